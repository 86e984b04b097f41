public import HeadlessUIKit

/// What is alive, under whatever names an app keeps it.
public enum InMemory {
  /// All images, in the order in which they were made.
  public static var images: [UIImage] { Simulator.current.images }

  /// Where an object is held, such as `Gallery.pictures[2]`, to say so to the student.
  ///
  /// No score should depend on it: nil is for an object that nobody holds, and for one that is held where
  /// the search does not find it, as in a static variable.
  public static func holder(of object: AnyObject) -> String? {
    Simulator.current.holder(of: object)
  }
}
