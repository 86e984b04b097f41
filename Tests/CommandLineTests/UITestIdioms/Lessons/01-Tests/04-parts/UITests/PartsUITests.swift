import OSLog
import XCTest

class PartsUITestCase: XCTestCase {
    let app = XCUIApplication()
    let log = Logger(subsystem: "Parts", category: "UITests")
    override func setUp() {
        continueAfterFailure = false
        app.launch()
    }
    var status: String { app.staticTexts["status"].label }
}

final class PartsUITests: PartsUITestCase {
    func testStepper() {
        let less = app.steppers.firstMatch.buttons["Decrement"], more = app.buttons["Increment"]
        XCTAssertFalse(less.isEnabled)
        more.tap()
        XCTAssertEqual(status, "Count 1")
        XCTAssertTrue(less.isEnabled)
        XCTAssertFalse(more.isEnabled)
    }
    func testCompactDate() {
        let due = app.datePickers["due"]
        XCTAssertEqual(due.buttons["Date Picker"].value as? String, "Jan 6, 2020")
        XCTAssertEqual(due.buttons["Time Picker"].value as? String, "10:40 AM")
        due.buttons["Date Picker"].tap()
        XCTAssertTrue(app.datePickers.staticTexts["January 2020"].exists)
        app.datePickers.buttons["Next Month"].tap()
        XCTAssertTrue(app.staticTexts["February 2020"].exists)
        app.buttons["DatePicker.PreviousMonth"].tap()
        app.datePickers.collectionViews.buttons["Tuesday, January 14"].tap()
        XCTAssertEqual(due.buttons["Date Picker"].value as? String, "Jan 14, 2020")
        XCTAssertFalse(app.cells.firstMatch.isHittable)
        app.buttons["PopoverDismissRegion"].tap()
        XCTAssertFalse(app.datePickers.collectionViews.firstMatch.exists)
        XCTAssertEqual(status, "Picked")
        due.buttons["Time Picker"].tap()
        app.datePickers.pickerWheels.element(boundBy: 0).adjust(toPickerWheelValue: "9")
        app.buttons["PopoverDismissRegion"].tap()
        XCTAssertEqual(due.buttons["Time Picker"].value as? String, "9:40 AM")
        XCTAssertEqual(due.buttons["Date Picker"].value as? String, "Jan 14, 2020")
    }
    func testRows() {
        XCTAssertTrue(app.tables.otherElements["Rows"].exists)
        app.cells.containing(.staticText, identifier: "About").buttons["More Info"].tap()
        XCTAssertEqual(status, "About it")
        XCTAssertTrue(app.cells.containing(.staticText, identifier: "Checked").buttons["checkmark"].exists)
        app.buttons["chevron"].tap()
        XCTAssertTrue(app.buttons["Sheet Grabber"].waitForExistence(timeout: 1))
    }
    func testActionThatIsTurnedOn() {
        app.buttons["Erase"].tap()
        let alert = app.alerts["Erase?"]
        XCTAssertFalse(alert.buttons["Erase"].isEnabled)
        alert.textFields["Type ERASE"].typeText("ERASE")
        XCTAssertTrue(alert.buttons["Erase"].isEnabled)
        alert.buttons["Erase"].tap()
        XCTAssertEqual(status, "Erased")
    }
}

final class ObservingUITests: PartsUITestCase {
    func testProperties() {
        app.buttons["Later"].tap()
        let gone = XCTKVOExpectation(keyPath: "exists", object: app.staticTexts["Ready"], expectedValue: false)
        XCTAssertEqual(XCTWaiter(delegate: self).wait(for: [gone], timeout: 4), .completed)
        keyValueObservingExpectation(for: app.staticTexts["status"], keyPath: "label", expectedValue: "Late")
        waitForExpectations(timeout: 1)
    }
    func testNotifications() {
        let note = XCTNSNotificationExpectation(name: Notification.Name("own"))
        expectation(forNotification: Notification.Name("other"), object: nil) { $0.userInfo != nil }
        NotificationCenter.default.post(name: Notification.Name("own"), object: nil)
        NotificationCenter.default.post(name: Notification.Name("other"), object: nil, userInfo: ["a": 1])
        wait(for: [note], timeout: 1)
        waitForExpectations(timeout: 1)
    }
    func testTimers() {
        let ticks = expectation(description: "ticks")
        ticks.expectedFulfillmentCount = 3
        let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in ticks.fulfill() }
        let never = DispatchWorkItem { XCTFail("It was called off.") }
        DispatchQueue(label: "own").asyncAfter(deadline: .now() + 1, execute: never)
        never.cancel()
        wait(for: [ticks], timeout: 2)
        timer.invalidate()
    }
    func testContinuation() async {
        app.buttons["Later"].tap()
        await withCheckedContinuation { done in
            DispatchQueue.main.asyncAfter(deadline: .now() + 3) { done.resume() }
        }
        XCTAssertEqual(status, "Late")
    }
    func testPredicates() {
        log.info("There are \(self.app.cells.count, privacy: .public) rows.")
        XCTAssertEqual(app.staticTexts.matching(NSPredicate(format: "self.label == 'About'")).count, 1)
        XCTAssertEqual(app.staticTexts.matching(NSPredicate(format: "%K == %@", #keyPath(XCUIElement.label), "About")).count, 1)
        XCTAssertGreaterThan(app.staticTexts.matching(NSPredicate(format: "label.length > 6")).count, 0)
        XCTAssertEqual(app.cells.matching(NSPredicate(format: "elementType BETWEEN {75, 76}")).count, 3)
        expectation(for: NSPredicate(format: "self.count = 3"), evaluatedWith: app.cells)
        waitForExpectations(timeout: 1)
        XCTAssertNil(ProcessInfo().environment["SIMULATOR_DEVICE_NAME"])
    }
    func testKnownFailure() {
        let options = XCTExpectedFailure.Options()
        options.isStrict = false
        XCTExpectFailure("It may fail", options: options) { XCTAssertTrue(app.exists) }
        XCTExpectFailure("It fails from here on")
        XCTAssertEqual(status, "Done")
    }
}
