extension AppGlue {
  /// What writes the names of persons.
  static let names = """
    import UIKit

    public typealias PersonNameComponentsFormatter = UIKit.PersonNameComponentsFormatter

    """

  /// Who may object to what is done with files.
  static let fileManagers = """
    import UIKit

    public typealias FileManagerDelegate = UIKit.FileManagerDelegate

    """
}
