public import Foundation

/// How a label fits its text, on versions before and after today's names.
extension UILabel {
  /// Up to iOS 6: the smallest font to which it shrinks, in points.
  public var minimumFontSize: CGFloat {
    get { declared["minimumFontSize"] ?? 0 }
    set {
      keptLook("UILabel.minimumFontSize", minimumFontSize, newValue)
      declared["minimumFontSize"] = newValue
    }
  }
  /// Up to iOS 7: whether its letters move together before they shrink; iOS 6.0 and later.
  public var adjustsLetterSpacingToFitWidth: Bool {
    get {
      requires(
        "adjustsLetterSpacingToFitWidth", since: 6.0,
        declared["adjustsLetterSpacingToFitWidth"] ?? false)
    }
    set {
      requires("setAdjustsLetterSpacingToFitWidth:", since: 6.0)
      keptLook("UILabel.adjustsLetterSpacingToFitWidth", adjustsLetterSpacingToFitWidth, newValue)
      declared["adjustsLetterSpacingToFitWidth"] = newValue
    }
  }
  /// Whether a text that is too long moves while it is focused; iOS 12.0 and later.
  public var enablesMarqueeWhenAncestorFocused: Bool {
    get {
      requires(
        "enablesMarqueeWhenAncestorFocused", since: 12.0,
        declared["enablesMarqueeWhenAncestorFocused"] ?? false)
    }
    set {
      requires("setEnablesMarqueeWhenAncestorFocused:", since: 12.0)
      keptLook(
        "UILabel.enablesMarqueeWhenAncestorFocused", enablesMarqueeWhenAncestorFocused, newValue)
      declared["enablesMarqueeWhenAncestorFocused"] = newValue
    }
  }
}

/// How a switch is drawn.
extension UISwitch {
  /// How it should be drawn; iOS 14.0 and later.
  public var preferredStyle: UISwitch.Style {
    get { requires("preferredStyle", since: 14.0, declared["preferredStyle"] ?? .automatic) }
    set {
      requires("setPreferredStyle:", since: 14.0)
      keptLook("UISwitch.preferredStyle", preferredStyle, newValue)
      declared["preferredStyle"] = newValue
    }
  }
  /// How it is drawn; iOS 14.0 and later.
  public var style: UISwitch.Style { requires("style", since: 14.0, .sliding) }
  /// How a switch is drawn; iOS 14.0 and later.
  public enum Style: Int, Sendable {
    /// As the system likes; as a box to tick; as a switch.
    case automatic, checkbox, sliding
  }
}

/// The pictures of a slider as they are now.
extension UISlider {
  /// The picture of the thumb in its state; nil for the usual.
  public var currentThumbImage: UIImage? { thumbImage(for: state) }
  /// The picture of the track before the thumb; nil for the usual.
  public var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  /// The picture of the track behind the thumb; nil for the usual.
  public var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }
  /// As what it should behave; iOS 15.0 and later.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get {
      requires(
        "preferredBehavioralStyle", since: 15.0, declared["preferredBehavioralStyle"] ?? .automatic)
    }
    set {
      requires("setPreferredBehavioralStyle:", since: 15.0)
      keptLook("UISlider.preferredBehavioralStyle", preferredBehavioralStyle, newValue)
      declared["preferredBehavioralStyle"] = newValue
    }
  }
  /// As what it behaves; iOS 15.0 and later.
  public var behavioralStyle: UIBehavioralStyle { requires("behavioralStyle", since: 15.0, .pad) }
}

/// The pictures of a stepper.
extension UIStepper {
  /// The picture of the plus in that state; nil for the usual. iOS 6.0 and later.
  public func incrementImage(for state: UIControl.State) -> UIImage? {
    requires("incrementImageForState:", since: 6.0, declared["incrementImage \(state.rawValue)"])
  }
  /// The picture of the minus in that state; nil for the usual. iOS 6.0 and later.
  public func decrementImage(for state: UIControl.State) -> UIImage? {
    requires("decrementImageForState:", since: 6.0, declared["decrementImage \(state.rawValue)"])
  }
}

