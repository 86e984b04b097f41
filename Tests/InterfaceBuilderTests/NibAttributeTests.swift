import EventTrace
import Foundation
import InterfaceFiles
import Expectations
import Testing

@testable import HeadlessUIKit

@Suite("What attributes do to objects")
@MainActor
struct NibAttributeTests {
  /// An object of each family's class.
  private static let objects: [String: () -> NSObject] = [
    "view": { UIView() }, "window": { UIWindow(frame: CGRect(x: 1, y: 1, width: 5, height: 5)) },
    "imageView": { UIImageView() }, "scrollView": { UIScrollView() },
    "stackView": { UIStackView(frame: .zero) },
    "visualEffectView": { UIVisualEffectView(effect: nil) },
    "label": { UILabel() }, "textField": { UITextField() }, "textView": { UITextView() },
    "control": { UIControl() }, "button": { UIButton() }, "switch": { UISwitch() },
    "slider": { UISlider() }, "stepper": { UIStepper() }, "colorWell": { UIColorWell() },
    "hoverGestureRecognizer": { UIHoverGestureRecognizer() },
    "segmentedControl": { UISegmentedControl(items: ["a", "b"]) },
    "refreshControl": { UIRefreshControl() },
    "pageControl": {
      let pages = UIPageControl()
      pages.numberOfPages = 5
      return pages
    }, "progressView": { UIProgressView() },
    "activityIndicatorView": { UIActivityIndicatorView() }, "datePicker": { UIDatePicker() },
    "pickerView": { UIPickerView() }, "tableView": { UITableView() },
    "tableViewCell": { UITableViewCell() },
    "tableViewHeaderFooterView": { UITableViewHeaderFooterView() },
    "collectionView": {
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    },
    "collectionReusableView": { UICollectionReusableView() },
    "collectionViewCell": { UICollectionViewCell() },
    "collectionViewLayout": { UICollectionViewLayout() },
    "collectionViewFlowLayout": { UICollectionViewFlowLayout() },
    "navigationBar": { UINavigationBar() }, "navigationItem": { UINavigationItem(title: "") },
    "barItem": { UIBarButtonItem() }, "barButtonItem": { UIBarButtonItem() },
    "tabBarItem": { UITabBarItem() }, "tabBar": { UITabBar() }, "toolbar": { UIToolbar() },
    "searchBar": { UISearchBar() }, "viewController": { UIViewController() },
    "navigationController": { UINavigationController() },
    "tabBarController": { UITabBarController() },
    "splitViewController": { UISplitViewController() },
    "pageViewController": {
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    },
    "tableViewController": { UITableViewController() },
    "collectionViewController": {
      UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    },
    "gestureRecognizer": { UIGestureRecognizer() },
    "tapGestureRecognizer": { UITapGestureRecognizer() },
    "longPressGestureRecognizer": { UILongPressGestureRecognizer() },
    "swipeGestureRecognizer": { UISwipeGestureRecognizer() },
    "panGestureRecognizer": { UIPanGestureRecognizer() },
    "screenEdgePanGestureRecognizer": { UIScreenEdgePanGestureRecognizer() },
    "pinchGestureRecognizer": { UIPinchGestureRecognizer() },
    "rotationGestureRecognizer": { UIRotationGestureRecognizer() },
  ]

  /// What files say of one thing or another; of each row at least one of them changes the object.
  private static let said = [
    "YES", "NO", "1", "0.5", "3", "7", "12.5", "text", "picture", "left", "right", "top", "bottom",
    "center", "none", "never", "always", "plain", "vertical", "fillEqually", "trailing", "black",
    "white", "grouped", "detailButton", "custom", "standard", "onDrag", "tailTruncation",
    "headTruncation", "IBUITableViewCellStyleValue1", "contactAdd", "wheels", "date", "minimal",
    "prominent", "dimmed", "forceRightToLeft", "pageSheet", "crossDissolve", "doubleColumn",
    "oneBesideSecondary", "pageCurl", "mid", "bar", "large", "fromAutomaticInsets", "dark",
    "alignCenters", "line", "disclosureIndicator", "horizontal", "trash", "done", "search", "fill",
    "leading", "up", "allCharacters", "yes", "numberPad", "go", "email", "checkbox", "topToBottom",
    "safeArea", "destructive", "editor", "tile",
  ]

