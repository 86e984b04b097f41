/// Who is logged in.
class Session {
  var name: String?
}
