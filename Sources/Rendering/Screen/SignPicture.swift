import CourseModel

/// The signs of the system that are seen most, drawn in a square of 24 units.
struct SignPicture {
  private let strokes: [String]
  private let fills: [String]
  /// The ring or square around it; nil for none.
  private let edge: Edge?
  private let isFilled: Bool

  private enum Edge: String { case circle, square }

  /// Nil for a sign that is not known here.
  ///
  /// - Parameter name: Of one of the system's symbols, such as `heart.fill`.
  init?(_ name: String) {
    if let found = Self.shapes(of: name, isFilled: false) {
      (strokes, fills, edge, isFilled) = (found.0, found.1, nil, false)
      return
    }
    var parts = name.split(separator: ".").map(String.init)
    let isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    let edge = parts.count > 1 ? parts.last.flatMap(Edge.init) : nil
    if edge != nil { parts.removeLast() }
    guard
      let found = Self.shapes(of: parts.joined(separator: "."), isFilled: isFilled && edge == nil)
    else { return nil }
    (strokes, fills, self.edge, self.isFilled) = (found.0, found.1, edge, isFilled)
  }

  /// As large as there is room, in the middle.
  func markup(in frame: Rectangle, _ color: ScreenColor?) -> Markup {
    let side = min(frame.width, frame.height)
    guard side > 0, side.isFinite else { return "" }
    let ink = color?.opaque ?? "#000000"
    let isCut = edge != nil && isFilled
    let inner = isCut ? "#ffffff" : ink
    let lines: [Markup] = strokes.map {
      "<path d=\"\($0)\" fill=\"none\" stroke=\"\(inner)\"/>"
    }
    let areas: [Markup] = fills.map {
      "<path d=\"\($0)\" fill=\"\(inner)\" stroke=\"\(inner)\"/>"
    }
    var drawn: Markup = "\(lines)\(areas)"
    if let edge {
      drawn = "<g transform=\"matrix(0.6 0 0 0.6 4.8 4.8)\" stroke-width=\"2.8\">\(drawn)</g>"
      let fill: Markup = isFilled ? "fill=\"\(ink)\"" : "fill=\"none\""
      let around: Markup =
        edge == .circle
        ? "<circle cx=\"12\" cy=\"12\" r=\"10\" \(fill) stroke=\"\(ink)\"/>"
        : "<rect x=\"2.5\" y=\"2.5\" width=\"19\" height=\"19\" rx=\"4\" \(fill) stroke=\"\(ink)\"/>"
      drawn = around + drawn
    }
    let x = frame.midX - side / 2
    let y = frame.midY - side / 2
    guard let place = ScreenPlace([side / 24, 0, 0, side / 24, x, y]) else { return "" }
    return """
      <g transform="\(place.attribute)" stroke-width="1.8" stroke-linecap="round" \
      stroke-linejoin="round" opacity="\((color?.alpha ?? 1).inHundredths)">\(drawn)</g>

      """
  }

  /// Its lines and its areas; nil for a sign that is not known.
  private static func shapes(of name: String, isFilled: Bool) -> ([String], [String])? {
    if let lines = lines[name] { return (lines, []) }
    guard let areas = areas[name] else { return nil }
    return isFilled ? ([], [areas.outline]) : ([areas.outline] + (areas.inside ?? []), [])
  }

