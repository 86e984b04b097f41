/// What an Interface Builder file has in it: its objects, one inside of the other, and what connects
/// them.
public struct InterfaceOutline: Codable, Hashable, Sendable {
  /// The file, relative to the app's folder.
  public var file: String
  /// The scenes of a storyboard, or the whole of a xib, in the file's order.
  public var groups: [Group]

  /// Makes an outline.
  public init(file: String, groups: [Group]) {
    self.file = file
    self.groups = groups
  }

  /// A scene, or a xib.
  public struct Group: Codable, Hashable, Sendable {
    /// The objects, an owner before what is in it.
    public var objects: [Object]

    /// Makes a group.
    public init(objects: [Object]) { self.objects = objects }
  }

  /// An object that is made when the file is loaded, or a placeholder for one that is there already.
  public struct Object: Codable, Hashable, Sendable {
    /// How the file calls it.
    public var id: String
    /// What a reader calls it: `File's Owner`, its class, its words.
    public var title: String
    /// How many objects it is inside of.
    public var depth: Int
    /// Whether the storyboard begins with it.
    public var isInitial: Bool
    /// The line of the file; the first is 1.
    public var line: Int
    /// What it is connected to.
    public var connections: [Connection]

    /// Makes an object.
    public init(
      id: String, title: String, depth: Int, isInitial: Bool, line: Int, connections: [Connection]
    ) {
      self.id = id
      self.title = title
      self.depth = depth
      self.isInitial = isInitial
      self.line = line
      self.connections = connections
    }
  }

  /// From one object to another.
  public struct Connection: Codable, Hashable, Sendable {
    /// What it is.
    public enum Kind: String, Codable, Hashable, Sendable {
      /// A property that is set to the object.
      case outlet
      /// A property that is set to an array with the object in it.
      case outletCollection
      /// A method of the object that is called for an event.
      case action
      /// A way to another controller.
      case segue
    }

    /// What it is.
    public var kind: Kind
    /// The property; the selector and its event; the segue's kind and identifier.
    public var name: String
    /// The id of the object to which it leads.
    public var target: String
    /// What a reader calls that object; nil where the file has none with this id.
    public var targetTitle: String?

    /// Makes a connection.
    public init(kind: Kind, name: String, target: String, targetTitle: String?) {
      self.kind = kind
      self.name = name
      self.target = target
      self.targetTitle = targetTitle
    }
  }
}
