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
  /// What draws the pages that are printed; nil for none.
  public var printPageRenderer: UIPrintPageRenderer? {
    didSet {
      declaredOnly("UIPrintInteractionController.printPageRenderer", oldValue, printPageRenderer)
    }
  }
  /// What is printed together; nil for a single thing.
  public var printingItems: [Any]? {
    didSet { declaredOnly("UIPrintInteractionController.printingItems", oldValue, printingItems) }
  }
  /// Whether people choose how often it is printed; iOS 7.0 and later.
  public var showsNumberOfCopies: Bool {
    get { requires("showsNumberOfCopies", since: 7.0, ownShowsCopies) }
    set { ownShowsCopies = requires("setShowsNumberOfCopies:", since: 7.0, newValue) }
  }
  private var ownShowsCopies = true {
    didSet {
      declaredOnly("UIPrintInteractionController.showsNumberOfCopies", oldValue, ownShowsCopies)
    }
  }
  /// Whether people choose the paper; iOS 8.0 and later.
  public var showsPaperSelectionForLoadedPapers: Bool {
    get { requires("showsPaperSelectionForLoadedPapers", since: 8.0, ownShowsPaper) }
    set { ownShowsPaper = requires("setShowsPaperSelectionForLoadedPapers:", since: 8.0, newValue) }
  }
  private var ownShowsPaper = false {
    didSet {
      declaredOnly(
        "UIPrintInteractionController.showsPaperSelectionForLoadedPapers", oldValue, ownShowsPaper)
    }
  }
  /// Who hears of it; held weakly. Nobody does here.
  public weak var delegate: (any UIPrintInteractionControllerDelegate)? {
    didSet {
      declaredOnly("UIPrintInteractionController.delegate", oldValue as Any?, delegate as Any?)
    }
  }
  /// The paper that was chosen; nil before.
  public var printPaper: UIPrintPaper? { nil }
  /// The kinds of data that can be printed; none here.
  public static var printableUTIs: Set<String> {
    declaredOnly("UIPrintInteractionController.printableUTIs")
    return []
  }
  /// Whether people choose the pages; up to iOS 9.
  public var showsPageRange = true {
    didSet {
      declaredOnly("UIPrintInteractionController.showsPageRange", oldValue, showsPageRange)
    }
  }
  /// Whether people choose how the paper lies; iOS 15.0 and later.
  public var showsPaperOrientation: Bool {
    get { requires("showsPaperOrientation", since: 15.0, ownShowsOrientation) }
    set { ownShowsOrientation = requires("setShowsPaperOrientation:", since: 15.0, newValue) }
  }
  private var ownShowsOrientation = true {
    didSet {
      declaredOnly(
        "UIPrintInteractionController.showsPaperOrientation", oldValue, ownShowsOrientation)
    }
  }
  /// Prints without a screen; whether it could. iOS 8.0 and later. It never can here.
  @discardableResult
  public func print(
    to printer: UIPrinter,
    completionHandler completion: ((UIPrintInteractionController, Bool, (any Error)?) -> Void)? =
      nil
  ) -> Bool {
    requires("printToPrinter:completionHandler:", since: 8.0)
    declaredOnly("UIPrintInteractionController.print(to:completionHandler:)")
    return false
  }
  /// Whether data of that kind can be printed; here none.
  public static func canPrint(_ data: Data) -> Bool { false }
  /// Whether what is at an address can be printed; here nothing.
  public static func canPrint(_ url: URL) -> Bool { false }
  /// Hides the screen that prints.
  public func dismiss(animated: Bool) {}
  /// Shows the screen that prints, from a part of a view; whether it could.
  @discardableResult
  public func present(
    from rect: CGRect, in view: UIView, animated: Bool,
    completionHandler completion: ((UIPrintInteractionController, Bool, (any Error)?) -> Void)? =
      nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }
  /// Shows the screen that prints, from a button; whether it could.
  @discardableResult
  public func present(
    from item: UIBarButtonItem, animated: Bool,
    completionHandler completion: ((UIPrintInteractionController, Bool, (any Error)?) -> Void)? =
      nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }
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
  /// Which way the paper lies; iOS 4.2 and later.
  public enum Orientation: Int, Sendable { case portrait, landscape }
  /// Whether both sides are printed; iOS 4.2 and later.
  public enum Duplex: Int, Sendable {
    /// One side; turned at its long edge; turned at its short edge.
    case none, longEdge, shortEdge
  }
  /// Which way the paper lies.
  open var orientation = Orientation.portrait {
    didSet { declaredOnly("UIPrintInfo.orientation", oldValue, orientation) }
  }
  /// Whether both sides are printed.
  open var duplex = Duplex.none {
    didSet { declaredOnly("UIPrintInfo.duplex", oldValue, duplex) }
  }
  /// How the job is called.
  open var jobName = "" {
    didSet { declaredOnly("UIPrintInfo.jobName", oldValue, jobName) }
  }
  /// What is printed.
  open var outputType = OutputType.general {
    didSet { declaredOnly("UIPrintInfo.outputType", oldValue, outputType) }
  }
  /// Which printer it is; nil for none yet.
  open var printerID: String? {
    didSet { declaredOnly("UIPrintInfo.printerID", oldValue, printerID) }
  }
  private final let list: [AnyHashable: Any]
  /// What it was made of.
  open var dictionaryRepresentation: [AnyHashable: Any] { list }
  /// Makes one.
  public init(dictionary: [AnyHashable: Any]?) {
    Self.requiresClass(since: 4.2)
    list = dictionary ?? [:]
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
  /// How wide what is printed may be, in points; 0 for as wide as the paper.
  open var maximumContentWidth: CGFloat = 0 {
    didSet {
      declaredOnly("UIPrintFormatter.maximumContentWidth", oldValue, maximumContentWidth)
    }
  }
  /// How high what is printed may be, in points; 0 for as high as the paper.
  open var maximumContentHeight: CGFloat = 0 {
    didSet {
      declaredOnly("UIPrintFormatter.maximumContentHeight", oldValue, maximumContentHeight)
    }
  }
  /// How far it keeps from the edges of the first page, in points.
  open var contentInsets = UIEdgeInsets.zero {
    didSet { declaredOnly("UIPrintFormatter.contentInsets", oldValue, contentInsets) }
  }
  /// How far it keeps from the edges of each page, in points; iOS 8.0 and later.
  open var perPageContentInsets: UIEdgeInsets {
    get { requires("perPageContentInsets", since: 8.0, ownInsets) }
    set { ownInsets = requires("setPerPageContentInsets:", since: 8.0, newValue) }
  }
  private final var ownInsets = UIEdgeInsets.zero {
    didSet { declaredOnly("UIPrintFormatter.perPageContentInsets", oldValue, ownInsets) }
  }
  /// The first of its pages.
  open var startPage = 0 {
    didSet { declaredOnly("UIPrintFormatter.startPage", oldValue, startPage) }
  }
  /// What draws its pages; nil for nothing.
  open fileprivate(set) weak var printPageRenderer: UIPrintPageRenderer?
  /// Leaves what draws its pages.
  open func removeFromPrintPageRenderer() {
    printPageRenderer?.remove(self)
    printPageRenderer = nil
  }
  /// Where what it lays out is on a page, in points: nothing is laid out here.
  open func rectForPage(at pageIndex: Int) -> CGRect {
    declaredOnly("UIPrintFormatter.rectForPage(at:)")
    return .zero
  }
  /// How many pages it has; here nothing is laid out: one.
  open var pageCount: Int { 1 }
  /// Draws what stands on a page; here nothing.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
}

