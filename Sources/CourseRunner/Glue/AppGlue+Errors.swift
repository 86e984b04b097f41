extension AppGlue {
  /// What an app shows its user of an error: the device's words in place of those of Foundation on Linux.
  static let errors = """
    import Foundation
    import UIKit

    extension Error {
      nonisolated var localizedDescription: String { _courseSentence(of: self) }
    }

    extension NSError {
      nonisolated var localizedDescription: String { _courseSentence(of: self) }
    }

    """
}
