/// What is remembered of controllers by their numbers; nothing is kept alive by that.
final class ControllerList {
  /// Those that are alive, in the order in which they were made, and gaps where one has gone.
  private var places: [Place] = []
  private var gaps = 0
  /// What the next controller that is made has as its number.
  private(set) var nextNumber = 0
  private var departures: [Departure] = []

  private struct Place {
    let number: Int
    /// Nil once the controller has gone.
    var reference: UnretainedReference<UIViewController>?

    var controller: UIViewController? { reference?.object }
  }

  /// A controller that left, to be looked for when the app has come to rest.
  struct Departure {
    let number: Int
    /// How it left: `was popped from UINavigationController`.
    let manner: String
  }

  /// All controllers that are alive, in the order in which they were made.
  var controllers: [UIViewController] { places.compactMap(\.controller) }

  /// The controller with that number; nil when it has gone.
  subscript(number: Int) -> UIViewController? {
    place(of: number).flatMap { places[$0].controller }
  }

  func add(_ controller: UIViewController) {
    places.append(
      Place(number: controller.serialNumber, reference: UnretainedReference(object: controller)))
    nextNumber += 1
  }

  /// Forgets a controller that goes.
  func remove(_ controller: UIViewController) {
    if places.last?.controller === controller {
      places.removeLast()
    } else if let place = place(of: controller.serialNumber) {
      places[place].reference = nil
      gaps += 1
    }
    guard gaps > places.count / 2 else { return }
    places.removeAll { $0.reference == nil }
    gaps = 0
  }

  /// The numbers rise, so half of what is left is out with each look.
  private func place(of number: Int) -> Int? {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low < places.count && places[low].number == number ? low : nil
  }

  // MARK: Departures

  var hasDepartures: Bool { !departures.isEmpty }

  func add(_ departure: Departure) { departures.append(departure) }

  /// Those that left since the app came to rest the last time.
  func takeDepartures() -> [Departure] {
    defer { departures = [] }
    return departures
  }
}

extension Simulator {
  private static let controllerListKey = StateKey { _ in ControllerList() }
  var controllerList: ControllerList { state(Self.controllerListKey) }

  /// All controllers that are alive, in the order in which they were made.
  var controllers: [UIViewController] { controllerList.controllers }

  /// Remembers a controller that leaves; nothing is kept alive by that.
  func noteDeparture(of controller: UIViewController, _ manner: String) {
    controllerList.add(ControllerList.Departure(number: controller.serialNumber, manner: manner))
  }
}
