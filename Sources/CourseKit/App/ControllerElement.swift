public import CourseModel
public import EventTrace

/// A view controller that hangs on one of the app's windows.
public typealias ControllerElement = AppElement<Snapshot.Controller>
/// View controllers in order.
public typealias ControllerElements = AppElementList<Snapshot.Controller>

extension AppElement where Node == Snapshot.Controller {
  /// The name in the trace.
  public var name: String { read(\.name, or: "") }
  /// Its class, without the module.
  public var className: String { read(\.className, or: "") }
  /// What it says it is called; nil without a title.
  public var title: String? { read(\.title, or: nil) }
  /// Whether it has its view, shown or not.
  public var isViewLoaded: Bool { read(\.isViewLoaded, or: false) }
  /// Whether its view is in a window that is shown.
  public var isOnScreen: Bool { read(\.isOnScreen, or: false) }

  /// In the order in which they were added.
  public var children: ControllerElements {
    let owner = isFound ? name : "the view controller"
    return ControllerElements(app, ElementNoun("child of \(owner)", "children of \(owner)")) {
      [locate] in locate($0).map(\.children)
    }
  }

  /// The view controller that it presents, or that one around it does.
  public var presented: ControllerElement {
    let owner = exists ? name : "the view controller"
    return ControllerElement(app) { [locate] snapshot in
      locate(snapshot).flatMap { controller in
        (snapshot.presenter(around: controller.name)?.presented.first)
          .found(or: "\(owner) presents no view controller")
      }
    }
  }

  /// Its view, which must be loaded and in a window.
  public var view: ViewElement {
    ViewElement(app) { [locate] snapshot in
      locate(snapshot).flatMap { controller in
        guard let viewName = controller.viewName else {
          return .failure(MissingElement("the view of \(controller.name) is not loaded"))
        }
        return snapshot.windows.lazy.flatMap(\.view.selfAndDescendants)
          .first { $0.name == viewName }
          .found(or: "the view of \(controller.name) is not in a window")
      }
    }
  }

  /// What happened to the view controller in this launch.
  public var trace: Trace { app.trace.of(object: name) }
}

extension AppElementList where Node == Snapshot.Controller {
  /// The only view controller of that class or with that name in the trace.
  public subscript(name: String) -> ControllerElement {
    only(name) { $0.className == name || $0.name == name ? 0 : nil }
  }
}
