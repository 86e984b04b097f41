public import Foundation

/// A view that a collection uses again and again; iOS 6.0 and later.
open class UICollectionReusableView: UIView {
  public internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init() { self.init(frame: .zero) }

  /// The view will be used for something else.
  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// iOS 8.0 and later.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// One item of a collection; iOS 6.0 and later.
open class UICollectionViewCell: UICollectionReusableView {
  public final let contentView: UIView
  open var isSelected = false
  open var isHighlighted = false
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  /// iOS 14.0 and later.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      for view in contentView.drawnSubviews where view is any UIContentView { view.detach() }
      guard let contentConfiguration else { return }
      let view = contentConfiguration.makeContentView()
      view.frame = contentView.drawnBounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.insert(view, at: 0)
    }
  }
  /// iOS 14.0 and later.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  /// iOS 14.0 and later.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// iOS 14.0 and later.
  open func setNeedsUpdateConfiguration() {}

  public override init(frame: CGRect) {
    contentView = UICollectionViewCellContentView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    adoptContentView()
  }

  public required init?(coder: NSCoder) {
    contentView = UICollectionViewCellContentView(frame: .zero)
    super.init(coder: coder)
    adoptContentView()
  }

  private func adoptContentView() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insert(contentView, at: 0)
  }

  package final override var renderedKind: String { "UICollectionViewCell" }
}

final class UICollectionViewCellContentView: UIView {}
