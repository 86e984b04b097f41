public import Foundation

/// A printer, which nobody finds here; iOS 8.0 and later.
public final class UIPrinter: NSObject {
  /// What a printer prints; iOS 8.0 and later.
  public nonisolated struct JobTypes: OptionSet, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: Int
    /// Makes the value of a raw one.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Nothing that is known.
    public static let unknown: JobTypes = []
    /// Documents.
    public static let document = JobTypes(rawValue: 1 << 0)
    /// Envelopes.
    public static let envelope = JobTypes(rawValue: 1 << 1)
    /// Labels.
    public static let label = JobTypes(rawValue: 1 << 2)
    /// Photos.
    public static let photo = JobTypes(rawValue: 1 << 3)
    /// Receipts.
    public static let receipt = JobTypes(rawValue: 1 << 4)
    /// Rolls of paper.
    public static let roll = JobTypes(rawValue: 1 << 5)
    /// Paper larger than A3.
    public static let largeFormat = JobTypes(rawValue: 1 << 6)
    /// Post cards.
    public static let postcard = JobTypes(rawValue: 1 << 7)
  }
  /// Where it is.
  public let url: URL
  /// How it is called; the name of its computer here.
  public var displayName: String { url.host ?? "" }
  /// In which place it stands; nil where that is not known.
  public var displayLocation: String? { nil }
  /// What it prints.
  public var supportedJobTypes: JobTypes { .unknown }
  /// Who has made it; nil where that is not known.
  public var makeAndModel: String? { nil }
  /// Whether it prints colors.
  public var supportsColor: Bool { false }
  /// Whether it prints both sides.
  public var supportsDuplex: Bool { false }

  /// Makes the printer at an address.
  public init(url: URL) {
    Self.requiresClass(since: 8.0)
    self.url = url
    super.init()
  }
  /// Asks whether it is there; it never is.
  public func contactPrinter(_ completionHandler: ((Bool) -> Void)? = nil) {
    declaredOnly("UIPrinter.contactPrinter(_:)")
    Simulator.current.post("UIPrinter contactPrinter") { completionHandler?(false) }
  }
}

/// The screen on which a person chooses a printer; iOS 8.0 and later. None is found here.
public final class UIPrinterPickerController: NSObject {
  /// What hears how the screen was left; iOS 8.0 and later.
  public typealias CompletionHandler = (UIPrinterPickerController, Bool, (any Error)?) -> Void
  /// The printer that was chosen; nil for none.
  public private(set) var selectedPrinter: UIPrinter?
  /// Who hears of it; held weakly.
  public weak var delegate: (any UIPrinterPickerControllerDelegate)?

  /// Makes one on which a printer is chosen already; nil for none.
  public init(initiallySelectedPrinter printer: UIPrinter?) {
    Self.requiresClass(since: 8.0)
    selectedPrinter = printer
    super.init()
  }
  /// Shows it; whether it could. It never can here.
  @discardableResult
  public func present(animated: Bool, completionHandler: CompletionHandler? = nil) -> Bool {
    declaredOnly("UIPrinterPickerController.present(animated:completionHandler:)")
    return false
  }
  /// Shows it, from a part of a view; whether it could.
  @discardableResult
  public func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completionHandler) }
  /// Shows it, from a button; whether it could.
  @discardableResult
  public func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completionHandler) }
  /// Hides it.
  public func dismiss(animated: Bool) {}
}

