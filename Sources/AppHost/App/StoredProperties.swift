/// The stored properties of a class or structure, and whether each keeps alive what it refers to.
///
/// `Mirror` cannot tell a weak reference from a strong one; the functions of the standard library
/// that it is made of can.
enum StoredProperties {
  struct Property {
    let name: String
    let type: Any.Type
    /// From the start of the instance, in bytes.
    let offset: Int
    /// False for weak and unowned references.
    let isStrong: Bool
  }

  /// The properties in their order, those of superclasses first.
  static func of(_ type: Any.Type) -> [Property] {
    (0..<recursiveCount(type)).map { index in
      var metadata = FieldMetadata()
      let fieldType = recursiveChildMetadata(type, index: index, fieldMetadata: &metadata)
      defer { metadata.freeName?(metadata.name) }
      return Property(
        name: metadata.name.map { String(cString: $0) } ?? "", type: fieldType,
        offset: recursiveChildOffset(type, index: index), isStrong: metadata.isStrong)
    }
  }
}

/// What the runtime fills in about one property; the layout is the standard library's.
private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func recursiveCount(_: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func recursiveChildMetadata(
  _: Any.Type, index: Int, fieldMetadata: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func recursiveChildOffset(_: Any.Type, index: Int) -> Int
