public import Foundation

// No device in the course has a pen: what an app says of writing by hand is kept, and nobody asks for it.

/// Decides about writing by hand in a view; iOS 14.0 and later.
open class UIScribbleInteraction: NSObject, UIInteraction {
  /// Who decides; held weakly.
  open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
  /// The view that it belongs to; nil for none.
  open private(set) weak var view: UIView?
  /// Whether a pen writes just now; never here.
  open var isHandlingWriting: Bool { false }
  /// Whether a pen was used of late; never here.
  open class var isPencilInputExpected: Bool { false }

  /// Makes one.
  public init(delegate: any UIScribbleInteractionDelegate) {
    Self.requiresClass(since: 14.0)
    self.delegate = delegate
    super.init()
  }
  /// It belongs to another view, or to none.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Decides about writing by hand; iOS 14.0 and later.
@MainActor
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
  /// Whether writing may begin at a place.
  func scribbleInteraction(
    _ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint
  ) -> Bool
  /// Whether the view becomes the first responder only when the pen is lifted.
  func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
  /// The pen begins to write.
  func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
  /// The pen has written.
  func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}
extension UIScribbleInteractionDelegate {
  /// The default for a type that does not implement this member.
  public func scribbleInteraction(
    _ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint
  ) -> Bool { isMissing(answering: true) }
  /// The default for a type that does not implement this member.
  public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool {
    isMissing(answering: false)
  }
  /// The default for a type that does not implement this member.
  public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
  /// The default for a type that does not implement this member.
  public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}

/// Lets a pen write where fields come only when they are needed; iOS 14.0 and later.
public final class UIIndirectScribbleInteraction<Delegate: UIIndirectScribbleInteractionDelegate>:
  NSObject, UIInteraction
{
  /// Who knows the fields; held weakly.
  public private(set) weak var delegate: Delegate?
  /// The view that it belongs to; nil for none.
  public private(set) weak var view: UIView?
  /// Whether a pen writes just now; never here.
  public var isHandlingWriting: Bool { false }

  /// Makes one.
  public init(delegate: Delegate) {
    Self.requiresClass(since: 14.0, named: "UIIndirectScribbleInteraction")
    self.delegate = delegate
    super.init()
  }
  /// It belongs to another view, or to none.
  public func didMove(to view: UIView?) { self.view = view }
}

/// Knows the fields in which a pen can write; iOS 14.0 and later.
@MainActor
public protocol UIIndirectScribbleInteractionDelegate: NSObjectProtocol {
  /// What tells two fields apart.
  associatedtype ElementIdentifier: Hashable
  /// Finds the fields in a rectangle.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, requestElementsIn rect: CGRect,
    completion: @escaping ([ElementIdentifier]) -> Void)
  /// Whether a field is the first responder.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, isElementFocused elementIdentifier: ElementIdentifier
  ) -> Bool
  /// Where a field is, in points.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, frameForElement elementIdentifier: ElementIdentifier
  ) -> CGRect
  /// Makes a field the first responder.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: ElementIdentifier,
    referencePoint focusReferencePoint: CGPoint,
    completion: @escaping ((any UIResponder & UITextInput)?) -> Void)
  /// Whether a field becomes the first responder only when the pen is lifted.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction,
    shouldDelayFocusForElement elementIdentifier: ElementIdentifier
  ) -> Bool
  /// The pen begins to write.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier
  )
  /// The pen has written.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier
  )
}
extension UIIndirectScribbleInteractionDelegate {
  /// The default for a type that does not implement this member.
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction,
    shouldDelayFocusForElement elementIdentifier: ElementIdentifier
  ) -> Bool { isMissing(answering: false) }
  /// The default for a type that does not implement this member.
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier
  ) {}
  /// The default for a type that does not implement this member.
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier
  ) {}
}
