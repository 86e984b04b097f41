import CourseKit

let exercise = Exercise(
  iOS: 6, hints: ["Who owns the child?", "Who is told of it?", "Call `addChild(_:)`."]
) {
  Check("the app launches") { app in
    try app.launch()
    XCTAssertEqual(app.windows.count, 1)
  }
}
