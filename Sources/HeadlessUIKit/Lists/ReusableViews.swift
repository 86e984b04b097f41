import Foundation

// How lists make cells, headers and footers from classes that the app registered, see `NSObject.make`.

extension UITableViewCell {
  private typealias Make = (CellStyle, consuming String?) -> UITableViewCell
  private struct Whole { var call: (Make, CellStyle, consuming String?) -> UITableViewCell }
  private struct Halves {
    var call: (UnsafeRawPointer, UnsafeRawPointer, CellStyle, consuming String?) -> UITableViewCell
  }

  /// A new cell of that class, by `init(style:reuseIdentifier:)`.
  static func make(_ type: UITableViewCell.Type, reuseIdentifier: String?) -> UITableViewCell {
    let metadata = ClassMetadata(type)
    let whole = Whole { make, style, identifier in make(style, identifier) }
    return unsafeBitCast(whole, to: Halves.self).call(
      metadata.initializer(introducedBy: UITableViewCell.self), metadata.start, .default,
      reuseIdentifier)
  }
}

extension UITableViewHeaderFooterView {
  private typealias Make = (consuming String?) -> UITableViewHeaderFooterView
  private struct Whole { var call: (Make, consuming String?) -> UITableViewHeaderFooterView }
  private struct Halves {
    var call: (UnsafeRawPointer, UnsafeRawPointer, consuming String?) -> UITableViewHeaderFooterView
  }

  /// A new header or footer of that class, by `init(reuseIdentifier:)`.
  static func make(
    _ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
  ) -> UITableViewHeaderFooterView {
    let metadata = ClassMetadata(type)
    let whole = Whole { make, identifier in make(identifier) }
    return unsafeBitCast(whole, to: Halves.self).call(
      metadata.initializer(introducedBy: UITableViewHeaderFooterView.self), metadata.start,
      reuseIdentifier)
  }
}

extension UICollectionReusableView {
  private typealias Make = (CGRect) -> UICollectionReusableView
  private struct Whole { var call: (Make, CGRect) -> UICollectionReusableView }
  private struct Halves {
    var call: (UnsafeRawPointer, UnsafeRawPointer, CGRect) -> UICollectionReusableView
  }

  /// A new view of that class, by the `init(frame:)` that comes from `UIView`.
  static func make(_ type: UICollectionReusableView.Type) -> UICollectionReusableView {
    let metadata = ClassMetadata(type)
    let whole = Whole { make, frame in make(frame) }
    return unsafeBitCast(whole, to: Halves.self).call(
      metadata.initializer(introducedBy: UIView.self), metadata.start, .zero)
  }
}
