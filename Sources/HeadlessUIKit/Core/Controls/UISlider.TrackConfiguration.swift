extension UISlider {
  /// The marks below a slider; iOS 26.0 and later. Nothing draws them here.
  public nonisolated struct TrackConfiguration: Hashable, Sendable {
    /// A mark; iOS 26.0 and later.
    public struct Tick: Hashable, Sendable {
      /// Where it is, from 0 to 1.
      public var position: Float
      /// What it says; nil for nothing.
      public var title: String?
      /// Makes one.
      public init(position: Float, title: String? = nil) {
        (self.position, self.title) = (position, title)
      }
    }
    /// Whether the knob stays at marks alone.
    public var allowsTickValuesOnly: Bool
    /// From where the track is colored.
    public var neutralValue: Float
    /// The marks.
    public var ticks: [Tick]
    /// Makes one of its marks.
    public init(allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, ticks: [Tick]) {
      (self.allowsTickValuesOnly, self.neutralValue) = (allowsTickValuesOnly, neutralValue)
      self.ticks = ticks
    }
    /// Makes one of so many marks that are as far apart as each other.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, numberOfTicks: Int
    ) {
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue,
        ticks: (0..<max(0, numberOfTicks)).map {
          Tick(position: numberOfTicks > 1 ? Float($0) / Float(numberOfTicks - 1) : 0)
        })
    }
  }
  /// How it looks; iOS 26.0 and later.
  public enum Style: Int, Sendable {
    /// With a knob; without.
    case `default`, thumbless
  }
}

/// What came later, so that an app's class of earlier times may have something else by that name.
public protocol _LaterUISlider: UISlider {}
extension UISlider: _LaterUISlider {}
extension _LaterUISlider {
  /// The marks below it; nil for none; iOS 26.0 and later.
  public var trackConfiguration: UISlider.TrackConfiguration? {
    get { self[unused: "UISlider.trackConfiguration", since: 26.0] }
    set { self[unused: "UISlider.trackConfiguration", since: 26.0] = newValue }
  }
  /// How it looks; iOS 26.0 and later.
  public var sliderStyle: UISlider.Style {
    get { self[look: "UISlider.sliderStyle", since: 26.0, usual: .default] }
    set { self[look: "UISlider.sliderStyle", since: 26.0, usual: .default] = newValue }
  }
}
