/// The view's edges, lines and lengths, to make constraints from; iOS 9.0 and later.
extension UIView {
  /// The leading edge, for constraints.
  public var leadingAnchor: NSLayoutXAxisAnchor {
    requires("leadingAnchor", since: 9.0, .init(item: self, attribute: .leading))
  }
  /// The trailing edge, for constraints.
  public var trailingAnchor: NSLayoutXAxisAnchor {
    requires("trailingAnchor", since: 9.0, .init(item: self, attribute: .trailing))
  }
  /// The left edge, for constraints.
  public var leftAnchor: NSLayoutXAxisAnchor {
    requires("leftAnchor", since: 9.0, .init(item: self, attribute: .left))
  }
  /// The right edge, for constraints.
  public var rightAnchor: NSLayoutXAxisAnchor {
    requires("rightAnchor", since: 9.0, .init(item: self, attribute: .right))
  }
  /// The middle from left to right, for constraints.
  public var centerXAnchor: NSLayoutXAxisAnchor {
    requires("centerXAnchor", since: 9.0, .init(item: self, attribute: .centerX))
  }
  /// The upper edge, for constraints.
  public var topAnchor: NSLayoutYAxisAnchor {
    requires("topAnchor", since: 9.0, .init(item: self, attribute: .top))
  }
  /// The lower edge, for constraints.
  public var bottomAnchor: NSLayoutYAxisAnchor {
    requires("bottomAnchor", since: 9.0, .init(item: self, attribute: .bottom))
  }
  /// The middle from top to bottom, for constraints.
  public var centerYAnchor: NSLayoutYAxisAnchor {
    requires("centerYAnchor", since: 9.0, .init(item: self, attribute: .centerY))
  }
  /// The width, for constraints.
  public var widthAnchor: NSLayoutDimension {
    requires("widthAnchor", since: 9.0, .init(item: self, attribute: .width))
  }
  /// The height, for constraints.
  public var heightAnchor: NSLayoutDimension {
    requires("heightAnchor", since: 9.0, .init(item: self, attribute: .height))
  }
}
