import CourseModel
import Foundation

/// What XCUITest sees of an app at one instant: its elements, each with those that lie in it.
struct ElementTree {
  /// Elements before those that lie in them; the first is the app.
  private(set) var elements: [Element] = []

  /// What can be asked of an element.
  struct Element {
    var type = XCUIElement.ElementType.other
    var identifier = ""
    var label = ""
    var value: String?
    var placeholder: String?
    var frame = CGRect.zero
    var isEnabled = true
    var isSelected = false
    var hasFocus = false
    /// What a finger on it does.
    var target = Target.nothing
    var parent: Int?
    var children: [Int] = []

    /// Whether the identifier is that of a class, which a device gives with its module: `Shop.CartView`.
    var isNamedByClass = false

    /// Whether XCUITest finds it under that name.
    func isCalled(_ name: String) -> Bool {
      [identifier, label, value, placeholder].contains(name)
        || isNamedByClass && name.split(separator: ".").last.map(String.init) == identifier
    }

    /// How it is called for who reads of it: `Button "Login"`.
    var description: String {
      let name = [label, identifier, value ?? "", placeholder ?? ""].first { !$0.isEmpty }
      return type.title + (name.map { " \"\($0)\"" } ?? "")
    }
  }

  /// What stands behind an element.
  enum Target: Hashable {
    case nothing
    /// The view of that name in the trace.
    case view(String)
    case segment(view: String, Int)
    case wheel(view: String, Int)
    /// A row of a table that has no cell yet, by its section and its place there.
    case row(table: String, [Int])
    /// A piece of a view that takes a touch in its middle.
    case piece(view: String)
    /// A place of the screen.
    case place(Point)
    /// A key of the keyboard, by what it types.
    case key(String)
    /// An entry of the menu over a text.
    case edit(TextDeed)

    /// The view that stands behind it, or in which it lies, by its name in the trace.
    var viewName: String? {
      switch self {
      case .nothing, .key, .place, .edit: nil
      case .view(let name), .segment(let name, _), .wheel(let name, _), .piece(let name),
        .row(let name, _):
        name
      }
    }
  }

  /// The root of the system's own app, which shows the icons, and now and then the status bar.
  private(set) var springboard: Int?

  /// The version of iOS that the app runs on.
  private var iOS = 0

  init(_ snapshot: Snapshot, editMenu: (view: String, deeds: [TextDeed])? = nil) {
    iOS = snapshot.screen.iOS ?? 26
    add(
      Element(
        type: .application, frame: CGRect(snapshot.screen.bounds), target: .nothing), in: nil)
    for window in snapshot.windows {
      if let root = window.rootController { noteTitles(of: root) }
      add(window.view, in: 0)
    }
    if let field = elements.first(where: \.hasFocus) {
      addKeyboard(for: field, on: snapshot)
      if let editMenu, field.target == .view(editMenu.view) { add(editMenu.deeds, over: field) }
    }
    addStatusBar(on: snapshot)
  }

  /// The status bar is the app's before iOS 13, and the system's from then on.
  private mutating func addStatusBar(on snapshot: Snapshot) {
    springboard = add(
      Element(type: .application, frame: CGRect(snapshot.screen.bounds)), in: nil)
    let top = snapshot.screen.safeFrame?.y ?? snapshot.screen.applicationFrame.y
    guard top > 0 else { return }
    let frame = CGRect(x: 0, y: 0, width: snapshot.screen.bounds.width, height: top)
    add(
      Element(type: .statusBar, frame: frame, target: .place(Point(middleOf: frame))),
      in: snapshot.screen.iOS.map { $0 < 13 } ?? false ? 0 : springboard)
  }

  /// The entries of the menu over a text, each in its place above it (rule 1145).
  private mutating func add(_ deeds: [TextDeed], over field: Element) {
    let height: CGFloat = 37
    let menu = add(
      Element(
        type: .menu,
        frame: CGRect(
          x: field.frame.minX, y: max(0, field.frame.minY - height),
          width: CGFloat(deeds.count) * 70, height: height)), in: 0)
    for (number, deed) in deeds.enumerated() {
      var frame = elements[menu].frame
      (frame.origin.x, frame.size.width) = (frame.minX + CGFloat(number) * 70, 70)
      add(
        Element(type: .menuItem, label: deed.title, frame: frame, target: .edit(deed)), in: menu)
    }
  }

  /// An app that does not run has nothing.
  static let empty = ElementTree()
  private init() {}

  // MARK: Making it

