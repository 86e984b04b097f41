import CourseModel

/// The menu over a text that is edited (rule 1145).
extension TestRun {
  /// Shows the menu where a finger has asked for it: it was held or has tapped several times, or has tapped
  /// what was edited already.
  func showEditMenu(after task: String, on field: ElementTree.Element) {
    let isText: Set<XCUIElement.ElementType> = [
      .textField, .secureTextField, .searchField, .textView,
    ]
    guard isText.contains(field.type), case .view(let name) = field.target, !isInert,
      app.isRunning, task != "tap" || field.hasFocus, task.hasPrefix("tap") || asksForMenu(task)
    else { return }
    let isEdited = ElementTree.current().elements.contains {
      $0.hasFocus && $0.target == .view(name)
    }
    guard isEdited, case .value(.array(let deeds)) = try? app.send(.editMenu) else { return }
    let offered = deeds.compactMap { deed -> TextDeed? in
      if case .string(let name) = deed { TextDeed(rawValue: name) } else { nil }
    }
    if !offered.isEmpty { editMenu = (name, offered) }
  }

  private func asksForMenu(_ task: String) -> Bool { ["double tap", "press"].contains(task) }
}
