public import Foundation

/// Several buttons of which one is chosen.
open class UISegmentedControl: UIControl {
  final var segments: [Content] = []
  struct Content {
    var title: String?
    var image: UIImage?
    var isEnabled = true
    var action: UIAction?
  }
  /// The segment of that number; a number beyond the last counts as the last (rule 944).
  final func pinned(_ segment: Int) -> Int? {
    segment >= 0 && !segments.isEmpty ? min(segment, segments.count - 1) : nil
  }
  /// Puts a segment in; the one that is selected stays selected (rule 944).
  private func insert(_ content: Content, at segment: Int) {
    let place = min(max(0, segment), segments.count)
    let selected = selectedSegmentIndex
    if selected >= place, selected < segments.count { selectedSegmentIndex += 1 }
    segments.insert(content, at: place)
    invalidateLayoutOfGroup()
  }

  /// The number that stands for no segment: -1.
  public nonisolated static let noSegment = -1
  /// The number of the selected segment, from 0, or ``noSegment``.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// Whether segments are selected only while a finger is on them.
  open var isMomentary = false
  /// Whether a segment with more content is wider. Has no effect here.
  open var apportionsSegmentWidthsByContent: Bool {
    get {
      requires("apportionsSegmentWidthsByContent", since: 5.0, ownApportionsSegmentWidthsByContent)
    }
    set {
      ownApportionsSegmentWidthsByContent = requires(
        "setApportionsSegmentWidthsByContent:", since: 5.0, newValue)
    }
  }
  final var ownApportionsSegmentWidthsByContent = false {
    didSet {
      keptLook(
        "UISegmentedControl.apportionsSegmentWidthsByContent", oldValue,
        ownApportionsSegmentWidthsByContent)
    }
  }
  /// The color of the selected segment; nil for the usual one; iOS 13.0 and later.
  open var selectedSegmentTintColor: UIColor? {
    get { requires("selectedSegmentTintColor", since: 13.0, ownSelectedSegmentTintColor) }
    set {
      ownSelectedSegmentTintColor = requires("setSelectedSegmentTintColor:", since: 13.0, newValue)
    }
  }
  final var ownSelectedSegmentTintColor: UIColor? {
    didSet {
      customizes(\UISegmentedControl.selectedSegmentTintColor, ownSelectedSegmentTintColor)
    }
  }
  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Makes a control of texts and images.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      segments.append(Content(title: item as? String, image: item as? UIImage))
    }
    bounds.size = sizeThatFits(.zero)
  }

  /// Puts in a segment with a text.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Content(title: title), at: segment)
  }
  /// Puts in a segment with an image.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Content(image: image), at: segment)
  }
  /// Takes a segment out.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard let place = pinned(segment) else { return }
    segments.remove(at: place)
    if selectedSegmentIndex == place {
      selectedSegmentIndex = Self.noSegment
    } else if selectedSegmentIndex > place {
      selectedSegmentIndex -= 1
    }
    invalidateLayoutOfGroup()
  }
  /// Takes all segments out.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
  }
  /// Sets the text of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if let place = pinned(segment) { segments[place].title = title }
  }
  /// The text of a segment; nil for none.
  open func titleForSegment(at segment: Int) -> String? {
    pinned(segment).flatMap { segments[$0].title }
  }
  /// Sets the image of a segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    if let place = pinned(segment) { segments[place].image = image }
  }
  /// Sets whether a segment can be selected.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if let place = pinned(segment) { segments[place].isEnabled = enabled }
  }
  /// Whether a segment can be selected.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    pinned(segment).map { segments[$0].isEnabled } ?? false
  }
  /// Sets the width of a segment in points; 0 for that of its content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    keptLook("UISegmentedControl.setWidth(_:forSegmentAt:)")
    declared["width \(segment)"] = width
  }
  /// Sets how texts are drawn in that state. Has no effect here.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    requires("setTitleTextAttributes:forState:", since: 5.0)
    keptLook("UISegmentedControl.setTitleTextAttributes(_:for:)")
    declared["titleTextAttributes \(state.rawValue)"] = attributes
    customizes("setTitleTextAttributes", [Int(state.rawValue)]) { (control: UISegmentedControl) in
      control.setTitleTextAttributes(attributes, for: state)
    }
  }

  /// A person taps on a segment.
  package final func choose(_ segment: Int) {
    guard isEnabled, isEnabledForSegment(at: segment), segment != selectedSegmentIndex,
      !Simulator.current.isDead
    else { return }
    selectedSegmentIndex = segment
    valueChanged()
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  package final override var renderedText: String? {
    segments.map { $0.title ?? "" }.joined(separator: " | ")
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a segmented control with the given frame, in points.
  public convenience init() { self.init(frame: .zero) }

  open override var intrinsicContentSize: CGSize {
    if let size: CGSize = inExtension("intrinsicContentSize") { return size }
    let (size, insets) = (sizeOfSegments, alignmentRectInsets)
    return CGSize(width: size.width, height: size.height - insets.top - insets.bottom)
  }
  /// Rule 1132.
  open override var alignmentRectInsets: UIEdgeInsets { Simulator.current.segmentAlignment }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    inExtension("sizeThatFits(_:)", [size])
      ?? sizeOfSegments
  }

  /// The height is known (rule 590), the width an estimate.
  private var sizeOfSegments: CGSize {
    let widths = segments.map { 24 + 7 * ($0.title?.count ?? 2) }
    return CGSize(width: CGFloat(widths.reduce(0, +)), height: Simulator.current.segmentHeight)
  }

  final override func touchedUp(_ event: UIEvent?) {
    guard let place = placeOfTouch(event), numberOfSegments > 0, drawnFrame.width > 0 else {
      return
    }
    // The segments are equally wide.
    let segment = Int(place.x / drawnFrame.width * CGFloat(numberOfSegments))
    choose(min(max(segment, 0), numberOfSegments - 1))
  }

  final override func keepsTouches(from recognizer: UIGestureRecognizer) -> Bool {
    isEnabled && recognizer.isMadeByOneTap
  }

  override class var ownTintSince: Double { 2.0 }
  package final override var renderedKind: String { "UISegmentedControl" }
  /// The picture of a segment; nil for none. Pictures are not kept here.
  open func imageForSegment(at segment: Int) -> UIImage? {
    pinned(segment).flatMap { segments[$0].image }
  }
  /// Moves the content of a segment.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    keptLook("UISegmentedControl.setContentOffset(_:forSegmentAt:)")
    declared["offset \(segment)"] = offset
  }
  /// Gives it a picture behind its segments.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {
    requires("setBackgroundImage:forState:barMetrics:", since: 5.0)
    keptLook("UISegmentedControl.setBackgroundImage(_:for:barMetrics:)")
    declared["background \(state.rawValue) \(barMetrics.rawValue)"] = backgroundImage
    customizes("setBackgroundImage", [Int(state.rawValue), barMetrics.rawValue]) {
      (control: UISegmentedControl) in
      control.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }
  }
  /// Gives it a picture between two segments.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {
    requires("setDividerImage:forLeftSegmentState:rightSegmentState:barMetrics:", since: 5.0)
    declaredOnly(
      "UISegmentedControl.setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:)")
    declared["divider \(leftState.rawValue) \(rightState.rawValue) \(barMetrics.rawValue)"] =
      dividerImage
  }
  /// The picture between two segments; nil for the usual; iOS 5.0 and later.
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    requires(
      "dividerImageForLeftSegmentState:rightSegmentState:barMetrics:", since: 5.0,
      declared["divider \(leftState.rawValue) \(rightState.rawValue) \(barMetrics.rawValue)"])
  }
  /// How its titles look in that state; nil for as usual.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    requires(
      "titleTextAttributesForState:", since: 5.0, declared["titleTextAttributes \(state.rawValue)"])
  }
}
