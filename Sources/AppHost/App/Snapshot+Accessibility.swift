import CourseModel
import EventTrace
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
    if !(view is UIControl), view.traitsForTests.contains(.notEnabled) { isDisabled = true }
    // Rule 1359.
    if let spinner = view as? UIActivityIndicatorView {
      label = label ?? (spinner.isAnimating ? "In progress" : "Progress halted")
      value = value ?? (spinner.isAnimating ? "1" : "0")
    }
    if let view = view as? UIScrollView, !(view is UITextView) {
      let bars = view.scrollBarsForTests
      if !bars.isEmpty { scrollBars = bars.map(ScrollBar.init) }
    }
    if view.hidesContentFromTests {
      hidesContent = true
    } else {
      elements = view.elementsForTests?.compactMap { Element($0, simulator) }
    }
    if self == plain { return nil }
  }
}

extension Snapshot.View.Accessibility.ScrollBar {
  fileprivate init(_ bar: UIScrollView.ScrollBar) {
    self.init(
      isVertical: bar.isVertical, pages: bar.pages, percent: bar.percent,
      frame: Rectangle(bar.frameOnScreen))
  }
}

extension Snapshot.View.Accessibility.Element {
  fileprivate init?(_ object: Any, _ simulator: Simulator) {
    switch object {
    case let view as UIView:
      self.init(frame: Rectangle(view.frameOnScreen))
      self.view = simulator.name(of: view)
    case let element as UIAccessibilityElement:
      self.init(frame: Rectangle(element.frameForTests))
      label = element.accessibilityLabel?.shortened
      value = element.accessibilityValue?.shortened
      if simulator.iOS >= 5.0 { identifier = element.accessibilityIdentifier?.shortened }
      let traits = element.accessibilityTraits
      role = Snapshot.View.Accessibility.Role(traits)
      if traits.contains(.notEnabled) { isDisabled = true }
      if traits.contains(.selected) { isSelected = true }
    default: return nil
    }
  }
}

extension Snapshot.View.Accessibility.Role {
  fileprivate init?(_ traits: UIAccessibilityTraits) {
    let roles: [(UIAccessibilityTraits, Self)] = [
      (.button, .button), (.link, .link), (.searchField, .searchField), (.image, .image),
      (.staticText, .staticText),
    ]
    guard let role = roles.first(where: { traits.contains($0.0) })?.1 else { return nil }
    self = role
  }

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
    } else if isElement, let role = Self(traits) {
      self = role
    } else {
      return nil
    }
  }
}
