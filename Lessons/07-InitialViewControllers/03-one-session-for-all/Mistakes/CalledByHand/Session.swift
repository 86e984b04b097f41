/// Who is logged in.
class Session {
  static let shared = Session()

  var name: String?
}
