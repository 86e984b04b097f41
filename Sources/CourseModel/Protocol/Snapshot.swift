/// What is on screen and who manages it, at one instant.
public struct Snapshot: Codable, Hashable, Sendable {
  /// What is known of the app itself.
  public var application: Application
  /// What is known of the screen.
  public var screen: Screen
  /// The app's windows from back to front; only those that are still alive.
  public var windows: [Window]
  /// How many views and view controllers were left out, with all that they hold: only so many fit
  /// into an answer, those nearest to their windows.
  public var omitted: Int
  /// The members by which the app has asked for looks that no picture draws, sorted; nil for none.
  public var undrawnLooks: [String]?

  /// Makes a snapshot.
  public init(
    application: Application, screen: Screen, windows: [Window], omitted: Int = 0,
    undrawnLooks: [String]? = nil
  ) {
    self.application = application
    self.screen = screen
    self.windows = windows
    self.omitted = omitted
    self.undrawnLooks = undrawnLooks
  }

  /// The application object.
  public struct Application: Codable, Hashable, Sendable {
    /// The class of the application object.
    public var className: String
    /// The delegate's class; nil without a delegate.
    public var delegateClassName: String?
    /// `active`, `inactive` or `background`.
    public var state: String
    /// The number on its icon; nil for none.
    public var badge: Int?
    /// The text that was copied last; nil for none.
    public var pasteboard: String?

    /// Makes an application.
    public init(
      className: String, delegateClassName: String?, state: String, badge: Int? = nil,
      pasteboard: String? = nil
    ) {
      self.pasteboard = pasteboard
      self.className = className
      self.delegateClassName = delegateClassName
      self.state = state
      self.badge = badge
    }
  }

  /// The device's screen.
  public struct Screen: Codable, Hashable, Sendable {
    /// In points, in the orientation of the interface where the version rotates it.
    public var bounds: Rectangle
    /// The screen without the status bar, in points, in the same coordinates.
    public var applicationFrame: Rectangle
    /// Pixels for each point, along one side.
    public var scale: Double
    /// Whether the app runs in a part of a taller screen between black bars.
    public var isLetterboxed: Bool
    /// The part of the screen that neither the status bar nor the edges of the device cover, in the
    /// same coordinates; nil where nobody asked.
    public var safeFrame: Rectangle?
    /// What the system's keyboard covers, in the same coordinates; nil without one.
    public var keyboard: Rectangle?
    /// What its key says that ends a line, as `Return` or `Done`; nil where there is none.
    public var returnKey: String?
    /// The version by whose look pictures are drawn, without what is behind the dot; nil for the latest.
    public var iOS: Int?
    /// True where the status bar is written in white; nil elsewhere.
    public var hasLightStatusBar: Bool?
    /// The size classes of the app's interface, first across and then down, by UIKit's numbers; nil before iOS 8.
    public var sizeClasses: [Int]?

    /// Makes a screen.
    public init(
      bounds: Rectangle, applicationFrame: Rectangle, scale: Double, isLetterboxed: Bool,
      safeFrame: Rectangle? = nil, keyboard: Rectangle? = nil, iOS: Int? = nil,
      hasLightStatusBar: Bool? = nil, sizeClasses: [Int]? = nil
    ) {
      (self.keyboard, self.iOS, self.hasLightStatusBar) = (keyboard, iOS, hasLightStatusBar)
      self.sizeClasses = sizeClasses
      self.bounds = bounds
      self.applicationFrame = applicationFrame
      self.scale = scale
      self.isLetterboxed = isLetterboxed
      self.safeFrame = safeFrame
    }
  }

  /// A window, with its views and its view controllers.
  public struct Window: Codable, Hashable, Sendable {
    /// Whether it is the key window.
    public var isKey: Bool
    /// Whether it is hidden.
    public var isHidden: Bool
    /// Its window level; 0 is an ordinary window.
    public var level: Double
    /// The root view controller; nil without one.
    public var rootController: Controller?
    /// The window as a view, with its subviews.
    public var view: View

    /// Makes a window.
    public init(
      isKey: Bool, isHidden: Bool, level: Double, rootController: Controller?, view: View
    ) {
      self.isKey = isKey
      self.isHidden = isHidden
      self.level = level
      self.rootController = rootController
      self.view = view
    }
  }

