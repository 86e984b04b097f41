/// A call of an assertion, by the name under which a failed comparison shows it.
struct AssertionCall {
  let name: String
  let body: () throws -> Void

  init(_ name: String, _ body: @escaping () throws -> Void) {
    self.name = name
    self.body = body
  }
}

let nothing: Int? = nil
let one: Int? = 1
let object = Named()
let other = Named()

final class Named: CustomStringConvertible {
  nonisolated var description: String { "Named" }
}

struct Wrong: Error {}

func wrong<Value>(_ type: Value.Type = Value.self) throws -> Value { throw Wrong() }
