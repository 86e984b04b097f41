/// Lets an app have a property wrapper that is called as a macro is, which the compiler would take it for: on a
/// device an app's own name comes first.
struct OwnWrappers: SourceRewrite {
  private static let macros: Set<String> = ["Observable"]

  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    let owned = Self.macros.filter { name in
      app.files.values.contains { file in
        file.types.contains { $0.name == name && $0.attributes.contains("propertyWrapper") }
      }
    }
    if owned.isEmpty { return [] }
    return file.tokens.filter {
      $0.kind == .attribute && owned.contains(String($0.text.dropFirst()))
    }
    .map {
      SourceEdit(range: $0.range, replacement: "@\(AppGlue.moduleName).\($0.text.dropFirst())")
    }
  }
}