  /// Signs that are lines alone.
  private static let lines: [String: [String]] = [
    "plus": ["M12 4V20M4 12H20"], "minus": ["M4 12H20"], "xmark": ["M5 5L19 19M19 5L5 19"],
    "checkmark": ["M4 13L10 19L20 5"],
    "chevron.left": ["M15 4L7 12L15 20"], "chevron.backward": ["M15 4L7 12L15 20"],
    "chevron.right": ["M9 4L17 12L9 20"], "chevron.forward": ["M9 4L17 12L9 20"],
    "chevron.up": ["M4 15L12 7L20 15"], "chevron.down": ["M4 9L12 17L20 9"],
    "chevron.up.chevron.down": ["M7 9L12 4L17 9M7 15L12 20L17 15"],
    "arrow.left": ["M20 12H4M10 5L4 12L10 19"], "arrow.backward": ["M20 12H4M10 5L4 12L10 19"],
    "arrow.right": ["M4 12H20M14 5L20 12L14 19"], "arrow.forward": ["M4 12H20M14 5L20 12L14 19"],
    "arrow.up": ["M12 20V4M5 10L12 4L19 10"], "arrow.down": ["M12 4V20M5 14L12 20L19 14"],
    "arrow.clockwise": ["M19 12A7 7 0 1 1 15.5 5.9M15.5 2V6H11.5"],
    "arrow.counterclockwise": ["M5 12A7 7 0 1 0 8.5 5.9M8.5 2V6H12.5"],
    "arrow.triangle.2.circlepath": [
      "M5 11A7 7 0 0 1 18 8M19 13A7 7 0 0 1 6 16M18 4V8H14M6 20V16H10"
    ],
    "magnifyingglass": ["M16 10A6 6 0 1 1 4 10A6 6 0 1 1 16 10M14.5 14.5L21 21"],
    "line.3.horizontal": ["M4 6H20M4 12H20M4 18H20"],
    "line.horizontal.3": ["M4 6H20M4 12H20M4 18H20"],
    "list.bullet": ["M8 6H21M8 12H21M8 18H21M3.5 6H4M3.5 12H4M3.5 18H4"],
    "list.dash": ["M8 6H21M8 12H21M8 18H21M3 6H5M3 12H5M3 18H5"],
    "list.number": ["M9 6H21M9 12H21M9 18H21M4 4V8M3 12H5M3 18H5"],
    "ellipsis": ["M5 12H5.1M12 12H12.1M19 12H19.1"],
    "info": ["M12 5H12.1M10.5 10H12.2V18M10 18H14.5"],
    "questionmark": ["M8 9A4 4 0 1 1 13 12.5Q12 13 12 15M12 19H12.1"],
    "exclamationmark": ["M12 4V14M12 19H12.1"],
    "square.and.arrow.up": ["M12 15V2.5M8 6L12 2.5L16 6M8 10H5V21H19V10H16"],
    "square.and.arrow.down": ["M12 3V15M8 11.5L12 15.5L16 11.5M8 8H5V21H19V8H16"],
    "square.and.pencil": ["M13 4H4V20H20V11M9.5 14.5L10 11.5L18.5 3L21 5.5L12.5 14Z"],
    "pencil": ["M4 20L5 15.5L16.5 4L20 7.5L8.5 19Z"],
    "photo": ["M3 5H21V19H3ZM4 18L9.5 11.5L13 15.5L16 12.5L20.5 18M16 9H16.1"],
    "gear": [gear], "gearshape": [gear], "gearshape.2": [gear],
    "wifi": ["M2.5 9Q12 1 21.5 9M6 13Q12 8 18 13M9.5 16.5Q12 14.5 14.5 16.5M12 19.5H12.1"],
    "power": ["M12 3V11M7 6A8 8 0 1 0 17 6"],
    "slider.horizontal.3": ["M3 6H21M3 12H21M3 18H21M15 4V8M8 10V14M13 16V20"],
    "person.2": [
      "M12 7A3.5 3.5 0 1 1 5 7A3.5 3.5 0 1 1 12 7M2 20Q2 13 8.5 13Q15 13 15 20ZM15 4Q19 4 19 7.5Q19 11 15 11M17 13.5Q22 14 22 20H18"
    ],
  ]

  private static let gear =
    "M16 12A4 4 0 1 1 8 12A4 4 0 1 1 16 12M12 2V5M12 19V22M2 12H5M19 12H22M5 5L7 7M17 17L19 19M19 5L17 7M7 17L5 19M19 12A7 7 0 1 1 5 12A7 7 0 1 1 19 12"

