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

  func includes(_ view: Snapshot.View) -> Bool {
    if !kinds.isEmpty, !kinds.contains(view.kind) { return false }
    if kinds == ["UITextField"], role == nil {
      return ![.secureTextField, .searchField].contains(view.accessibility?.role)
    }
    return role == nil || view.accessibility?.role == role
  }

  /// Whether a user or a test would call the view by that name.
  func isCalled(_ view: Snapshot.View, _ name: String) -> Bool {
    if view.isCalled(name) || view.name == name { return true }
    return isCalledByContents
      && view.selfAndDescendants.contains { $0.kind == "UILabel" && $0.text == name }
  }

  static let button = Self(
    noun: ElementNoun("button", "buttons"), kinds: ["UIButton", "UIMenuItem"])
  static let label = Self(noun: ElementNoun("label", "labels"), kinds: ["UILabel"])
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
  /// Whether that is its text, its placeholder, or its accessibility identifier or label.
  fileprivate func isCalled(_ name: String) -> Bool {
    text == name || accessibilityIdentifier == name || accessibility?.label == name
      || accessibility?.placeholder == name
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
    ViewElements(self, kind.kind.noun, kind: kind.kind) { snapshot in
      .success(snapshot.windows.flatMap(\.view.selfAndDescendants).filter(kind.kind.includes))
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
        return views.filter { !inner.contains($0.name) }.flatMap { view in
          view.selfAndDescendants.dropFirst().filter(kind.kind.includes)
        }
      }
    }
  }

  /// The buttons in any of them, superviews before their subviews.
  public var buttons: ViewElements { views(of: ViewKindName(kind: .button)) }
  /// The labels in any of them, superviews before their subviews.
  public var labels: ViewElements { views(of: ViewKindName(kind: .label)) }
}

extension AppElement: ViewContainer where Node == Snapshot.View {
  /// The views of that kind in it, however deep.
  public func views(of kind: ViewKindName) -> ViewElements {
    ViewElements(app, kind.kind.noun, kind: kind.kind) { [locate] snapshot in
      locate(snapshot).map { view in
        view.selfAndDescendants.dropFirst().filter(kind.kind.includes)
      }
    }
  }

  /// The buttons in it, superviews before their subviews.
  public var buttons: ViewElements {
    views(of: ViewKindName(kind: .button))
  }
  /// The labels in it, superviews before their subviews.
  public var labels: ViewElements {
    views(of: ViewKindName(kind: .label))
  }
}
