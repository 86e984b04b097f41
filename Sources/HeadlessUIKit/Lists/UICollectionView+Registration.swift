public import Foundation

extension UICollectionView {
  /// A sort of cell and how one is filled; iOS 14.0 and later.
  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    fileprivate let identifier: String
    fileprivate let handler: Handler
    /// What the cells are in; nil where their class makes them.
    fileprivate var nib: UINib?
    /// Whether it was made while a cell was asked for (M132).
    fileprivate let isTooLate: Bool

    /// Makes a registration; the handler sets up each cell.
    public init(handler: @escaping Handler) {
      UICollectionView.requires("cellRegistration", since: 14.0)
      identifier =
        "UICollectionView.CellRegistration#\(Simulator.current.nextOrdinal(of: RegistrationNumber.self))"
      self.handler = handler
      isTooLate =
        Simulator.current.has(.registrationsAreMadeBefore) && Simulator.current.isMakingCell
    }

    /// Makes a registration whose cells are in a nib (rule 851).
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.init(handler: handler)
      nib = cellNib
    }
  }

  /// A sort of header or footer and how one is filled; iOS 14.0 and later.
  @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a header or footer.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    fileprivate let elementKind: String
    fileprivate let identifier: String
    fileprivate let handler: Handler
    /// What the views are in; nil where their class makes them.
    fileprivate var nib: UINib?

    /// Makes a registration; the handler sets up each view of that kind.
    public init(elementKind: String, handler: @escaping Handler) {
      UICollectionView.requires("supplementaryRegistration", since: 14.0)
      self.elementKind = elementKind
      identifier =
        "UICollectionView.SupplementaryRegistration"
        + "#\(Simulator.current.nextOrdinal(of: RegistrationNumber.self))"
      self.handler = handler
    }

    /// Makes a registration whose views are in a nib (rule 851).
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.init(elementKind: elementKind, handler: handler)
      nib = supplementaryNib
    }
  }

  /// A cell of the registration, new or used before, filled for the item. iOS 14.0 and later.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    requires("dequeueConfiguredReusableCellWithRegistration:forIndexPath:item:", since: 14.0)
    if registration.isTooLate { Simulator.current.refuseRegistration() }
    if let nib = registration.nib {
      register(nib, forCellWithReuseIdentifier: registration.identifier)
    } else {
      register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    }
    let cell =
      dequeueReusableCell(
        withReuseIdentifier: registration.identifier, for: indexPath) as! Cell
    if let item, !registration.isTooLate { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A header or footer of the registration, new or used before, filled. iOS 14.0 and later.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    requires(
      "dequeueConfiguredReusableSupplementaryViewWithRegistration:forIndexPath:", since: 14.0)
    if let nib = registration.nib {
      register(
        nib, forSupplementaryViewOfKind: registration.elementKind,
        withReuseIdentifier: registration.identifier)
    } else {
      register(
        Supplementary.self, forSupplementaryViewOfKind: registration.elementKind,
        withReuseIdentifier: registration.identifier)
    }
    let view =
      dequeueReusableSupplementaryView(
        ofKind: registration.elementKind, withReuseIdentifier: registration.identifier,
        for: indexPath) as! Supplementary
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}

/// What registrations are counted by: each has an identifier of its own, whatever it makes.
private final class RegistrationNumber {}
