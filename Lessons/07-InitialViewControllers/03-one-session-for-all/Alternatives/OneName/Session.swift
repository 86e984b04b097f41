/// Who is logged in; all sessions have the same name.
class Session {
  private static var nameOfAll: String?

  var name: String? {
    get { Self.nameOfAll }
    set { Self.nameOfAll = newValue }
  }
}
