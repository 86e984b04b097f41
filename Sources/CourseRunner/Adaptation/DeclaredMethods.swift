/// Makes known which classes declare methods that mean something before anybody calls them: UIKit asks a data
/// source whether it responds to them.
enum DeclaredMethods {
  private static let telling: Set<String> = [
    "tableView(_:commit:forRowAt:)", "tableView(_:moveRowAt:to:)",
  ]

  static func registrations(of type: TypeDeclaration, in app: ScannedApp) -> [String] {
    guard type.keyword == "class" || app.hasClass(type.name) else { return [] }
    return type.members.filter { $0.keyword == "func" && telling.contains($0.fullName) }.map {
      let body = "{ (target: \(type.name)) in { _ = target } }"
      return "_courseMethod(\(type.name).self, \"declared \($0.fullName)\", \(body))"
    }
  }
}
