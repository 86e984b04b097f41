import UIKit

class CardViewController: UIViewController, UITextFieldDelegate {
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
      field?.delegate = self
    }
    addButton("Camera", at: 130, action: #selector(openCamera))
    addButton("Send", at: 180, action: #selector(send))
    photo = addPhoto("photo", at: 230)
    show()
  }

  private func show() {
    receiverField?.text = receiver
    textField?.text = text
    photo?.image = picture
  }

  func textField(
    _ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    let new = ((field.text ?? "") as NSString).replacingCharacters(in: range, with: string)
    if field === receiverField { receiver = new } else { text = new }
    return true
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
