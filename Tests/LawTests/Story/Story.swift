import EventTrace

/// One life of an app, as it is played: what it starts with and what then happens to it.
///
/// Places are numbers, taken modulo the count of what there is to choose from when the time comes: a
/// story from which parts are taken away can still be played.
struct Story {
  var seed: Int
  var iOS: IOSVersion
  var isPad: Bool
  var root: Shape
  var moves: [(pause: Pause, move: Move)]

  /// What lies between a move and the one before it.
  enum Pause: Equatable {
    /// Everything has come to rest.
    case rest
    /// That much virtual time, in seconds; nothing has to have ended.
    case seconds(Double)
    /// Nothing: both come from the same turn of the run loop.
    case nothing
  }
}

/// A controller with what is in it.
indirect enum Shape {
  case leaf
  /// A container of the app's own that leaves appearances to UIKit, or drives them itself.
  case container(drives: Bool, [Shape])
  case navigation([Shape])
  case tabs([Shape])
  /// One page of a book, and the side of a split view that lists and the one that shows.
  case pages(Shape)
  case split(Shape, Shape)
}

/// One thing that the app, its user or the system does. Numbers are places to choose from.
enum Move {
  case add(Shape, to: Int, isHidden: Bool)
  case remove(Int)
  case exchange(Int, Shape, seconds: Double)
  case push(Shape, on: Int, animated: Bool)
  case pop(Int, animated: Bool)
  /// Pops and takes back, in the same breath.
  case popAndPush(Int, animated: Bool)
  case popTo(Int, in: Int, animated: Bool)
  case stack([Int], Shape?, on: Int, animated: Bool)
  case swipe(Int, isFinished: Bool)
  case select(Int, in: Int, isTapped: Bool)
  case turn(Shape, in: Int, animated: Bool)
  case turnByHand(Int, isFinished: Bool)
  case showDetail(Shape, in: Int)
  case present(Shape, from: Int, style: Int, animated: Bool)
  case dismiss(Int, animated: Bool)
  case pull(Int, isFinished: Bool)
  case replaceRoot(Shape)
  case rotate(Int)
  case warn
  case leave
  case comeBack
  case interrupt
}
