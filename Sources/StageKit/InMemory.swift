public import HeadlessUIKit

/// What is alive, under whatever names an app keeps it.
public enum InMemory {
  /// All images, in the order in which they were made.
  public static var images: [UIImage] { Simulator.current.images }

  /// Where an object is held, such as `Gallery.pictures[2]`, to say so to the student.
  ///
  /// No score should depend on it: the search misses some places, such as static variables, and then it
  /// is nil, as for an object that nobody holds.
  public static func holder(of object: AnyObject) -> String? {
    Simulator.current.holder(of: object)
  }
}
