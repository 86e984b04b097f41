import XCTest

extension XCTestCase {
    func wait(timeout: TimeInterval, handler: XCWaitCompletionHandler? = nil) {
        waitForExpectations(timeout: timeout, handler: handler)
    }
}

@MainActor
final class AccessUITests: XCTestCase {
    let app = XCUIApplication()

    nonisolated override func setUpWithError() throws {
        try super.setUpWithError()
        continueAfterFailure = false
        MainActor.assumeIsolated { app.launch() }
    }

    func testElementsThatAreNoViews() {
        let needle = app.buttons["needle"]
        XCTAssertEqual(needle.label, "Needle")
        XCTAssertEqual(needle.value as? String, "42")
        XCTAssertEqual(needle.frame.size, CGSize(width: 40, height: 20))
        needle.tap()
        XCTAssertEqual(app.staticTexts["status"].label, "meter")
        XCTAssertEqual("\(needle)", "\"needle\" Button")
    }

    func testOrderOfElements() {
        let words = app.otherElements["order"].staticTexts.allElementsBoundByIndex.map(\.label)
        XCTAssertEqual(words, ["two", "one"])
        XCTAssertFalse(app.staticTexts["three"].exists)
    }

    func testTraits() {
        XCTAssertTrue(app.buttons["Push"].exists)
        XCTAssertFalse(app.staticTexts["Push"].exists)
        XCTAssertFalse(app.staticTexts["Off"].isEnabled)
        XCTAssertTrue(app.activityIndicators["In progress"].exists)
    }

    func testKeyboardCoversButton() {
        let ask = app.buttons["Ask"]
        XCTAssertTrue(ask.isHittable)
        app.textFields["Name"].tap()
        XCTAssertFalse(ask.isHittable)
        app.textFields["Name"].typeText("Ada")
        XCTExpectFailure("The keyboard covers it.") { ask.tap() }
    }

    func testAlertWhoseViewIsAskedForEarly() {
        app.buttons["Ask"].tap()
        let alert = app.alerts["question"]
        XCTAssertTrue(alert.staticTexts["It is gone then."].exists)
        XCTAssertEqual(alert.buttons.count, 2)
        alert.buttons["Yes"].tap()
        XCTAssertEqual(app.staticTexts["status"].label, "yes")
    }

    func testTasksBesideTheMainActor() async {
        let done = XCTestExpectation(description: "done")
        Task.detached { done.fulfill() }
        await fulfillment(of: [done], timeout: 1)
        expectation(description: "soon").fulfill()
        wait(timeout: 1) { XCTAssertNil($0) }
    }

    #if os(macOS)
        func testMenuBar() { XCTAssertTrue(app.menuBars.firstMatch.exists) }
    #endif
}
