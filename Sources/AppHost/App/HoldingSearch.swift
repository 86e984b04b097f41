import Foundation
import HeadlessUIKit

/// Looks for the way in which strong references lead to an object that should be gone.
///
/// It goes from object to object, breadth first, through stored properties, structures, enumerations and
/// collections. In a closure's memory, a captured reference is one word among others, so a closure that
/// captured `self` as `unowned` looks like one that holds it. Hence the search is best effort, and
/// nothing is graded on it.
struct HoldingSearch {
  private let target: AnyObject
  private let known: KnownObjects
  private var found: [Step] = []
  private var seen: Set<ObjectIdentifier> = []

  /// An object that was reached, and how.
  private struct Step {
    let object: AnyObject
    let from: Int?
    let member: String
    let isClosure: Bool
  }

  /// The path from the first of `roots` that leads to `target`; empty when none does.
  static func path(to target: AnyObject, from roots: [AnyObject]) -> [Simulator.Holding] {
    var search = HoldingSearch(to: target, known: KnownObjects(roots + [target]))
    for root in roots {
      if let path = search.run(from: root) { return path }
    }
    return []
  }

  private init(to target: AnyObject, known: KnownObjects) {
    self.target = target
    self.known = known
  }

  /// How many objects are looked at before the search gives up.
  private static let limit = 20_000

  /// Looks on from one more root; what was reached from an earlier one did not lead to the target.
  private mutating func run(from root: AnyObject) -> [Simulator.Holding]? {
    guard seen.insert(ObjectIdentifier(root)).inserted else { return nil }
    var next = found.count
    found.append(Step(object: root, from: nil, member: "", isClosure: false))
    while next < min(found.count, Self.limit) {
      if let last = look(into: next) { return way(to: last) }
      next += 1
    }
    return nil
  }

  /// Notes what the object holds.
  ///
  /// - Returns: the step that reached the target, if one did.
  private mutating func look(into index: Int) -> Step? {
    let object = found[index].object
    var contents = HeldReferences(known: known)
    contents.collect(from: object)
    for reference in contents.references {
      let step = Step(
        object: reference.object, from: index, member: reference.member,
        isClosure: reference.isClosure)
      if reference.object === target { return step }
      if seen.insert(ObjectIdentifier(reference.object)).inserted { found.append(step) }
    }
    return nil
  }

  private func way(to last: Step) -> [Simulator.Holding] {
    var (path, step) = ([Simulator.Holding](), last)
    while let from = step.from {
      path.append(
        Simulator.Holding(
          owner: found[from].object, member: step.member, isClosure: step.isClosure))
      step = found[from]
    }
    return path.reversed()
  }
}