  /// By the name of a navigation controller's view, what its bar is called without a title: the class of
  /// the controller on top, as `CartView` of `CartViewController`.
  private var classesOnTop: [String: String] = [:]

  private mutating func noteTitles(of controller: Snapshot.Controller) {
    if let view = controller.viewName, let top = controller.children.last?.className {
      let isLong = top.hasSuffix("Controller") && top.count > "Controller".count
      classesOnTop[view] = isLong ? String(top.dropLast("Controller".count)) : top
    }
    for child in controller.children { noteTitles(of: child) }
    for presented in controller.presented { noteTitles(of: presented) }
  }

  @discardableResult
  private mutating func add(_ element: Element, in parent: Int?) -> Int {
    var element = element
    element.parent = parent
    elements.append(element)
    if let parent { elements[parent].children.append(elements.count - 1) }
    return elements.count - 1
  }

  private mutating func add(_ view: Snapshot.View, in parent: Int, of above: String? = nil) {
    // What nobody sees is not there for a test.
    if view.isHidden || view.alpha <= 0.01 { return }
    let says = view.accessibility
    var element = Element(
      type: XCUIElement.ElementType(view), identifier: view.accessibilityIdentifier ?? "",
      label: says?.label ?? "", value: says?.value, placeholder: says?.placeholder,
      frame: CGRect(view.frameOnScreen),
      isEnabled: view.isEnabled ?? (says?.isDisabled != true),
      isSelected: says?.isSelected ?? false, hasFocus: says?.isFocused ?? false,
      target: .view(view.name))
    let showsText: Set<XCUIElement.ElementType> = [.button, .link, .staticText]
    if element.label.isEmpty, showsText.contains(element.type) { element.label = view.text ?? "" }
    if element.type == .navigationBar, element.identifier.isEmpty {
      element.identifier = view.subviews.first { $0.kind == "UILabel" && !$0.isHidden }?.text ?? ""
      if element.identifier.isEmpty, let name = above.flatMap({ classesOnTop[$0] }) {
        element.identifier = name
        element.isNamedByClass = true
      }
    }
    if element.identifier.isEmpty { element.identifier = says?.imageName ?? "" }
    if element.label.isEmpty { element.label = Self.usualLabels[element.type] ?? "" }
    if says?.role == .backButton { element.identifier = "BackButton" }
    if says?.role == .alert || says?.role == .sheet, element.label.isEmpty {
      element.label = view.subviews.first { $0.kind == "UILabel" }?.text ?? ""
    }
    let index = add(element, in: parent)
    // A label that is a button is one element.
    if element.type == .button, view.kind != "UILabel", let text = view.text, !text.isEmpty {
      add(
        Element(
          type: .staticText, label: text, frame: element.frame, target: element.target), in: index)
    }
    addParts(of: view, in: index)
    if says?.hidesContent == true { return }
    if let listed = says?.elements { return add(listed, of: view, in: index) }
    if view.className == "UITableViewHeaderFooterView",
      let title = view.titleInside
    {
      // Its title lies in an element of that name (rule 1218).
      let named = add(
        Element(label: title, frame: element.frame, target: element.target), in: index)
      for subview in view.subviews { add(subview, in: named, of: view.name) }
      return
    }
    switch element.type {
    case .table: addRows(of: view, in: index)
    case .alert, .sheet: addContent(ofAlert: view, in: index)
    case .collectionView where says?.role == .menu: addRows(ofMenu: view, in: index)
    case .collectionView: for subview in view.subviews.byPlace { add(subview, in: index) }
    default:
      if says?.role == .aroundPopover { return addPopovers(in: view, index) }
      for subview in view.subviews { add(subview, in: index, of: view.name) }
    }
    if let button = accessoryButton(of: view) { add(button, in: index) }
    if says?.role == nil { addScrollBars(of: view, in: index) }
  }

  /// The scroll bars come behind all that is scrolled (rule 1455).
  private mutating func addScrollBars(of view: Snapshot.View, in index: Int) {
    for bar in view.accessibility?.scrollBars ?? [] {
      let frame = CGRect(bar.frame)
      let name = "\(bar.isVertical ? "Vertical" : "Horizontal") scroll bar"
      add(
        Element(
          label: "\(name), \(bar.pages) \(bar.pages == 1 ? "page" : "pages")",
          value: "\(bar.percent)%", frame: frame, target: .place(Point(middleOf: frame))),
        in: index)
    }
  }

