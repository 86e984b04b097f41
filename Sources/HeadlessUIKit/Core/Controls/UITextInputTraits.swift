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
  /// What comes before a name; iOS 10.0 and later.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A name in the middle; iOS 10.0 and later.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// What comes behind a name; iOS 10.0 and later.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A name among friends; iOS 10.0 and later.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// What an organization is called; iOS 10.0 and later.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place, with its address; iOS 10.0 and later.
  public static let location = UITextContentType(rawValue: "location")
  /// The first line of an address; iOS 10.0 and later.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of an address; iOS 10.0 and later.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// The state of an address; iOS 10.0 and later.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// The town and the state of an address; iOS 10.0 and later.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// The part of a town; iOS 10.0 and later.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// The country of an address; iOS 10.0 and later.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The name on a credit card; iOS 17.0 and later.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// The given name on a credit card; iOS 17.0 and later.
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  /// The name in the middle on a credit card; iOS 17.0 and later.
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-additional-name")
  /// The family name on a credit card; iOS 17.0 and later.
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  /// The code on a credit card; iOS 17.0 and later.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// How long a credit card is valid; iOS 17.0 and later.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// The month in which a credit card expires; iOS 17.0 and later.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  /// The year in which a credit card expires; iOS 17.0 and later.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  /// The kind of a credit card; iOS 17.0 and later.
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  /// The day of the month of a birth; iOS 17.0 and later.
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  /// The month of a birth; iOS 17.0 and later.
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  /// The year of a birth; iOS 17.0 and later.
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  /// The number of a parcel; iOS 15.0 and later.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
}
