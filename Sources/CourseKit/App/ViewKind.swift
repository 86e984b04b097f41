import CourseModel

/// A sort of views that scripts look for, by XCUITest's name for it.
struct ViewKind {
  let noun: ElementNoun
  /// UIKit's classes of which it is a kind; none for any.
  let kinds: Set<String>
  /// What it is beside that; nil for any.
  var role: Snapshot.View.Accessibility.Role?
  /// Whether it is also called by a text inside of it, as a row is by what it shows.
  var isCalledByContents = false
  /// Whether only what a person reads counts, so that a check can say what should stand there.
  var isCalledByShownText = false
  /// How the app's side looks for it by itself; nil where it does not.
  var queryKind: ElementQuery.Kind?

  func includes(_ view: Snapshot.View) -> Bool {
    if queryKind == .button, view.accessibility?.role == .button { return true }
    if !kinds.isEmpty, !kinds.contains(view.kind) { return false }
    if kinds == ["UITextField"], role == nil {
      return ![.secureTextField, .searchField].contains(view.accessibility?.role)
    }
    return role == nil || view.accessibility?.role == role
  }

  /// How surely a user or a test means the view by that name, 0 before all others; nil if they do not.
  func rank(of view: Snapshot.View, _ name: String) -> Int? {
    if isCalledByShownText { return view.text == name ? 0 : nil }
    // The name in the trace is no word of a button's.
    if let rank = view.rank(name), queryKind == nil || rank < 2 || view.text == name { return rank }
    let isMeant =
      isCalledByContents
      && view.selfAndDescendants.contains { $0.kind == "UILabel" && $0.text == name }
    return isMeant ? 3 : nil
  }

  static let button = Self(
    noun: ElementNoun("button", "buttons"),
    kinds: ["UIButton", "UIMenuItem", "UISegment", "UIStepperButton"],
    queryKind: .button)
  static let label = Self(
    noun: ElementNoun("label", "labels"), kinds: ["UILabel"], isCalledByShownText: true,
    queryKind: .label)
  static let staticText = Self(
    noun: ElementNoun("static text", "static texts"), kinds: ["UILabel"])
  static let stepper = Self(noun: ElementNoun("stepper", "steppers"), kinds: ["UIStepper"])
  static let datePicker = Self(
    noun: ElementNoun("date picker", "date pickers"), kinds: ["UIDatePicker"])
  static let progressIndicator = Self(
    noun: ElementNoun("progress indicator", "progress indicators"), kinds: ["UIProgressView"])
  static let activityIndicator = Self(
    noun: ElementNoun("activity indicator", "activity indicators"),
    kinds: ["UIActivityIndicatorView"])
  static let pageIndicator = Self(
    noun: ElementNoun("page indicator", "page indicators"), kinds: ["UIPageControl"])
  static let other = Self(
    noun: ElementNoun("other element", "other elements"), kinds: ["UIView", "UISearchBar"])
  static let textField = Self(
    noun: ElementNoun("text field", "text fields"), kinds: ["UITextField"])
  static let secureTextField = Self(
    noun: ElementNoun("secure text field", "secure text fields"), kinds: ["UITextField"],
    role: .secureTextField)
  static let searchField = Self(
    noun: ElementNoun("search field", "search fields"), kinds: [], role: .searchField)
  static let textView = Self(noun: ElementNoun("text view", "text views"), kinds: ["UITextView"])
  static let toggle = Self(noun: ElementNoun("switch", "switches"), kinds: ["UISwitch"])
  static let slider = Self(noun: ElementNoun("slider", "sliders"), kinds: ["UISlider"])
  static let segmentedControl = Self(
    noun: ElementNoun("segmented control", "segmented controls"), kinds: ["UISegmentedControl"])
  static let picker = Self(noun: ElementNoun("picker", "pickers"), kinds: ["UIPickerView"])
  static let image = Self(noun: ElementNoun("image", "images"), kinds: ["UIImageView"])
  static let table = Self(noun: ElementNoun("table", "tables"), kinds: ["UITableView"])
  static let cell = Self(
    noun: ElementNoun("cell", "cells"), kinds: ["UITableViewCell", "UICollectionViewCell"],
    isCalledByContents: true)
  static let collection = Self(
    noun: ElementNoun("collection view", "collection views"), kinds: ["UICollectionView"])
  static let scrollView = Self(
    noun: ElementNoun("scroll view", "scroll views"), kinds: ["UIScrollView"])
  static let navigationBar = Self(
    noun: ElementNoun("navigation bar", "navigation bars"), kinds: ["UINavigationBar"],
    isCalledByContents: true)
  static let tabBar = Self(noun: ElementNoun("tab bar", "tab bars"), kinds: ["UITabBar"])
  static let toolbar = Self(noun: ElementNoun("toolbar", "toolbars"), kinds: ["UIToolbar"])
  static let alert = Self(
    noun: ElementNoun("alert", "alerts"), kinds: [], role: .alert, isCalledByContents: true)
  static let sheet = Self(
    noun: ElementNoun("action sheet", "action sheets"), kinds: [], role: .sheet,
    isCalledByContents: true)
}

