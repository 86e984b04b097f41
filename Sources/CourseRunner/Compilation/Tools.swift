/// What compiles, once a toolchain was found.
package struct Tools: Sendable {
  package var toolchain: Toolchain
  package var apps: AppCompiler
  package var parts: PartCompiler
  /// How the symbolizer is held while it reads strangers' libraries; nil for the user's own.
  package var inspection: Confinement?

  /// - Parameters:
  ///   - apps: Where apps' libraries are kept.
  ///   - parts: Where the libraries of scripts are kept; no app may reach it.
  ///   - hold: How the compiler is held on strangers' apps.
  ///   - inspection: How the symbolizer is.
  package init(
    toolchain: Toolchain, installation: Installation, generated: GeneratedSources,
    apps: BuildCache, parts: BuildCache, hold: CompilerHold? = nil,
    inspection: Confinement? = nil
  ) {
    self.toolchain = toolchain
    self.inspection = inspection
    self.apps = AppCompiler(
      toolchain: toolchain, installation: installation, generated: generated, cache: apps,
      stages: parts, hold: hold)
    self.parts = PartCompiler(
      toolchain: toolchain, installation: installation, generated: generated, cache: parts)
  }
}