/// Lays out a view that is printed; iOS 4.2 and later.
open class UIViewPrintFormatter: UIPrintFormatter {
  /// The view.
  public final let view: UIView

  init(_ view: UIView) {
    self.view = view
    super.init()
  }
}

extension UIView {
  /// What lays it out when it is printed. iOS 4.2 and later.
  public func viewPrintFormatter() -> UIViewPrintFormatter {
    requires("viewPrintFormatter", since: 4.2, UIViewPrintFormatter(self))
  }
}

/// Draws the pages that are printed, or become a document; iOS 4.2 and later.
///
/// Its methods are called as on a device; what formatters lay out is not drawn.
open class UIPrintPageRenderer: NSObject {
  /// How high the upper edge of each page is that it draws itself, in points.
  open var headerHeight: CGFloat = 0
  /// How high the lower edge of each page is that it draws itself, in points.
  open var footerHeight: CGFloat = 0
  /// What lays out the pages; nil for nothing.
  open var printFormatters: [UIPrintFormatter]? {
    get { formatters.map(\.0) }
    set {
      for (old, _) in formatters { old.printPageRenderer = nil }
      formatters = (newValue ?? []).map { ($0, $0.startPage) }
      for (new, _) in formatters { new.printPageRenderer = self }
    }
  }
  private final var formatters: [(UIPrintFormatter, Int)] = []
  fileprivate final var paper = CGRect(x: 0, y: 0, width: 612, height: 792)
  fileprivate final var printable: CGRect?