  /// What the app says is in a view, in its order, and nothing else of it (rule 1357).
  private mutating func add(
    _ listed: [Snapshot.View.Accessibility.Element], of view: Snapshot.View, in index: Int
  ) {
    for element in listed {
      if let name = element.view {
        if let inner = view.inner(named: name) { add(inner, in: index, of: view.name) }
        continue
      }
      let frame = CGRect(element.frame)
      add(
        Element(
          type: element.role.flatMap(XCUIElement.ElementType.init(role:)) ?? .other,
          identifier: element.identifier ?? "", label: element.label ?? "", value: element.value,
          frame: frame, isEnabled: element.isDisabled != true,
          isSelected: element.isSelected == true, target: .place(Point(middleOf: frame))),
        in: index)
    }
  }

  /// What bars are called that the app has given no name.
  private static let usualLabels: [XCUIElement.ElementType: String] = [
    .tabBar: "Tab Bar", .toolbar: "Toolbar",
  ]

  /// The texts and fields of an alert are in one list, and its buttons in another (rule 1094).
  private mutating func addContent(ofAlert alert: Snapshot.View, in index: Int) {
    func isButton(_ view: Snapshot.View) -> Bool { XCUIElement.ElementType(view) == .button }
    for group in [alert.subviews.filter { !isButton($0) }, alert.subviews.filter(isButton)]
    where !group.isEmpty {
      let frame = group.map { CGRect($0.frameOnScreen) }.reduce(CGRect.null) { $0.union($1) }
      let list = add(Element(type: .scrollView, frame: frame), in: index)
      let content = add(Element(frame: frame), in: list)
      for view in group { add(view, in: content) }
    }
  }

  /// Each row of a menu lies in a cell (rule 1094).
  private mutating func addRows(ofMenu menu: Snapshot.View, in index: Int) {
    for row in menu.subviews {
      guard XCUIElement.ElementType(row) == .button else {
        add(row, in: index)
        continue
      }
      let cell = Element(
        type: .cell, frame: CGRect(row.frameOnScreen), target: .view(row.name))
      add(row, in: add(cell, in: index))
    }
  }

