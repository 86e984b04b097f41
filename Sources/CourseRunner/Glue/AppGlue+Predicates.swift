extension AppGlue {
  /// Predicates by their formats and sorting by keys, which Foundation on Linux does not know.
  static let predicates = """
    import Foundation
    import UIKit

    extension NSPredicate {
      nonisolated convenience init(format: String, _ arguments: Any...) {
        self.init(format: format, argumentArray: arguments)
      }

      nonisolated convenience init(format: String, argumentArray: [Any]?) {
        self.init(block: UIKit._coursePredicate(format, argumentArray ?? []))
        UIKit._courseKeepFormat(format, argumentArray ?? [], of: self)
      }

      nonisolated var predicateFormat: String { UIKit._courseFormat(of: self) }
    }

    extension NSSortDescriptor {
      nonisolated convenience init(key: String?, ascending: Bool) {
        self.init(
          keyPath: \\NSObject.self, ascending: ascending,
          comparator: UIKit._courseComparator(key ?? "self"))
      }

      nonisolated convenience init(key: String?, ascending: Bool, selector: Selector?) {
        self.init(
          keyPath: \\NSObject.self, ascending: ascending,
          comparator: UIKit._courseComparator(key ?? "self", selector ?? Selector("compare:")))
      }

      nonisolated convenience init(
        key: String?, ascending: Bool, comparator cmptr: @escaping Comparator
      ) {
        self.init(
          keyPath: \\NSObject.self, ascending: ascending,
          comparator: UIKit._courseComparator(key ?? "self", cmptr))
      }
    }

    """
}