  /// Signs around an area, which may be filled.
  private static let areas: [String: (outline: String, inside: [String]?)] = [
    "heart": (
      "M12 20.5Q2 13 2.5 8Q3 4 7.2 4Q10.5 4 12 7.2Q13.5 4 16.8 4Q21 4 21.5 8Q22 13 12 20.5Z", nil
    ),
    "star": (
      "M12 2.5L14.8 9L21.8 9.6L16.5 14.2L18.1 21L12 17.4L5.9 21L7.5 14.2L2.2 9.6L9.2 9Z", nil
    ),
    "trash": (
      "M6 6.5H18L17 21.5H7ZM4 6.5H20M9.5 6.5V3.5H14.5V6.5", ["M10 10V18M14 10V18"]
    ),
    "person": (
      "M16 7.5A4 4 0 1 1 8 7.5A4 4 0 1 1 16 7.5ZM4.5 20.5Q4.5 13.5 12 13.5Q19.5 13.5 19.5 20.5Z",
      nil
    ),
    "house": ("M3 11.5L12 3.5L21 11.5M5.5 10V20.5H18.5V10L12 4Z", ["M10 20.5V14H14V20.5"]),
    "bell": (
      "M5 17.5Q7 15.5 7 10Q7 4.5 12 4.5Q17 4.5 17 10Q17 15.5 19 17.5ZM10 19.5Q10 21 12 21Q14 21 14 19.5Z",
      nil
    ),
    "bookmark": ("M6.5 3H17.5V21L12 16L6.5 21Z", nil),
    "camera": (
      "M3 7.5H8L9.5 5H14.5L16 7.5H21V19.5H3Z",
      ["M15.5 13A3.5 3.5 0 1 1 8.5 13A3.5 3.5 0 1 1 15.5 13"]
    ),
    "play": ("M6.5 4L19.5 12L6.5 20Z", nil), "pause": ("M7 4.5H10V19.5H7ZM14 4.5H17V19.5H14Z", nil),
    "stop": ("M5.5 5.5H18.5V18.5H5.5Z", nil),
    "forward": ("M3 5.5L12 12L3 18.5ZM12 5.5L21 12L12 18.5Z", nil),
    "backward": ("M21 5.5L12 12L21 18.5ZM12 5.5L3 12L12 18.5Z", nil),
    "envelope": ("M3 5.5H21V18.5H3Z", ["M3.5 6L12 13L20.5 6"]),
    "phone": (
      "M6.5 3.5L10 8L8 10.5Q10 14 13.5 16L16 14L20.5 17.5Q19.5 21 16.5 20.5Q6 18 3.5 7.5Q3 4.5 6.5 3.5Z",
      nil
    ),
    "clock": ("M21.5 12A9.5 9.5 0 1 1 2.5 12A9.5 9.5 0 1 1 21.5 12Z", ["M12 6V12L15.5 14"]),
    "calendar": ("M3.5 5H20.5V20.5H3.5Z", ["M3.5 9.5H20.5M8 3V6M16 3V6"]),
    "folder": ("M2.5 5H9L11 7.5H21.5V19.5H2.5Z", nil),
    "doc": ("M6 2.5H13.5L18.5 7.5V21.5H6Z", ["M13.5 2.5V7.5H18.5"]),
    "lock": ("M5.5 11H18.5V21H5.5ZM8 11V8Q8 4 12 4Q16 4 16 8V11", nil),
    "map": ("M3 5.5L9 3L15 5.5L21 3V18.5L15 21L9 18.5L3 21Z", ["M9 3V18.5M15 5.5V21"]),
    "location": ("M21 3L13.5 21L11.5 12.5L3 10.5Z", nil),
    "mappin": ("M16 7A4 4 0 1 1 8 7A4 4 0 1 1 16 7ZM12 11V21", nil),
    "paperplane": ("M21.5 2.5L14 21.5L10.5 13.5L2.5 10Z", ["M10.5 13.5L21.5 2.5"]),
    "cart": (
      "M2 4H5L7.5 15.5H18.5L20.5 7H6M10 19.5A1.2 1.2 0 1 1 7.6 19.5A1.2 1.2 0 1 1 10 19.5M18 19.5A1.2 1.2 0 1 1 15.6 19.5A1.2 1.2 0 1 1 18 19.5",
      nil
    ),
    "eye": ("M2 12Q12 1.5 22 12Q12 22.5 2 12Z", ["M15 12A3 3 0 1 1 9 12A3 3 0 1 1 15 12"]),
    "flag": ("M5 21V4Q9 2 12 4Q15 6 19 4V14Q15 16 12 14Q9 12 5 14", nil),
    "tag": ("M3 4H11L21 14L14 21L3 11Z", ["M7.5 8H7.6"]),
    "book": ("M12 6Q8 3.5 3 5V19Q8 17.5 12 20Q16 17.5 21 19V5Q16 3.5 12 6Z", ["M12 6V20"]),
    "tray": ("M3 13L6 5H18L21 13V19.5H3ZM3 13H8.5Q9 16 12 16Q15 16 15.5 13H21", nil),
    "circle": ("M21.5 12A9.5 9.5 0 1 1 2.5 12A9.5 9.5 0 1 1 21.5 12Z", nil),
    "square": ("M4 4H20V20H4Z", nil), "rectangle": ("M2.5 5.5H21.5V18.5H2.5Z", nil),
    "triangle": ("M12 3.5L22 20.5H2Z", nil),
    "exclamationmark.triangle": ("M12 3.5L22 20.5H2Z", ["M12 9.5V14M12 17.2H12.1"]),
    "message": ("M3 4.5H21V17H12L7.5 21V17H3Z", nil),
    "bubble.left": ("M3 4.5H21V17H12L7.5 21V17H3Z", nil),
    "sun.max": (
      "M16.5 12A4.5 4.5 0 1 1 7.5 12A4.5 4.5 0 1 1 16.5 12ZM12 2V4M12 20V22M2 12H4M20 12H22M5 5L6.4 6.4M17.6 17.6L19 19M19 5L17.6 6.4M6.4 17.6L5 19",
      nil
    ),
    "moon": ("M19.5 15Q10 17 8 9Q7.5 6 9 3.5Q2.5 6 3.5 13Q5 20 12 20.5Q17 20.5 19.5 15Z", nil),
    "cloud": (
      "M7 19Q2.5 19 2.5 15Q2.5 11.5 6 11Q7 6 12 6Q16.5 6 17.5 10.5Q21.5 11 21.5 15Q21.5 19 17 19Z",
      nil
    ),
    "bolt": ("M13.5 2L5 13.5H11L9.5 22L19 10H12.5Z", nil),
    "flame": (
      "M12 2.5Q18 8 18 14.5Q18 21 12 21Q6 21 6 14.5Q6 11 8.5 8.5Q9 11 10.5 11.5Q12.5 8 12 2.5Z", nil
    ),
    "hand.thumbsup": ("M7.5 10.5L12 3Q14.5 3 14 6L13.3 9.5H20L18.5 20H7.5ZM3 10.5H7.5V20H3Z", nil),
    "mic": (
      "M15 6V12Q15 15 12 15Q9 15 9 12V6Q9 3 12 3Q15 3 15 6ZM6 11Q6 18 12 18Q18 18 18 11M12 18V21.5",
      nil
    ),
    "speaker.wave.2": ("M3 9H7L12 4.5V19.5L7 15H3ZM15 8.5Q18 12 15 15.5M18 6Q22.5 12 18 18", nil),
    "globe": (
      "M21.5 12A9.5 9.5 0 1 1 2.5 12A9.5 9.5 0 1 1 21.5 12Z",
      ["M2.5 12H21.5M12 2.5Q5 12 12 21.5M12 2.5Q19 12 12 21.5"]
    ),
    "arrowshape.turn.up.left": ("M10 4L2.5 11L10 18V14Q17 13.5 21 19Q20 8.5 10 8Z", nil),
  ]

