/// Puts `deinit` on the main actor, where UIKit's objects are let go of.
///
/// Swift leaves it on no actor and then refuses `timer.invalidate()` in it; sources from before it
/// looked at actors never say otherwise. On the main thread it runs at once, as it did.
struct Deinitializers: SourceRewrite {
  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    file.types.filter { $0.keyword == "class" && !$0.modifiers.contains("nonisolated") }
      .flatMap(\.members)
      .filter {
        $0.keyword == "deinit" && $0.modifiers.isDisjoint(with: ["isolated", "nonisolated"])
      }
      .map {
        let start = file.tokens[$0.nameToken].range.lowerBound
        return SourceEdit(range: start..<start, replacement: "@MainActor ")
      }
  }
}
