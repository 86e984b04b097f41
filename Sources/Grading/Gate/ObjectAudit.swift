import Words

/// What an app's object file shows: where its code and data are, what it defines, what it calls.
///
/// This is what would be linked and run, so nothing hides from it: what is called has a symbol here,
/// however it was spelled.
struct ObjectAudit {
  private(set) var violations: [Violation] = []

  /// - Parameter sil: What the object was made from: what a class of the app only inherits, its table of
  ///   methods names, and nobody calls it.
  init(_ object: ELFObject, policy: SymbolPolicy, besides sil: RawSIL) {
    for section in object.sections where !Self.isKnown(section) {
      refuse(.objectSection, section.name)
    }
    for symbol in object.symbols where symbol.binding != .local && !symbol.name.isEmpty {
      if symbol.isDefined {
        if !Self.mayDefine(symbol) { refuse(.objectSymbol, symbol.name) }
      } else {
        if policy.textLength(of: symbol.name) == .max {
          refuse(.unreadable, SILAudit.tooManyParts)
        } else if case .refused(let name) = policy.verdict(onSymbol: symbol.name),
          !sil.isInherited(symbol.name)
        {
          refuse(symbol.name.hasPrefix("$s") ? .systemAPI : .objectSymbol, name)
        }
      }
    }
  }

  private mutating func refuse(_ rule: GateRule, _ subject: String) {
    violations.append(Violation(rule: rule, subject: subject))
  }

  // MARK: Sections

  private static func isKnown(_ section: ELFObject.Section) -> Bool {
    // Whatever it is called: code that runs before or after the app.
    if startTypes.contains(section.type) { return false }
    var name = section.name
    if name.hasPrefix(".rela") { name = String(name.dropFirst(5)) }
    return sections.contains(name) || sectionFamilies.contains(where: name.hasPrefix)
  }

  /// `SHT_INIT_ARRAY`, `SHT_FINI_ARRAY`, `SHT_PREINIT_ARRAY`.
  private static let startTypes: Set<UInt32> = [14, 15, 16]

  private static let sections: Set<String> = [
    ".text", ".data", ".bss", ".rodata", ".tbss", ".tdata", ".data.rel.ro", ".eh_frame", ".symtab",
    ".strtab", ".shstrtab", ".symtab_shndx", ".comment", ".note.GNU-stack", ".llvm_addrsig",
    ".group", ".swift_modhash", ".swift1_autolink_entries", ".linker-options", ".swift_ast",
    "swift5_accessible_functions", "swift5_assocty", "swift5_builtin", "swift5_capture",
    "swift5_entry", "swift5_fieldmd", "swift5_mpenum", "swift5_protocol_conformances",
    "swift5_protocols", "swift5_reflstr", "swift5_replace", "swift5_replac2",
    "swift5_type_metadata", "swift5_type_metadata_2",
    "swift5_typeref", "swift5_tests", "swift5_runtime_attributes", ".note.gnu.property",
  ]

  private static let sectionFamilies = [
    ".text.", ".data.rel.ro.", ".rodata.", ".bss.", ".data.", ".debug_", ".tbss.", ".tdata.",
  ]

  // MARK: Definitions

  /// Whether it is of the app's module, or a copy of others' code that gives way to theirs.
  private static func mayDefine(_ symbol: ELFObject.Symbol) -> Bool {
    let name = symbol.name
    if ownNames.contains(name) { return true }
    if symbol.binding == .weak, symbol.isHidden { return isCompilers(name) }
    guard symbol.binding == .global || symbol.binding == .weak, name.hasPrefix("$s") else {
      return false
    }
    if name.hasPrefix("$s3App") { return true }
    // An extension or a conformance of somebody else's type, made in the app's module.
    guard let text = SwiftSymbol(mangled: name)?.text else { return false }
    return text.contains("in App)") || text.hasSuffix(" in App") || text.contains("App.")
  }

  private static func isCompilers(_ name: String) -> Bool {
    [
      "$s", "symbolic ", "get_", "associated ", "default ", "__swift_", "got.", "flat unique ",
      "dynamic_cast_existential_",
    ]
    .contains(where: name.hasPrefix) || name.contains(" ")
  }

  /// The app's own start, and how it hands over what the course's glue found in it.
  private static let ownNames: Set<String> = [
    "main", "course_calls", "course_methods", "__swift_reflection_version",
    // Stands in every module with typed errors.
    "swift_willThrowTyped", "swift_willThrowTypedImpl",
  ]
}
