public import Foundation

// The keychain. It works here as on a device, but nothing in it is encrypted.

/// What came of a call in C: 0 for success. iOS 2.0 and later.
public typealias OSStatus = Int32
/// Which kind of item it is. iOS 2.0 and later.
public nonisolated var kSecClass: CFString! { "class" }
/// A password. iOS 2.0 and later.
public nonisolated var kSecClassGenericPassword: CFString! { "genp" }
/// A password of a server. iOS 2.0 and later.
public nonisolated var kSecClassInternetPassword: CFString! { "inet" }
/// A key. iOS 2.0 and later.
public nonisolated var kSecClassKey: CFString! { "keys" }
/// A certificate. iOS 2.0 and later.
public nonisolated var kSecClassCertificate: CFString! { "cert" }
/// A certificate with its key. iOS 2.0 and later.
public nonisolated var kSecClassIdentity: CFString! { "idnt" }
/// Which service it is for. iOS 2.0 and later.
public nonisolated var kSecAttrService: CFString! { "svce" }
/// Whose it is. iOS 2.0 and later.
public nonisolated var kSecAttrAccount: CFString! { "acct" }
/// Which server it is for. iOS 2.0 and later.
public nonisolated var kSecAttrServer: CFString! { "srvr" }
/// Which path of the server. iOS 2.0 and later.
public nonisolated var kSecAttrPath: CFString! { "path" }
/// Which port of the server. iOS 2.0 and later.
public nonisolated var kSecAttrPort: CFString! { "port" }
/// How the server is spoken to. iOS 2.0 and later.
public nonisolated var kSecAttrProtocol: CFString! { "ptcl" }
/// How the server asks. iOS 2.0 and later.
public nonisolated var kSecAttrAuthenticationType: CFString! { "atyp" }
/// Which realm of the server. iOS 2.0 and later.
public nonisolated var kSecAttrSecurityDomain: CFString! { "sdmn" }
/// What the app wants to note. iOS 2.0 and later.
public nonisolated var kSecAttrGeneric: CFString! { "gena" }
/// What a person reads. iOS 2.0 and later.
public nonisolated var kSecAttrLabel: CFString! { "labl" }
/// What it is, for a person. iOS 2.0 and later.
public nonisolated var kSecAttrDescription: CFString! { "desc" }
/// A remark. iOS 2.0 and later.
public nonisolated var kSecAttrComment: CFString! { "icmt" }
/// Which program made it. iOS 2.0 and later.
public nonisolated var kSecAttrCreator: CFString! { "crtr" }
/// Its type. iOS 2.0 and later.
public nonisolated var kSecAttrType: CFString! { "type" }
/// Which apps share it. iOS 2.0 and later.
public nonisolated var kSecAttrAccessGroup: CFString! { "agrp" }
/// Whether it goes to the person's other devices. iOS 2.0 and later.
public nonisolated var kSecAttrSynchronizable: CFString! { "sync" }
/// Both what goes to other devices and what does not. iOS 2.0 and later.
public nonisolated var kSecAttrSynchronizableAny: CFString! { "syna" }
/// When it was made. iOS 2.0 and later.
public nonisolated var kSecAttrCreationDate: CFString! { "cdat" }
/// When it was changed. iOS 2.0 and later.
public nonisolated var kSecAttrModificationDate: CFString! { "mdat" }
/// The app's name for a key. iOS 2.0 and later.
public nonisolated var kSecAttrApplicationTag: CFString! { "atag" }
/// What a key is found by. iOS 2.0 and later.
public nonisolated var kSecAttrApplicationLabel: CFString! { "klbl" }
/// Which half of a pair. iOS 2.0 and later.
public nonisolated var kSecAttrKeyClass: CFString! { "kcls" }
/// How a key works. iOS 2.0 and later.
public nonisolated var kSecAttrKeyType: CFString! { "type" }
/// How long a key is. iOS 2.0 and later.
public nonisolated var kSecAttrKeySizeInBits: CFString! { "bsiz" }
/// Whether a key is kept. iOS 2.0 and later.
public nonisolated var kSecAttrIsPermanent: CFString! { "perm" }
/// Whether lists leave it out. iOS 2.0 and later.
public nonisolated var kSecAttrIsInvisible: CFString! { "invi" }
/// Whether there is no password. iOS 2.0 and later.
public nonisolated var kSecAttrIsNegative: CFString! { "nega" }
/// Who may read it. iOS 2.0 and later.
public nonisolated var kSecAttrAccessControl: CFString! { "accc" }
/// When it can be read. iOS 2.0 and later.
public nonisolated var kSecAttrAccessible: CFString! { "pdmn" }
/// While the device is unlocked. iOS 2.0 and later.
public nonisolated var kSecAttrAccessibleWhenUnlocked: CFString! { "ak" }
/// Once the device was unlocked after a restart. iOS 2.0 and later.
public nonisolated var kSecAttrAccessibleAfterFirstUnlock: CFString! { "ck" }
/// Always. iOS 2.0 and later.
public nonisolated var kSecAttrAccessibleAlways: CFString! { "dk" }
/// While the device is unlocked, which must have a passcode; on this device alone. iOS 2.0 and later.
public nonisolated var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString! { "akpu" }
/// While the device is unlocked, on this device alone. iOS 2.0 and later.
public nonisolated var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString! { "aku" }
/// Once the device was unlocked after a restart, on this device alone. iOS 2.0 and later.
public nonisolated var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString! { "cku" }
/// Always, on this device alone. iOS 2.0 and later.
public nonisolated var kSecAttrAccessibleAlwaysThisDeviceOnly: CFString! { "dku" }
/// The secret. iOS 2.0 and later.
public nonisolated var kSecValueData: CFString! { "v_Data" }
/// A key or certificate itself. iOS 2.0 and later.
public nonisolated var kSecValueRef: CFString! { "v_Ref" }
/// A lasting name of an item. iOS 2.0 and later.
public nonisolated var kSecValuePersistentRef: CFString! { "v_PersistentRef" }
/// Whether the secret is wanted. iOS 2.0 and later.
public nonisolated var kSecReturnData: CFString! { "r_Data" }
/// Whether what is known of it is wanted. iOS 2.0 and later.
public nonisolated var kSecReturnAttributes: CFString! { "r_Attributes" }
/// Whether the key itself is wanted. iOS 2.0 and later.
public nonisolated var kSecReturnRef: CFString! { "r_Ref" }
/// Whether a lasting name is wanted. iOS 2.0 and later.
public nonisolated var kSecReturnPersistentRef: CFString! { "r_PersistentRef" }
/// How many are wanted. iOS 2.0 and later.
public nonisolated var kSecMatchLimit: CFString! { "m_Limit" }
/// One. iOS 2.0 and later.
public nonisolated var kSecMatchLimitOne: CFString! { "m_LimitOne" }
/// All. iOS 2.0 and later.
public nonisolated var kSecMatchLimitAll: CFString! { "m_LimitAll" }
/// Whether small and capital letters are the same. iOS 2.0 and later.
public nonisolated var kSecMatchCaseInsensitive: CFString! { "m_CaseInsensitive" }
/// What a person reads who is asked for a finger. iOS 2.0 and later.
public nonisolated var kSecUseOperationPrompt: CFString! { "u_OpPrompt" }
/// Whether a person may be asked. iOS 2.0 and later.
public nonisolated var kSecUseAuthenticationUI: CFString! { "u_AuthUI" }
/// Nobody is asked: what needs it fails. iOS 2.0 and later.
public nonisolated var kSecUseAuthenticationUIFail: CFString! { "u_AuthUIF" }
/// Nobody is asked: what needs it is left out. iOS 2.0 and later.
public nonisolated var kSecUseAuthenticationUISkip: CFString! { "u_AuthUIS" }
/// Who has proved to be the owner. iOS 2.0 and later.
public nonisolated var kSecUseAuthenticationContext: CFString! { "u_AuthCtx" }
/// Whether it is a keychain as on iOS. iOS 2.0 and later.
public nonisolated var kSecUseDataProtectionKeychain: CFString! { "nleg" }
/// By HTTP. iOS 2.0 and later.
public nonisolated var kSecAttrProtocolHTTP: CFString! { "http" }
/// By HTTPS. iOS 2.0 and later.
public nonisolated var kSecAttrProtocolHTTPS: CFString! { "htps" }
/// RSA. iOS 2.0 and later.
public nonisolated var kSecAttrKeyTypeRSA: CFString! { "42" }
/// An elliptic curve. iOS 2.0 and later.
public nonisolated var kSecAttrKeyTypeECSECPrimeRandom: CFString! { "73" }
/// The public half. iOS 2.0 and later.
public nonisolated var kSecAttrKeyClassPublic: CFString! { "0" }
/// The private half. iOS 2.0 and later.
public nonisolated var kSecAttrKeyClassPrivate: CFString! { "1" }
/// No error. iOS 2.0 and later.
public nonisolated var errSecSuccess: OSStatus { 0 }
/// Function or operation not implemented. iOS 2.0 and later.
public nonisolated var errSecUnimplemented: OSStatus { -4 }
/// I/O error. iOS 2.0 and later.
public nonisolated var errSecIO: OSStatus { -36 }
/// One or more parameters passed to a function were not valid. iOS 2.0 and later.
public nonisolated var errSecParam: OSStatus { -50 }
/// Failed to allocate memory. iOS 2.0 and later.
public nonisolated var errSecAllocate: OSStatus { -108 }
/// User canceled the operation. iOS 2.0 and later.
public nonisolated var errSecUserCanceled: OSStatus { -128 }
/// Bad parameter or invalid state for operation. iOS 2.0 and later.
public nonisolated var errSecBadReq: OSStatus { -909 }
/// No keychain is available. You may need to restart your computer. iOS 2.0 and later.
public nonisolated var errSecNotAvailable: OSStatus { -25291 }
/// The user name or passphrase you entered is not correct. iOS 2.0 and later.
public nonisolated var errSecAuthFailed: OSStatus { -25293 }
/// The specified item already exists in the keychain. iOS 2.0 and later.
public nonisolated var errSecDuplicateItem: OSStatus { -25299 }
/// The specified item could not be found in the keychain. iOS 2.0 and later.
public nonisolated var errSecItemNotFound: OSStatus { -25300 }
/// User interaction is not allowed. iOS 2.0 and later.
public nonisolated var errSecInteractionNotAllowed: OSStatus { -25308 }
/// A required entitlement isn't present. iOS 2.0 and later.
public nonisolated var errSecMissingEntitlement: OSStatus { -34018 }
/// Unable to decode the provided data. iOS 2.0 and later.
public nonisolated var errSecDecode: OSStatus { -26275 }
/// An internal component failed. iOS 2.0 and later.
public nonisolated var errSecInternalComponent: OSStatus { -2070 }

