public import Foundation

/// Makes the device be felt; here it is only written down. iOS 10.0 and later.
open class UIFeedbackGenerator: NSObject {
  public override init() {
    Self.requiresClass(since: 10.0)
    super.init()
  }

  /// Makes one for a view; iOS 17.5 and later.
  public init(view: UIView) {
    Self.requires(init: "feedbackGeneratorForView:", since: 17.5)
    super.init()
  }

  /// Wakes what makes the feedback, so that it comes at once.
  open func prepare() {}
}

/// Feedback for something that hits something; iOS 10.0 and later.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  private let style: FeedbackStyle

  /// Makes a generator of that strength.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  public convenience override init() { self.init(style: .medium) }
  /// Makes a generator for a view; iOS 17.5 and later.
  public convenience override init(view: UIView) { self.init(style: .medium, view: view) }
  /// Makes a generator of that strength for a view; iOS 17.5 and later.
  public convenience init(style: FeedbackStyle, view: UIView) {
    Self.requires(init: "feedbackGeneratorWithStyle:forView:", since: 17.5)
    self.init(style: style)
  }

  /// Something has hit something at a place in the view; iOS 17.5 and later.
  open func impactOccurred(at location: CGPoint) {
    requires("impactOccurredAtLocation:", since: 17.5)
    impactOccurred()
  }
  /// Something has hit something at a place in the view, with a force from 0 to 1; iOS 17.5 and later.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    requires("impactOccurredWithIntensity:atLocation:", since: 17.5)
    impactOccurred(intensity: intensity)
  }

  /// Something has hit something.
  open func impactOccurred() {
    Simulator.current.call("impactOccurred()", on: self, ["\(style)"]) {}
    declaredOnly("UIImpactFeedbackGenerator.impactOccurred()")
  }

  /// Something has hit something, with a force from 0 to 1; iOS 13.0 and later.
  open func impactOccurred(intensity: CGFloat) {
    requires("impactOccurredWithIntensity:", since: 13.0)
    Simulator.current.call("impactOccurred(intensity:)", on: self, ["\(intensity)"]) {}
    declaredOnly("UIImpactFeedbackGenerator.impactOccurred(intensity:)")
  }

  /// How heavy what hits seems to be.
  public enum FeedbackStyle: Int, Sendable {
    /// How heavy and how hard the things are.
    case light, medium, heavy, soft, rigid
  }
}

/// Feedback for a selection that changes; iOS 10.0 and later.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public override init() { super.init() }
  /// Makes a generator for a view; iOS 17.5 and later.
  public override init(view: UIView) { super.init(view: view) }

  /// The selection has changed at a place in the view; iOS 17.5 and later.
  open func selectionChanged(at location: CGPoint) {
    requires("selectionChangedAtLocation:", since: 17.5)
    selectionChanged()
  }
  /// The selection has changed.
  open func selectionChanged() {
    Simulator.current.call("selectionChanged()", on: self) {
      declaredOnly("UISelectionFeedbackGenerator.selectionChanged()")
    }
  }
}

/// Feedback for how something came out; iOS 10.0 and later.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public override init() { super.init() }
  /// Makes a generator for a view; iOS 17.5 and later.
  public override init(view: UIView) { super.init(view: view) }

  /// A task has ended at a place in the view; iOS 17.5 and later.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    requires("notificationOccurred:atLocation:", since: 17.5)
    notificationOccurred(notificationType)
  }
  /// A task has ended.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    Simulator.current.call("notificationOccurred(_:)", on: self, ["\(notificationType)"]) {
      declaredOnly("UINotificationFeedbackGenerator.notificationOccurred(_:)")
    }
  }

  /// How it came out.
  public enum FeedbackType: Int, Sendable {
    /// The task has ended well, with a warning, or with an error.
    case success, warning, error
  }
}

/// Feedback for what is drawn; iOS 17.5 and later.
public final class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  /// Makes a generator for a view.
  public override init(view: UIView) {
    Self.requiresClass(since: 17.5)
    super.init(view: view)
  }

  /// Something lies in line with something.
  public func alignmentOccurred(at location: CGPoint) {
    Simulator.current.call("alignmentOccurred(at:)", on: self, ["\(location)"]) {
      declaredOnly("UICanvasFeedbackGenerator.alignmentOccurred(at:)")
    }
  }
  /// A line is whole.
  public func pathCompleted(at location: CGPoint) {
    Simulator.current.call("pathCompleted(at:)", on: self, ["\(location)"]) {
      declaredOnly("UICanvasFeedbackGenerator.pathCompleted(at:)")
    }
  }
}
