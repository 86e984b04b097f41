import Foundation

/// How large pictures are whose own files do not say it: as other files of the app note it, in points.
final class NotedPictures {
  var sizes: [String: CGSize] = [:]
}

extension Simulator {
  private static let notedPicturesKey = StateKey { _ in NotedPictures() }
  var notedPictures: NotedPictures { state(Self.notedPicturesKey) }
}
