public import EventTrace

/// What the parent asks of a judge process; each request gets one ``JudgeReply``.
public enum JudgeRequest: Codable, Hashable, Sendable {
  /// Say what the loaded part is.
  case describe
  /// Run the exercise's checks against the app, with inputs drawn from the seed; say of each what it saw
  /// if that is asked for.
  case check(
    exercise: String, app: AppBuild, seed: UInt64 = JudgeRequest.practiceSeed,
    watches: Bool = false)
  /// Run the scenario's script, on its own versions or on these, with what is drawn from the seed.
  case play(
    app: AppBuild, versions: [IOSVersion]?, device: String?,
    seed: UInt64 = JudgeRequest.practiceSeed)
  /// Launch an app without a script, let it settle, and show what happened.
  case launch(app: AppBuild, iOS: IOSVersion, device: String?)

  /// What random inputs are drawn from while somebody practises: always the same.
  public static let practiceSeed: UInt64 = 1
}

/// The kinds of frame from a judge to its parent; see ``FrameChannel``.
package enum JudgeFrame {
  /// A ``JudgeReply`` as JSON.
  package static let reply: UInt8 = 0
  /// A script ended the judge, in place of a reply: a `cplatform_script_failure`.
  package static let scriptFailure: UInt8 = 1
}

/// What a judge answers to one ``JudgeRequest``.
public enum JudgeReply: Codable, Hashable, Sendable {
  /// The facts of the loaded part.
  case description(PartDescription)
  /// What the checks came to.
  case verdict(Verdict)
  /// What the scenario or the launch showed.
  case recording(Recording)
  /// The part could not be loaded or the request does not fit it.
  case failed(Finding)
}

/// A compiled app and its resources, on disk.
public struct AppBuild: Codable, Hashable, Sendable {
  /// The library; an absolute path.
  public var library: String
  /// The folder with Info.plist and resources; an absolute path.
  public var bundle: String

  /// Makes an app build.
  public init(library: String, bundle: String) {
    self.library = library
    self.bundle = bundle
  }
}