/// Keeps an item (rule 773). iOS 2.0 and later.
///
/// - Parameter result: Takes what of the item is wanted.
/// - Returns: `errSecDuplicateItem` where there is one already.
@safe @discardableResult
public nonisolated func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?
) -> OSStatus {
  let (status, answer) = _courseOnMain(attributes) {
    Simulator.current.keychain.add(KeychainQuery($0))
  }
  if let answer { unsafe result?.ofVariable.pointee = answer }
  return status
}

/// Finds items, one where nothing else is said (rule 773). iOS 2.0 and later.
///
/// - Parameter result: Takes what of them is wanted: data, attributes, or both in a dictionary; of all in an array.
@safe @discardableResult
public nonisolated func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?
) -> OSStatus {
  let (status, answer) = _courseOnMain(query) { Simulator.current.keychain.find(KeychainQuery($0)) }
  if let answer { unsafe result?.ofVariable.pointee = answer }
  return status
}

/// Changes all items that are as the query says (rule 773). iOS 2.0 and later.
@discardableResult
public nonisolated func SecItemUpdate(
  _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus {
  _courseOnMain((query, attributesToUpdate)) { query, changes in
    Simulator.current.keychain.change(KeychainQuery(query), KeychainQuery(changes))
  }
}

/// Forgets all items that are as the query says (rule 773). iOS 2.0 and later.
@discardableResult
public nonisolated func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  _courseOnMain(query) { Simulator.current.keychain.remove(KeychainQuery($0)) }
}

