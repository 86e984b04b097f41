extension Snapshot.View {
  /// How a view is drawn beside its colour and its text. All lengths are in points.
  public struct Look: Codable, Hashable, Sendable {
    /// The numbers a, b, c, d, tx and ty that lead from the view's own coordinates to those of the screen, for
    /// a view that is turned or scaled, or is in one that is; nil for others.
    public var transform: [Double]?
    /// The radius of its corners; nil for none.
    public var cornerRadius: Double?
    /// Which corners are round: upper left, upper right, lower left, lower right; nil for all.
    public var roundCorners: [Bool]?
    /// The line around it; nil for none.
    public var border: Line?
    /// The shadow behind it; nil for none.
    public var shadow: Shadow?
    /// The outline outside of which nothing of it is seen; nil where nothing is cut.
    public var mask: Clip?
    /// What is drawn on it, behind the views in it, from back to front; nil for nothing.
    public var marks: [Mark]?
    /// What is drawn in front of some of the views in it, and behind the others; nil for nothing.
    public var marksBetween: [Between]?
    /// What is drawn in front of the views in it; nil for nothing.
    public var marksInFront: [Mark]?
    /// The colour in which it draws its parts, as `#rrggbbaa`; nil for that of its kind.
    public var tint: String?
    /// The name of the picture that it shows; nil for none that has a name.
    public var imageName: String?
    /// Where the picture is, in the view's own coordinates; nil for all of the view.
    public var imageFrame: Rectangle?
    /// What the system draws on it by that name, in place of its text or above it, such as `add`; nil for nothing.
    public var sign: String?
    /// What it has in a red circle at its upper edge; nil for nothing.
    public var badge: String?
    /// True for a view whose parts are drawn for a dark interface; nil for others.
    public var isDark: Bool?
    /// The panels behind what is in it, in its own coordinates, as an alert has them; nil for none.
    public var panels: [Rectangle]?
    /// How what is behind it is shaded, as `#rrggbbaa`; nil for not at all.
    public var shade: String?
    /// The colour over its own while it is selected, as `#rrggbbaa`; nil for none.
    public var selection: String?
    /// A second colour beside ``tint``, as of the dots for other pages; nil for that of its kind.
    public var otherTint: String?
    /// How far in front it lies among the views beside it; nil for 0.
    public var zPosition: Double?
    /// True for a field or bar for searching that is in a navigation bar; nil for others.
    public var isInBar: Bool?
    /// True for a row whose background keeps to the sides of its table; nil for others.
    public var isInset: Bool?
    /// True where nothing is seen of the views in it outside of its round corners; nil for others.
    public var cutsContent: Bool?
    /// The arrow of a popover in it: its point, and the middle of its base, in its own coordinates; nil for none.
    public var arrow: [Double]?
    /// True for what has a handle at its upper edge; nil for others.
    public var hasGrabber: Bool?
    /// True for a view in front of which all that is behind stands back, as behind a sheet; nil for others.
    public var pushesBack: Bool?

    /// What UIKit draws behind it as long as the app gives it no colour, as `#rrggbbaa`; nil for nothing, or
    /// for what is usual for its kind.
    public var plainColor: String?
    /// The line below it, and how far that keeps from its left and its right edge; nil for none.
    public var separator: Separator?
    /// False for a field that has no frame around it, and for an image view without a picture; nil for other
    /// views.
    public var isFramed: Bool?
    /// What a table's cell has at its right edge, as UIKit names it: `disclosureIndicator`; nil for none.
    public var accessory: String?
    /// How far what is at the right end keeps from the edge beside what is usual; nil for no more.
    public var rightRoom: Double?
    /// How many pages a control has dots for, and which it is on, counted from zero; nil for other views.
    public var pages: [Int]?

    /// Makes a plain look.
    public init() {}

    /// A line between rows.
    public struct Separator: Codable, Hashable, Sendable {
      /// `#rrggbbaa`.
      public var color: String
      /// How far it keeps from the left edge.
      public var left: Double
      /// How far it keeps from the right edge.
      public var right: Double

      /// Makes a line.
      public init(color: String, left: Double, right: Double) {
        (self.color, self.left, self.right) = (color, left, right)
      }
    }

    /// An outline outside of which nothing is seen, in the view's own coordinates.
    public struct Clip: Codable, Hashable, Sendable {
      /// The path of an SVG, as ``Mark/outline``.
      public var outline: String
      /// Whether what lies inside twice is outside; nil where it is inside.
      public var isEvenOdd: Bool?
      /// How opaque its colours are says how much is seen inside; nil for all.
      public var fade: Gradient?
      /// Letters through which alone something is seen inside; nil for all.
      public var words: Words?

      /// Makes one of a path.
      public init(_ outline: String, isEvenOdd: Bool = false) {
        self.outline = outline
        self.isEvenOdd = isEvenOdd ? true : nil
      }

      /// A text that lets through what is behind its letters.
      public struct Words: Codable, Hashable, Sendable {
        /// Its lines.
        public var lines: [String]
        /// How its letters look, but for their colour.
        public var style: TextStyle
        /// Where it is, in the coordinates of the view that it cuts.
        public var room: Rectangle

        /// Makes a text.
        public init(lines: [String], style: TextStyle, room: Rectangle) {
          (self.lines, self.style, self.room) = (lines, style, room)
        }
      }
    }

    /// What is drawn between the views in a view.
    public struct Between: Codable, Hashable, Sendable {
      /// How many of the views in it are behind it.
      public var views: Int
      /// From back to front.
      public var marks: [Mark]

      /// Makes it of both.
      public init(views: Int, marks: [Mark]) { (self.views, self.marks) = (views, marks) }
    }

    /// A line.
    public struct Line: Codable, Hashable, Sendable {
      /// `#rrggbbaa`.
      public var color: String
      /// How wide it is.
      public var width: Double
      /// How it ends; nil for straight at its end.
      public var cap: String?
      /// How it goes around corners; nil for pointed.
      public var join: String?
      /// The lengths of dashes and gaps; nil for a line without gaps.
      public var dashes: [Double]?
      /// Which part of it there is, each from 0 to 1; nil for all of it.
      public var part: [Double]?

      /// Makes a plain line.
      public init(color: String, width: Double) { (self.color, self.width) = (color, width) }
    }

    /// A shadow.
    public struct Shadow: Codable, Hashable, Sendable {
      /// `#rrggbbaa`.
      public var color: String
      /// From 0 to 1.
      public var opacity: Double
      /// How blurred it is.
      public var radius: Double
      /// How far it is moved to the right.
      public var x: Double
      /// How far it is moved down.
      public var y: Double

      /// Makes a shadow.
      public init(color: String, opacity: Double, radius: Double, x: Double, y: Double) {
        (self.color, self.opacity, self.radius, self.x, self.y) = (color, opacity, radius, x, y)
      }
    }

    /// Something that is drawn on a view, in the view's own coordinates.
    public struct Mark: Codable, Hashable, Sendable {
      /// The path of an SVG: absolute commands of the letters M, L, Q, C and Z with their numbers.
      public var outline: String
      /// `#rrggbbaa`; nil where nothing is filled.
      public var fill: String?
      /// Whether what lies inside twice is left out; nil where it is filled.
      public var isEvenOdd: Bool?
      /// Nil where nothing is drawn as a line.
      public var line: Line?
      /// What fills it in place of a colour, or its line where there is one; nil for none.
      public var gradient: Gradient?
      /// What is written in the outline, which is a rectangle that begins with its upper edge; nil for no text.
      public var text: String?
      /// How that text looks.
      public var textStyle: TextStyle?
      /// From 0 to 1; nil for 1.
      public var opacity: Double?
      /// Outside of each of these nothing of it is seen; nil for none.
      public var clips: [Clip]?
      /// The shadow behind it; nil for none.
      public var shadow: Shadow?

      /// Makes a mark that is not seen yet.
      public init(outline: String) { self.outline = outline }
    }

    /// How colours go over into each other.
    public struct Gradient: Codable, Hashable, Sendable {
      /// `#rrggbbaa`, in order.
      public var colors: [String]
      /// Where each is, from 0 to 1.
      public var locations: [Double]
      /// Where the first one is: x and y.
      public var start: [Double]
      /// Where the last one is: x and y.
      public var end: [Double]
      /// The radius of the circle around ``end`` up to which they go; nil along a line.
      public var radius: Double?
      /// The radius upwards and downwards; nil where it is the same.
      public var heightRadius: Double?

      /// Makes a gradient along a line.
      public init(colors: [String], locations: [Double], start: [Double], end: [Double]) {
        (self.colors, self.locations, self.start, self.end) = (colors, locations, start, end)
      }
    }
  }
}

extension Snapshot {
  /// The same without what the app has drawn on its views, which may be most of it.
  package var withoutDrawings: Snapshot {
    var plain = self
    for number in plain.windows.indices {
      plain.windows[number].view = plain.windows[number].view.withoutDrawings
    }
    return plain
  }
}

extension Snapshot.View {
  fileprivate var withoutDrawings: Snapshot.View {
    var plain = self
    plain.look?.marks = nil
    plain.look?.marksBetween = nil
    plain.look?.marksInFront = nil
    plain.look?.mask = nil
    plain.subviews = subviews.map(\.withoutDrawings)
    return plain
  }
}
