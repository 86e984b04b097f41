import UIKit

/// A photo, of which only the name is drawn here, and a button.
class PhotoView: UIView {
  init(_ photo: Photo, target: Any, action: Selector) {
    super.init(frame: UIScreen.main.bounds)
    backgroundColor = .darkGray
    let label = UILabel(frame: CGRect(x: 20, y: 30, width: 200, height: 40))
    label.text = "A photo: \(photo.name)"
    addSubview(label)
    let button = UIButton(type: .system)
    button.setTitle("Comments", for: .normal)
    button.frame = CGRect(x: 20, y: 70, width: 120, height: 40)
    button.addTarget(target, action: action, for: .touchUpInside)
    addSubview(button)
  }

  required init?(coder: NSCoder) {
    fatalError("This view is made in code.")
  }
}
