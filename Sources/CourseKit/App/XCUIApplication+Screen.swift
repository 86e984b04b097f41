public import CourseModel

/// What is on screen and who manages it.
extension XCUIApplication {
  /// The screen in points; empty while the app is not running.
  public var screen: Snapshot.Screen {
    Self.witness?.noteLookAtPlaces()
    return AppElement(self) { .success($0.screen) }.read(
      \.self,
      or: Snapshot.Screen(
        bounds: .empty, applicationFrame: .empty, scale: 0, isLetterboxed: false))
  }

  /// The class of the app's delegate; nil without one.
  public var delegateClassName: String? {
    AppElement(self) { .success($0.application) }.read(\.delegateClassName, or: nil)
  }

  /// The number on the app's icon; 0 for none.
  public var badge: Int {
    AppElement(self) { .success($0.application) }.read(\.badge, or: nil) ?? 0
  }

  /// The windows that are alive, from back to front.
  public var windows: WindowElements {
    WindowElements(self, ElementNoun("window", "windows")) { .success($0.windows) }
  }

  /// The window that receives what no view asked for, such as keys.
  public var keyWindow: WindowElement {
    WindowElement(self) { snapshot in
      snapshot.windows.first(where: \.isKey).found(or: "there is no key window")
    }
  }

  /// The frontmost window that is shown, on which fingers may stroke: `app.front.swipeDown()`.
  public var front: ViewElement {
    ViewElement(self) { snapshot in
      snapshot.windows.last { !$0.isHidden }.map(\.view).found(or: "there is no window")
    }
  }

  /// The root view controller of the key window, else of the frontmost window that is shown and has
  /// one, else of any other.
  public var root: ControllerElement {
    ControllerElement(self) { snapshot in
      let windows = snapshot.windows.filter { $0.rootController != nil }
      let window =
        windows.first(where: \.isKey) ?? windows.last { !$0.isHidden } ?? windows.first
      return window?.rootController.found(or: "there is no root view controller")
        ?? .failure(MissingElement("there is no root view controller"))
    }
  }

  /// All view controllers that hang on a window, parents before their children and these before the
  /// ones that are presented.
  public var controllers: ControllerElements {
    ControllerElements(self, ElementNoun("view controller", "view controllers")) { snapshot in
      .success(snapshot.windows.compactMap(\.rootController).flatMap(\.selfAndDescendants))
    }
  }

  /// All views in windows, superviews before their subviews; the windows come first of theirs.
  public var views: ViewElements {
    ViewElements(self, ElementNoun("view", "views"), queryKind: .view) {
      .success($0.windows.flatMap(\.view.selfAndDescendants))
    }
  }
}

extension Snapshot.Controller {
  /// The whole tree, parents before their children and these before what the parent presents.
  var selfAndDescendants: [Snapshot.Controller] {
    Array(descending: self) { $0.children + $0.presented }
  }
}

extension Snapshot {
  /// The nearest of a controller and those that contain it that presents another.
  func presenter(around name: String) -> Controller? {
    let all = windows.compactMap(\.rootController).flatMap(\.selfAndDescendants)
    var wanted = name
    while let controller = all.first(where: { $0.name == wanted }) {
      if !controller.presented.isEmpty { return controller }
      guard let container = all.first(where: { $0.children.contains { $0.name == wanted } }) else {
        return nil
      }
      wanted = container.name
    }
    return nil
  }
}

extension Snapshot.View {
  /// The whole tree, superviews before their subviews.
  var selfAndDescendants: [Snapshot.View] { Array(descending: self, by: \.subviews) }
}

extension Array {
  /// A whole tree, each node before what is below it.
  fileprivate init(descending root: Element, by below: (Element) -> [Element]) {
    self.init()
    var waiting = [root]
    while let node = waiting.popLast() {
      append(node)
      waiting += below(node).reversed()
    }
  }
}

extension Rectangle {
  /// What is read of something that is not there.
  static var empty: Rectangle { Rectangle(width: 0, height: 0) }
}
