/// Points to an object without keeping it alive and without noticing that it goes: whoever is pointed to takes
/// the reference back in its `deinit`.
///
/// The first weak reference to an object makes every later retain and release of it several times as slow.
/// So what all views, controllers and windows have is held like this.
///
/// The object is never optional: Swift takes a whole structure for nil in which an optional `unowned(unsafe)`
/// property is nil. The reference itself may be.
struct UnretainedReference<Object: AnyObject> {
  unowned(unsafe) let object: Object
}