  /// A touch on what is around a popover lets it go (rule 1094).
  private mutating func addPopovers(in around: Snapshot.View, _ index: Int) {
    let frame = CGRect(around.frameOnScreen)
    let shown = around.subviews.filter { !$0.isHidden }
    let popover = shown.map { CGRect($0.frameOnScreen) }.reduce(CGRect.null) { $0.union($1) }
      .intersection(frame)
    // The widest strip beside it.
    let beside = [
      CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: popover.minY - frame.minY),
      CGRect(x: frame.minX, y: popover.maxY, width: frame.width, height: frame.maxY - popover.maxY),
      CGRect(x: frame.minX, y: frame.minY, width: popover.minX - frame.minX, height: frame.height),
      CGRect(
        x: popover.maxX, y: frame.minY, width: frame.maxX - popover.maxX, height: frame.height),
    ].max { $0.width * $0.height < $1.width * $1.height }
    if let beside, !popover.isNull {
      add(
        Element(
          identifier: "PopoverDismissRegion", label: "dismiss popup", frame: frame,
          target: .place(Point(middleOf: beside))), in: index)
    }
    for view in shown {
      let element = Element(type: .popover, frame: CGRect(view.frameOnScreen))
      add(view, in: add(element, in: index))
    }
  }

  /// What a table shows, from the top down, and the rows before and behind it that have no cell
  /// (rule 804). XCUITest finds those too; here nothing lies in them until they are scrolled to.
  private mutating func addRows(of table: Snapshot.View, in index: Int) {
    let counts = table.accessibility?.rowCounts ?? []
    let shown = table.subviews.compactMap { $0.accessibility?.row }
    let hidden = counts.indices.lazy
      .flatMap { section in (0..<counts[section]).lazy.map { [section, $0] } }
      .filter { !shown.contains($0) }.prefix(Self.mostHiddenRows)
    var behind: [[Int]] = []
    for row in hidden {
      guard let first = shown.min(by: { $0.lexicographicallyPrecedes($1) }),
        row.lexicographicallyPrecedes(first)
      else {
        behind.append(row)
        continue
      }
      add(Element(type: .cell, target: .row(table: table.name, row)), in: index)
    }
    for subview in table.subviews.byPlace { add(subview, in: index) }
    for row in behind {
      add(Element(type: .cell, target: .row(table: table.name, row)), in: index)
    }
  }

  /// More, counted from the top, would make each look at a long list slow.
  static let mostHiddenRows = 1000

  /// The halves of a stepper, the segments and the wheels, which are no views of their own here.
  private mutating func addParts(of view: Snapshot.View, in index: Int) {
    if view.kind == "UIStepper" { return addHalves(of: view, in: index) }
    if elements[index].type.isField { return addButtons(ofField: view, in: index) }
    if view.look?.hasGrabber == true { addGrabber(of: view, in: index) }
    let parts = view.accessibility?.parts ?? []
    if let frames = view.accessibility?.partFrames {
      return addDateButtons(of: view, zip(parts, frames), in: index)
    }
    let frame = CGRect(view.frameOnScreen)
    let width = frame.width / CGFloat(max(1, parts.count))
    for (number, part) in parts.enumerated() {
      let isSegment = view.kind == "UISegmentedControl"
      add(
        Element(
          type: isSegment ? .button : .pickerWheel, label: isSegment ? part : "",
          value: isSegment ? nil : part,
          frame: CGRect(
            x: frame.minX + CGFloat(number) * width, y: frame.minY, width: width,
            height: frame.height),
          isEnabled: view.isEnabled ?? true,
          isSelected: isSegment && view.accessibility?.value == "\(number)",
          target: isSegment
            ? .segment(view: view.name, number) : .wheel(view: view.name, number)),
        in: index)
    }
  }

  /// The button that clears a field.
  private mutating func addButtons(ofField view: Snapshot.View, in index: Int) {
    let says = view.accessibility
    for (name, frame) in zip(says?.parts ?? [], says?.partFrames ?? []) {
      add(
        Element(
          type: .button, label: name, frame: CGRect(frame), target: .piece(view: view.name)),
        in: index)
    }
  }

  /// What a compact date picker shows, as buttons whose values are the date and the time (rule 1218).
  private mutating func addDateButtons(
    of picker: Snapshot.View, _ fields: some Sequence<(String, Rectangle)>, in index: Int
  ) {
    for (words, frame) in fields {
      add(
        Element(
          type: .button, label: words.contains(":") ? "Time Picker" : "Date Picker", value: words,
          frame: CGRect(frame), isEnabled: picker.isEnabled ?? true,
          target: .piece(view: picker.name)), in: index)
    }
  }

  /// The sign at the end of a row (rule 1218).
  private func accessoryButton(of cell: Snapshot.View) -> Element? {
    guard cell.kind == "UITableViewCell", let sign = cell.look?.accessory else { return nil }
    let name: String? =
      if iOS >= 13 {
        sign == "checkmark" ? "checkmark" : "chevron"
      } else {
        sign == "checkmark" ? "More Info" : nil
      }
    guard let name else { return nil }
    let frame = CGRect(cell.frameOnScreen)
    let place = CGRect(x: frame.maxX - 33, y: frame.midY - 11, width: 22, height: 22)
    return Element(type: .button, label: name, frame: place, target: .piece(view: cell.name))
  }

  /// The grabber of a sheet (rule 1218).
  private mutating func addGrabber(of sheet: Snapshot.View, in index: Int) {
    let frame = CGRect(sheet.frameOnScreen)
    add(
      Element(
        type: .button, label: "Sheet Grabber",
        frame: CGRect(x: frame.midX - 18, y: frame.minY + 5, width: 36, height: 5),
        target: .place(Point(Double(frame.midX), Double(frame.minY + 7.5)))), in: index)
  }

  private mutating func addHalves(of stepper: Snapshot.View, in index: Int) {
    let halves = CGRect(stepper.frameOnScreen).divided(
      atDistance: CGFloat(stepper.frameOnScreen.width / 2), from: .minXEdge)
    for (name, frame) in [("Decrement", halves.slice), ("Increment", halves.remainder)] {
      add(
        Element(
          type: .button, identifier: name, label: name, frame: frame,
          isEnabled: stepper.accessibility?.parts?.contains(name) ?? true,
          target: .piece(view: stepper.name)),
        in: index)
    }
  }

  private mutating func addKeyboard(for field: Element, on snapshot: Snapshot) {
    // A view of the app's that is in the keyboard's place is not a keyboard.
    guard field.type.isField || field.type == .textView, let place = snapshot.screen.keyboard else {
      return
    }
    let keyboard = add(Element(type: .keyboard, frame: CGRect(place)), in: 0)
    guard let returnKey = snapshot.screen.returnKey else {
      // Keys for numbers; whatever they are for, here they have the signs of all.
      for key in "0123456789.,+*#".map(String.init) + ["Delete"] {
        let typed = key == "Delete" ? "\u{8}" : key
        add(Element(type: .key, label: key, target: .key(typed)), in: keyboard)
      }
      return
    }
    let letters = "abcdefghijklmnopqrstuvwxyz"
    let signs = "0123456789.,?!'@-_:;/()&+*#%=$\""
    for key in "\(letters)\(letters.uppercased())\(signs)".map(String.init) + ["space", "delete"] {
      let typed = ["space": " ", "delete": "\u{8}"][key] ?? key
      add(Element(type: .key, label: key, target: .key(typed)), in: keyboard)
    }
    // Here all keys are there at once.
    let switches = iOS < 13 ? ["more, numbers", "more, letters"] : ["more", "numbers", "letters"]
    for key in switches {
      add(Element(type: .key, label: key, target: .key("")), in: keyboard)
    }
    add(Element(type: .button, label: "shift", target: .key("")), in: keyboard)
    add(
      Element(
        type: .button, identifier: returnKey, label: returnKey.lowercased(), target: .key("\n")),
      in: keyboard)
  }

  // MARK: Walking through it

  /// Whether it lies in something that scrolls.
  func isInScrollView(_ index: Int) -> Bool {
    sequence(first: index) { elements[$0].parent }.dropFirst().contains {
      [.scrollView, .table, .collectionView].contains(elements[$0].type)
    }
  }

  /// All that lies in the element, however deep, in order.
  func descendants(of index: Int) -> [Int] {
    guard elements.indices.contains(index) else { return [] }
    var found: [Int] = []
    var waiting = Array(elements[index].children.reversed())
    while let next = waiting.popLast() {
      found.append(next)
      waiting += elements[next].children.reversed()
    }
    return found
  }
}

