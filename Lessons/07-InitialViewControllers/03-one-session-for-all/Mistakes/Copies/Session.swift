/// Who is logged in.
struct Session {
  static let shared = Session()

  var name: String?
}
