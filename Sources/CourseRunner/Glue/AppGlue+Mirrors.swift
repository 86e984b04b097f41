extension AppGlue {
  /// Mirrors that show what is the app's.
  static let mirrors = """
    import UIKit

    extension Swift.Mirror {
      nonisolated init(reflecting subject: Any) {
        self = UIKit._courseMirror(reflecting: subject)
      }

      nonisolated init<Subject, Children: Collection>(
        _ subject: Subject, children: Children, displayStyle: DisplayStyle? = nil,
        ancestorRepresentation: AncestorRepresentation = .generated
      ) where Children.Element == Child {
        self = UIKit._courseMirror(
          subject, children: children, displayStyle: displayStyle,
          ancestorRepresentation: ancestorRepresentation)
      }

      nonisolated init<Subject, UnlabeledChildren: Collection>(
        _ subject: Subject, unlabeledChildren: UnlabeledChildren,
        displayStyle: DisplayStyle? = nil,
        ancestorRepresentation: AncestorRepresentation = .generated
      ) {
        self = UIKit._courseMirror(
          subject, children: unlabeledChildren.map { Child(label: nil, value: $0) },
          displayStyle: displayStyle, ancestorRepresentation: ancestorRepresentation)
      }

      nonisolated init<Subject>(
        _ subject: Subject, children: KeyValuePairs<String, Any>,
        displayStyle: DisplayStyle? = nil,
        ancestorRepresentation: AncestorRepresentation = .generated
      ) {
        self = UIKit._courseMirror(
          subject, children: children.map { Child(label: $0.key, value: $0.value) },
          displayStyle: displayStyle, ancestorRepresentation: ancestorRepresentation)
      }

      nonisolated func descendant(_ first: any MirrorPath, _ rest: any MirrorPath...) -> Any? {
        UIKit._courseDescendant(of: self, at: [first] + rest)
      }
    }

    """
}
