/// The view's edges, lines and lengths, to make constraints from; iOS 9.0 and later.
extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor {
    requires("leadingAnchor", since: 9.0, .init(item: self, attribute: .leading))
  }
  public var trailingAnchor: NSLayoutXAxisAnchor {
    requires("trailingAnchor", since: 9.0, .init(item: self, attribute: .trailing))
  }
  public var leftAnchor: NSLayoutXAxisAnchor {
    requires("leftAnchor", since: 9.0, .init(item: self, attribute: .left))
  }
  public var rightAnchor: NSLayoutXAxisAnchor {
    requires("rightAnchor", since: 9.0, .init(item: self, attribute: .right))
  }
  public var centerXAnchor: NSLayoutXAxisAnchor {
    requires("centerXAnchor", since: 9.0, .init(item: self, attribute: .centerX))
  }
  public var topAnchor: NSLayoutYAxisAnchor {
    requires("topAnchor", since: 9.0, .init(item: self, attribute: .top))
  }
  public var bottomAnchor: NSLayoutYAxisAnchor {
    requires("bottomAnchor", since: 9.0, .init(item: self, attribute: .bottom))
  }
  public var centerYAnchor: NSLayoutYAxisAnchor {
    requires("centerYAnchor", since: 9.0, .init(item: self, attribute: .centerY))
  }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    requires("firstBaselineAnchor", since: 9.0)
    return .init(item: self, attribute: .firstBaseline)
  }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    requires("lastBaselineAnchor", since: 9.0)
    return .init(item: self, attribute: .lastBaseline)
  }
  public var widthAnchor: NSLayoutDimension {
    requires("widthAnchor", since: 9.0, .init(item: self, attribute: .width))
  }
  public var heightAnchor: NSLayoutDimension {
    requires("heightAnchor", since: 9.0, .init(item: self, attribute: .height))
  }
}
