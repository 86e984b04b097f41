/// The keys of a keyboard, by the numbers that the standard for keyboards gives them. iOS 13.4 and later.
public nonisolated enum UIKeyboardHIDUsage: Int, Sendable {
  /// A key by its place on a keyboard with English letters.
  case keyboardErrorUndefined = 3, keyboardA = 4, keyboardB = 5, keyboardC = 6, keyboardD = 7,
    keyboardE = 8, keyboardF = 9,
    keyboardG = 10, keyboardH = 11, keyboardI = 12, keyboardJ = 13, keyboardK = 14,
    keyboardL = 15, keyboardM = 16, keyboardN = 17, keyboardO = 18, keyboardP = 19,
    keyboardQ = 20, keyboardR = 21, keyboardS = 22, keyboardT = 23, keyboardU = 24,
    keyboardV = 25, keyboardW = 26, keyboardX = 27, keyboardY = 28, keyboardZ = 29,
    keyboard1 = 30, keyboard2 = 31, keyboard3 = 32, keyboard4 = 33, keyboard5 = 34,
    keyboard6 = 35, keyboard7 = 36, keyboard8 = 37, keyboard9 = 38, keyboard0 = 39,
    keyboardReturnOrEnter = 40, keyboardEscape = 41, keyboardDeleteOrBackspace = 42,
    keyboardTab = 43, keyboardSpacebar = 44, keyboardHyphen = 45, keyboardEqualSign = 46,
    keyboardOpenBracket = 47, keyboardCloseBracket = 48, keyboardBackslash = 49,
    keyboardNonUSPound = 50, keyboardSemicolon = 51, keyboardQuote = 52,
    keyboardGraveAccentAndTilde = 53, keyboardComma = 54, keyboardPeriod = 55, keyboardSlash = 56,
    keyboardCapsLock = 57, keyboardF1 = 58, keyboardF2 = 59, keyboardF3 = 60, keyboardF4 = 61,
    keyboardF5 = 62, keyboardF6 = 63, keyboardF7 = 64, keyboardF8 = 65, keyboardF9 = 66,
    keyboardF10 = 67, keyboardF11 = 68, keyboardF12 = 69, keyboardPrintScreen = 70,
    keyboardScrollLock = 71, keyboardPause = 72, keyboardInsert = 73, keyboardHome = 74,
    keyboardPageUp = 75, keyboardDeleteForward = 76, keyboardEnd = 77, keyboardPageDown = 78,
    keyboardRightArrow = 79, keyboardLeftArrow = 80, keyboardDownArrow = 81, keyboardUpArrow = 82,
    keypadNumLock = 83, keypadSlash = 84, keypadAsterisk = 85, keypadHyphen = 86, keypadPlus = 87,
    keypadEnter = 88, keypad1 = 89, keypad2 = 90, keypad3 = 91, keypad4 = 92, keypad5 = 93,
    keypad6 = 94, keypad7 = 95, keypad8 = 96, keypad9 = 97, keypad0 = 98, keypadPeriod = 99,
    keyboardReturn = 158, keyboardLeftControl = 224, keyboardLeftShift = 225, keyboardLeftAlt = 226,
    keyboardLeftGUI = 227, keyboardRightControl = 228, keyboardRightShift = 229,
    keyboardRightAlt = 230, keyboardRightGUI = 231
}

extension UIKey {
  /// Which key it is, by what it writes on a keyboard with English letters (rule 785); iOS 13.4 and later.
  public var keyCode: UIKeyboardHIDUsage {
    requires("keyCode", since: 13.4)
    return Self.place(of: charactersIgnoringModifiers).flatMap { UIKeyboardHIDUsage(rawValue: $0) }
      ?? .keyboardErrorUndefined
  }

  private static func place(of input: String) -> Int? {
    if let number = others[input] { return number }
    if input.hasPrefix("UIKeyInputF"), let number = Int(input.dropFirst(11)), 1...12 ~= number {
      return UIKeyboardHIDUsage.keyboardF1.rawValue + number - 1
    }
    guard input.count == 1, let letter = input.lowercased().unicodeScalars.first else { return nil }
    if let place = signs.firstIndex(where: { $0.unicodeScalars.contains(letter) }) {
      return UIKeyboardHIDUsage.keyboard1.rawValue + place
    }
    guard "a"..."z" ~= letter else { return nil }
    return UIKeyboardHIDUsage.keyboardA.rawValue + Int(letter.value) - 97
  }

  /// What the keys from that of the 1 on write, without and with the shift key.
  private static let signs: [String] = [
    "1!", "2@", "3#", "4$", "5%", "6^", "7&", "8*", "9(", "0)", "\r\n", "\u{1B}", "\u{8}", "\t",
    " ",
    "-_", "=+", "[{", "]}", "\\|", "", ";:", "'\"", "`~", ",<", ".>", "/?",
  ]

  private static let others: [String: Int] = [
    "UIKeyInputEscape": 41, "UIKeyInputHome": 74, "UIKeyInputPageUp": 75, "UIKeyInputDelete": 76,
    "UIKeyInputEnd": 77, "UIKeyInputPageDown": 78, "UIKeyInputRightArrow": 79,
    "UIKeyInputLeftArrow": 80, "UIKeyInputDownArrow": 81, "UIKeyInputUpArrow": 82,
  ]
}
