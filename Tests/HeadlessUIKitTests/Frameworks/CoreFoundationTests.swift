import EventTrace
import Expectations
import Foundation
import RuleTrait
import RuntimeFixtures
import Testing

@testable import HeadlessUIKit

/// Core Foundation's values, the system's names, and classes that apps have subclasses of.
@MainActor
@Suite struct CoreFoundationTests {
  @Test("As an object a CGFloat is a number, and a number may be a CGFloat", .rule(1043))
  func floats() {
    let width: CGFloat = 2.5
    expectEqual(width as NSNumber, 2.5)
    expectEqual([width, 1] as [NSNumber], [2.5, 1])
    let values: [String: Any] = ["a": NSNumber(value: 4), "b": width]
    expectEqual(values["a"] as? CGFloat, 4)
    expectEqual(values["b"] as? NSNumber, 2.5)
    expectEqual((values as NSDictionary)["b"] as? CGFloat, 2.5)
    expectNil(values["a"] as? String)
  }

  @Test("Values of Core Foundation are Foundation's")
  func values() {
    let name = CFUUIDCreate(nil)
    expectEqual(CFUUIDCreateString(nil, name) as String, name?.uuidString)
    expectNil(CFUUIDCreateString(nil, nil))
    expectEqual(CFArrayGetCount([1, 2] as NSArray), 2)
    expectEqual(CFDictionaryGetCount(["a": 1] as NSDictionary), 1)
    expect(CFBooleanGetValue(true) && !CFBooleanGetValue(false))
    expect(CFEqual("a" as NSString, NSMutableString(string: "a")))
    expect(!CFEqual("a" as NSString, 1 as NSNumber) && CFEqual(nil, nil))
    expect(HUGE_VAL == .infinity && HUGE_VALF == INFINITY && NAN.isNaN && HUGE < INFINITY)
    let dictionary = NSMutableDictionary()
    dictionary.setObject(1, forKey: "a" as any NSCopying)
    expectEqual(dictionary["a"] as? Int, 1)
  }

  @Test("A way in which texts become bytes has a number in Foundation")
  func encodings() {
    let chinese = CFStringEncoding(CFStringEncodings.GB_18030_2000.rawValue)
    let number = CFStringConvertEncodingToNSStringEncoding(chinese)
    expectEqual(number, 0x8000_0632)
    expectEqual(CFStringConvertNSStringEncodingToEncoding(number), chinese)
    expectEqual(
      CFStringConvertEncodingToNSStringEncoding(CFStringBuiltInEncodings.UTF8.rawValue),
      String.Encoding.utf8.rawValue)
    expectEqual(
      CFStringConvertNSStringEncodingToEncoding(String.Encoding.ascii.rawValue),
      CFStringBuiltInEncodings.ASCII.rawValue)
  }

  @Test("The system says what a simulator is", .rule(1044))
  func systemNames() {
    var length = 0
    expectEqual(sysctlbyname("hw.machine", nil, &length, nil, 0), 0)
    var letters = [CChar](repeating: 1, count: length)
    expectEqual(sysctlbyname("hw.machine", &letters, &length, nil, 0), 0)
    expectEqual(String(decoding: letters.dropLast().map { UInt8($0) }, as: UTF8.self), "arm64")
    expectEqual(letters.last, 0)
    var count: Int32 = 0
    length = 4
    expectEqual(sysctlbyname("hw.ncpu", &count, &length, nil, 0), 0)
    expectEqual(count, 2)
    length = 2
    expectEqual(sysctlbyname("hw.ncpu", &count, &length, nil, 0), -1)
    expectEqual(sysctlbyname("kern.boottime", nil, &length, nil, 0), -1)
  }

  @Test("Nothing is found in a picture")
  func detector() throws {
    _ = Device(iOS: 15)
    let detector = CIDetector(ofType: CIDetectorTypeFace, context: nil, options: nil)
    expectEqual(detector?.features(in: CIImage(color: CIColor(red: 1, green: 0, blue: 0))).count, 0)
  }

  private final class Finger: UITouch {
    override func location(in view: HeadlessUIKit.UIView?) -> CGPoint { CGPoint(x: 1, y: 2) }
  }
  private final class Shake: UIEvent {
    override var type: EventType { .motion }
  }

  @Test("Apps have their own touches and events")
  func subclasses() {
    let device = Device(iOS: 15)
    expectEqual(Finger().location(in: nil), CGPoint(x: 1, y: 2))
    expectEqual(Shake().type, .motion)
    _ = device
  }
}
