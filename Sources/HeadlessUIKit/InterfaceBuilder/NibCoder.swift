import Foundation
import InterfaceFiles

/// What an object of a nib or storyboard reads itself from.
///
/// UIKit's own classes give it themselves at the end of `init(coder:)`, so that a subclass finds
/// attributes and subviews in place behind `super.init(coder:)`.
nonisolated final class NibCoder: NSCoder {
  let element: InterfaceElement
  let load: NibLoad

  init(_ element: InterfaceElement, _ load: NibLoad) {
    (self.element, self.load) = (element, load)
  }

  override var allowsKeyedCoding: Bool { true }
  // An app's class may ask for values of its own, which no file of Interface Builder's has.
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NSCoder {
  /// Reads what a file of Interface Builder's says of the object; nothing from another coder.
  final func readNib(into view: UIView) {
    guard let coder = self as? NibCoder else { return }
    coder.load.read(coder.element, into: view)
  }

  final func readNib(into controller: UIViewController) {
    guard let coder = self as? NibCoder else { return }
    coder.load.read(coder.element, into: controller)
  }

  final func readNib(into object: NSObject) {
    guard let coder = self as? NibCoder else { return }
    coder.load.read(coder.element, into: object)
  }

  /// What the file's tag says under that name.
  final func nibAttribute(_ name: String) -> String? { (self as? NibCoder)?.element[name] }
}
