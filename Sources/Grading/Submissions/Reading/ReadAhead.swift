import Foundation

/// Several threads that read ahead of the one who takes what they found, in order and not too far.
///
/// Reading a disk for the first time is mostly waiting, so there are more threads than
/// processors; Dispatch would start only as many.
enum ReadAhead {
  /// Reads `count` things, share by share, and hands over what was found in the things' order.
  ///
  /// - Parameters:
  ///   - read: Called on several threads at a time, with the places of a share's things.
  ///   - take: Called on this thread; what it throws ends the reading.
  static func forEachShare<Found: Sendable>(
    of count: Int, read: @escaping @Sendable (Range<Int>) -> Found, take: (Found) throws -> Void
  ) rethrows {
    // A few large things are spread over all threads, many small ones cost little each.
    let size = max(1, min(32, count / (4 * threads)))
    let shares = (count + size - 1) / size
    let shelf = Shelf<Found>(shares: shares, ahead: 4 * threads)
    let group = DispatchGroup()
    for _ in 0..<min(threads, shares) {
      group.enter()
      Thread {
        while let share = shelf.begin() {
          shelf.put(read(share * size..<min(count, (share + 1) * size)), at: share)
        }
        group.leave()
      }.start()
    }
    // Nobody reads on, in a folder that may soon be gone, when this is over.
    defer {
      shelf.close()
      group.wait()
    }
    for share in 0..<shares { try take(shelf.take(share)) }
  }

  private static let threads = min(16, 4 * ProcessInfo.processInfo.activeProcessorCount)
}

/// Where shares wait for their turn.
private final class Shelf<Found>: @unchecked Sendable {
  private let condition = NSCondition()
  private let shares: Int
  private let ahead: Int
  private var begun = 0
  private var taken = 0
  private var isClosed = false
  private var found: [Int: Found] = [:]

  init(shares: Int, ahead: Int) {
    self.shares = shares
    self.ahead = ahead
  }

  /// The next share to read, as soon as it may be read; nil when there is none.
  func begin() -> Int? {
    condition.lock()
    defer { condition.unlock() }
    while !isClosed, begun < shares, begun - taken >= ahead { condition.wait() }
    if isClosed || begun == shares { return nil }
    begun += 1
    return begun - 1
  }

  func put(_ share: Found, at place: Int) {
    condition.lock()
    found[place] = share
    condition.broadcast()
    condition.unlock()
  }

  /// What was found in a share, as soon as it was read.
  func take(_ place: Int) -> Found {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let share = found.removeValue(forKey: place) {
        taken += 1
        condition.broadcast()
        return share
      }
      condition.wait()
    }
  }

  func close() {
    condition.lock()
    isClosed = true
    condition.broadcast()
    condition.unlock()
  }
}