extension Snapshot.View {
  /// 0 for its accessibility identifier, 1 for its accessibility label, 2 for what it shows and its name in
  /// the trace; nil for another word.
  func rank(_ word: String) -> Int? {
    if accessibilityIdentifier == word { return 0 }
    if accessibility?.label == word { return 1 }
    return text == word || accessibility?.placeholder == word || name == word ? 2 : nil
  }

  /// Its segments or its halves, which are no views of their own: buttons with the name of the whole control
  /// and their places as tags.
  fileprivate var segments: [Snapshot.View] {
    let parts =
      switch kind {
      case "UISegmentedControl": accessibility?.parts ?? []
      case "UIStepper": ["Decrement", "Increment"]
      default: [String]()
      }
    let width = bounds.width / Double(max(1, parts.count))
    return parts.enumerated().map { number, title in
      let isHalf = kind == "UIStepper"
      let x = Double(number) * width
      let place = Rectangle(x: x, y: 0, width: width, height: bounds.height)
      var onScreen = frameOnScreen
      (onScreen.x, onScreen.width) = (onScreen.x + x, width)
      var says = Accessibility(label: isHalf ? title : nil)
      says.isSelected = !isHalf && accessibility?.value == "\(number)"
      let part = isHalf ? "UIStepperButton" : "UISegment"
      return Snapshot.View(
        name: name, className: part, kind: part, frame: place, bounds: place,
        frameOnScreen: onScreen, text: isHalf ? nil : title, backgroundColor: nil, alpha: alpha,
        tag: number, isHidden: isHidden, isUserInteractionEnabled: isUserInteractionEnabled,
        isEnabled: isHalf ? accessibility?.parts?.contains(title) ?? isEnabled : isEnabled,
        accessibilityIdentifier: nil, controllerName: controllerName,
        accessibility: says, subviews: [])
    }
  }
}

extension Snapshot.View {
  /// What of a kind is in it, however deep.
  fileprivate func inside(of kind: ViewKind) -> [Snapshot.View] {
    (kind.queryKind == .button ? segments : [])
      + Array(selfAndDescendants.dropFirst()).of(kind)
  }
}

extension [Snapshot.View] {
  /// Those of a kind, with the segments of those that have some.
  fileprivate func of(_ kind: ViewKind) -> [Snapshot.View] {
    guard kind.queryKind == .button else { return filter(kind.includes) }
    return flatMap { (kind.includes($0) ? [$0] : []) + $0.segments }
  }
}

/// In what scripts look for views.
@MainActor public protocol ViewContainer {
  /// The views of that kind in it, superviews before their subviews.
  func views(of kind: ViewKindName) -> ViewElements
}

/// The kinds of views that scripts look for; see the properties of ``ViewContainer``.
public struct ViewKindName {
  let kind: ViewKind
}

extension ViewContainer {
  private func all(_ kind: ViewKind) -> ViewElements { views(of: ViewKindName(kind: kind)) }