/// What a status means, in words. iOS 11.3 and later.
@safe
public nonisolated func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  let words: [OSStatus: String] = [
    errSecSuccess: "No error.",
    errSecUnimplemented: "Function or operation not implemented.",
    errSecIO: "I/O error.",
    errSecParam: "One or more parameters passed to a function were not valid.",
    errSecAllocate: "Failed to allocate memory.",
    errSecUserCanceled: "User canceled the operation.",
    errSecBadReq: "Bad parameter or invalid state for operation.",
    errSecNotAvailable: "No keychain is available. You may need to restart your computer.",
    errSecAuthFailed: "The user name or passphrase you entered is not correct.",
    errSecDuplicateItem: "The specified item already exists in the keychain.",
    errSecItemNotFound: "The specified item could not be found in the keychain.",
    errSecInteractionNotAllowed: "User interaction is not allowed.",
    errSecMissingEntitlement: "A required entitlement isn't present.",
    errSecDecode: "Unable to decode the provided data.",
    errSecInternalComponent: "An internal component failed.",
  ]
  return (words[status] ?? "OSStatus \(status)") as NSString
}

/// Where random bytes come from. iOS 2.0 and later.
public typealias SecRandomRef = NSObject
/// The usual place. iOS 2.0 and later.
public nonisolated var kSecRandomDefault: SecRandomRef? { nil }
/// Makes so many bytes by chance. Graded apps have it for arrays and numbers alone, which know how many bytes
/// they have. iOS 2.0 and later.
@discardableResult
public nonisolated func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> OSStatus {
  unsafe fill(UnsafeMutableRawBufferPointer(start: bytes, count: max(0, count)), count)
}

