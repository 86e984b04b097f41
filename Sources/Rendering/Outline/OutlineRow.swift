import CourseModel

/// A line of an outline: an object, or below it something that it is connected to.
struct OutlineRow {
  /// How far it stands in.
  let depth: Int
  let text: String
  let isConnection: Bool
  /// The place of the row to which a connection leads; nil for an object, and where there is none.
  fileprivate(set) var target: Int?

  /// The rows of a file; an empty line is between two scenes.
  static func rows(of outline: InterfaceOutline) -> [OutlineRow] {
    var rows: [OutlineRow] = []
    var places: [String: Int] = [:]
    var waiting: [(row: Int, id: String)] = []
    for group in outline.groups {
      if !rows.isEmpty { rows.append(OutlineRow(depth: 0, text: "", isConnection: false)) }
      // Each scene has placeholders of its own, whose ids are found in it first.
      var local: [String: Int] = [:]
      let first = waiting.count
      for object in group.objects {
        local[object.id] = rows.count
        let mark = object.isInitial ? " (initial controller)" : ""
        rows.append(
          OutlineRow(depth: object.depth, text: object.title + mark, isConnection: false))
        for connection in object.connections {
          waiting.append((rows.count, connection.target))
          let target =
            connection.targetTitle ?? "nothing: no object has the id \(connection.target)"
          rows.append(
            OutlineRow(
              depth: object.depth + 1,
              text: "\(connection.kind.word) \(connection.name) → \(target)", isConnection: true))
        }
      }
      for (row, id) in waiting[first...] { rows[row].target = local[id] }
      places.merge(local) { old, _ in old }
    }
    for (row, id) in waiting where rows[row].target == nil { rows[row].target = places[id] }
    return rows
  }
}

extension InterfaceOutline.Connection.Kind {
  fileprivate var word: String {
    switch self {
    case .outlet: "outlet"
    case .outletCollection: "outlet collection"
    case .action: "action"
    case .segue: "segue"
    }
  }
}
