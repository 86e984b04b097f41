public import Foundation

/// Calls the app for each picture of the screen; iOS 18.0 and later (rule 915).
public final class UIUpdateLink: NSObject {
  private var actions: [(UIUpdateLink, UIUpdateInfo) -> Void] = []
  private let isShown: () -> Bool
  private lazy var link = CADisplayLink { [weak self] link in
    guard let self else { return link.invalidate() }
    act(link)
  }

  /// Makes one for where a view is.
  public init(view: UIView) {
    Self.requiresClass(since: 18.0)
    isShown = { [weak view] in view?.drawnWindow != nil }
    super.init()
  }
  /// Makes one for a scene.
  public init(windowScene: UIWindowScene) {
    Self.requiresClass(since: 18.0)
    isShown = { [weak windowScene] in windowScene != nil }
    super.init()
  }
  /// Makes one for where a view is, which calls that.
  public convenience init(
    view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    self.init(view: view)
    addAction(handler: handler)
  }
  /// Makes one for a scene, which calls that.
  public convenience init(
    windowScene: UIWindowScene,
    actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    self.init(windowScene: windowScene)
    addAction(handler: handler)
  }

  /// Calls that for each picture, too.
  public func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    actions.append(handler)
  }
  /// Calls that in a phase of each picture, too; in their order, whatever the phase.
  public func addAction(
    to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) { actions.append(handler) }

  /// Whether it calls anybody.
  public var isEnabled = false {
    didSet {
      guard isEnabled != oldValue else { return }
      if isEnabled {
        link.add(to: .main, forMode: .common)
      } else {
        link.remove(from: .main, forMode: .common)
      }
    }
  }
  /// Whether it calls also where nothing on the screen changes; it always does here.
  public var requiresContinuousUpdates = false {
    didSet {
      declaredOnly(
        "UIUpdateLink.requiresContinuousUpdates", oldValue, requiresContinuousUpdates)
    }
  }
  /// Whether touches come late in a picture.
  public var wantsLowLatencyEventDispatch = false {
    didSet {
      declaredOnly(
        "UIUpdateLink.wantsLowLatencyEventDispatch", oldValue, wantsLowLatencyEventDispatch)
    }
  }
  /// Whether what is drawn is shown at once.
  public var wantsImmediatePresentation = false {
    didSet {
      declaredOnly(
        "UIUpdateLink.wantsImmediatePresentation", oldValue, wantsImmediatePresentation)
    }
  }
  /// How often a second it may and should call.
  public var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { link.preferredFrameRateRange = preferredFrameRateRange }
  }
  /// The picture that is made just now; nil for none.
  public private(set) var currentUpdateInfo: UIUpdateInfo?

  private func act(_ link: CADisplayLink) {
    guard isShown() else { return }
    let info = UIUpdateInfo(model: link.timestamp, until: link.targetTimestamp)
    currentUpdateInfo = info
    for action in actions where isEnabled { action(self, info) }
    currentUpdateInfo = nil
  }
}

/// The picture of the screen that is made; iOS 18.0 and later.
public final class UIUpdateInfo: NSObject {
  /// What time animations should show, in seconds.
  public let modelTime: TimeInterval
  /// When the app must be done, in seconds.
  public let completionDeadlineTime: TimeInterval
  /// When it is likely to be shown, in seconds.
  public let estimatedPresentationTime: TimeInterval
  /// Whether it is shown at once; never here.
  public var isImmediatePresentationExpected: Bool { false }
  /// Whether touches come late in it; never here.
  public var isLowLatencyEventDispatchConfirmed: Bool { false }
  /// Whether it is in the phases of low latency; never here.
  public var isPerformingLowLatencyPhases: Bool { false }

  init(model: TimeInterval, until: TimeInterval) {
    Self.requiresClass(since: 18.0)
    modelTime = model
    (completionDeadlineTime, estimatedPresentationTime) = (until, until)
    super.init()
  }

  /// The picture that is made for a scene just now: nil but in a link's call, which has it itself.
  public class func current(for windowScene: UIWindowScene) -> UIUpdateInfo? {
    declaredOnly("UIUpdateInfo.current(for:)")
    return nil
  }
}

/// A phase of a picture of the screen; iOS 18.0 and later.
public final class UIUpdateActionPhase: NSObject {
  private nonisolated let name: String

  private init(_ name: String) {
    Self.requiresClass(since: 18.0)
    self.name = name
    super.init()
  }

  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? UIUpdateActionPhase)?.name == name
  }
  public nonisolated override var hash: Int { name.hashValue }

  /// After the picture was planned.
  public class var afterUpdateScheduled: UIUpdateActionPhase { .init("afterUpdateScheduled") }
  /// Before events are told.
  public class var beforeEventDispatch: UIUpdateActionPhase { .init("beforeEventDispatch") }
  /// After events are told.
  public class var afterEventDispatch: UIUpdateActionPhase { .init("afterEventDispatch") }
  /// Before display links are called.
  public class var beforeCADisplayLinkDispatch: UIUpdateActionPhase {
    .init("beforeCADisplayLinkDispatch")
  }
  /// After display links are called.
  public class var afterCADisplayLinkDispatch: UIUpdateActionPhase {
    .init("afterCADisplayLinkDispatch")
  }
  /// Before layout and drawing.
  public class var beforeCATransactionCommit: UIUpdateActionPhase {
    .init("beforeCATransactionCommit")
  }
  /// After layout and drawing.
  public class var afterCATransactionCommit: UIUpdateActionPhase {
    .init("afterCATransactionCommit")
  }
  /// When all is done.
  public class var afterUpdateComplete: UIUpdateActionPhase { .init("afterUpdateComplete") }
}