  /// A view controller, with those below it.
  public struct Controller: Codable, Hashable, Sendable {
    /// The name in the trace.
    public var name: String
    /// The class, without its module.
    public var className: String
    /// Its own title; nil without one.
    public var title: String?
    /// Whether it has a view.
    public var isViewLoaded: Bool
    /// Whether its view is in a window that is shown.
    public var isOnScreen: Bool
    /// Its children, in the order in which they were added.
    public var children: [Controller] = []
    /// The one that it presents itself; at most one.
    public var presented: [Controller] = []
    /// Whether the controller above it presents it, and does not contain it.
    var isPresented = false
    /// The view's name in the trace; nil while it is not loaded.
    public var viewName: String?

    /// Makes a controller.
    public init(
      name: String, className: String, title: String?, isViewLoaded: Bool, isOnScreen: Bool,
      children: [Controller], presented: Controller? = nil, viewName: String?
    ) {
      self.name = name
      self.className = className
      self.title = title
      self.isViewLoaded = isViewLoaded
      self.isOnScreen = isOnScreen
      self.children = children
      self.presented = presented.map { [$0.asPresented] } ?? []
      self.viewName = viewName
    }

    private enum CodingKeys: String, CodingKey {
      case name, className, title, isViewLoaded, isOnScreen, isPresented, viewName
    }
  }

  /// A view, with its subviews.
  public struct View: Codable, Hashable, Sendable {
    /// The name in the trace.
    public var name: String
    /// The class, without its module.
    public var className: String
    /// UIKit's class that it is a kind of: `UIButton`, `UILabel`, `UIWindow`, `UIView`.
    public var kind: String
    /// In the coordinates of the superview.
    public var frame: Rectangle
    /// In its own coordinates.
    public var bounds: Rectangle
    /// In the coordinates of the screen.
    public var frameOnScreen: Rectangle
    /// The text that is drawn, by labels and buttons.
    public var text: String?
    /// How that text looks; nil without a text.
    public var textStyle: TextStyle?
    /// `#rrggbbaa` of what is drawn behind it; nil where nothing is.
    public var backgroundColor: String?
    /// From 0, which is transparent, to 1.
    public var alpha: Double
    /// The number that the app gave it; 0 by itself.
    public var tag: Int
    /// Whether its own `isHidden` is set; it may still be in a hidden view.
    public var isHidden: Bool
    /// Whether it takes touches.
    public var isUserInteractionEnabled: Bool
    /// True where the app lets nothing in it be seen outside of it, and nil elsewhere.
    public var clipsToBounds: Bool?
    /// Whether a control takes touches; nil for a plain view.
    public var isEnabled: Bool?
    /// The identifier that the app gave it; nil without one.
    public var accessibilityIdentifier: String?
    /// The controller that manages the view, by its name in the trace.
    public var controllerName: String?
    /// What it says of itself beside that; nil where it says nothing.
    public var accessibility: Accessibility?
    /// How it is drawn beside its colour and text; nil for a plain view.
    public var look: Look?
    /// The views in it, from back to front.
    public var subviews: [View] = []

    /// Makes a view.
    public init(
      name: String, className: String, kind: String, frame: Rectangle, bounds: Rectangle,
      frameOnScreen: Rectangle, text: String?, textStyle: TextStyle? = nil,
      backgroundColor: String?, alpha: Double, tag: Int, isHidden: Bool,
      isUserInteractionEnabled: Bool, isEnabled: Bool?,
      accessibilityIdentifier: String?, controllerName: String?,
      accessibility: Accessibility? = nil, look: Look? = nil, clipsToBounds: Bool? = nil,
      subviews: [View]
    ) {
      self.name = name
      self.className = className
      self.kind = kind
      self.frame = frame
      self.bounds = bounds
      self.frameOnScreen = frameOnScreen
      self.text = text
      self.textStyle = textStyle
      self.backgroundColor = backgroundColor
      self.alpha = alpha
      self.tag = tag
      self.isHidden = isHidden
      self.isUserInteractionEnabled = isUserInteractionEnabled
      self.isEnabled = isEnabled
      self.accessibilityIdentifier = accessibilityIdentifier
      self.controllerName = controllerName
      self.accessibility = accessibility
      self.look = look
      self.clipsToBounds = clipsToBounds
      self.subviews = subviews
    }

