import EventTrace
import Foundation
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct KeychainTests {
  private func query(_ more: [String: Any] = [:]) -> NSDictionary {
    let list: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword as Any,
      kSecAttrService as String: "shop", kSecAttrAccount as String: "ann",
    ].merging(more) { $1 }
    return NSDictionary(
      objects: Array(list.values), forKeys: list.keys.map { $0 as NSString })
  }

  @Test("What was added is found, once, and a second of the same name is refused", .rule(773))
  func adding() {
    _ = Device(iOS: 17.0)
    let secret = query([kSecValueData as String: Data("x1".utf8)])
    expectEqual(SecItemAdd(secret, nil), errSecSuccess)
    expectEqual(SecItemAdd(secret, nil), -25299)
    var found: AnyObject?
    expectEqual(SecItemCopyMatching(query([kSecReturnData as String: true]), &found), 0)
    expectEqual(found as? Data, Data("x1".utf8))
    expectEqual(SecItemCopyMatching(query([kSecAttrAccount as String: "bob"]), nil), -25300)
    expectEqual(SecItemAdd(NSDictionary(), nil), -50)
  }

  @Test("All are listed with what is known of them, and changed and forgotten together", .rule(773))
  func listing() {
    _ = Device(iOS: 17.0)
    for name in ["ann", "bob"] {
      let item = query([
        kSecAttrAccount as String: name, kSecValueData as String: Data(name.utf8),
      ])
      expectEqual(SecItemAdd(item, nil), errSecSuccess)
    }
    let service = [kSecClass as String: kSecClassGenericPassword as Any]
    let all = NSMutableDictionary(
      objects: Array(service.values), forKeys: service.keys.map { $0 as NSString })
    expectEqual(
      SecItemUpdate(all, query([kSecValueData as String: Data("new".utf8)])), errSecParam)
    expectEqual(
      SecItemUpdate(
        all, NSDictionary(object: Data("new".utf8), forKey: kSecValueData)), errSecSuccess)
    // One that would become another is not changed, and neither is any other.
    expectEqual(
      SecItemUpdate(
        all,
        NSDictionary(
          objects: ["eve" as NSString, Data("late".utf8) as NSData],
          forKeys: [kSecAttrAccount!, kSecValueData!])), errSecDuplicateItem)
    all[kSecMatchLimit!] = -1
    expectEqual(SecItemCopyMatching(all, nil), errSecParam)
    all[kSecReturnAttributes!] = true
    all[kSecReturnData!] = true
    all[kSecMatchLimit!] = kSecMatchLimitAll
    var found: AnyObject?
    expectEqual(SecItemCopyMatching(all, &found), errSecSuccess)
    let items = found as? [[String: Any]] ?? []
    expectEqual(items.map { $0["acct"] as? String }, ["ann", "bob"])
    expectEqual(items.map { $0["v_Data"] as? Data }, [Data("new".utf8), Data("new".utf8)])
    expectEqual(SecItemDelete(query()), errSecSuccess)
    expectEqual(SecItemDelete(query()), errSecItemNotFound)
  }

  @Test("What goes to other devices is found by those who ask for it", .rule(773))
  func synchronizing() {
    _ = Device(iOS: 17.0)
    expectEqual(SecItemAdd(query([kSecAttrSynchronizable as String: true]), nil), errSecSuccess)
    expectEqual(SecItemCopyMatching(query(), nil), errSecItemNotFound)
    let any = query([kSecAttrSynchronizable as String: kSecAttrSynchronizableAny as Any])
    expectEqual(SecItemCopyMatching(any, nil), errSecSuccess)
    expectEqual(
      SecCopyErrorMessageString(errSecItemNotFound, nil),
      "The specified item could not be found in the keychain.")
  }
}
