// Measures what a student waits for: `make bench`.

import Foundation

do {
  let bench = try Bench()
  defer { bench.removeFolder() }
  try bench.run()
} catch {
  FileHandle.standardError.write(Data("bench: \(error)\n".utf8))
  exit(1)
}