    private enum CodingKeys: String, CodingKey {
      case name, className, kind, frame, bounds, frameOnScreen, text, textStyle, backgroundColor
      case alpha, tag
      case isHidden, isUserInteractionEnabled, isEnabled, accessibilityIdentifier, controllerName
      case accessibility, look, clipsToBounds
    }
  }
}

extension Snapshot.View {
  /// How a text is drawn.
  public struct TextStyle: Codable, Hashable, Sendable {
    /// `#rrggbbaa`.
    public var color: String
    /// The size of the font in points.
    public var size: Double
    /// Where the text is in its room.
    public var alignment: Alignment
    /// How wide the letters of the text are on average, in points; nil where that is not known.
    public var letterWidth: Double?
    /// True for bold letters; nil for others.
    public var isBold: Bool?
    /// True for letters that lean; nil for others.
    public var isItalic: Bool?
    /// The text as its lines have it; nil for one line.
    public var lines: [String]?
    /// How wide each line is, in points; nil where that is not known.
    public var widths: [Double]?
    /// The parts of each line that look different; nil where all of the text looks alike.
    public var runs: [[Run]]?
    /// Where the text is, in the view's own coordinates; nil for all of the view.
    public var room: Rectangle?

    /// Makes a style.
    public init(
      color: String, size: Double, alignment: Alignment, letterWidth: Double? = nil,
      isBold: Bool? = nil, lines: [String]? = nil, widths: [Double]? = nil, room: Rectangle? = nil
    ) {
      (self.isBold, self.lines, self.widths, self.room) = (isBold, lines, widths, room)
      self.color = color
      self.size = size
      self.alignment = alignment
      self.letterWidth = letterWidth
    }

    /// A part of a line that looks the same from its first to its last letter.
    public struct Run: Codable, Hashable, Sendable {
      /// Its letters.
      public var text: String
      /// `#rrggbbaa`; nil for that of the text.
      public var color: String?
      /// The size of the font in points; nil for that of the text.
      public var size: Double?
      /// True for bold letters; nil for others.
      public var isBold: Bool?
      /// True for letters that lean; nil for others.
      public var isItalic: Bool?
      /// True where a line is below it; nil elsewhere.
      public var isUnderlined: Bool?
      /// True where a line goes through it; nil elsewhere.
      public var isStruckThrough: Bool?
      /// How far its letters keep from each other beside what is usual, in points; nil for no more.
      public var kern: Double?
      /// What is drawn around its letters, of which nothing else is seen; nil for letters as they are.
      public var outline: Look.Line?
      /// The colour behind it, `#rrggbbaa`; nil for none.
      public var background: String?
      /// How wide it is, in points; nil where no part of the text has a colour behind it.
      public var width: Double?

      /// Makes a part that looks as the text does.
      public init(text: String) { self.text = text }
    }

    /// A side of the room, or its middle.
    public enum Alignment: String, Codable, Hashable, Sendable {
      /// As UIKit names them.
      case left, center, right
    }
  }

  /// What a view says to people who do not see it, and to tests.
  public struct Accessibility: Codable, Hashable, Sendable {
    /// The name that the app gave it.
    public var label: String?
    /// What it stands for: a field's text, `1` or `0` of a switch, a slider's part of its way as `50%`.
    public var value: String?
    /// What a field shows while it is empty.
    public var placeholder: String?
    /// What it is beside a view of its kind.
    public var role: Role?
    /// The segments of a control, the rows that the wheels of a picker or a date picker show, or the
    /// buttons in a field, in order.
    public var parts: [String]?
    /// Where the parts lie on the screen; nil where they share the view in equal parts.
    public var partFrames: [Rectangle]?
    /// How many rows each section of a table has, those without a cell too; nil for other views.
    public var rowCounts: [Int]?
    /// The section and the row of a table's cell, counted from zero; nil for other views.
    public var row: [Int]?
    /// The name of the picture of a button without a title or of an image view; nil elsewhere.
    public var imageName: String?
    /// True for a view that is one thing to those who do not see it, so that they and tests find
    /// nothing in it; nil for others.
    public var hidesContent: Bool?
    /// The bars of a view that scrolls; nil for other views.
    public var scrollBars: [ScrollBar]?
    /// What the app says is in it for them, in its order; nil for its subviews.
    public var elements: [Element]?
    /// True for a view that is not a control and says that it cannot be used; nil for others.
    public var isDisabled: Bool?
    /// Whether it is chosen, as a cell or a tab's button is.
    public var isSelected: Bool
    /// Whether what is typed goes to it.
    public var isFocused: Bool

