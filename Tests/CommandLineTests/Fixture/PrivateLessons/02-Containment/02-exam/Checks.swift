import CourseKit

let exercise = Exercise(iOS: 6) {
  Check("there is a window", points: 5) { app in
    try app.launch()
    XCTAssertEqual(app.windows.count, 1)
  }
}
