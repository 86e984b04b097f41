import Foundation

/// A collection of Foundation's, which answers keys by what is in it (rule 930).
protocol CollectionByKey: NSObject {
  /// The value of a key that is no operator; nil for none.
  func collected(_ key: String) -> Any?
  /// What operators count.
  var elements: [Any] { get }
}

extension NSDictionary: CollectionByKey {
  func collected(_ key: String) -> Any? { object(forKey: key as NSString) ?? object(forKey: key) }
  var elements: [Any] { allValues }
}
extension NSArray: CollectionByKey {
  func collected(_ key: String) -> Any? {
    NSArray(array: elements.map { valueOrNull(key, of: $0) })
  }
  var elements: [Any] { Array(self) }
}
extension NSSet: CollectionByKey {
  func collected(_ key: String) -> Any? { NSSet(array: elements.compactMap { value(key, of: $0) }) }
  var elements: [Any] { allObjects }
}
extension NSOrderedSet: CollectionByKey {
  func collected(_ key: String) -> Any? {
    NSOrderedSet(array: elements.map { valueOrNull(key, of: $0) })
  }
  var elements: [Any] { array }
}

extension CollectionByKey {
  fileprivate func value(_ path: String, of element: Any) -> Any? {
    NSObject.object(of: element)?.value(forKeyPath: path)
  }
  fileprivate func valueOrNull(_ path: String, of element: Any) -> Any {
    value(path, of: element) ?? NSNull()
  }

  /// What an operator makes of the values of a path; nil for an operator that there is not.
  func result(of operation: String, _ path: String?) -> Any? {
    if operation == "@count" { return NSNumber(value: elements.count) }
    guard let path else { return nil }
    let values = elements.compactMap { value(path, of: $0) }.filter { !($0 is NSNull) }
    let numbers = values.compactMap { $0 as? NSNumber }
    switch operation {
    case "@sum": return sum(of: numbers)
    case "@avg":
      let count = elements.count
      return NSNumber(value: count == 0 ? 0 : sum(of: numbers).doubleValue / Double(count))
    case "@max": return extreme(of: values, .orderedAscending)
    case "@min": return extreme(of: values, .orderedDescending)
    case "@unionOfObjects": return NSArray(array: values)
    case "@distinctUnionOfObjects": return NSArray(array: distinct(values))
    case "@unionOfArrays", "@distinctUnionOfArrays":
      let all = values.flatMap { ($0 as? NSArray)?.elements ?? [] }
      return NSArray(array: operation == "@unionOfArrays" ? all : distinct(all))
    default: return nil
    }
  }

  private func distinct(_ values: [Any]) -> [Any] {
    values.reduce(into: []) { found, value in
      let object = NSObject.object(of: value)
      if !found.contains(where: { NSObject.object(of: $0)?.isEqual(object) == true }) {
        found.append(value)
      }
    }
  }

  private func sum(of numbers: [NSNumber]) -> NSNumber {
    let sum = numbers.reduce(0) { $0 + $1.doubleValue }
    return Int(exactly: sum).map { NSNumber(value: $0) } ?? NSNumber(value: sum)
  }

  private func extreme(of values: [Any], _ order: ComparisonResult) -> Any? {
    values.reduce(nil as Any?) { best, value in
      guard let best else { return value }
      return compare(best, value) == order ? value : best
    }
  }

  private func compare(_ first: Any, _ second: Any) -> ComparisonResult {
    switch (first, second) {
    case (let first as NSNumber, let second as NSNumber): first.compare(second)
    case (let first as String, let second as String): first.compare(second)
    case (let first as Date, let second as Date): first.compare(second)
    default: .orderedSame
    }
  }
}

extension NSObject {
  /// The object that something is for Foundation; nil for none.
  static func object(of value: Any?) -> NSObject? {
    // A collection that can be changed stays itself.
    if let value, type(of: value) is NSObject.Type { return value as? NSObject }
    return switch value {
    case let dictionary as [AnyHashable: Any]: NSDictionary(dictionary: dictionary)
    case let array as [Any]: NSArray(array: array)
    case let text as String: text as NSString
    default: value as? NSObject
    }
  }
}
