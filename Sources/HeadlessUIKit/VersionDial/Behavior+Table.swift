/// The version dial: every difference between two versions of iOS that the runtime knows.
///
/// Each file beside this one holds the rows of one part of UIKit; a new row goes into its list there.
extension Behavior {
  /// The whole dial, in the order in which an app meets it.
  package static let all: [Behavior] =
    launchRows + runStateRows + viewRows + containmentRows + segueRows + rotationRows
    + presentationRows + transitionRows + memoryRows + switchRows
}
