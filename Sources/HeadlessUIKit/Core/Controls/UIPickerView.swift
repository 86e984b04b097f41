public import Foundation

/// Wheels of which each shows one of its rows.
open class UIPickerView: UIView {
  /// Who is asked for what there is to show; held weakly.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// Who is told and asked; held weakly.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { forgetTitles() } }
  private var selected: [Int: Int] = [:]
  /// How many rows each wheel has, and what was shown of them, since they were asked for (rule 957).
  private var counts: [Int]?
  private var titles: [Int: [Int: String]] = [:]
  /// Whether the selected row is marked.
  open var showsSelectionIndicator = true {
    didSet { keptLook("UIPickerView.showsSelectionIndicator", oldValue, showsSelectionIndicator) }
  }

  /// Without a size it is as large as it is by itself (rule 590).
  public override init(frame: CGRect) {
    super.init(
      frame: frame.size == .zero
        ? CGRect(origin: frame.origin, size: CGSize(width: 320, height: 216)) : frame)
  }
  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a picker view with the given frame, in points.
  public convenience init() { self.init(frame: .zero) }

  /// How many wheels there are.
  open var numberOfComponents: Int { askForCounts().count }
  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    askForCounts()[safe: component] ?? 0
  }
  /// Asks the data source and the delegate again for everything; the rows stay chosen (rule 957).
  open func reloadAllComponents() {
    (counts, titles) = (nil, [:])
    setNeedsLayout()
  }
  /// Asks the data source and the delegate again for one wheel; its row stays chosen (rule 957).
  open func reloadComponent(_ component: Int) {
    titles[component] = nil
    setNeedsLayout()
    guard counts?.indices.contains(component) ?? false, let dataSource else { return }
    counts?[component] = dataSource.pickerView(self, numberOfRowsInComponent: component)
    keepChosenInside()
  }
  private func forgetTitles() {
    titles = [:]
    setNeedsLayout()
  }
  private func askForCounts() -> [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let wheels = dataSource.numberOfComponents(in: self)
    let new = (0..<max(0, wheels)).map {
      dataSource.pickerView(self, numberOfRowsInComponent: $0)
    }
    counts = new
    keepChosenInside()
    return new
  }
  /// Where a wheel has fewer rows than before, the last one is chosen.
  private func keepChosenInside() {
    for (component, row) in selected {
      guard let count = counts?[safe: component] else { continue }
      selected[component] = count > 0 ? min(row, count - 1) : nil
    }
  }
  /// Turns a wheel to a row, or to the last one if there are fewer; the delegate is not told.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    let count = numberOfRows(inComponent: component)
    selected[component] = count > 0 ? min(max(row, 0), count - 1) : row
    setNeedsLayout()
  }
  /// The row that a wheel shows; -1 for none.
  open func selectedRow(inComponent component: Int) -> Int {
    selected[component] ?? (numberOfRows(inComponent: component) == 0 ? -1 : 0)
  }
  /// How large the rows of a wheel are, in points: as the delegate says, else as wide as all wheels share.
  open func rowSize(forComponent component: Int) -> CGSize {
    let count = CGFloat(max(numberOfComponents, 1))
    let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    return CGSize(
      width: width > 0 ? width : bounds.width / count, height: height > 0 ? height : 32)
  }
  /// The view of a row; nil when it is not shown.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    let view = delegate?.pickerView(
      self, viewForRow: row, forComponent: component, reusing: nil)
    return view is MissingRowView ? nil : view
  }

  /// A person turns a wheel to a row.
  package final func turn(_ component: Int, to row: Int) {
    guard !Simulator.current.isDead else { return }
    selected[component] = row
    askForRowsInSight()
    Simulator.current.tell(
      delegate, "pickerView(_:didSelectRow:inComponent:)",
      [Simulator.current.name(of: self), "\(row)", "\(component)"]
    ) { $0.pickerView(self, didSelectRow: row, inComponent: component) }
  }

  private var touchStart: CGPoint?
  /// The view keeps what goes down on it, and a list around it is not scrolled (rule 1456).
  final override var isMovedByTouches: Bool { true }
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    touchStart = touches.first?.location(in: self)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let start = touchStart, let end = touches.first?.location(in: self) else { return }
    touchStart = nil
    turn(from: start, to: end)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    touchStart = nil
  }

  /// In a window each layout asks for what comes into sight (rule 1190).
  open override func layoutSubviews() {
    super.layoutSubviews()
    askForRowsInSight()
  }

  private func askForRowsInSight() {
    guard drawnWindow != nil else { return }
    for component in 0..<numberOfComponents where !Simulator.current.isDead {
      let count = numberOfRows(inComponent: component)
      let chosen = selectedRow(inComponent: component)
      let height = rowSize(forComponent: component).height
      guard chosen >= 0, chosen < count, height > 0, drawnFrame.height.isFinite else { continue }
      let reach = Int(max(0, min(20, drawnFrame.height / 2 / height)))
      for row in max(0, chosen - reach)...chosen + min(reach, count - 1 - chosen) {
        _ = title(of: row, in: component)
      }
    }
  }

  open override var intrinsicContentSize: CGSize {
    inExtension("intrinsicContentSize")
      ?? CGSize(width: 320, height: 216)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    inExtension("sizeThatFits(_:)", [size])
      ?? CGSize(width: 320, height: 216)
  }
  package final override var renderedText: String? { shownRows.joined(separator: " | ") }

  /// The titles of the rows that are selected, from the first wheel to the last.
  package final var shownRows: [String] {
    (0..<numberOfComponents).map { title(of: selectedRow(inComponent: $0), in: $0) }
  }

  /// What a row shows: the texts of its view, else the text with attributes, else the plain one (rule 747).
  private func title(of row: Int, in component: Int) -> String {
    if let known = titles[component]?[row] { return known }
    let title = askForTitle(of: row, in: component)
    titles[component, default: [:]][row] = title
    return title
  }

  private func askForTitle(of row: Int, in component: Int) -> String {
    guard let delegate else { return "" }
    let view = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    guard view is MissingRowView else {
      return view.tree.compactMap { ($0 as? UILabel)?.text }.joined(separator: " ")
    }
    if deviceNumber >= 6,
      let title = delegate.pickerView(
        self, attributedTitleForRow: row, forComponent: component)
    {
      return title.string
    }
    return delegate.pickerView(self, titleForRow: row, forComponent: component) ?? ""
  }

  /// The row of that wheel with that title; nil where none has it.
  package final func row(titled title: String, in component: Int) -> Int? {
    guard (0..<numberOfComponents).contains(component) else { return nil }
    return (0..<numberOfRows(inComponent: component)).first {
      self.title(of: $0, in: component) == title
    }
  }
  package final override var renderedKind: String { "UIPickerView" }
}

/// What stands for the view of a row where the delegate gives none.
private final class MissingRowView: UIView {}

/// How many rows a picker has.
@MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What the rows of a picker show, and what happens when one is chosen.
@MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// The text of a row.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  )
    -> String?
  /// The text of a row with attributes.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// The view of a row.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// The height of a wheel's rows, in points.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The width of a wheel, in points.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// The user has turned a wheel.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// The default for a type that does not implement this member.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// The default for a type that does not implement this member.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// The default for a type that does not implement this member.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { isMissing(answering: MissingRowView()) }
  /// The default for a type that does not implement this member.
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  )
    -> CGFloat
  { isMissing(answering: 32) }
  /// The default for a type that does not implement this member.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    isMissing(
      answering: pickerView.drawnBounds.width / CGFloat(max(1, pickerView.numberOfComponents)))
  }
  /// The default for a type that does not implement this member.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) { isMissing() }
}
