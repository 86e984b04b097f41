/// Holds an object without keeping it alive.
struct WeakReference<Object: AnyObject> {
  weak var object: Object?
}
