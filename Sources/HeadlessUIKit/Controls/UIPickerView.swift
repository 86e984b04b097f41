public import Foundation

/// Wheels of which each shows one of its rows.
open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)?
  private var selected: [Int: Int] = [:]
  open var showsSelectionIndicator = true

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init() { self.init(frame: .zero) }

  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  open func reloadAllComponents() { selected = [:] }
  open func reloadComponent(_ component: Int) { selected[component] = nil }
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selected[component] = row
  }
  open func selectedRow(inComponent component: Int) -> Int {
    selected[component] ?? (numberOfRows(inComponent: component) == 0 ? -1 : 0)
  }
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
  }

  /// A person turns a wheel to a row.
  package final func turn(_ component: Int, to row: Int) {
    guard !Simulator.current.isDead else { return }
    selected[component] = row
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  package final override var renderedText: String? {
    (0..<numberOfComponents).map { component in
      delegate?.pickerView(
        self, titleForRow: selectedRow(inComponent: component), forComponent: component) ?? ""
    }.joined(separator: " | ")
  }
  package final override var renderedKind: String { "UIPickerView" }
}

/// How many rows a picker has.
@MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What the rows of a picker show, and what happens when one is chosen.
@MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  )
    -> String?
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { view ?? UIView() }
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  )
    -> CGFloat
  { 32 }
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    pickerView.drawnBounds.width / CGFloat(max(1, pickerView.numberOfComponents))
  }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