  /// The same in children.
  private static func parts(_ key: String) -> [InterfaceElement] {
    let inside = InterfaceElement(
      name: "fontDescription",
      attributes: ["key": "fontDescription", "type": "boldSystem", "pointSize": "31"], line: 3)
    let color = [
      "key": "backgroundColor", "red": "0.25", "green": "0.5", "blue": "0.75", "alpha": "0.5",
    ]
    let colorInside = InterfaceElement(name: "color", attributes: color, line: 3)
    func part(
      _ name: String, _ attributes: [String: String] = [:], _ children: [InterfaceElement] = [],
      _ text: String = ""
    ) -> InterfaceElement {
      var all = attributes
      all["key"] = key
      return InterfaceElement(
        name: name, attributes: all, line: 2, children: children, text: text)
    }
    let fragment = InterfaceElement(
      name: "fragment", attributes: ["content": "other"], line: 3)
    return [
      part("rect", ["x": "1", "y": "2", "width": "30", "height": "40"]),
      part("frame", ["minX": "1", "minY": "2", "width": "30", "height": "40"]),
      part("size", ["width": "30", "height": "40"]),
      part("inset", ["minX": "1", "minY": "2", "maxX": "3", "maxY": "4"]),
      part("edgeInsets", ["top": "1", "left": "2", "bottom": "3", "right": "4"]),
      part("directionalEdgeInsets", ["top": "1", "leading": "2", "bottom": "3", "trailing": "4"]),
      part("offsetWrapper", ["horizontal": "5", "vertical": "6"]),
      part("autoresizingMask", ["widthSizable": "YES"]),
      part("color", ["red": "0.25", "green": "0.5", "blue": "0.75", "alpha": "0.5"]),
      part("fontDescription", ["type": "boldSystem", "pointSize": "31"]),
      part("string", [:], [], "text"),
      part("attributedString", [:], [fragment]),
      part("imageReference", ["image": "picture"]),
      part("date", ["timeIntervalSinceReferenceDate": "86400"]),
      part("locale", ["localeIdentifier": "de"]), part("timeZone", ["name": "Europe/Berlin"]),
      part("bool", ["value": "YES"]),
      part("accessibilityTraits", ["button": "YES"]),
      part("accessibility", ["label": "text", "identifier": "text"]),
      part("textInputTraits", ["returnKeyType": "go"]),
      part("dataDetectorType", ["link": "YES"]),
      part("extendedEdge", ["top": "YES"]), part("rectEdge", ["left": "YES"]),
      part("preferredSymbolConfiguration", ["scale": "large"]),
      part("buttonConfiguration", ["style": "filled", "title": "text"]),
      part("textAttributes", [:], [inside]),
      part("navigationBarAppearance", [:], [colorInside]),
      part("menu", ["title": "text"]),
      part("array", [:], [InterfaceElement(name: "integer", attributes: ["value": "1"], line: 3)]),
    ]
  }

  private static func children(_ name: String) -> [InterfaceElement] {
    func child(
      _ attributes: [String: String], _ children: [InterfaceElement] = []
    ) -> InterfaceElement {
      InterfaceElement(name: name, attributes: attributes, line: 2, children: children)
    }
    let blur = InterfaceElement(name: "blurEffect", attributes: ["style": "dark"], line: 3)
    let segment = InterfaceElement(name: "segment", attributes: ["title": "text"], line: 3)
    let string = InterfaceElement(name: "string", attributes: [:], line: 3, text: "text")
    let command = InterfaceElement(
      name: "keyCommand", attributes: ["input": "n", "actionName": "add:"], line: 3)
    return [
      child([:], [command]), child(["style": "dark"]), child([:], [blur]), child([:], [segment]),
      child([:], [string]),
      child(["key": "normal", "title": "text"]),
    ]
  }

  /// Rows that call a method which nothing comes of here.
  private static let withoutEffect: Set<String> = [
    "barButtonItem.titlePositionAdjustment",
    // It is for iOS 6 and before, and said to be left out there.
    "view.insetFor6xAndEarlier",
  ]

