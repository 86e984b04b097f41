import Foundation

// How lists make cells, headers and footers from classes that the app registered, see `NSObject.make`.

extension UITableViewCell {
  private typealias Make = (CellStyle, consuming String?) -> UITableViewCell
  private struct Whole { var call: (Make, CellStyle, consuming String?) -> UITableViewCell }
  private struct Halves {
    var call: (UnsafeRawPointer, UnsafeRawPointer, CellStyle, consuming String?) -> UITableViewCell
  }

  /// A new cell of that class, by `init(style:reuseIdentifier:)`.
  static func make(
    _ type: UITableViewCell.Type, style: CellStyle = .default, reuseIdentifier: String?
  ) -> UITableViewCell {
    let metadata = ClassMetadata(type)
    let whole = Whole { make, style, identifier in make(style, identifier) }
    return unsafeBitCast(whole, to: Halves.self).call(
      metadata.initializer(introducedBy: UITableViewCell.self), metadata.start, style,
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

extension UIView {
  private typealias Make = (CGRect) -> UIView
  private struct Whole { var call: (Make, CGRect) -> UIView }
  private struct Halves { var call: (UnsafeRawPointer, UnsafeRawPointer, CGRect) -> UIView }

  /// A new view of that class, by `init(frame:)`.
  static func make(_ type: UIView.Type, _ frame: CGRect) -> UIView {
    let metadata = ClassMetadata(type)
    let whole = Whole { make, frame in make(frame) }
    return unsafeBitCast(whole, to: Halves.self).call(
      metadata.initializer(introducedBy: UIView.self), metadata.start, frame)
  }
}

extension UICollectionReusableView {
  /// A new view of that class, by the `init(frame:)` that comes from `UIView`.
  static func make(
    _ type: UICollectionReusableView.Type, _ frame: CGRect = .zero
  ) -> UICollectionReusableView {
    UIView.make(type, frame) as! UICollectionReusableView
  }
}

extension UIViewController {
  private typealias Make = (consuming String?, consuming Bundle?) -> UIViewController
  private struct Whole {
    var call: (Make, consuming String?, consuming Bundle?) -> UIViewController
  }
  private struct Halves {
    var call:
      (UnsafeRawPointer, UnsafeRawPointer, consuming String?, consuming Bundle?) -> UIViewController
  }

  /// A new controller of that class, by `init(nibName:bundle:)`.
  static func make(
    _ type: UIViewController.Type, _ name: String?, _ bundle: Bundle?
  ) -> UIViewController {
    let metadata = ClassMetadata(type)
    let whole = Whole { make, name, bundle in make(name, bundle) }
    return unsafeBitCast(whole, to: Halves.self).call(
      metadata.initializer(introducedBy: UIViewController.self), metadata.start, name, bundle)
  }
}

extension UICollectionViewController {
  private typealias Make = (consuming UICollectionViewLayout) -> UICollectionViewController
  private struct Whole {
    var call: (Make, consuming UICollectionViewLayout) -> UICollectionViewController
  }
  private struct Halves {
    var call:
      (UnsafeRawPointer, UnsafeRawPointer, consuming UICollectionViewLayout)
        -> UICollectionViewController
  }

  /// A new controller of that class, by its `init(collectionViewLayout:)`.
  static func make(
    _ type: UICollectionViewController.Type, _ layout: UICollectionViewLayout
  ) -> UICollectionViewController {
    let metadata = ClassMetadata(type)
    let whole = Whole { make, layout in make(layout) }
    return unsafeBitCast(whole, to: Halves.self).call(
      metadata.initializer(introducedBy: UICollectionViewController.self), metadata.start, layout)
  }
}

extension UIGestureRecognizer {
  private typealias Make = (consuming NSCoder) -> UIGestureRecognizer?
  private struct Whole { var call: (Make, consuming NSCoder) -> UIGestureRecognizer? }
  private struct Halves {
    var call: (UnsafeRawPointer, UnsafeRawPointer, consuming NSCoder) -> UIGestureRecognizer?
  }

  /// A new recognizer of that class, by `init(coder:)`, which subclasses need not have.
  static func make(_ type: UIGestureRecognizer.Type, _ coder: NSCoder) -> UIGestureRecognizer? {
    let metadata = ClassMetadata(type)
    let whole = Whole { make, coder in make(coder) }
    return unsafeBitCast(whole, to: Halves.self).call(
      metadata.initializer(introducedBy: UIGestureRecognizer.self), metadata.start, coder)
  }
}
