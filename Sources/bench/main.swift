// Measures what students and teachers wait for, and with `runtime` what the runtime can do: `make bench`.

import Foundation

do {
  if CommandLine.arguments.contains("runtime") {
    try RuntimeBench().run()
  } else {
    let bench = try Bench()
    defer { bench.removeFolder() }
    try bench.run()
  }
} catch {
  FileHandle.standardError.write(Data("bench: \(error)\n".utf8))
  exit(1)
}