  public override init() {
    Self.requiresClass(since: 4.2)
    super.init()
  }

  /// The paper, in points.
  open var paperRect: CGRect { paper }
  /// The part of the paper that can be printed on, in points.
  open var printableRect: CGRect { printable ?? paper }
  /// How many pages there are.
  open var numberOfPages: Int { formatters.map { $0.1 + $0.0.pageCount }.max() ?? 0 }
  /// Has a formatter lay out the pages from that number on.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatters.append((formatter, pageIndex))
    formatter.printPageRenderer = self
  }
  fileprivate final func remove(_ formatter: UIPrintFormatter) {
    formatters.removeAll { $0.0 === formatter }
  }
  /// The formatters that lay out a page; nil for none.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    let found = formatters.filter { $0.1 <= pageIndex && pageIndex < $0.1 + $0.0.pageCount }
    return found.isEmpty ? nil : found.map(\.0)
  }
  /// Called before the pages are drawn.
  open func prepare(forDrawingPages range: NSRange) {}
  /// Draws a page: its upper edge, what it has, its lower edge.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    let (top, bottom) = (max(headerHeight, 0), max(footerHeight, 0))
    drawHeaderForPage(
      at: pageIndex,
      in: CGRect(
        x: printableRect.minX, y: printableRect.minY, width: printableRect.width, height: top))
    let content = printableRect.inset(by: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    for formatter in printFormattersForPage(at: pageIndex) ?? [] {
      drawPrintFormatter(formatter, forPageAt: pageIndex)
    }
    drawContentForPage(at: pageIndex, in: content)
    drawFooterForPage(
      at: pageIndex,
      in: CGRect(
        x: printableRect.minX, y: printableRect.maxY - bottom, width: printableRect.width,
        height: bottom))
  }
  /// Draws the upper edge of a page; does nothing unless overridden.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  /// Draws what is on a page; does nothing unless overridden.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  /// Draws the lower edge of a page; does nothing unless overridden.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
  /// Draws what a formatter has laid out on a page.
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    Simulator.current.unimplemented(
      "UIPrintFormatter", "what it lays out is not drawn, and takes one page.")
    printFormatter.draw(in: printableRect, forPageAt: pageIndex)
  }
}

extension UIPrintPageRenderer: SettableByKey {
  func set(_ value: Any?, byKey key: String) -> Bool {
    guard let rect = (value as? NSValue)?.cgRectValue else { return false }
    switch key {
    case "paperRect": paper = rect
    case "printableRect": printable = rect
    default: return false
    }
    return true
  }
  func value(byKey key: String) -> Any?? {
    switch key {
    case "paperRect": .some(NSValue(cgRect: paper))
    case "printableRect": .some(NSValue(cgRect: printableRect))
    default: nil
    }
  }
}

/// Lays out text that is printed; iOS 4.2 and later.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text; nil for none.
  open var text: String?
  /// The text with its attributes; nil for none; iOS 7.0 and later.
  open var attributedText: NSAttributedString? {
    get { requires("attributedText", since: 7.0, ownAttributed) }
    set {
      ownAttributed = requires("setAttributedText:", since: 7.0, newValue)
      text = newValue?.string
    }
  }
  private final var ownAttributed: NSAttributedString?
  /// Its font; nil for the usual one.
  open var font: UIFont? {
    didSet { declaredOnly("UISimpleTextPrintFormatter.font", oldValue, font) }
  }
  /// Its color; nil for black.
  open var color: UIColor? {
    didSet { declaredOnly("UISimpleTextPrintFormatter.color", oldValue, color) }
  }
  /// How its lines are aligned.
  open var textAlignment = NSTextAlignment.natural {
    didSet { declaredOnly("UISimpleTextPrintFormatter.textAlignment", oldValue, textAlignment) }
  }
  /// Makes one.
  public init(text: String) {
    self.text = text
    super.init()
  }
  /// Makes one of a text with attributes; iOS 7.0 and later.
  public init(attributedText: NSAttributedString) {
    Self.requires(init: "initWithAttributedText:", since: 7.0)
    text = attributedText.string
    ownAttributed = attributedText
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
