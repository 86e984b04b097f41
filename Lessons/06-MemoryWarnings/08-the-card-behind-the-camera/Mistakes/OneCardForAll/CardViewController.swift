import UIKit

class CardViewController: UIViewController {
  private static var receiver = ""
  private static var text = ""
  private static var picture: UIImage?

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
    receiverField?.text = Self.receiver
    textField?.text = Self.text
    photo?.image = Self.picture
  }

  @objc func typed() {
    Self.receiver = receiverField?.text ?? ""
    Self.text = textField?.text ?? ""
  }

  @objc func openCamera() {
    let camera = CameraViewController { [weak self] picture in
      if let picture { Self.picture = picture }
      self?.show()
      self?.dismiss(animated: true)
    }
    present(camera, animated: true)
  }

  @objc func send() {
    Post.send(to: Self.receiver, text: Self.text, picture: Self.picture)
    (Self.receiver, Self.text, Self.picture) = ("", "", nil)
    show()
  }
}