extension TextDeed {
  /// What the menu calls it.
  fileprivate var title: String {
    switch self {
    case .select: "Select"
    case .selectAll: "Select All"
    case .cut: "Cut"
    case .copy: "Copy"
    case .paste: "Paste"
    }
  }
}

extension [Snapshot.View] {
  /// From the top down, and in a line from left to right.
  fileprivate var byPlace: Self {
    enumerated().sorted {
      let (one, two) = ($0.element.frameOnScreen, $1.element.frameOnScreen)
      return (one.y, one.x, $0.offset) < (two.y, two.x, $1.offset)
    }.map(\.element)
  }
}

extension Snapshot.View {
  /// The view of that name in it; nil for none.
  fileprivate func inner(named name: String) -> Snapshot.View? {
    var waiting = subviews
    while let view = waiting.popLast() {
      if view.name == name { return view }
      waiting += view.subviews
    }
    return nil
  }

  /// The text of the first label in it; nil without one.
  fileprivate var titleInside: String? {
    kind == "UILabel" ? text : subviews.lazy.compactMap(\.titleInside).first
  }
}

extension XCUIElement.ElementType {
  fileprivate var isField: Bool {
    self == .textField || self == .secureTextField || self == .searchField
  }

  fileprivate init(_ view: Snapshot.View) {
    let byRole = view.accessibility?.role.flatMap(Self.init(role:))
    self = byRole ?? Self.kinds[view.kind] ?? .other
  }

  fileprivate init?(role: Snapshot.View.Accessibility.Role) {
    switch role {
    case .alert: self = .alert
    case .sheet: self = .sheet
    case .button, .backButton: self = .button
    case .link: self = .link
    case .image: self = .image
    case .staticText: self = .staticText
    case .searchField: self = .searchField
    case .secureTextField: self = .secureTextField
    case .menu: self = .collectionView
    case .aroundPopover: return nil
    }
  }

  private static let kinds: [String: Self] = [
    "UIWindow": .window, "UILabel": .staticText, "UIButton": .button, "UIMenuItem": .menuItem,
    "UITextField": .textField,
    "UITextView": .textView, "UISwitch": .switch, "UISlider": .slider,
    "UISegmentedControl": .segmentedControl, "UIStepper": .stepper,
    "UIProgressView": .progressIndicator, "UIActivityIndicatorView": .activityIndicator,
    "UIPageControl": .pageIndicator, "UIPickerView": .picker, "UIDatePicker": .datePicker,
    "UISearchBar": .other, "UITableView": .table, "UITableViewCell": .cell,
    "UICollectionView": .collectionView, "UICollectionViewCell": .cell,
    "UIScrollView": .scrollView, "UIImageView": .image, "UINavigationBar": .navigationBar,
    "UIToolbar": .toolbar, "UITabBar": .tabBar,
  ]
}

extension CGRect {
  init(_ rectangle: Rectangle) {
    self.init(
      x: rectangle.x, y: rectangle.y, width: rectangle.width, height: rectangle.height)
  }
}
