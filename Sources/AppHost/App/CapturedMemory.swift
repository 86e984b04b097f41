/// The memory of what a closure captured, read word by word for the addresses of known objects.
///
/// Closures wrap closures where the types differ, as those in a dictionary do; the inner one is
/// reached through a word that is the address of another box. Nothing is read that is not certain to
/// be memory of this process: only what is between known objects of the same heap.
struct CapturedMemory {
  private(set) var found: [AnyObject] = []
  private let known: KnownObjects
  private var seen: Set<UInt> = []

  init(known: KnownObjects) {
    self.known = known
  }

  /// Looks into what a closure has as its context: the only object that it captured, or a box.
  mutating func search(_ context: UnsafeRawPointer) {
    let address = UInt(bitPattern: context)
    if let object = known.object(at: address) { return found.append(object) }
    guard Self.isBox(context) else {
      return found.append(Unmanaged<AnyObject>.fromOpaque(context).takeUnretainedValue())
    }
    #if os(Linux)
      read(address, depth: 0)
    #endif
  }

  /// Whether a heap object is a box, as its metadata says: of a closure or of a captured variable.
  private static func isBox(_ object: UnsafeRawPointer) -> Bool {
    let metadata = object.load(as: UnsafePointer<UInt>.self)
    return metadata.pointee == 0x400 || metadata.pointee == 0x500
  }

  #if os(Linux)
    /// How far wrapped closures are followed.
    private static let depth = 4
    /// Bytes; larger pieces of memory are no closure's.
    private static let largest: UInt = 1_024

    private mutating func read(_ box: UInt, depth: Int) {
      guard depth < Self.depth, seen.insert(box).inserted else { return }
      // The first two words are the box's type and its count of references.
      for address in stride(from: box + 16, to: end(of: box), by: 8) {
        let word = UnsafePointer<UInt>(bitPattern: address)!.pointee
        if let object = known.object(at: word) {
          found.append(object)
        } else if isInHeap(word) {
          read(word, depth: depth + 1)
        }
      }
    }

    /// glibc has the size of each piece of memory in the word before it.
    private func end(of box: UInt) -> UInt {
      let size = UnsafePointer<UInt>(bitPattern: box - 8)!.pointee & ~7
      return size <= Self.largest ? box + size - 8 : box
    }

    /// Whether a word is the address of something between known objects, with room to be read.
    private func isInHeap(_ word: UInt) -> Bool {
      guard word % 16 == 0, let heap = known.heap(of: word) else { return false }
      return word > heap.lowerBound && word + Self.largest < heap.upperBound
    }
  #endif
}

/// The objects of which a bare address is believed, and the memory that they are in.
struct KnownObjects {
  private let objects: [UInt: AnyObject]
  private let heaps: [UInt: ClosedRange<UInt>]

  init(_ all: [AnyObject]) {
    objects = Dictionary(
      all.map { (UInt(bitPattern: Unmanaged.passUnretained($0).toOpaque()), $0) },
      uniquingKeysWith: { first, _ in first })
    heaps = Dictionary(
      objects.keys.map { ($0 / Self.heapSize, $0...$0) },
      uniquingKeysWith: {
        min($0.lowerBound, $1.lowerBound)...max($0.upperBound, $1.upperBound)
      })
  }

  func object(at address: UInt) -> AnyObject? { objects[address] }

  /// From the first to the last known object in the heap that has this address.
  func heap(of address: UInt) -> ClosedRange<UInt>? { heaps[address / Self.heapSize] }

  /// Bytes: glibc's heaps beside the first lie in aligned pieces of the address space of this size.
  private static let heapSize: UInt = 64 << 20
}