    /// Makes what a view says.
    public init(
      label: String? = nil, value: String? = nil, placeholder: String? = nil, role: Role? = nil,
      parts: [String]? = nil, partFrames: [Rectangle]? = nil, rowCounts: [Int]? = nil,
      row: [Int]? = nil, imageName: String? = nil, hidesContent: Bool? = nil,
      isSelected: Bool = false, isFocused: Bool = false
    ) {
      self.label = label
      self.value = value
      self.placeholder = placeholder
      self.role = role
      self.parts = parts
      self.partFrames = partFrames
      self.rowCounts = rowCounts
      self.row = row
      self.imageName = imageName
      self.hidesContent = hidesContent
      self.isSelected = isSelected
      self.isFocused = isFocused
    }

    /// A bar that says how far a view is scrolled.
    public struct ScrollBar: Codable, Hashable, Sendable {
      /// Whether it is the one at the right edge.
      public var isVertical: Bool
      /// How many times the visible part goes into the content, rounded up.
      public var pages: Int
      /// How far the content is scrolled, from 0 to 100.
      public var percent: Int
      /// Where it is on the screen.
      public var frame: Rectangle

      /// Makes a bar.
      public init(isVertical: Bool, pages: Int, percent: Int, frame: Rectangle) {
        self.isVertical = isVertical
        self.pages = pages
        self.percent = percent
        self.frame = frame
      }
    }

    /// One of the things that the app says are in a view.
    public struct Element: Codable, Hashable, Sendable {
      /// The view that it is, by its name in the trace; nil for an element that is not a view.
      public var view: String?
      /// The name that the app gave it, what it stands for, and the name by which tests alone find it.
      public var label, value, identifier: String?
      /// What it is beside just something.
      public var role: Role?
      /// Where it is on the screen.
      public var frame: Rectangle
      /// True where it cannot be used, and where it is chosen; nil elsewhere.
      public var isDisabled, isSelected: Bool?

      /// Makes an element that says nothing.
      public init(frame: Rectangle) { self.frame = frame }
    }

    /// What a view can be beside a view of its class.
    public enum Role: String, Codable, Hashable, Sendable {
      /// As UIKit's accessibility has it, and a few that tests tell apart.
      case alert, sheet, button, link, image, staticText, searchField, secureTextField, backButton
      /// An open menu with its rows, and what a popover lies in.
      case menu, aroundPopover
    }
  }
}

/// A rectangle in points.
public struct Rectangle: Codable, Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The upper edge.
  public var y: Double
  /// From the left edge to the right one.
  public var width: Double
  /// From the upper edge to the lower one.
  public var height: Double

  /// Makes a rectangle.
  public init(x: Double = 0, y: Double = 0, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension Rectangle {
  /// Written as its four numbers: a snapshot has three of them for each view.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(
      x: try container.decode(Double.self), y: try container.decode(Double.self),
      width: try container.decode(Double.self), height: try container.decode(Double.self))
  }

  /// Writes the value as ``init(from:)`` reads it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for number in [x, y, width, height] { try container.encode(number) }
  }
}

extension Rectangle {
  /// What both have in common; nil where that has no size.
  package func intersection(_ other: Rectangle) -> Rectangle? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (
      min(x + width, other.x + other.width), min(y + height, other.y + other.height)
    )
    guard right > left, bottom > top else { return nil }
    return Rectangle(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension Rectangle: CustomStringConvertible {
  /// The four numbers by their names: `x: 0, y: 20, width: 320, height: 460`.
  public var description: String {
    "x: \(Self.short(x)), y: \(Self.short(y)), "
      + "width: \(Self.short(width)), height: \(Self.short(height))"
  }

  private static func short(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }
}
