public import CourseModel
public import EventTrace

/// A window that is alive, shown or not.
public typealias WindowElement = AppElement<Snapshot.Window>
/// Windows from back to front.
public typealias WindowElements = AppElementList<Snapshot.Window>

extension AppElement where Node == Snapshot.Window {
  /// The name in the trace.
  public var name: String { read(\.view.name, or: "") }
  /// Its class, without the module.
  public var className: String { read(\.view.className, or: "") }
  /// Whether it is the key window, which receives events that have no place, such as keys.
  public var isKey: Bool { read(\.isKey, or: false) }
  /// Whether it hides itself; a window does until it is made visible.
  public var isHidden: Bool { read(\.isHidden, or: false) }
  /// How far in front it is; 0 is the usual level.
  public var level: Double { read(\.level, or: 0) }
  /// In the coordinates of the screen.
  public var frame: Rectangle { read(\.view.frame, or: .empty) }
  /// In its own coordinates.
  public var bounds: Rectangle { read(\.view.bounds, or: .empty) }
  /// `#rrggbbaa` of what is drawn behind its views; nil where nothing is.
  public var backgroundColor: String? { read(\.view.backgroundColor, or: nil) }

  /// The window as the view that it is.
  public var view: ViewElement {
    ViewElement(app) { [locate] in locate($0).map(\.view) }
  }

  /// From back to front.
  public var subviews: ViewElements { view.subviews }

  /// Its root view controller.
  public var rootController: ControllerElement {
    ControllerElement(app) { [locate] snapshot in
      locate(snapshot).flatMap { window in
        window.rootController.found(or: "\(window.view.name) has no root view controller")
      }
    }
  }

  /// What happened to the window in this launch.
  public var trace: Trace { app.trace.of(object: name) }
}
