import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

private final class City: NSObject {
  var name: String
  var inhabitants: Int
  static func register() {
    _registerProperty("name", \City.name)
    _registerProperty("inhabitants", \City.inhabitants)
  }
  init(_ name: String, _ inhabitants: Int) { (self.name, self.inhabitants) = (name, inhabitants) }
}

/// What collections answer by key.
@MainActor
struct CollectionKeyTests {
  private let cities = [City("Bern", 140), City("Linz", 210), City("Bern", 100)]

  @Test("A dictionary answers with what it has for the keys of a path", .rule(930))
  func dictionaries() {
    let app = TestApp(iOS: 12)
    defer { _ = app }
    let weather: NSDictionary = [
      "main": ["temp": 21.5, "names": ["a", "b"]] as [String: Any], "id": 7,
    ]
    expectEqual(weather.value(forKey: "id") as? Int, 7)
    expectEqual(weather.value(forKeyPath: "main.temp") as? Double, 21.5)
    expectEqual(weather.value(forKeyPath: "main.names") as? [String], ["a", "b"])
    expectEqual(weather.value(forKeyPath: "main.names.@count") as? Int, 2)
    expectNil(weather.value(forKey: "wind"))
    expectNil(weather.value(forKeyPath: "wind.speed"))
    let mutable = NSMutableDictionary()
    mutable.setValue("x", forKey: "a")
    mutable.setValue(NSMutableDictionary(), forKey: "inner")
    mutable.setValue(3, forKeyPath: "inner.b")
    expectEqual(mutable.value(forKeyPath: "inner.b") as? Int, 3)
    mutable.setObject([1: "one"] as [Int: String], forKey: "numbers" as NSString)
    mutable.setValue(5, forKeyPath: "numbers.w")
    let numbers = mutable.value(forKey: "numbers").flatMap { $0 as? NSDictionary }
    expectEqual(numbers?.object(forKey: 1) as? String, "one")
    mutable.removeObject(forKey: "numbers")
    mutable.setValue(nil, forKey: "a")
    expectNil(mutable.value(forKey: "a"))
    expectEqual(mutable.count, 1)
  }

  @Test("An array and a set answer with the values of what is in them", .rule(930))
  func elements() {
    let app = TestApp(iOS: 12)
    defer { _ = app }
    City.register()
    let array = NSArray(array: cities)
    expectEqual(array.value(forKey: "name") as? [String], ["Bern", "Linz", "Bern"])
    expectEqual(array.value(forKeyPath: "name.self") as? [String], ["Bern", "Linz", "Bern"])
    let names = NSSet(array: cities).value(forKey: "name") as? NSSet
    expectEqual(names, NSSet(array: ["Bern", "Linz"]))
    let rows = NSArray(array: [["id": 1], [:]] as [[String: Int]])
    expectEqual((rows.value(forKey: "id") as? NSArray)?.object(at: 1) as? NSNull, NSNull())
    array.setValue("Wien", forKey: "name")
    expectEqual(cities.map(\.name), ["Wien", "Wien", "Wien"])
  }

  @Test("Operators make one value of many", .rule(930))
  func operators() {
    let app = TestApp(iOS: 12)
    defer { _ = app }
    City.register()
    let array = NSArray(array: cities)
    let paths = ["sum", "avg", "max", "min"].map { "@\($0).inhabitants" }
    expectEqual(paths.map { array.value(forKeyPath: $0) as? Int }, [450, 150, 210, 100])
    expectEqual(array.value(forKeyPath: "@count") as? Int, 3)
    expectEqual(array.value(forKeyPath: "@max.name") as? String, "Linz")
    expectEqual(
      array.value(forKeyPath: "@distinctUnionOfObjects.name") as? [String], ["Bern", "Linz"])
    expectEqual(
      array.value(forKeyPath: "@unionOfObjects.name") as? [String], ["Bern", "Linz", "Bern"])
    expectEqual(NSArray(array: [1.5, 2]).value(forKeyPath: "@sum.self") as? Double, 3.5)
    expectEqual(NSArray().value(forKeyPath: "@avg.self") as? Int, 0)
    expectNil(NSArray().value(forKeyPath: "@max.self"))
    expectEqual(NSArray(array: [1, 2]).value(forKeyPath: "@sum.intValue") as? Int, 3)
    expectEqual(NSArray(array: ["b", "aaa"]).value(forKeyPath: "@max.length") as? Int, 3)
    expectEqual(NSArray(array: ["b"]).value(forKey: "uppercaseString") as? [String], ["B"])
    let nested: NSDictionary = ["list": [[1, 2], [2, 3]]]
    expectEqual(nested.value(forKeyPath: "list.@unionOfArrays.self") as? [Int], [1, 2, 2, 3])
  }
}
