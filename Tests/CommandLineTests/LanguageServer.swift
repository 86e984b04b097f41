import CourseRunner
import Foundation

/// The toolchain's `sourcekit-lsp`, spoken to as an editor does: JSON-RPC over pipes.
final class LanguageServer {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var received: [UInt8] = []
  private var lastID = 0
  private let deadline = ContinuousClock.now + .seconds(120)

  /// Where it lies beside the compiler; nil where there is none.
  static var path: String? {
    let search = ProcessInfo.processInfo.environment["PATH"] ?? ""
    guard let toolchain = try? Toolchain.find(searchPath: search) else { return nil }
    let path = "\(toolchain.usr)/bin/sourcekit-lsp"
    return Disk.facts(of: path) == nil ? nil : path
  }

  /// Starts it as an editor does that was opened in `folder`.
  init(path: String, folder: String) throws {
    process.executableURL = URL(filePath: path)
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let uri = Self.uri(folder)
    _ = try ask(
      "initialize",
      ["processId": NSNull(), "rootUri": uri, "capabilities": [String: Any]()])
    try tell("initialized", [:])
  }

  deinit { process.terminate() }

  /// The errors in that text of a file.
  func errors(in file: String, text: String? = nil) throws -> [String] {
    let text = try text ?? Disk.text(file)
    try tell("textDocument/didClose", ["textDocument": ["uri": Self.uri(file)]])
    try tell(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": Self.uri(file), "languageId": "swift", "version": 1, "text": text,
        ]
      ])
    let answer = try ask("textDocument/diagnostic", ["textDocument": ["uri": Self.uri(file)]])
    let items = (answer as? [String: Any])?["items"] as? [[String: Any]] ?? []
    return items.filter { $0["severity"] as? Int == 1 }.map { item in
      let range = item["range"] as? [String: [String: Int]]
      return "\((range?["start"]?["line"] ?? -1) + 1): \(item["message"] as? String ?? "")"
    }
  }

  /// What may stand behind the first occurrence of `text` in an open file.
  func completions(in file: String, after text: String, of source: String) throws -> [String] {
    let answer = try ask("textDocument/completion", place(after: text, in: file, of: source))
    let items =
      (answer as? [String: Any])?["items"] as? [[String: Any]] ?? answer as? [[String: Any]] ?? []
    return items.compactMap { $0["filterText"] as? String ?? $0["label"] as? String }
  }

  /// What is told of the word that ends with the first occurrence of `text`.
  func hover(in file: String, over text: String, of source: String) throws -> String {
    var place = place(after: text, in: file, of: source)
    if var position = place["position"] as? [String: Int] {
      position["character"]! -= 1
      place["position"] = position
    }
    let answer = try ask("textDocument/hover", place)
    let contents = (answer as? [String: Any])?["contents"] as? [String: Any]
    return contents?["value"] as? String ?? ""
  }

  private func place(after text: String, in file: String, of source: String) -> [String: Any] {
    let before = source[..<(source.firstRange(of: text)?.upperBound ?? source.startIndex)]
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    return [
      "textDocument": ["uri": Self.uri(file)],
      "position": ["line": lines.count - 1, "character": lines.last?.utf16.count ?? 0],
    ]
  }

  private static func uri(_ path: String) -> String { URL(filePath: path).absoluteString }

  // MARK: JSON-RPC

  private func tell(_ method: String, _ parameters: [String: Any]) throws {
    try send(["jsonrpc": "2.0", "method": method, "params": parameters])
  }

  private func ask(_ method: String, _ parameters: [String: Any]) throws -> Any? {
    lastID += 1
    try send(["jsonrpc": "2.0", "id": lastID, "method": method, "params": parameters])
    while true {
      let message = try receive()
      if message["method"] != nil {
        // A request of the server's own wants an answer.
        if let id = message["id"] {
          try send(["jsonrpc": "2.0", "id": id, "result": NSNull()])
        }
      } else if message["id"] as? Int == lastID {
        return message["result"]
      }
    }
  }

  private func send(_ message: [String: Any]) throws {
    let body = try JSONSerialization.data(withJSONObject: message)
    try input.fileHandleForWriting.write(
      contentsOf: Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }

  private func receive() throws -> [String: Any] {
    while true {
      if let message = takeMessage() { return message }
      var descriptor = pollfd(
        fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      let left = (deadline - ContinuousClock.now) / .milliseconds(1)
      guard left > 0, poll(&descriptor, 1, Int32(left)) > 0 else { throw POSIXError(.ETIMEDOUT) }
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { throw POSIXError(.EPIPE) }
      received += data
    }
  }

  private func takeMessage() -> [String: Any]? {
    let end = Array("\r\n\r\n".utf8)
    guard let head = Data(received).range(of: Data(end)) else { return nil }
    let header = String(decoding: received[..<head.lowerBound], as: UTF8.self)
    let length =
      header.split(separator: "\r\n").compactMap { line -> Int? in
        line.lowercased().hasPrefix("content-length:")
          ? Int(line.dropFirst(15).drop { $0 == " " }) : nil
      }.first ?? 0
    guard received.count >= head.upperBound + length else { return nil }
    let body = Data(received[head.upperBound..<(head.upperBound + length)])
    received.removeFirst(head.upperBound + length)
    return (try? JSONSerialization.jsonObject(with: body)) as? [String: Any] ?? [:]
  }
}
