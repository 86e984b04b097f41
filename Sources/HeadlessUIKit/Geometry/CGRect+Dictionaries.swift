public import Foundation

// How points, sizes and rectangles are written to property lists.

/// The number under a key; nil for none.
private nonisolated func number(_ key: String, of list: NSDictionary) -> CGFloat? {
  (list.object(forKey: key as NSString) as? NSNumber).map { CGFloat($0.doubleValue) }
}

/// A dictionary of numbers.
private nonisolated func list(_ numbers: [String: CGFloat]) -> NSDictionary {
  NSDictionary(
    objects: numbers.values.map { NSNumber(value: Double($0)) },
    forKeys: numbers.keys.map { $0 as NSString })
}

extension CGPoint {
  /// Its numbers under `X` and `Y`. iOS 2.0 and later.
  public nonisolated var dictionaryRepresentation: NSDictionary { list(["X": x, "Y": y]) }
  /// Reads what was written so; nil for something else. iOS 2.0 and later.
  public nonisolated init?(dictionaryRepresentation dict: NSDictionary) {
    guard let x = number("X", of: dict), let y = number("Y", of: dict) else { return nil }
    self.init(x: x, y: y)
  }
}

extension CGSize {
  /// Its numbers under `Width` and `Height`. iOS 2.0 and later.
  public nonisolated var dictionaryRepresentation: NSDictionary {
    list(["Width": width, "Height": height])
  }
  /// Reads what was written so; nil for something else. iOS 2.0 and later.
  public nonisolated init?(dictionaryRepresentation dict: NSDictionary) {
    guard let width = number("Width", of: dict), let height = number("Height", of: dict) else {
      return nil
    }
    self.init(width: width, height: height)
  }
}

extension CGRect {
  /// Its numbers under `X`, `Y`, `Width` and `Height`. iOS 2.0 and later.
  public nonisolated var dictionaryRepresentation: NSDictionary {
    list(["X": origin.x, "Y": origin.y, "Width": size.width, "Height": size.height])
  }
  /// Reads what was written so; nil for something else. iOS 2.0 and later.
  public nonisolated init?(dictionaryRepresentation dict: NSDictionary) {
    guard let origin = CGPoint(dictionaryRepresentation: dict),
      let size = CGSize(dictionaryRepresentation: dict)
    else { return nil }
    self.init(origin: origin, size: size)
  }
}

extension CGFloat {
  /// The number of an object, as near as can be. iOS 2.0 and later.
  public nonisolated init(truncating number: NSNumber) { self.init(number.doubleValue) }
  /// The number of an object; nil where it cannot be held. iOS 2.0 and later.
  public nonisolated init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }
}
