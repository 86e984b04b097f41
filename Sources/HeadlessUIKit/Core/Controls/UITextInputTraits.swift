public import Foundation

/// How a text is typed.
@MainActor
public protocol UITextInputTraits: NSObjectProtocol {}

/// Which keys a keyboard has.
public enum UIKeyboardType: Int, Sendable {
  /// The keyboards, in UIKit's words.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  /// The keyboards, in UIKit's words.
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What is on the return key.
public enum UIReturnKeyType: Int, Sendable {
  /// What the return key says.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  /// The return key says "Continue".
  case `continue`
}

/// Which letters become capitals by themselves.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Which letters become capitals: none, the first of words or of sentences, or all.
  case none, words, sentences, allCharacters
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// Whether words are checked; iOS 5.0 and later.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// How the keyboard looks.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As usual, dark, or light.
  case `default`, dark, light
  /// The older name of `dark`.
  public static let alert = UIKeyboardAppearance.dark
}

/// What a text is, so that it can be filled in; iOS 10.0 and later.
public nonisolated struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// An address for mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address in the web.
  public static let URL = UITextContentType(rawValue: "url")
  /// A name to log in with.
  public static let username = UITextContentType(rawValue: "username")
  /// A password to log in with.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is chosen now.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// The day of birth; iOS 17.0 and later.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// A day and a time; iOS 15.0 and later.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// A flight; iOS 15.0 and later.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// What a person does for a living; iOS 10.0 and later.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The town of an address; iOS 10.0 and later.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The number of a credit card; iOS 10.0 and later.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// A code that comes by message.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A whole address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
}
