public import Foundation

/// The room that a text is set in; iOS 7.0 and later.
open class NSTextContainer: NSObject {
  /// How far lines keep from both sides, in points.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { changed() } }
  }
  /// How many lines there may be; 0 for any number.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { changed() } }
  }
  /// Where no text may be. Has no effect here.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet { declaredOnly("NSTextContainer.exclusionPaths", oldValue, exclusionPaths) }
  }
  /// How the last line is broken or cut.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// How large the space is, in points; nothing limits a text where it is not more than zero.
  open var size = CGSize.zero {
    didSet { if size != oldValue { layoutManager?.textContainerChangedGeometry(self) } }
  }
  /// The font of letters that have none, and the alignment of lines that have none: those of the view.
  final var usualFont: UIFont?
  final var usualAlignment = NSTextAlignment.natural
  /// What the view does whose text it holds when lines end elsewhere.
  final var didChange: (() -> Void)?
  /// What the view does whose text it holds when another text is laid out in it.
  final var textChanged: (() -> Void)?
  private func changed() {
    layoutManager?.textContainerChangedGeometry(self)
    didChange?()
  }
  public override convenience init() { self.init(size: .zero) }
  /// Makes the one of a text view, which sets its text in the same way on every version.
  static func forTextView() -> NSTextContainer {
    isForTextView = true
    defer { isForTextView = false }
    let container = NSTextContainer(size: .zero)
    container.ownWidthTracksTextView = true
    return container
  }
  /// Whether a text view makes one, which it does on versions without this class, too.
  private static var isForTextView = false
  /// Makes one of a size, in points.
  public init(size: CGSize) {
    if !NSTextContainer.isForTextView { Self.requiresClass(since: 7.0) }
    self.size = size
    super.init()
  }
  /// Makes one as an archive has it: with the size of none.
  public required init(coder: NSCoder) {
    Self.requiresClass(since: 7.0)
    super.init()
  }
  /// Whether it becomes as wide as the view.
  open var widthTracksTextView: Bool {
    get { ownWidthTracksTextView }
    set {
      ownWidthTracksTextView = newValue
      changed()
    }
  }
  final var ownWidthTracksTextView = false
  /// Whether it becomes as high as the view.
  open var heightTracksTextView = false {
    didSet { keptLook("NSTextContainer.heightTracksTextView", oldValue, heightTracksTextView) }
  }
  /// Who lays out the text; nil for nobody.
  public internal(set) final weak var layoutManager: NSLayoutManager?
  /// Whether lines are as wide as the room everywhere: here always, unless a subclass says otherwise.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }
  /// The part of a line that text may take; nothing asks it here, where every line is as wide as the room.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    unsafe remainingRect?.pointee = .zero
    return proposedRect.intersection(CGRect(origin: .zero, size: size))
  }
  /// Has another manager lay out the text, and all its other rooms.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = layoutManager, old !== newLayoutManager else { return }
    for container in old.textContainers {
      old.removeTextContainer(at: 0)
      newLayoutManager.addTextContainer(container)
    }
    guard let storage = old.textStorage else { return }
    storage.removeLayoutManager(old)
    storage.addLayoutManager(newLayoutManager)
  }
}
