#if canImport(Glibc)
  import Foundation
  import Glibc

  extension Behaviour {
    /// What an app leaves in memory, and what the next one finds there.
    nonisolated static let memory: [String: @Sendable (AppSide) -> Void] = [
      "says a secret": { app in
        let secret = String(backwards.reversed())
        for size in [1, 10, 1000, 20_000] { app.say(String(repeating: secret, count: size)) }
        put(String(repeating: secret, count: 100))
        _exit(0)
      },
      "looks for the secret": { app in app.say("found \(secretsInMemory())") },
      "looks for its own": { app in
        let secret = String(backwards.reversed())
        app.say("found \(secretsInMemory() > 0)")
        withExtendedLifetime(secret) {}
      },
    ]

    /// The secret as it stands in the program: nobody finds it by chance.
    private nonisolated static let backwards = "!erom ynam dna ,srewsna eht fo eno si siht"

    /// How often the secret lies in the memory that the process can write to.
    private nonisolated static func secretsInMemory() -> Int {
      // Changed while it is looked for: else it would find itself.
      let mask: UInt8 = 0x5A
      let masked = backwards.utf8.reversed().map { $0 ^ mask }
      let first = Int32(masked[0] ^ mask)
      var count = 0
      let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
      for line in maps.split(separator: "\n") where line.contains(" rw") {
        let ends = line.prefix { $0 != " " }.split(separator: "-").compactMap {
          UInt($0, radix: 16)
        }
        guard ends.count == 2, var place = UnsafeRawPointer(bitPattern: ends[0]),
          let end = UnsafeRawPointer(bitPattern: ends[1])
        else { continue }
        while let found = memchr(place, first, end - place) {
          place = UnsafeRawPointer(found)
          guard end - place >= masked.count else { break }
          let bytes = UnsafeRawBufferPointer(start: place, count: masked.count)
          if zip(bytes, masked).allSatisfy({ $0 == $1 ^ mask }) { count += 1 }
          place += 1
        }
      }
      return count
    }
  }
#endif
