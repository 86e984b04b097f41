import Foundation

/// The designated initializer that a class of UIKit's added, as every class below it has it.
///
/// A list makes its cells from a class that the app registered, by an initializer that is not
/// `required` in UIKit; Swift calls such a one only by the name of its class. But a class keeps its
/// initializers in the table of its methods, and those of one below it stand at the same place. The
/// compiler's own description of a class says at which places it began initializers of its own.
/// A class that hides the initializer stops with Swift's message that it has none, as on a device.
struct ClassInitializer {
  private let slot: Int

  /// The first designated initializer, in the order of the source, that is new in that class.
  init(introducedBy type: AnyClass) {
    slot = Self.newInitializers(of: type)[0]
  }

  /// What stands at that place in a class that comes from the one above.
  func entry(in type: AnyClass) -> UnsafeRawPointer {
    Self.metadata(of: type).load(fromByteOffset: slot * 8, as: UnsafeRawPointer.self)
  }

  /// The class as what its methods find themselves by.
  static func metadata(of type: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  /// Where in its metadata, in words, the class begins initializers that it has from nobody.
  private static func newInitializers(of type: AnyClass) -> [Int] {
    #if canImport(ObjectiveC)
      let descriptionOffset = 64
    #else
      let descriptionOffset = 40
    #endif
    let description = metadata(of: type).load(
      fromByteOffset: descriptionOffset, as: UnsafeRawPointer.self)
    let flags = description.load(as: UInt32.self) >> 16
    guard flags & 1 << 15 != 0 else { return [] }
    // Behind the eleven words that all have: how it is completed at run time, where it has that.
    var table = 44
    if flags & 3 == 1 { table += 12 }
    if flags & 1 << 13 != 0 { table += 4 }
    let first = Int(description.load(fromByteOffset: table, as: UInt32.self))
    let count = Int(description.load(fromByteOffset: table + 4, as: UInt32.self))
    return (0..<count).filter { index in
      let kind = description.load(fromByteOffset: table + 8 + 8 * index, as: UInt32.self) & 15
      return kind == 1
    }.map { first + $0 }
  }
}

// A function of Swift's is an address and a context, and a method's context is its object or class.
// One that is only passed down is never retained, so a class can stand there: a function that takes
// such a function is seen here as one that takes its two halves.

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
    let initializer = ClassInitializer(introducedBy: UITableViewCell.self)
    let whole = Whole { make, style, identifier in make(style, identifier) }
    return unsafeBitCast(whole, to: Halves.self).call(
      initializer.entry(in: type), ClassInitializer.metadata(of: type), style, reuseIdentifier)
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
    let initializer = ClassInitializer(introducedBy: UITableViewHeaderFooterView.self)
    let whole = Whole { make, identifier in make(identifier) }
    return unsafeBitCast(whole, to: Halves.self).call(
      initializer.entry(in: type), ClassInitializer.metadata(of: type), reuseIdentifier)
  }
}

extension UIView {
  private typealias Make = (CGRect) -> UIView
  private struct Whole { var call: (Make, CGRect) -> UIView }
  private struct Halves { var call: (UnsafeRawPointer, UnsafeRawPointer, CGRect) -> UIView }

  /// A new view of that class, by `init(frame:)`.
  static func make(_ type: UIView.Type, _ frame: CGRect) -> UIView {
    let initializer = ClassInitializer(introducedBy: UIView.self)
    let whole = Whole { make, frame in make(frame) }
    return unsafeBitCast(whole, to: Halves.self).call(
      initializer.entry(in: type), ClassInitializer.metadata(of: type), frame)
  }
}

extension UICollectionReusableView {
  /// A new view of that class, by the `init(frame:)` that comes from `UIView`.
  static func make(_ type: UICollectionReusableView.Type) -> UICollectionReusableView {
    UIView.make(type, .zero) as! UICollectionReusableView
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
  )
    -> UIViewController
  {
    let initializer = ClassInitializer(introducedBy: UIViewController.self)
    let whole = Whole { make, name, bundle in make(name, bundle) }
    return unsafeBitCast(whole, to: Halves.self).call(
      initializer.entry(in: type), ClassInitializer.metadata(of: type), name, bundle)
  }
}
