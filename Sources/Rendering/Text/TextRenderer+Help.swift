import EventTrace

/// What a command is for and how it is called: the facts of its help.
package struct CommandHelp: Hashable, Sendable {
  package var name: String
  /// What follows the name in a call, such as `NAME [--ios V]`.
  package var synopsis: String
  /// What it is for, in a few words.
  package var summary: String
  /// What it does, in sentences.
  package var discussion: String
  package var options: [Option]

  package init(
    name: String, synopsis: String, summary: String, discussion: String, options: [Option]
  ) {
    self.name = name
    self.synopsis = synopsis
    self.summary = summary
    self.discussion = discussion
    self.options = options
  }

  /// One option of a command.
  package struct Option: Hashable, Sendable {
    /// Such as `--ios`.
    package var name: String
    /// The name of its value, such as `V`; nil for an option without a value.
    package var value: String?
    package var summary: String
    /// Whether it takes several values, as in `F,…`, or may be given several times.
    package var isList: Bool { value?.hasSuffix(",…") ?? false }

    package init(_ name: String, value: String? = nil, _ summary: String) {
      self.name = name
      self.value = value
      self.summary = summary
    }
  }
}

extension TextRenderer {
  /// The table of commands.
  package func help(commands: [CommandHelp], options: [CommandHelp.Option]) -> String {
    paragraphs([
      "Learn how an iOS app launches and how view controllers behave.",
      "Usage: course [--course DIR] <command> …",
      lines(["Commands:"] + commands.map { row($0.name, $0.summary) }),
      lines(["Everywhere:"] + options.map(row)),
      lines(
        ("`course help <command>` tells more, and `course --version` which build this is. A NAME is an id "
          + "from `course list`, or its last part.").wrapped(to: style.width)),
    ])
  }

  /// Which build of the course this is, by the digest of its executable.
  package func version(build digest: String) -> String {
    "course, build \(digest.prefix(12)), with iOS \(IOSVersion.first) to \(IOSVersion.latest)\n"
  }

  /// One command's help.
  package func help(_ command: CommandHelp, globalOptions: [CommandHelp.Option]) -> String {
    paragraphs([
      "Usage: course \(command.name) \(command.synopsis)".trimmed,
      lines(command.discussion.wrapped(to: style.width)),
      command.options.isEmpty ? nil : lines(["Options:"] + command.options.map(row)),
      lines(["Everywhere:"] + globalOptions.map(row)),
    ])
  }

  private func row(_ option: CommandHelp.Option) -> String {
    row([option.name, option.value].compactMap(\.self).joined(separator: " "), option.summary)
  }

  private func row(_ word: String, _ summary: String) -> String {
    summary.hanging(after: "  \(word.fitted(to: 20)) ", width: style.width)
  }
}
