import CourseModel
import CourseRunner
import Foundation
import Grading
import Expectations
import Testing

/// Archives are made with the system's programs, and without them these tests say that they were
/// passed over.
@Suite(
  .enabled(
    if: ["/usr/bin/tar", "/usr/bin/unzip", "/usr/bin/zip", "/usr/bin/env"].allSatisfy {
      Disk.facts(of: $0) != nil
    }, "tar, zip and unzip are needed to make archives"))
struct ArchiveTests {
  private static let python = ["/usr/bin/python3", "/usr/local/bin/python3"]
    .first { Disk.facts(of: $0) != nil }

  /// A class with a neighbour, and beside it a folder `source` with an exercise in it.
  private func makeFolder() throws -> TeachersFolder {
    let folder = try TeachersFolder()
    try folder.write("neighbour/reveal-a-child/Reveal.swift")
    try folder.write("../source/reveal-a-child/Reveal.swift")
    return folder
  }

  /// The lines of everybody but the neighbour, who must have been read as ever.
  private func lines(_ folder: TeachersFolder, exercise: String? = nil) throws -> [String] {
    var lines = try folder.lines(exercise: exercise)
    expectEqual(lines.popLast(), "neighbour containment/reveal-a-child: Reveal.swift")
    expect(
      Disk.names(in: "\(folder.root)/scratch").isEmpty, "what was unpacked is removed again")
    return lines
  }