/// The same for an array. iOS 2.0 and later.
@discardableResult
public nonisolated func SecRandomCopyBytes<Number: FixedWidthInteger>(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: inout [Number]
) -> OSStatus { bytes.withUnsafeMutableBytes { unsafe fill($0, count) } }

/// The same for a number. iOS 2.0 and later.
@discardableResult
public nonisolated func SecRandomCopyBytes<Number: FixedWidthInteger>(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: inout Number
) -> OSStatus { withUnsafeMutableBytes(of: &bytes) { unsafe fill($0, count) } }

private nonisolated func fill(_ bytes: UnsafeMutableRawBufferPointer, _ count: Int) -> OSStatus {
  precondition(count <= bytes.count, "There is room for \(bytes.count) bytes alone.")
  for place in 0..<max(0, count) { unsafe bytes[place] = .random(in: .min ... .max) }
  return errSecSuccess
}

/// What a query or an item says, by names.
struct KeychainQuery {
  /// What items are known by and hold.
  var fields: [String: NSObject] = [:]
  /// What is wanted of them.
  private var wishes: [String: NSObject] = [:]

  init(_ dictionary: NSDictionary) {
    for (key, value) in dictionary {
      guard let key = key as? String, let value = value as AnyObject as? NSObject else { continue }
      if ["r_", "m_", "u_", "nleg"].contains(where: key.hasPrefix) {
        wishes[key] = value
      } else {
        fields[key] = value
      }
    }
  }

  var kind: String? {
    fields["class"] as? String ?? (fields["class"] as? NSString).map { $0 as String }
  }
  func wants(_ name: String) -> Bool { (wishes[name] as? NSNumber)?.boolValue ?? false }
  /// How many; nil for all.
  var limit: Int? {
    guard let limit = wishes["m_Limit"] else { return 1 }
    if let count = limit as? NSNumber { return count.intValue }
    return limit.isEqual("m_LimitAll" as NSString) ? nil : 1
  }
}

/// What the device keeps for the app.
final class Keychain {
  private(set) var items: [[String: NSObject]]

  init(_ items: [[String: NSObject]]) { self.items = items }