/// The pictures of a page control.
extension UIPageControl {
  /// The picture of the page that is shown; nil for a dot; iOS 16.0 and later.
  public var preferredCurrentPageIndicatorImage: UIImage? {
    get {
      requires(
        "preferredCurrentPageIndicatorImage", since: 16.0,
        declared["preferredCurrentPageIndicatorImage"])
    }
    set {
      requires("setPreferredCurrentPageIndicatorImage:", since: 16.0)
      keptLook(
        "UIPageControl.preferredCurrentPageIndicatorImage", preferredCurrentPageIndicatorImage,
        newValue)
      declared["preferredCurrentPageIndicatorImage"] = newValue
    }
  }
  /// Which way the pages run; iOS 16.0 and later.
  public var direction: UIPageControl.Direction {
    get { requires("direction", since: 16.0, declared["direction"] ?? .natural) }
    set {
      requires("setDirection:", since: 16.0)
      keptLook("UIPageControl.direction", direction, newValue)
      declared["direction"] = newValue
    }
  }
  /// Whether a finger runs over it; iOS 14.0 and later.
  public var interactionState: UIPageControl.InteractionState {
    requires("interactionState", since: 14.0, .none)
  }
  /// Whether a touch changes its look only when told to.
  public var defersCurrentPageDisplay: Bool {
    get { declared["defersCurrentPageDisplay"] ?? false }
    set {
      keptLook("UIPageControl.defersCurrentPageDisplay", defersCurrentPageDisplay, newValue)
      declared["defersCurrentPageDisplay"] = newValue
    }
  }
  /// Shows the page that was touched.
  public func updateCurrentPageDisplay() {
  }
  /// Gives a page a picture of its own; iOS 14.0 and later.
  public func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    requires("setIndicatorImage:forPage:", since: 14.0)
    keptLook("UIPageControl.setIndicatorImage(_:forPage:)")
  }
  /// The picture of a page; nil for the usual; iOS 14.0 and later.
  public func indicatorImage(forPage page: Int) -> UIImage? {
    requires("indicatorImageForPage:", since: 14.0)
    return nil
  }
  /// Gives a page a picture for when it is shown; iOS 16.0 and later.
  public func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    requires("setCurrentPageIndicatorImage:forPage:", since: 16.0)
    keptLook("UIPageControl.setCurrentPageIndicatorImage(_:forPage:)")
  }
  /// Which way the pages run; iOS 16.0 and later.
  public enum Direction: Int, Sendable {
    /// As the language does; by the sides.
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }
  /// How a finger runs over it; iOS 14.0 and later.
  public enum InteractionState: Int, Sendable {
    /// Not at all; by single steps; as it moves.
    case none, discrete, continuous
  }
}

/// How a date picker is drawn.
extension UIDatePicker {
  /// How it is drawn; iOS 13.4 and later.
  public var datePickerStyle: UIDatePickerStyle {
    requires("datePickerStyle", since: 13.4, preferredDatePickerStyle)
  }
}

/// A progress view that follows work.
extension UIProgressView {
  /// The work that it follows; nil for none; iOS 9.0 and later.
  public var observedProgress: Progress? {
    get { requires("observedProgress", since: 9.0, declared["observedProgress"]) }
    set {
      requires("setObservedProgress:", since: 9.0)
      declaredOnly("UIProgressView.observedProgress", observedProgress, newValue)
      declared["observedProgress"] = newValue
    }
  }
}

/// How pictures are shown.
extension UIImageView {
  /// The pictures that it shows in turn while highlighted; nil for none; iOS 3.0 and later.
  public var highlightedAnimationImages: [UIImage]? {
    get {
      requires("highlightedAnimationImages", since: 3.0, declared["highlightedAnimationImages"])
    }
    set {
      requires("setHighlightedAnimationImages:", since: 3.0)
      keptLook("UIImageView.highlightedAnimationImages", highlightedAnimationImages, newValue)
      declared["highlightedAnimationImages"] = newValue
    }
  }
  /// Whether its picture grows while it is focused; iOS 9.0 and later.
  public var adjustsImageWhenAncestorFocused: Bool {
    get {
      requires(
        "adjustsImageWhenAncestorFocused", since: 9.0,
        declared["adjustsImageWhenAncestorFocused"] ?? false)
    }
    set {
      requires("setAdjustsImageWhenAncestorFocused:", since: 9.0)
      keptLook(
        "UIImageView.adjustsImageWhenAncestorFocused", adjustsImageWhenAncestorFocused, newValue)
      declared["adjustsImageWhenAncestorFocused"] = newValue
    }
  }
  /// Whether its picture grows with large text; iOS 11.0 and later.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get {
      requires(
        "adjustsImageSizeForAccessibilityContentSizeCategory", since: 11.0,
        declared["adjustsImageSizeForAccessibilityContentSizeCategory"] ?? false)
    }
    set {
      requires("setAdjustsImageSizeForAccessibilityContentSizeCategory:", since: 11.0)
      keptLook(
        "UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory",
        adjustsImageSizeForAccessibilityContentSizeCategory, newValue)
      declared["adjustsImageSizeForAccessibilityContentSizeCategory"] = newValue
    }
  }
}
