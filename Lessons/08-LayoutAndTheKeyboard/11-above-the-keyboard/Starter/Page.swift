import UIKit

/// Three fields of a letter, from top to bottom of the view that they lie in.
class Page: UIView {
  let fields = ["From", "To", "Text"].map { name in
    let field = UITextField()
    field.placeholder = name
    return field
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for field in fields { addSubview(field) }
  }

  required init?(coder: NSCoder) { fatalError("No nib has one.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let ends = [70, bounds.midY + 20, bounds.maxY - 30]
    for (field, end) in zip(fields, ends) {
      field.frame = CGRect(x: 20, y: end - 40, width: bounds.width - 40, height: 40)
    }
  }
}
