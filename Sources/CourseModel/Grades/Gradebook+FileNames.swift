extension Gradebook {
  /// A file name for each student, by id: safe on every file system and in every link, and unique
  /// among them also where case does not count.
  ///
  /// Letters, digits, `-`, `_` and inner dots of ASCII stay; everything else becomes `-`. The second
  /// of two equal names gets `-2`, in the order of the students.
  package var fileNames: [String: String] {
    var names: [String: String] = [:]
    var taken: Set<String> = []
    for student in students {
      let stem = student.id.fileNameStem
      var name = stem
      var number = 1
      while !taken.insert(name.lowercased()).inserted {
        number += 1
        name = "\(stem)-\(number)"
      }
      names[student.id] = name
    }
    return names
  }
}

extension String {
  /// The text as the part of a file name before its extension.
  package var fileNameStem: String {
    var stem = ""
    for scalar in unicodeScalars {
      let stays =
        scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        || scalar == "-" || scalar == "_"
        || (scalar == "." && !stem.hasSuffix(".") && !stem.hasSuffix("-"))
      if stays {
        stem.unicodeScalars.append(scalar)
      } else if !stem.hasSuffix("-") {
        stem += "-"
      }
      if stem.utf8.count == 80 { break }
    }
    while let first = stem.first, "-.".contains(first) { stem.removeFirst() }
    while let last = stem.last, "-.".contains(last) { stem.removeLast() }
    if stem.isEmpty { return "student" }
    // Names of devices on Windows, with and without an extension.
    let root = stem.prefix { $0 != "." }.lowercased()
    let isDevice =
      ["con", "prn", "aux", "nul"].contains(root)
      || (root.count == 4 && ["com", "lpt"].contains(root.prefix(3)) && root.last?.isNumber == true)
    return isDevice ? "student-\(stem)" : stem
  }
}
