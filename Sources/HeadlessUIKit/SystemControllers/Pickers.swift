public import Foundation

// Screens of the system in which a person chooses something. They are presented and dismissed as any
// controller; nothing is in them, and nobody chooses.

/// The screen that picks a color; iOS 14.0 and later.
open class UIColorPickerViewController: UIViewController {
  /// Who hears of the choice; held weakly.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The color that is chosen.
  open var selectedColor = UIColor.black {
    didSet { declaredOnly("UIColorPickerViewController.selectedColor", oldValue, selectedColor) }
  }
  /// Whether a color may be transparent.
  open var supportsAlpha = true {
    didSet { declaredOnly("UIColorPickerViewController.supportsAlpha", oldValue, supportsAlpha) }
  }
  /// Makes one.
  public convenience init() {
    Self.requiresClass(since: 14.0)
    self.init(nibName: nil, bundle: nil)
    Simulator.current.unimplemented("UIColorPickerViewController", "nothing can be chosen in it.")
  }
}

/// Hears which color was chosen; iOS 14.0 and later.
@MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Another color is chosen; iOS 15.0 and later.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// The user is done.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
  /// Another color is chosen; iOS 14.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
}
extension UIColorPickerViewControllerDelegate {
  /// The default for a type that does not implement this member.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  /// The default for a type that does not implement this member.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
  /// The default for a type that does not implement this member.
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
}

/// A spot of color that opens the screen to pick another; iOS 14.0 and later.
open class UIColorWell: UIControl {
  /// What the screen is called; nil for nothing.
  open var title: String? {
    didSet { declaredOnly("UIColorWell.title", oldValue, title) }
  }
  /// Whether a color may be transparent.
  open var supportsAlpha = true {
    didSet { declaredOnly("UIColorWell.supportsAlpha", oldValue, supportsAlpha) }
  }
  /// The color that is chosen; nil for none.
  open var selectedColor: UIColor? {
    didSet { keptLook("UIColorWell.selectedColor", oldValue, selectedColor) }
  }
  /// Makes one with UIKit's own values.
  public convenience init() { self.init(frame: .zero) }
  /// Creates one with the given frame, in points.
  public override init(frame: CGRect) {
    Self.requiresClass(since: 14.0)
    super.init(frame: frame)
  }
  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The screen that picks a font; iOS 13.0 and later.
open class UIFontPickerViewController: UIViewController {
  /// Which fonts are shown; iOS 13.0 and later.
  public final class Configuration: NSObject {
    /// Whether the faces of each font are shown.
    public var includeFaces = false {
      didSet {
        declaredOnly(
          "UIFontPickerViewController.Configuration.includeFaces", oldValue, includeFaces)
      }
    }
    public override init() { super.init() }
  }
  /// Who hears of the choice; held weakly.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The font that is chosen; nil for none.
  open var selectedFontDescriptor: UIFontDescriptor? {
    didSet {
      declaredOnly(
        "UIFontPickerViewController.selectedFontDescriptor", oldValue, selectedFontDescriptor)
    }
  }
  /// Makes one.
  public convenience init(configuration: Configuration) {
    Self.requiresClass(since: 13.0)
    self.init(nibName: nil, bundle: nil)
    Simulator.current.unimplemented("UIFontPickerViewController", "nothing can be chosen in it.")
  }
}

/// Hears which font was chosen; iOS 13.0 and later.
@MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// A font was chosen.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// The user has chosen nothing.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}
extension UIFontPickerViewControllerDelegate {
  /// The default for a type that does not implement this member.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  /// The default for a type that does not implement this member.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

/// The screen of a dictionary, which has no words here; iOS 5.0 and later.
open class UIReferenceLibraryViewController: UIViewController {
  /// Makes one for a word.
  public convenience init(term: String) {
    Self.requiresClass(since: 5.0)
    self.init(nibName: nil, bundle: nil)
    Simulator.current.unimplemented(
      "UIReferenceLibraryViewController", "there is no dictionary; it stays empty.")
  }
  /// Whether the dictionary has the word.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}

/// Prints; there is no printer here. iOS 4.2 and later.
public final class UIPrintInteractionController: NSObject {
  /// The only one there is.
  public static let shared = UIPrintInteractionController()
  /// Whether this device can print.
  public static var isPrintingAvailable: Bool { false }
  /// What the printer should know; nil for nothing.
  public var printInfo: UIPrintInfo? {
    didSet { declaredOnly("UIPrintInteractionController.printInfo", oldValue, printInfo) }
  }
  /// What is printed; nil for what the formatter has.
  public var printingItem: Any? {
    didSet { declaredOnly("UIPrintInteractionController.printingItem", oldValue, printingItem) }
  }
  /// What lays out what is printed; nil for none.
  public var printFormatter: UIPrintFormatter? {
    didSet { declaredOnly("UIPrintInteractionController.printFormatter", oldValue, printFormatter) }
  }
  /// Shows the screen that prints; whether it could.
  @discardableResult
  public func present(
    animated: Bool,
    completionHandler completion: ((UIPrintInteractionController, Bool, (any Error)?) -> Void)? =
      nil
  ) -> Bool {
    declaredOnly("UIPrintInteractionController.present(animated:completionHandler:)")
    return false
  }
}

/// What a printer should know; iOS 4.2 and later.
open class UIPrintInfo: NSObject {
  /// What is printed: text, a photo; iOS 4.2 and later.
  public enum OutputType: Int, Sendable {
    /// Text and pictures; a photo; black and white.
    case general, photo, grayscale, photoGrayscale
  }
  /// How the job is called.
  open var jobName = "" {
    didSet { declaredOnly("UIPrintInfo.jobName", oldValue, jobName) }
  }
  /// What is printed.
  open var outputType = OutputType.general {
    didSet { declaredOnly("UIPrintInfo.outputType", oldValue, outputType) }
  }
  /// Makes one.
  public init(dictionary: [AnyHashable: Any]?) {
    Self.requiresClass(since: 4.2)
    super.init()
  }
  /// Makes one with UIKit's own values.
  public static func printInfo() -> UIPrintInfo { UIPrintInfo(dictionary: nil) }
}

/// Lays out what is printed; iOS 4.2 and later.
open class UIPrintFormatter: NSObject {
  public override init() {
    Self.requiresClass(since: 4.2)
    super.init()
  }
}

/// Lays out text that is printed; iOS 4.2 and later.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text; nil for none.
  open var text: String?
  /// Makes one.
  public init(text: String) {
    self.text = text
    super.init()
  }
}

/// Lays out a page of the web that is printed; iOS 4.2 and later.
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The page; nil for none.
  open var markupText: String?
  /// Makes one.
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }
}
