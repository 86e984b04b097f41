/// What compiles, once a toolchain was found.
package struct Tools: Sendable {
  package var toolchain: Toolchain
  package var apps: AppCompiler
  package var parts: PartCompiler

  /// - Parameters:
  ///   - apps: Where apps' libraries are kept.
  ///   - parts: Where those of scripts are; nothing of an app's may come near.
  package init(
    toolchain: Toolchain, installation: Installation, generated: GeneratedSources,
    apps: BuildCache, parts: BuildCache
  ) {
    self.toolchain = toolchain
    self.apps = AppCompiler(
      toolchain: toolchain, installation: installation, generated: generated, cache: apps)
    self.parts = PartCompiler(
      toolchain: toolchain, installation: installation, generated: generated, cache: parts)
  }
}