  /// The symbol for what the system puts on a bar by that name; nil for what is written.
  static func symbol(of item: String, _ era: ScreenEra) -> String? {
    switch item {
    case "add": "plus"
    case "compose": "square.and.pencil"
    case "reply": "arrowshape.turn.up.left"
    case "action": "square.and.arrow.up"
    case "organize": "folder"
    case "bookmarks": "book"
    case "search": "magnifyingglass"
    case "refresh": "arrow.clockwise"
    case "stop": "xmark"
    case "camera": "camera"
    case "trash": "trash"
    case "play": "play.fill"
    case "pause": "pause.fill"
    case "rewind": "backward.fill"
    case "fastForward": "forward.fill"
    case "close" where era >= .modern: era == .glass ? "xmark" : "xmark.circle.fill"
    case "cancel" where era == .glass: "xmark"
    case "done" where era == .glass: "checkmark"
    case "undo" where era >= .modern: "arrow.counterclockwise"
    case "redo" where era >= .modern: "arrow.clockwise"
    case "favorites": "star.fill"
    case "more": "ellipsis"
    case "featured", "topRated": "star"
    case "recents", "history", "mostRecent": "clock.fill"
    case "contacts": "person.circle.fill"
    case "downloads": "square.and.arrow.down"
    case "mostViewed": "list.number"
    case "contactAdd": "plus.circle"
    case "info": "info.circle"
    default: nil
    }
  }
}
