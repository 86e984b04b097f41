import Foundation

/// Cached answers, keyed by the digest of their inputs.
struct KeptValues {
  var cache: BuildCache

  /// The answer that is kept under that key; nil if there is none, if it is damaged, or if another user
  /// may have written it.
  func value<Value: Decodable>(_ type: Value.Type, of key: String) -> Value? {
    guard Disk.isOwnFolder(cache.folder),
      let bytes = try? Disk.read("\(cache.path(of: key))/value.json")
    else { return nil }
    return try? JSONDecoder().decode(type, from: Data(bytes))
  }

  /// Keeps the value; where nothing can be written it is asked for again next time.
  func keep(_ value: some Encodable, of key: String) {
    guard let data = try? JSONEncoder().encode(value) else { return }
    try? cache.fill(key) { try Disk.write([UInt8](data), to: "\($0)/value.json") }
  }
}