  /// Buttons, by their identifier, their label for people who do not see them, or their title; so are the
  /// segments of segmented controls.
  public var buttons: ViewElements { all(.button) }
  /// Labels, by the text that they show and by nothing else.
  public var labels: ViewElements { all(.label) }
  /// Labels by XCUITest's name, and found as there: by their identifier, their label for people who do not see
  /// them, or their text.
  public var staticTexts: ViewElements { all(.staticText) }
  /// Steppers.
  public var steppers: ViewElements { all(.stepper) }
  /// Date pickers.
  public var datePickers: ViewElements { all(.datePicker) }
  /// Bars that show how far something is.
  public var progressIndicators: ViewElements { all(.progressIndicator) }
  /// Wheels that turn while something is done.
  public var activityIndicators: ViewElements { all(.activityIndicator) }
  /// The dots that stand for pages.
  public var pageIndicators: ViewElements { all(.pageIndicator) }
  /// Views that are of no other kind.
  public var otherElements: ViewElements { all(.other) }

  /// Text fields, by their text, placeholder or identifier; secure ones and those of search bars are
  /// apart.
  public var textFields: ViewElements { all(.textField) }
  /// Text fields that hide what they hold.
  public var secureTextFields: ViewElements { all(.secureTextField) }
  /// The fields of search bars, by their text, placeholder or identifier.
  public var searchFields: ViewElements { all(.searchField) }
  /// Text views, by their text or identifier.
  public var textViews: ViewElements { all(.textView) }
  /// Switches, by the words for people who do not see them, or their identifier.
  public var switches: ViewElements { all(.toggle) }
  /// Sliders, by those words or their identifier.
  public var sliders: ViewElements { all(.slider) }
  /// Segmented controls; see ``AppElement/select(segment:)``.
  public var segmentedControls: ViewElements { all(.segmentedControl) }
  /// Pickers with wheels.
  public var pickers: ViewElements { all(.picker) }
  /// Image views.
  public var images: ViewElements { all(.image) }
  /// Tables.
  public var tables: ViewElements { all(.table) }
  /// Rows of tables and items of collection views, also by a text that they show.
  public var cells: ViewElements { all(.cell) }
  /// Collection views.
  public var collectionViews: ViewElements { all(.collection) }
  /// Scroll views that are neither tables nor text views.
  public var scrollViews: ViewElements { all(.scrollView) }
  /// Navigation bars, by their titles.
  public var navigationBars: ViewElements { all(.navigationBar) }
  /// Tab bars, whose buttons stand for tabs.
  public var tabBars: ViewElements { all(.tabBar) }
  /// Toolbars.
  public var toolbars: ViewElements { all(.toolbar) }
  /// Alerts, by their titles.
  public var alerts: ViewElements { all(.alert) }
  /// Action sheets, by their titles.
  public var sheets: ViewElements { all(.sheet) }
}

extension XCUIApplication: ViewContainer {
  /// The views of that kind in its windows.
  public func views(of kind: ViewKindName) -> ViewElements {
    ViewElements(self, kind.kind.noun, queryKind: kind.kind.queryKind, kind: kind.kind) {
      .success($0.windows.flatMap(\.view.selfAndDescendants).of(kind.kind))
    }
  }
}

extension AppElementList: ViewContainer where Node == Snapshot.View {
  /// The views of that kind in any of them, however deep: `app.tabBars.buttons["Map"]`, as in XCUITest.
  public func views(of kind: ViewKindName) -> ViewElements {
    ViewElements(app, kind.kind.noun, kind: kind.kind) { [locate] snapshot in
      locate(snapshot).map { views in
        // One that lies in another one's is found once.
        let inner = Set(views.flatMap { $0.selfAndDescendants.dropFirst().map(\.name) })
        return views.filter { !inner.contains($0.name) }.flatMap { $0.inside(of: kind.kind) }
      }
    }
  }
}

extension AppElement: ViewContainer where Node == Snapshot.View {
  /// The views of that kind in it, however deep.
  public func views(of kind: ViewKindName) -> ViewElements {
    ViewElements(app, kind.kind.noun, kind: kind.kind) { [locate] snapshot in
      locate(snapshot).map { $0.inside(of: kind.kind) }
    }
  }
}
