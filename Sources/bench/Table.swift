import Foundation

/// Figures under one another, each with what it should not exceed.
struct Table {
  private var rows: [(name: String, figure: String, target: String)] = []

  mutating func add(_ name: String, seconds: Double, target: Double? = nil) {
    rows.append(
      (name, String(format: "%.3f s", seconds), target.map { String(format: "≤ %.2f s", $0) } ?? "")
    )
  }

  mutating func add(_ name: String, ratio: Double, most: Double? = nil) {
    rows.append(
      (name, String(format: "%.2f ×", ratio), most.map { String(format: "≤ %.1f ×", $0) } ?? ""))
  }

  mutating func add(_ name: String, megabytes: Double, target: Double) {
    rows.append(
      (name, String(format: "%.0f MB", megabytes), String(format: "≤ %.0f MB", target)))
  }

  mutating func add(_ name: String, thousands: Double, least: Double) {
    rows.append(
      (name, String(format: "%.0f k", thousands), String(format: "≥ %.0f k", least)))
  }

  mutating func add(_ name: String, perSecond: Double, least: Double) {
    rows.append(
      (name, String(format: "%.1f /s", perSecond), String(format: "≥ %.0f /s", least)))
  }

  mutating func add(_ name: String, milliseconds: Double, target: Double) {
    rows.append(
      (name, String(format: "%.2f ms", milliseconds), String(format: "≤ %.0f ms", target)))
  }

  mutating func add(_ name: String, microseconds: Double, target: Double) {
    rows.append(
      (name, String(format: "%.2f µs", microseconds), String(format: "≤ %.0f µs", target)))
  }

  mutating func add(_ name: String, kilobytes: Double, target: Double) {
    rows.append(
      (name, String(format: "%.2f KB", kilobytes), String(format: "≤ %.0f KB", target)))
  }

  var text: String {
    let width = rows.map(\.name.count).max() ?? 0
    return rows.map { row in
      row.name.padding(toLength: width + 2, withPad: " ", startingAt: 0)
        + String(repeating: " ", count: max(0, 10 - row.figure.count)) + row.figure
        + "   " + row.target
    }
    .joined(separator: "\n")
  }
}
