import CourseModel
import HeadlessUIKit

extension Snapshot.View.Accessibility {
  /// Nil where the view says nothing beside what every view says.
  init?(_ view: UIView, _ simulator: Simulator) {
    let plain = Self()
    self = plain
    label = view.labelForTests?.shortened
    value = view.valueForTests?.shortened
    isFocused = simulator.firstResponder === view
    isSelected =
      (view as? UIControl)?.drawnSelected ?? false || view.traitsForTests.contains(.selected)
    role = Role(view)
    imageName = view.imageNameForTests?.shortened
    switch view {
    case let view as UITextField:
      placeholder = view.placeholder?.shortened
      if role == nil, view.isSecureTextEntry { role = .secureTextField }
      if role == nil, view is UISearchTextField { role = .searchField }
      value = value ?? view.renderedText?.shortened
      if view.showsClearButton {
        parts = ["Clear text"]
        partFrames = [
          Rectangle(view.frameOnScreen(of: view.clearButtonRect(forBounds: view.drawnBounds)))
        ]
      }
    case let view as UITextView: value = value ?? view.renderedText?.shortened
    case let view as UISwitch: value = value ?? (view.drawnOn ? "1" : "0")
    case let view as UISlider:
      let way = view.maximumValue - view.minimumValue
      let part = way > 0 ? (view.value - view.minimumValue) / way : 0
      value = value ?? part.inPercent
    case let view as UIProgressView: value = value ?? view.progress.inPercent
    case let view as UISegmentedControl:
      parts = (0..<view.numberOfSegments).map {
        (view.titleForSegment(at: $0) ?? "").shortened
      }
      value = value ?? "\(view.selectedSegmentIndex)"
    case let view as UIPickerView: parts = view.shownRows.map(\.shortened)
    case let view as UIDatePicker:
      let wheels = view.shownWheels
      if !wheels.isEmpty { parts = wheels }
      let fields = view.compactFields
      if !fields.isEmpty {
        parts = fields.map(\.words)
        partFrames = fields.map { Rectangle(view.frameOnScreen(of: $0.frame)) }
      }
    case let view as UIStepper: parts = view.usableButtons
    case let view as UIPageControl:
      value = value ?? "page \(view.drawnCurrentPage &+ 1) of \(view.drawnNumberOfPages)"
    case let table as UITableView: rowCounts = table.knownRowCounts
    case let cell as UITableViewCell:
      isSelected = cell.drawnSelected
      row = cell.surroundingTable?.indexPath(for: cell).map { [$0.section, $0.row] }
    case let cell as UICollectionViewCell: isSelected = cell.drawnSelected
    default: break
    }
    if view.hidesContentFromTests { hidesContent = true }
    if self == plain { return nil }
  }
}

extension Snapshot.View.Accessibility.Role {
  fileprivate init?(_ view: UIView) {
    let traits = view.traitsForTests
    // A label is one without a word of the app (rule 1001).
    let isElement = view.isElementForTests || view is UILabel
    if let alert = view.controller as? UIAlertController, alert.loadedView === view {
      self = alert.preferredStyle == .alert ? .alert : .sheet
    } else if view.isBackButton {
      self = .backButton
    } else if view.isOpenMenu {
      self = .menu
    } else if view.liesAroundPopover {
      self = .aroundPopover
    } else if isElement, traits.contains(.button) {
      self = .button
    } else if isElement, traits.contains(.link) {
      self = .link
    } else if isElement, traits.contains(.searchField) {
      self = .searchField
    } else if isElement, traits.contains(.image) {
      self = .image
    } else if isElement, traits.contains(.staticText) {
      self = .staticText
    } else {
      return nil
    }
  }
}
