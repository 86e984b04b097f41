import CourseKit
import CourseModel
public import Foundation

/// What a keyboard that is connected and a pointer do.
extension XCUIElement {
  /// Keys that are held while another is pressed.
  public struct KeyModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let capsLock = KeyModifierFlags(rawValue: 1 << 0)
    public static let shift = KeyModifierFlags(rawValue: 1 << 1)
    public static let control = KeyModifierFlags(rawValue: 1 << 2)
    public static let option = KeyModifierFlags(rawValue: 1 << 3)
    public static let command = KeyModifierFlags(rawValue: 1 << 4)
    public static let function = KeyModifierFlags(rawValue: 1 << 5)
    public static let alternate = option

    fileprivate var held: KeyModifiers {
      let keys: [(KeyModifierFlags, KeyModifiers)] = [
        (.shift, .shift), (.control, .control), (.option, .option), (.command, .command),
      ]
      return keys.reduce(into: []) { if contains($1.0) { $0.insert($1.1) } }
    }
  }

  /// Presses a key of a keyboard that is connected, from iOS 7 on (rule 785).
  public func typeKey(
    _ key: String, modifierFlags flags: KeyModifierFlags, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    touch("type the key", file, line) { run, _ in
      try run.app.typeKey(XCUIKeyboardKey.input(key), modifierFlags: flags.held)
    }
  }

  /// Presses a key of a keyboard that is connected.
  public func typeKey(
    _ key: XCUIKeyboardKey, modifierFlags flags: KeyModifierFlags, file: StaticString = #fileID,
    line: UInt = #line
  ) { typeKey(key.rawValue, modifierFlags: flags, file: file, line: line) }

  @available(*, unavailable, message: "Nothing is held here; typeKey(_:modifierFlags:) holds keys.")
  public class func perform(
    withKeyModifiers flags: KeyModifierFlags, block: () -> Void
  ) {}
  @available(*, unavailable, message: "This course's device has no pointer; tap() it.")
  public func click() {}
  @available(*, unavailable, message: "This course's device has no pointer; doubleTap() it.")
  public func doubleClick() {}
  @available(*, unavailable, message: "This course's device has no pointer; press(forDuration:).")
  public func rightClick() {}
  @available(*, unavailable, message: "This course's device has no pointer.")
  public func hover() {}
  @available(*, unavailable, message: "This course's device has no pointer; swipeUp() scrolls.")
  public func scroll(byDeltaX deltaX: CGFloat, deltaY: CGFloat) {}
}

/// Keys of a keyboard, as `typeText(XCUIKeyboardKey.return.rawValue)` types them.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let delete = XCUIKeyboardKey(rawValue: "\u{8}")
  public static let `return` = XCUIKeyboardKey(rawValue: "\n")
  public static let enter = XCUIKeyboardKey(rawValue: "\n")
  public static let space = XCUIKeyboardKey(rawValue: " ")
  public static let tab = XCUIKeyboardKey(rawValue: "\t")
  public static let escape = XCUIKeyboardKey(rawValue: "\u{1B}")
  public static let upArrow = XCUIKeyboardKey(rawValue: "\u{F700}")
  public static let downArrow = XCUIKeyboardKey(rawValue: "\u{F701}")
  public static let leftArrow = XCUIKeyboardKey(rawValue: "\u{F702}")
  public static let rightArrow = XCUIKeyboardKey(rawValue: "\u{F703}")

  private static let inputs = [
    escape.rawValue: "UIKeyInputEscape", upArrow.rawValue: "UIKeyInputUpArrow",
    downArrow.rawValue: "UIKeyInputDownArrow", leftArrow.rawValue: "UIKeyInputLeftArrow",
    rightArrow.rawValue: "UIKeyInputRightArrow", "\n": "\r",
  ]

  /// What UIKit calls the key.
  fileprivate static func input(_ key: String) -> String { inputs[key] ?? key }
}
