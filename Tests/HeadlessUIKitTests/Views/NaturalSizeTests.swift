import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// A stack at the upper left corner of a screen.
@MainActor
private struct Row {
  let stage: TestApp
  let root: UIViewController
  let stack: UIStackView

  init() throws {
    // Views and controllers belong to the device that was made before them.
    stage = TestApp(iOS: 13)
    (root, stack) = (UIViewController(), UIStackView())
    try stage.show(root)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.axis = .vertical
    stack.spacing = 8
    root.view.addSubview(stack)
    stack.topAnchor.constraint(equalTo: root.view.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: root.view.leadingAnchor).isActive = true
  }

  func block(_ height: CGFloat) -> UIView {
    let view = UIView()
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
    view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    stack.addArrangedSubview(view)
    return view
  }

  /// How high the stack is when all is laid out.
  var height: CGFloat {
    root.view.layoutIfNeeded()
    return stack.frame.height
  }
}

/// Rows of views that are hidden, empty, or keep to their own size.
@MainActor
struct NaturalSizeTests {
  @Test("A hidden view takes no room in a stack, nor the distance behind it", .rule(718))
  func hidden() throws {
    let row = try Row()
    let (first, second, third) = (row.block(20), row.block(30), row.block(40))
    expectEqual(row.height, 106)
    second.isHidden = true
    expect(row.height == 68 && third.frame.minY == 28)
    expectEqual(row.stack.arrangedSubviews.count, 3)
    second.isHidden = false
    expect(row.height == 106 && third.frame.minY == 66)
    // The next turn lays out what changed, too.
    first.isHidden = true
    try row.stage.settle()
    expectEqual(row.stack.frame.height, 78)
  }

  /// A view that is as wide as it is told by itself.
  private final class Wide: UIView {
    private let width: CGFloat
    init(_ width: CGFloat) {
      self.width = width
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { CGSize(width: width, height: 10) }
  }

  @Test("Filled in proportion, the first view of a row has its part before the others", .rule(1300))
  func proportion() throws {
    func lengths(_ sizes: [CGFloat], _ change: (UIStackView) -> Void) throws -> [CGFloat] {
      let row = try Row()
      row.stack.axis = .horizontal
      row.stack.spacing = 0
      row.stack.distribution = .fillProportionally
      for size in sizes { row.stack.addArrangedSubview(Wide(size)) }
      row.stack.widthAnchor.constraint(equalToConstant: 200).isActive = true
      change(row.stack)
      row.root.view.layoutIfNeeded()
      return row.stack.arrangedSubviews.map { $0.frame.width }
    }
    expectEqual(try lengths([25, 75]) { _ in }, [50, 150])
    let margins = try lengths([25, 75]) {
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    }
    expectEqual(margins, [50, 130])
    expectEqual(try lengths([20, 60]) { $0.spacing = 20 }, [40, 140])
    let same = try lengths([20, 30, 50]) {
      let (first, last) = ($0.arrangedSubviews[0], $0.arrangedSubviews[2])
      last.widthAnchor.constraint(equalTo: first.widthAnchor).isActive = true
    }
    expectEqual(same, [40, 120, 40])
  }

  @Test("A hidden view has no length, and lies where the one before it ends", .rule(718))
  func folded() throws {
    let row = try Row()
    let (first, second) = (row.block(20), row.block(30))
    try row.stage.settle()
    second.isHidden = true
    try row.stage.settle()
    expectEqual(second.frame, CGRect(x: 0, y: 20, width: 50, height: 0))
    first.isHidden = true
    try row.stage.settle()
    expect(first.frame.height == 0 && second.frame.minY == 0)
    second.isHidden = false
    try row.stage.settle()
    expectEqual(second.frame.height, 30)
  }

  @Test("What is no longer arranged stays a subview, and what leaves is not arranged", .rule(718))
  func removed() throws {
    let row = try Row()
    let (first, second) = (row.block(20), row.block(30))
    row.stack.removeArrangedSubview(first)
    expect(first.superview === row.stack && row.height == 30)
    second.removeFromSuperview()
    expect(row.stack.arrangedSubviews.isEmpty)
  }

  @Test("A label has a size as soon as it has a text", .rule(720))
  func emptyLabel() throws {
    let row = try Row()
    let label = UILabel()
    row.stack.addArrangedSubview(label)
    _ = row.block(20)
    expect(label.intrinsicContentSize == .zero && row.height == 28)
    label.text = ""
    expectEqual(label.intrinsicContentSize, .zero)
    expectEqual(label.sizeThatFits(CGSize(width: 9, height: 9)), .zero)
    label.text = " "
    expect(label.intrinsicContentSize.height > 0 && row.height > 28)
    label.text = nil
    expectEqual(row.height, 28)
  }

  @Test("A switch beside a label keeps its size, and the label takes what is left", .rule(724))
  func hugging() throws {
    let row = try Row()
    let (label, toggle) = (UILabel(), UISwitch())
    label.text = "Sound"
    row.stack.axis = .horizontal
    row.stack.trailingAnchor.constraint(equalTo: row.root.view.trailingAnchor).isActive = true
    for view in [label, toggle] { row.stack.addArrangedSubview(view) }
    row.root.view.layoutIfNeeded()
    // A switch is drawn two points wider than constraints see it (rule 683).
    let own = toggle.intrinsicContentSize.width
    expectEqual(toggle.frame.width, own + 2)
    expectEqual(label.frame.width, row.root.view.bounds.width - 8 - own)
    let priorities = [
      UISwitch(), UIStepper(), UIActivityIndicatorView(), UIProgressView(), UIButton(),
    ]
    .map { view in
      [NSLayoutConstraint.Axis.horizontal, .vertical].map {
        Int(view.contentHuggingPriority(for: $0).rawValue)
      }
    }
    expectEqual(priorities, [[750, 750], [750, 750], [750, 750], [250, 750], [250, 250]])
  }
}
