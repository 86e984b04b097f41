/// Who is logged in.
class Session {
  static var shared: Session { Session() }

  var name: String?
}