/// Hears of the screen on which a printer is chosen; iOS 8.0 and later.
@MainActor
public protocol UIPrinterPickerControllerDelegate: NSObjectProtocol {
  /// On which controller it comes; nil for the one in front.
  func printerPickerControllerParentViewController(
    _ printerPickerController: UIPrinterPickerController
  ) -> UIViewController?
  /// Whether a printer is shown.
  func printerPickerController(
    _ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter
  ) -> Bool
  /// It is about to come.
  func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController)
  /// It has come.
  func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController)
  /// It is about to go.
  func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController)
  /// It has gone.
  func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController)
  /// A printer was chosen.
  func printerPickerControllerDidSelectPrinter(
    _ printerPickerController: UIPrinterPickerController)
}
extension UIPrinterPickerControllerDelegate {
  /// The default for a type that does not implement this member.
  public func printerPickerControllerParentViewController(
    _ printerPickerController: UIPrinterPickerController
  ) -> UIViewController? { nil }
  /// The default for a type that does not implement this member.
  public func printerPickerController(
    _ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter
  ) -> Bool { isMissing(answering: true) }
  /// The default for a type that does not implement this member.
  public func printerPickerControllerWillPresent(
    _ printerPickerController: UIPrinterPickerController
  ) {}
  /// The default for a type that does not implement this member.
  public func printerPickerControllerDidPresent(
    _ printerPickerController: UIPrinterPickerController
  ) {}
  /// The default for a type that does not implement this member.
  public func printerPickerControllerWillDismiss(
    _ printerPickerController: UIPrinterPickerController
  ) {}
  /// The default for a type that does not implement this member.
  public func printerPickerControllerDidDismiss(
    _ printerPickerController: UIPrinterPickerController
  ) {}
  /// The default for a type that does not implement this member.
  public func printerPickerControllerDidSelectPrinter(
    _ printerPickerController: UIPrinterPickerController
  ) {}
}

/// The paper in a printer; iOS 4.2 and later.
public final class UIPrintPaper: NSObject {
  /// How large it is, in points.
  public let paperSize: CGSize
  /// The part of it that can be printed on, in points.
  public var printableRect: CGRect { CGRect(origin: .zero, size: paperSize) }

  init(size: CGSize) {
    Self.requiresClass(since: 4.2)
    paperSize = size
    super.init()
  }
  /// The paper on which a page fits best: the smallest that it fits on, else the first.
  public class func bestPaper(
    forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]
  ) -> UIPrintPaper {
    let fitting = paperList.filter {
      $0.paperSize.width >= contentSize.width && $0.paperSize.height >= contentSize.height
    }
    return fitting.min {
      $0.paperSize.width * $0.paperSize.height < $1.paperSize.width * $1.paperSize.height
    } ?? paperList.first ?? UIPrintPaper(size: CGSize(width: 612, height: 792))
  }
}

/// Hears how something is printed; iOS 4.2 and later. Nothing is here.
@MainActor
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
  /// On which controller the screen comes; nil for the one in front.
  func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController?
  /// Which of these papers is taken.
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController,
    choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper
  /// The screen is about to come.
  func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  /// The screen has come.
  func printInteractionControllerDidPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  /// The screen is about to go.
  func printInteractionControllerWillDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  /// The screen has gone.
  func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  /// Printing is about to begin.
  func printInteractionControllerWillStartJob(
    _ printInteractionController: UIPrintInteractionController)
  /// Printing has ended.
  func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController)
  /// Where a roll of paper is cut, in points; iOS 7.0 and later.
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper
  ) -> CGFloat
}
extension UIPrintInteractionControllerDelegate {
  /// The default for a type that does not implement this member.
  public func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController? { nil }
  /// The default for a type that does not implement this member.
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController,
    choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper {
    isMissing(answering: UIPrintPaper.bestPaper(forPageSize: .zero, withPapersFrom: paperList))
  }
  /// The default for a type that does not implement this member.
  public func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// The default for a type that does not implement this member.
  public func printInteractionControllerDidPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// The default for a type that does not implement this member.
  public func printInteractionControllerWillDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// The default for a type that does not implement this member.
  public func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// The default for a type that does not implement this member.
  public func printInteractionControllerWillStartJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// The default for a type that does not implement this member.
  public func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// The default for a type that does not implement this member.
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper
  ) -> CGFloat { isMissing(answering: 0) }
}

/// Why something could not be printed; iOS 4.2 and later.
public nonisolated struct UIPrintError: Error, Hashable, Sendable {
  /// What went wrong; iOS 4.2 and later.
  public enum Code: Int, Sendable {
    /// No printer; nothing to print; no picture; it could not be printed.
    case notAvailable = 1, noContent, unknownImageFormat, jobFailed
  }
  /// What went wrong.
  public let code: Code
  /// Makes an error.
  public init(_ code: Code) { self.code = code }
  /// No printer can be reached.
  public static var notAvailable: Code { .notAvailable }
  /// There is nothing to print.
  public static var noContent: Code { .noContent }
  /// The picture is of no kind that is known.
  public static var unknownImageFormat: Code { .unknownImageFormat }
  /// It could not be printed.
  public static var jobFailed: Code { .jobFailed }
}
