import Foundation

/// Answers that need not be asked for twice, each under the digest of what it depends on.
struct KeptValues {
  var cache: BuildCache

  /// The answer that was kept under that key; nil where none was, none that can be read, or somebody
  /// else may have put it there.
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
