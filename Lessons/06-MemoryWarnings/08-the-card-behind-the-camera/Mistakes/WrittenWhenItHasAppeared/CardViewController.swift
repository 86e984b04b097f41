import UIKit

class CardViewController: UIViewController {
  private var receiver = ""
  private var text = ""
  private var picture: UIImage?

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
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    show()
  }

  private func show() {
    receiverField?.text = receiver
    textField?.text = text
    photo?.image = picture
  }

  @objc func typed() {
    receiver = receiverField?.text ?? ""
    text = textField?.text ?? ""
  }

  @objc func openCamera() {
    let camera = CameraViewController { [weak self] picture in
      if let picture { self?.picture = picture }
      self?.show()
      self?.dismiss(animated: true)
    }
    present(camera, animated: true)
  }

  @objc func send() {
    Post.send(to: receiver, text: text, picture: picture)
    (receiver, text, picture) = ("", "", nil)
    show()
  }
}
