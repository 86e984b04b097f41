import EventTrace
import Foundation
import HeadlessUIKit
import Expectations
import RuntimeFixtures
import Testing

private var key: UInt8 = 0

@MainActor
struct AssociationTests {
  @Test("An object keeps what is associated with it, and takes it along")
  func associated() {
    let device = Device(iOS: 13.0)
    defer { withExtendedLifetime(device) {} }
    for makesView in [true, false] {
      var owner: NSObject? = makesView ? UIView() : NSObject()
      weak var kept: NSObject?
      do {
        let value = NSObject()
        kept = value
        objc_setAssociatedObject(owner!, &key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
      expect(kept != nil)
      expect(objc_getAssociatedObject(owner!, &key) as? NSObject === kept)
      owner = nil
      // What is no responder's goes with the next question.
      _ = objc_getAssociatedObject(NSObject(), &key)
      expectNil(kept)
    }
  }

  @Test("What is only assigned is not kept, and nil takes away")
  func assigned() {
    let device = Device(iOS: 13.0)
    defer { withExtendedLifetime(device) {} }
    let owner = UIView()
    objc_setAssociatedObject(owner, &key, NSObject(), .OBJC_ASSOCIATION_ASSIGN)
    expectNil(objc_getAssociatedObject(owner, &key))
    objc_setAssociatedObject(owner, &key, "text", .OBJC_ASSOCIATION_COPY)
    expectEqual(objc_getAssociatedObject(owner, &key) as? String, "text")
    objc_setAssociatedObject(owner, &key, nil, .OBJC_ASSOCIATION_COPY)
    expectNil(objc_getAssociatedObject(owner, &key))
  }

  @Test("Tables keep what they hold strongly alive, and forget the rest")
  func tables() {
    let device = Device(iOS: 13.0)
    defer { withExtendedLifetime(device) {} }
    let listeners = NSHashTable<NSObject>.weakObjects()
    let kept = NSObject()
    listeners.add(kept)
    listeners.add(kept)
    listeners.add(NSObject())
    expectEqual(listeners.allObjects, [kept])
    let names = NSMapTable<NSObject, NSString>.weakToStrongObjects()
    names.setObject("kept", forKey: kept)
    names.setObject("gone", forKey: NSObject())
    expectEqual(names.count, 1)
    expectEqual(names.object(forKey: kept), "kept")
    names.removeObject(forKey: kept)
    expectNil(names.object(forKey: kept))
  }
}
