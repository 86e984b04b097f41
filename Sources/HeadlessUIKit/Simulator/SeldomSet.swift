/// Values that most objects leave as they are. They take no more than an empty reference until one is set.
@propertyWrapper
package struct SeldomSet<Values: HavingUsualValues> {
  private final class Box {
    var values = Values()

    deinit {}
  }

  private var box: Box?

  /// Wraps the usual values.
  package init() {}

  /// The values as they were set, or the usual ones.
  package var wrappedValue: Values {
    get { box?.values ?? Values() }
    set {
      // Nobody else has the box: what is wrapped is the property of a class.
      if box == nil { box = Box() }
      box?.values = newValue
    }
  }
}

/// Values that are what they usually are when they are made.
package protocol HavingUsualValues {
  /// Makes the usual values.
  init()
}