  /// All that an object stores, its superclasses' too.
  private func stored(in object: NSObject) -> String {
    var text = ""
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      // Each object has another number and name.
      for child in current.children
      where !["ordinal", "recordedName", "serialNumber", "fellows"].contains(child.label) {
        text += "\(child.label ?? ""): \(describe(child.value))\n"
      }
      mirror = current.superclassMirror
    }
    return text
  }

  private func describe(_ value: Any, _ depth: Int = 0) -> String {
    let mirror = Mirror(reflecting: value)
    switch value {
    case let font as UIFont: return "\(font.fontName) \(font.pointSize)"
    case let color as UIColor: return "\(color.cgColor.components ?? [])"
    case let bar as UIBarAppearance: return "bar \(String(describing: bar.backgroundColor))"
    case let label as UILabel: return "\(label.text ?? "") \(describe(label.font!))"
    case let field as UITextField:
      return "\(field.text ?? "") \(field.placeholder ?? "") \(field.returnKeyType)"
    case let view as UIView: return "\(type(of: view))"
    // A picker begins with the present moment.
    case let date as Date: return "\(date.timeIntervalSinceReferenceDate < 1e8)"
    default: break
    }
    guard depth < 3, !mirror.children.isEmpty else { return "\(value)" }
    return mirror.children.map { "\($0.label ?? ""): \(describe($0.value, depth + 1))" }
      .joined(separator: ", ")
  }

  private func app(iOS: IOSVersion) -> NibApp {
    NibApp(iOS: iOS, files: ["picture.png": ""])
  }

  @Test("Each row changes something of an object")
  func effects() throws {
    let app = app(iOS: 17)
    let values = NibValues(named: "Main.storyboard", in: app.simulator)
    for family in NibAttributes.families {
      let make = try #require(Self.objects[family.name], "\(family.name)")
      let (first, second) = (make(), make())
      let areAlike = normal(stored(in: first)) == normal(stored(in: second))
      expect(areAlike, "\(family.name)")
      for row in family.rows where !Self.withoutEffect.contains("\(family.name).\(row.name)") {
        // A thing may begin with what the first of two values says, so that one of two has to tell.
        var elements: [InterfaceElement] = []
        if row.places.contains(.attribute) {
          elements += Self.said.map {
            InterfaceElement(name: family.name, attributes: [row.name: $0], line: 1)
          }
        }
        if row.places.contains(.part) {
          elements += Self.parts(row.name).flatMap { part in
            [[:], ["useCurrentDate": "NO"]].map {
              InterfaceElement(name: family.name, attributes: $0, line: 1, children: [part])
            }
          }
        }
        if row.places.contains(.child) {
          elements += Self.children(row.name).map {
            InterfaceElement(name: family.name, attributes: [:], line: 1, children: [$0])
          }
        }
        elements += ["YES"].map {
          InterfaceElement(
            name: family.name, attributes: [row.name: $0, "storyboardIdentifier": "text"], line: 1)
        }
        let changes = elements.contains { element in
          let (plain, told) = (make(), make())
          NibAttributes.apply([row], of: element, to: told, in: values)
          return normal(stored(in: plain)) != normal(stored(in: told))
        }
        expect(changes, "\(family.name).\(row.name)")
      }
    }
  }

  /// Addresses differ from object to object.
  private func normal(_ text: String) -> String { text.replacing(/0x[0-9a-f]+/, with: "") }

  @Test("A device passes over what its UIKit does not know", arguments: [2, 3, 5, 6, 7, 8, 9, 17])
  func versions(iOS: Int) throws {
    var made = 0
    for family in NibAttributes.families {
      let app = app(iOS: IOSVersion(iOS))
      let values = NibValues(named: "Main.storyboard", in: app.simulator)
      let make = try #require(Self.objects[family.name])
      let object = make()
      // A class that is newer than the device ends the app, so no file gets as far as its attributes.
      if app.simulator.isDead { continue }
      made += 1
      for row in family.rows {
        for said in Self.said where row.places.contains(.attribute) {
          let element = InterfaceElement(
            name: family.name, attributes: [row.name: said], line: 1)
          NibAttributes.apply([row], of: element, to: object, in: values)
        }
        for part in Self.parts(row.name) where row.places.contains(.part) {
          let element = InterfaceElement(
            name: family.name, attributes: [:], line: 1, children: [part])
          NibAttributes.apply([row], of: element, to: object, in: values)
        }
        for child in Self.children(row.name) where row.places.contains(.child) {
          let element = InterfaceElement(
            name: family.name, attributes: [:], line: 1, children: [child])
          NibAttributes.apply([row], of: element, to: object, in: values)
        }
        try #require(!app.simulator.isDead, "\(family.name).\(row.name)")
      }
    }
    expect(made > 30 && (iOS < 17 || made == NibAttributes.families.count))
  }
}
