import CourseKit

let scenario = Scenario("A first launch", iOS: 6) { app in
  narrate("An app with a delegate and one controller is launched.")
  try predict("Which callback comes first?") { try app.launch() }
}