  /// What an item of a kind is known by: there is one of each.
  private static let names: [String: [String]] = [
    "genp": ["class", "acct", "svce", "agrp", "sync"],
    "inet": ["class", "acct", "sdmn", "srvr", "ptcl", "atyp", "port", "path", "agrp", "sync"],
    "keys": ["class", "klbl", "atag", "crtr", "type", "bsiz", "kcls", "agrp", "sync"],
    "cert": ["class", "ctyp", "issr", "slnr", "agrp", "sync", "labl"],
    "idnt": ["class", "klbl", "atag", "labl", "agrp", "sync"],
  ]

  private static func isSame(_ first: [String: NSObject], _ second: [String: NSObject]) -> Bool {
    let kind = first["class"] as? NSString ?? ""
    return (names[kind as String] ?? ["class"]).allSatisfy { first[$0] == second[$0] }
  }

  func add(_ query: KeychainQuery) -> (OSStatus, AnyObject?) {
    guard let kind = query.kind, Self.names[kind] != nil else { return (errSecParam, nil) }
    var item = query.fields
    if let data = item["v_Data"], !(data is NSData) { return (errSecParam, nil) }
    item["agrp"] = item["agrp"] ?? Self.group
    item["sync"] = item["sync"] ?? NSNumber(value: false)
    item["pdmn"] = item["pdmn"] ?? ("ak" as NSString)
    guard !items.contains(where: { Self.isSame($0, item) }) else {
      return (errSecDuplicateItem, nil)
    }
    item["cdat"] = NSDate(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent())
    item["mdat"] = item["cdat"]
    items.append(item)
    return (errSecSuccess, answer(query, [item], isList: false))
  }

  func find(_ query: KeychainQuery) -> (OSStatus, AnyObject?) {
    guard query.kind != nil, query.limit ?? 1 > 0 else { return (errSecParam, nil) }
    let found = matches(query)
    guard !found.isEmpty else { return (errSecItemNotFound, nil) }
    let wanted = found.prefix(query.limit ?? .max).map { items[$0] }
    return (errSecSuccess, answer(query, wanted, isList: query.limit != 1))
  }

  func change(_ query: KeychainQuery, _ changes: KeychainQuery) -> OSStatus {
    guard query.kind != nil, changes.fields["class"] == nil else { return errSecParam }
    let found = matches(query)
    guard !found.isEmpty else { return errSecItemNotFound }
    var changed = items
    for place in found {
      var item = changed[place].merging(changes.fields) { $1 }
      item["mdat"] = NSDate(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent())
      let twin = changed.indices.contains { $0 != place && Self.isSame(changed[$0], item) }
      if twin { return errSecDuplicateItem }
      changed[place] = item
    }
    items = changed
    return errSecSuccess
  }

  func remove(_ query: KeychainQuery) -> OSStatus {
    guard query.kind != nil else { return errSecParam }
    let found = matches(query)
    guard !found.isEmpty else { return errSecItemNotFound }
    for place in found.reversed() { items.remove(at: place) }
    return errSecSuccess
  }

  private func matches(_ query: KeychainQuery) -> [Int] {
    var wanted = query.fields
    wanted["v_Data"] = nil
    wanted["sync"] = wanted["sync"] ?? NSNumber(value: false)
    if wanted["sync"]?.isEqual("syna" as NSString) == true { wanted["sync"] = nil }
    return items.indices.filter { place in
      wanted.allSatisfy { items[place][$0.key]?.isEqual($0.value) ?? false }
    }
  }

  /// What was wanted of the items; nil for nothing.
  private func answer(
    _ query: KeychainQuery, _ items: [[String: NSObject]], isList: Bool
  ) -> AnyObject? {
    let (data, attributes) = (query.wants("r_Data"), query.wants("r_Attributes"))
    guard data || attributes else { return nil }
    let answers: [NSObject] = items.map { item in
      if !attributes { return item["v_Data"] ?? NSData() }
      var item = item
      if !data { item["v_Data"] = nil }
      return NSDictionary(objects: Array(item.values), forKeys: item.keys.map { $0 as NSString })
    }
    return isList ? NSArray(array: answers) : answers.first
  }

  /// The app's own group.
  private static var group: NSString { "app" as NSString }
}
