import CourseKit

let exercise = Exercise(iOS: 6) {
  Check("the window fills whatever screen there is", points: 3) { app in
    let device = ["iPhone 5", "iPad 2"].randomElement(using: &app.random) ?? "iPad 2"
    try app.launch(device: device)
    XCTAssertEqual(app.windows.first?.frame, app.screen.bounds, "A window fills the screen.")
  }
  .feedback("Ask the screen how large it is.", provenBy: "SizeOfOnePhone") { app in
    try app.launch(device: "iPhone 4")
    return app.windows.first?.frame == app.screen.bounds
  }
  Check("the window is the key window", visibility: .afterDueDate) { app in
    try app.launch()
    XCTAssertEqual(app.windows.map(\.isKey), [true])
  }
}
