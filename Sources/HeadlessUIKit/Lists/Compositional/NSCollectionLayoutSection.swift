public import Foundation

/// What surrounds a layout; iOS 13.0 and later.
@MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room that there is.
  var container: any NSCollectionLayoutContainer { get }
  /// What is known of the device, the screen and the size.
  var traitCollection: UITraitCollection { get }
}

/// The room that a layout has; iOS 13.0 and later.
@MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size of the room, in points.
  var contentSize: CGSize { get }
  /// The size without the insets.
  var effectiveContentSize: CGSize { get }
  /// How far it keeps from its edges, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// How far the content keeps from the edges after all, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

final class CollectionLayoutEnvironment: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let contentSize: CGSize
  var container: any NSCollectionLayoutContainer { self }
  var traitCollection: UITraitCollection { Simulator.current.currentTraits }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }

  init(size: CGSize) { contentSize = size }
}

/// One section of a collection: groups, one after another; iOS 13.0 and later.
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// What the list wants whose section it is; nil for another section.
  final var list: UICollectionLayoutListConfiguration?
  /// How far it keeps from its edges, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// Headers and footers at its edges.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Whether headers and footers keep to the insets.
  open var supplementariesFollowContentInsets = true
  /// Whether the groups are beside each other and scroll on their own (rule 760).
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How it scrolls on its own; iOS 17.0 and later.
  open var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
    get { requires("orthogonalScrollingProperties", since: 17.0, ownScrollingProperties) }
    set {
      ownScrollingProperties = requires("setOrthogonalScrollingProperties:", since: 17.0, newValue)
    }
  }
  final var ownScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// From where the insets are counted; iOS 14.0 and later.
  open var contentInsetsReference: UIContentInsetsReference {
    get { requires("contentInsetsReference", since: 14.0, ownInsetsReference) }
    set { ownInsetsReference = requires("setContentInsetsReference:", since: 14.0, newValue) }
  }
  final var ownInsetsReference = UIContentInsetsReference.automatic {
    didSet {
      declaredOnly(
        "NSCollectionLayoutSection.contentInsetsReference", oldValue, ownInsetsReference)
    }
  }
  /// From where headers and footers keep their insets; iOS 16.0 and later.
  open var supplementaryContentInsetsReference: UIContentInsetsReference {
    get { requires("supplementaryContentInsetsReference", since: 16.0, ownBandReference) }
    set {
      ownBandReference = requires(
        "setSupplementaryContentInsetsReference:", since: 16.0, newValue)
    }
  }
  final var ownBandReference = UIContentInsetsReference.automatic {
    didSet {
      declaredOnly(
        "NSCollectionLayoutSection.supplementaryContentInsetsReference", oldValue,
        ownBandReference)
    }
  }
  /// Called at each layout with the items that are seen, and may change how they look (rule 761).
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Makes a section that repeats the group.
  public init(group: NSCollectionLayoutGroup) {
    Self.requiresClass(since: 13.0)
    self.group = group
  }

  /// A section of rows; iOS 14.0 and later.
  ///
  /// - Important: Rows and headers have heights by estimate.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    requires("sectionWithListConfiguration:layoutEnvironment:", since: 14.0)
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitem: NSCollectionLayoutItem(layoutSize: row), count: 1))
    section.list = configuration
    if configuration.appearance == .insetGrouped {
      // As far as the margins of a view that wide (rule 1000).
      let side: CGFloat = layoutEnvironment.container.contentSize.width >= 414 ? 20 : 16
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 0, leading: side, bottom: 0, trailing: side)
    }
    let band = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(28))
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: band, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      )
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: band, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return section
  }
}

/// What hears which items of a section are seen; iOS 13.0 and later.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// How a section scrolls on its own; iOS 17.0 and later.
public struct UICollectionLayoutSectionOrthogonalScrollingProperties {
  /// How fast it comes to rest.
  public var decelerationRate = DecelerationRate.automatic
  /// Whether it goes beyond its ends.
  public var bounce = Bounce.automatic
  /// How fast it comes to rest; iOS 17.0 and later.
  public enum DecelerationRate: Sendable { case automatic, normal, fast }
  /// Whether it goes beyond its ends; iOS 17.0 and later.
  public enum Bounce: Sendable { case automatic, always, never }
}

/// From where insets are counted; iOS 14.0 and later.
public enum UIContentInsetsReference: Int, Sendable {
  /// As the layout says; from the edges; from the safe area; from the margins.
  case automatic, none, safeArea, layoutMargins
  /// From what can be read well.
  case readableContent
}

/// An item that is seen; iOS 13.0 and later.
@MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// What it is called.
  var name: String { get }
  /// Where it is, in points.
  var frame: CGRect { get }
  /// The place of the item: section and item.
  var indexPath: IndexPath { get }
  /// Its kind, such as that of headers; nil for a cell.
  var representedElementKind: String? { get }
  /// Whether it is a cell or another view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The bounds of the view, in points.
  var bounds: CGRect { get }
  /// The middle of the view, in points.
  var center: CGPoint { get set }
  /// What lies over what: the greater is nearer.
  var zIndex: Int { get set }
  /// Whether it is hidden.
  var isHidden: Bool { get set }
  /// A transform in space.
  var transform3D: CATransform3D { get set }
  /// A transform of the drawn view; the identity for none.
  var transform: CGAffineTransform { get set }
  /// How opaque it is, from 0 to 1.
  var alpha: CGFloat { get set }
}

/// How a section scrolls on its own; iOS 13.0 and later.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section does not scroll across, scrolls freely, or by groups or pages.
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// How a list of rows looks; iOS 14.0 and later.
public struct UICollectionLayoutListConfiguration {
  /// The style of a list.
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  /// What a section begins with.
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  /// What a section ends with.
  public enum FooterMode: Int, Sendable { case none, supplementary }
  /// Makes the actions behind a row.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  /// How the list looks.
  public let appearance: Appearance
  /// What the headers are.
  public var headerMode = HeaderMode.none
  /// What the footers are.
  public var footerMode = FooterMode.none
  /// Whether there are lines between rows.
  public var showsSeparators = true
  /// The color behind everything else; nil for none.
  public var backgroundColor: UIColor?
  /// The distance above headers, in points; nil for the usual one; iOS 15.0 and later.
  public var headerTopPadding: CGFloat? {
    didSet {
      keptLook("UICollectionLayoutListConfiguration.headerTopPadding", oldValue, headerTopPadding)
    }
  }
  /// The lines between rows; iOS 14.5 and later.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// The line of one row, made of the usual; nil for the usual. iOS 14.5 and later.
  public var itemSeparatorHandler: ItemSeparatorHandler? {
    didSet {
      keptLook(
        "UICollectionLayoutListConfiguration.itemSeparatorHandler", oldValue, itemSeparatorHandler)
    }
  }
  /// What makes the line of one row.
  public typealias ItemSeparatorHandler = (
    _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration
  /// Says what a swipe from the leading edge offers; nil for nothing.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Says what a swipe from the trailing edge offers; nil for nothing.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Which elements are no higher than they need to be; iOS 18.0 and later.
  public var contentHuggingElements = ContentHuggingElements() {
    didSet {
      declaredOnly(
        "UICollectionLayoutListConfiguration.contentHuggingElements", oldValue,
        contentHuggingElements)
    }
  }
  /// Elements of a list that are no higher than they need to be; iOS 18.0 and later.
  public nonisolated struct ContentHuggingElements: OptionSet, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt
    /// Makes the value of a raw one.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Headers and footers.
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1 << 0)
  }

  /// Makes a list that looks so.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}
