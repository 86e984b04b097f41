import UIKit

class CardViewController: UIViewController {
  /// What is written on the card.
  private struct Card {
    var receiver = ""
    var text = ""
    var picture: UIImage?
  }

  private var card = Card() { didSet { show() } }

  // The view holds them; when it goes they go.
  private weak var receiverField: UITextField?
  private weak var textField: UITextField?
  private weak var photo: UIImageView?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    receiverField = addField("to", at: 40)
    textField = addField("text", at: 85)
    for field in [receiverField, textField] {
      field?.addTarget(self, action: #selector(typed), for: .editingChanged)
    }
    addButton("Camera", at: 130, action: #selector(openCamera))
    addButton("Send", at: 180, action: #selector(send))
    photo = addPhoto("photo", at: 230)
    show()
  }

  private func show() {
    if receiverField?.text != card.receiver { receiverField?.text = card.receiver }
    if textField?.text != card.text { textField?.text = card.text }
    photo?.image = card.picture
  }

  @objc func typed() {
    card = Card(
      receiver: receiverField?.text ?? "", text: textField?.text ?? "", picture: card.picture)
  }

  @objc func openCamera() {
    let camera = CameraViewController { [weak self] picture in
      if let picture { self?.card.picture = picture }
      self?.dismiss(animated: true)
    }
    present(camera, animated: true)
  }

  @objc func send() {
    Post.send(to: card.receiver, text: card.text, picture: card.picture)
    card = Card()
  }
}