  private func python(_ folder: TeachersFolder, _ script: String) throws {
    try folder.write("../make.py", script)
    expect(try folder.run(try #require(Self.python), ["../make.py"]))
  }

  @Test(
    "Inside of the sandbox sound archives are unpacked, and only damaged ones are called so",
    arguments: HeldProgram.tiers)
  func held(tier: SandboxTier) throws {
    let folder = try makeFolder()
    let source = "\(folder.root)/source"
    try folder.run("/usr/bin/zip", ["-qr", "\(folder.path)/ada.zip", "."], in: source)
    try folder.run("/usr/bin/tar", ["-czf", "\(folder.path)/bob.tar.gz", "."], in: source)
    try folder.run("/usr/bin/tar", ["-cf", "\(folder.path)/cyd.tar", "."], in: source)
    let linked = "\(folder.root)/linked"
    try folder.write("../linked/reveal-a-child/Reveal.swift")
    expectEqual(symlink("/etc/passwd", "\(linked)/reveal-a-child/Link.swift"), 0)
    try folder.run("/usr/bin/zip", ["-qry", "\(folder.path)/link-dan.zip", "."], in: linked)
    try folder.run("/usr/bin/tar", ["-czf", "\(folder.path)/link-eve.tar.gz", "."], in: linked)
    for name in ["ada.zip", "bob.tar.gz", "cyd.tar"] {
      let bytes = try Disk.read("\(folder.path)/\(name)")
      // Half of a tar archive may be the room behind its files.
      let count = name.hasSuffix(".tar") ? 1600 : bytes.count / 2
      try Disk.write(Array(bytes.prefix(count)), to: "\(folder.path)/half-\(name)")
    }
    let sandbox = try Sandbox(minimum: tier, maximum: tier, searchPath: HeldProgram.searchPath)
    expectEqual(chmod(folder.root, 0o755), 0)
    var found: [String: String] = [:]
    try folder.intake(sandbox: sandbox).forEachSubmission(keeping: { $0 }) {
      found[$0.student] = $0.problems.first?.rule ?? $0.files.paths.joined()
    }
    for student in ["ada", "bob", "cyd"] {
      expectEqual(found[student], "Reveal.swift")
      expectEqual(found["half-\(student)"], "archive-damaged")
    }
    for student in ["link-dan", "link-eve"] { expectEqual(found[student], "symbolic-link") }
    // A place that the program's user cannot enter is no fault of an archive's; bubblewrap brings it in.
    guard sandbox.user != nil, tier < .bubblewrap else { return }
    expectEqual(chmod(folder.root, 0o700), 0)
    let fault = #expect(throws: Finding.self) {
      try folder.intake(sandbox: sandbox).forEachSubmission(keeping: { _ in }) {}
    }
    expectEqual(fault?.kind, .missingTool)
    expect(Disk.names(in: "\(folder.root)/scratch").isEmpty)
  }

  @Test("An archive for a student, or in a student's folder, or named after an exercise")
  func kinds() throws {
    let folder = try makeFolder()
    let source = "\(folder.root)/source"
    try folder.run("/usr/bin/zip", ["-qr", "\(folder.path)/ada.zip", "."], in: source)
    try folder.run("/usr/bin/tar", ["-czf", "\(folder.path)/bob.tar.gz", "."], in: source)
    try folder.run("/usr/bin/tar", ["-czf", "\(folder.path)/cyd.tgz", "."], in: source)
    try folder.run("/usr/bin/tar", ["-cf", "\(folder.path)/dan.tar", "."], in: source)
    try Disk.makeFolder("\(folder.path)/eve")
    try folder.run(
      "/usr/bin/zip", ["-qr", "\(folder.path)/eve/reveal-a-child-1.zip", "Reveal.swift"],
      in: "\(source)/reveal-a-child")
    expectEqual(
      try lines(folder),
      ["ada", "bob", "cyd", "dan", "eve"].map {
        "\($0) containment/reveal-a-child: Reveal.swift"
      })
    expectEqual(try folder.intake().layout, "folders and archives of students")
    expectEqual(try folder.submissions()[0].shownPlace, "ada.zip/reveal-a-child")
  }

  @Test("Damaged, empty, locked and strange archives refuse their student's work alone")
  func damaged() throws {
    let folder = try makeFolder()
    try folder.write("ada.zip", "PK\u{3}\u{4} and no more")
    try folder.write("bob.zip", "")
    try folder.write("cyd.tar.gz", "\u{1F}\u{8B}")
    try folder.write("dan.rar", "Rar!")
    try folder.write("eve.zip", "this is a text")
    try folder.run(
      "/usr/bin/zip", ["-qrP", "secret", "\(folder.path)/fay.zip", "."],
      in: "\(folder.root)/source")
    let lines = try lines(folder, exercise: "reveal-a-child")
    expectEqual(
      lines,
      [
        "ada containment/reveal-a-child: !archive-damaged ada.zip",
        "bob containment/reveal-a-child: !archive-damaged bob.zip",
        "cyd containment/reveal-a-child: !archive-kind cyd.tar.gz",
        "dan containment/reveal-a-child: !archive-kind dan.rar",
        "eve containment/reveal-a-child: !archive-kind eve.zip",
        "fay containment/reveal-a-child: !archive-damaged fay.zip",
      ])
  }

  @Test("Who hands in one archive after the other that cannot be read is not read for ever")
  func damagedAgain() throws {
    let folder = try makeFolder()
    for number in 1...9 { try folder.write("ada/\(number).zip", "PK\u{3}\u{4} \(number)") }
    try folder.run(
      "/usr/bin/zip", ["-qr", "\(folder.path)/ada/a.zip", "."], in: "\(folder.root)/source")
    for number in 1...3 { try folder.write("bob/\(number).zip", "PK\u{3}\u{4} \(number)") }
    try folder.run(
      "/usr/bin/zip", ["-qr", "\(folder.path)/bob/a.zip", "."], in: "\(folder.root)/source")
    let read = try folder.submissions(exercise: "reveal-a-child")
    expectEqual(read.first { $0.student == "bob" }?.files.paths, ["Reveal.swift"])
    expectEqual(
      read.first { $0.student == "ada" }?.problems.map(\.shownPath),
      [
        "ada/1.zip", "ada/2.zip", "ada/3.zip", "ada/4.zip", "ada/5.zip",
      ])
  }

  @Test("An archive inside of an archive is not opened")
  func nested() throws {
    let folder = try makeFolder()
    let source = "\(folder.root)/source"
    try folder.run("/usr/bin/zip", ["-qr", "\(folder.root)/inner.zip", "."], in: source)
    try folder.run("/usr/bin/zip", ["-q", "\(folder.path)/ada.zip", "inner.zip"], in: folder.root)
    expectEqual(
      try lines(folder, exercise: "reveal-a-child"),
      [
        "ada containment/reveal-a-child: !nested-archive ada.zip/inner.zip"
      ])
  }

  @Test("Links, pipes and names that lead out are refused, and nothing lands outside")
  func escapes() throws {
    let folder = try makeFolder()
    try python(
      folder,
      """
      import io, tarfile, zipfile
      def tar(name, *entries):
          with tarfile.open(name, "w") as t:
              for path, kind, target in entries:
                  info = tarfile.TarInfo(path)
                  info.type = kind
                  info.linkname = target
                  data = b"class A {}" if kind == tarfile.REGTYPE else b""
                  info.size = len(data)
                  t.addfile(info, io.BytesIO(data))
      R, S, L, F = tarfile.REGTYPE, tarfile.SYMTYPE, tarfile.LNKTYPE, tarfile.FIFOTYPE
      tar("a.tar", ("reveal-a-child/A.swift", S, "/etc/hostname"))
      tar("b.tar", ("reveal-a-child/A.swift", R, ""),
          ("reveal-a-child/B.swift", L, "reveal-a-child/A.swift"))
      tar("c.tar", ("reveal-a-child/A.swift", F, ""))
      tar("d.tar", ("reveal-a-child/A.swift", R, ""), ("../escaped", R, ""))
      tar("e.tar", ("reveal-a-child/A.swift", R, ""), ("/tmp/escaped-absolute", R, ""))
      tar("f.tar", ("x", S, ".."), ("x/escaped-by-link", R, ""),
          ("reveal-a-child/A.swift", R, ""))
      with zipfile.ZipFile("g.zip", "w") as z:
          z.writestr("reveal-a-child/A.swift", "class A {}")
          z.writestr("../../escaped-zip", "x")
      with zipfile.ZipFile("i.zip", "w") as z:
          z.writestr("/reveal-a-child/A.swift", "class A {}")
      with zipfile.ZipFile("h.zip", "w") as z:
          link = zipfile.ZipInfo("reveal-a-child/A.swift")
          link.create_system, link.external_attr = 3, 0o120777 << 16
          z.writestr(link, "/etc/hostname")
      """)
    let lines = try lines(folder)
    let place = "containment/reveal-a-child"
    expect(lines.contains("a \(place): !symbolic-link a.tar/reveal-a-child/A.swift"))
    expect(lines.contains("b \(place): A.swift B.swift"))
    expect(lines.contains("c \(place): !special-file c.tar/reveal-a-child/A.swift"))
    expect(lines.contains("d \(place): !archive-escapes d.tar"))
    expect(lines.contains("e \(place): !archive-escapes e.tar"))
    expect(lines.contains("g \(place): !archive-escapes g.zip"))
    expect(lines.contains("i \(place): !archive-escapes i.zip"))
    expect(lines.contains("h \(place): !symbolic-link h.zip/reveal-a-child/A.swift"))
    expect(lines.contains("f \(place): !archive-damaged f.tar"))
    expectEqual(Disk.names(in: folder.root), ["class", "course", "make.py", "scratch", "source"])
    expectNil(Disk.kind(of: "/tmp/escaped-absolute"))
  }

  @Test("Bombs are stopped: large files, many files, and files over files")
  func bombs() throws {
    let folder = try makeFolder()
    try python(
      folder,
      """
      import zipfile, tarfile, io
      with zipfile.ZipFile("a.zip", "w", zipfile.ZIP_DEFLATED) as z:
          z.writestr("reveal-a-child/A.swift", "class A {}")
          z.writestr("zeros", bytes(101 << 20))
      with zipfile.ZipFile("b.zip", "w", zipfile.ZIP_DEFLATED) as z:
          for n in range(11):
              z.writestr(f"zeros{n}", bytes(10 << 20))
      names = io.BytesIO()
      with zipfile.ZipFile(names, "w") as z:
          for n in range(20_001):
              z.writestr(f"{n}", "")
      open("c.zip", "wb").write(names.getvalue())
      with tarfile.open("d.tar.gz", "w:gz") as t:
          info = tarfile.TarInfo("zeros")
          info.size = 101 << 20
          t.addfile(info, io.BytesIO(bytes(info.size)))
      """)
    expectEqual(
      try lines(folder, exercise: "reveal-a-child"),
      ["a.zip", "b.zip", "c.zip", "d.tar.gz"].map {
        "\($0.prefix(1)) containment/reveal-a-child: !archive-too-large \($0)"
      })
  }

  @Test("Folders without rights in an archive are read and removed")
  func rights() throws {
    let folder = try makeFolder()
    try python(
      folder,
      """
      import zipfile
      with zipfile.ZipFile("a.zip", "w") as z:
          top = zipfile.ZipInfo("reveal-a-child/")
          top.create_system, top.external_attr = 3, 0o040000 << 16
          z.writestr(top, "")
          file = zipfile.ZipInfo("reveal-a-child/A.swift")
          file.create_system, file.external_attr = 3, 0o100000 << 16
          z.writestr(file, "class A {}")
      """)
    expectEqual(try lines(folder), ["a containment/reveal-a-child: A.swift"])
  }
}
