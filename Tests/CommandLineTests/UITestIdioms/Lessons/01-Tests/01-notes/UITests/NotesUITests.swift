import XCTest

class NotesUITests: XCTestCase {
    var app: XCUIApplication!

    override func setUpWithError() throws {
        try super.setUpWithError()
        continueAfterFailure = false
        app = XCUIApplication()
        app.launchArguments += ["-reset", "-AppleLanguages", "(en)", "-AppleLocale", "en_US"]
        app.launchEnvironment["MODE"] = "test"
        app.launch()
    }

    override func tearDownWithError() throws {
        app.terminate()
        app = nil
    }

    func testLaunches() throws {
        XCTAssertTrue(app.wait(for: .runningForeground, timeout: 5))
        XCTAssertEqual(app.state, .runningForeground)
        XCTAssertTrue(app.navigationBars["Notes"].exists)
        XCTAssertEqual(app.tabBars.buttons.count, 3)
        XCTAssertTrue(app.tabBars.firstMatch.buttons["Notes"].isSelected)
        XCTAssertFalse(app.tabBars.buttons["Form"].isSelected)
        XCTAssertEqual(app.windows.count, 1)
    }

    func testRows() {
        let table = app.tables["notesTable"]
        XCTAssertTrue(table.waitForExistence(timeout: 2))
        XCTAssertEqual(table.cells.count, 30)
        XCTAssertTrue(app.tables.cells.staticTexts["Milk"].exists)
        XCTAssertTrue(table.cells.containing(.staticText, identifier: "Bread").element.exists)
        XCTAssertEqual(table.cells.element(boundBy: 2).staticTexts.firstMatch.label, "Eggs")
        XCTAssertEqual(app.cells["note_1"].staticTexts.element(boundBy: 0).label, "Bread")
        XCTAssertTrue(app.staticTexts["Shopping"].exists || app.staticTexts["SHOPPING"].exists)
    }

    func testOpensAndGoesBack() {
        app.tables.staticTexts["Milk"].tap()
        XCTAssertTrue(app.navigationBars["Milk"].waitForExistence(timeout: 2))
        XCTAssertEqual(app.staticTexts["detailLabel"].label, "Detail of Milk")
        app.navigationBars.buttons.element(boundBy: 0).tap()
        XCTAssertTrue(app.navigationBars["Notes"].waitForExistence(timeout: 2))
        app.cells.firstMatch.tap()
        app.navigationBars["Milk"].buttons["Notes"].tap()
        XCTAssertTrue(app.navigationBars["Notes"].exists)
    }

    func testAddsThroughAnAlert() {
        app.navigationBars["Notes"].buttons["Add"].tap()
        let alert = app.alerts["New note"]
        XCTAssertTrue(alert.waitForExistence(timeout: 1))
        XCTAssertTrue(alert.staticTexts["What shall it say?"].exists)
        XCTAssertEqual(alert.buttons.count, 2)
        let field = alert.textFields["noteField"]
        XCTAssertEqual(field.placeholderValue, "Note")
        field.typeText("Cheese")
        alert.buttons["Save"].tap()
        XCTAssertFalse(app.alerts.element.exists)
        XCTAssertTrue(app.tables.cells.element(boundBy: 0).staticTexts["Cheese"].exists)
    }

    func testCancelLeavesTheList() {
        let before = app.tables.cells.count
        app.buttons["Add"].tap()
        app.alerts.buttons["Cancel"].tap()
        XCTAssertTrue(app.alerts.firstMatch.waitForNonExistence(timeout: 2))
        XCTAssertEqual(app.tables.cells.count, before)
    }

    func testSwipeDeletes() {
        let cell = app.tables.cells.element(boundBy: 1)
        cell.swipeLeft()
        XCTAssertTrue(cell.buttons["Delete"].exists || app.buttons["Delete"].exists)
        app.tables.buttons["Delete"].tap()
        XCTAssertFalse(app.staticTexts["Bread"].exists)
    }

    func testEditModeDeletes() {
        app.navigationBars["Notes"].buttons["Edit"].tap()
        let remove = app.tables.buttons.matching(NSPredicate(format: "label BEGINSWITH %@", "Delete")).firstMatch
        XCTAssertTrue(remove.exists)
        app.navigationBars["Notes"].buttons["Done"].tap()
        XCTAssertTrue(app.buttons["Edit"].exists)
    }

    func testScrolls() {
        let last = app.staticTexts["Item 30"]
        var n = 0
        while !(last.exists && last.isHittable) && n < 10 {
            app.swipeUp()
            n += 1
        }
        XCTAssertTrue(last.exists)
        app.tables.element.swipeDown(velocity: .fast)
    }

    func testTouchesWhatIsFarBelow() {
        let far = app.tables.cells.element(boundBy: 25)
        XCTAssertTrue(far.exists)
        XCTAssertFalse(far.isHittable)
        far.tap()
        XCTAssertTrue(app.navigationBars["Item 26"].waitForExistence(timeout: 2))
        app.navigationBars.buttons["Notes"].tap()
        XCTAssertTrue(app.staticTexts["Item 26"].isHittable)
        app.tables.cells.element(boundBy: 0).tap()
        XCTAssertTrue(app.navigationBars["Milk"].exists)
    }

    func testSnapshots() throws {
        let snapshot = try app.tables.cells.element(boundBy: 1).snapshot()
        XCTAssertEqual(snapshot.elementType, .cell)
        XCTAssertEqual(snapshot.children.first?.children.first?.label, "Bread")
        XCTAssertEqual(snapshot.dictionaryRepresentation[.identifier] as? String, "note_1")
        XCTAssertThrowsError(try app.buttons["Nowhere"].snapshot())
    }

    func testKnownFailures() {
        XCTExpectFailure("The list is not sorted yet") {
            XCTAssertEqual(app.tables.cells.element(boundBy: 0).staticTexts.firstMatch.label, "Bread")
        }
        XCTExpectFailure("Nothing is wrong", strict: false) { XCTAssertTrue(app.exists) }
    }

    func testPermissions() {
        app.resetAuthorizationStatus(for: .photos)
        XCTAssertTrue(app.exists)
    }

    func testSearch() {
        let field = app.searchFields["Search notes"]
        XCTAssertTrue(field.exists)
        field.tap()
        field.typeText("egg")
        XCTAssertEqual(app.tables["notesTable"].cells.count, 1)
        app.buttons["Cancel"].tap()
        XCTAssertGreaterThan(app.tables["notesTable"].cells.count, 3)
    }

    func testPredicates() {
        let predicate = NSPredicate(format: "label CONTAINS[c] 'milk'")
        XCTAssertEqual(app.staticTexts.matching(predicate).count, 1)
        XCTAssertTrue(app.staticTexts.element(matching: predicate).exists)
        XCTAssertTrue(app.descendants(matching: .any)["notesTable"].exists)
        XCTAssertTrue(app.otherElements.containing(.navigationBar, identifier: "Notes").firstMatch.exists)
        let exists = NSPredicate(format: "exists == 1")
        expectation(for: exists, evaluatedWith: app.staticTexts["Eggs"], handler: nil)
        waitForExpectations(timeout: 5, handler: nil)
        let e = XCTNSPredicateExpectation(predicate: NSPredicate(format: "exists == true AND isHittable == true"), object: app.staticTexts["Eggs"])
        XCTAssertEqual(XCTWaiter.wait(for: [e], timeout: 3), .completed)
        let never = XCTNSPredicateExpectation(predicate: exists, object: app.staticTexts["No"])
        XCTAssertEqual(XCTWaiter().wait(for: [never], timeout: 1), .timedOut)
        XCTAssertTrue(app.tables.cells.allElementsBoundByIndex.contains { $0.staticTexts["Milk"].exists })
        XCTAssertEqual(app.cells.allElementsBoundByAccessibilityElement.first?.identifier, "note_0")
    }

    func testBackground() {
        XCUIDevice.shared.press(.home)
        XCTAssertTrue(app.wait(for: .runningBackground, timeout: 5) || app.state == .runningBackgroundSuspended)
        app.activate()
        XCTAssertTrue(app.wait(for: .runningForeground, timeout: 5))
        XCUIDevice.shared.orientation = .landscapeLeft
        XCTAssertTrue(app.frame.width > app.frame.height)
        XCUIDevice.shared.orientation = .portrait
    }

    func testPullToRefresh() {
        let first = app.tables.cells.firstMatch
        let start = first.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0))
        let end = first.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 8))
        start.press(forDuration: 0, thenDragTo: end)
        XCTAssertTrue(first.exists)
        let middle = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).withOffset(CGVector(dx: 0, dy: 10))
        XCTAssertGreaterThan(middle.screenPoint.y, 100)
    }

    func testScreenshotAndActivities() {
        XCTContext.runActivity(named: "Look") { activity in
            let attachment = XCTAttachment(screenshot: XCUIScreen.main.screenshot())
            attachment.name = "List"
            attachment.lifetime = .keepAlways
            activity.add(attachment)
            add(XCTAttachment(string: app.debugDescription))
        }
        XCTAssertEqual(XCUIScreen.screens.count, 1)
    }

    func testSkips() throws {
        try XCTSkipIf(true, "Not here")
        XCTFail("never")
    }

    func testInterruption() {
        let token = addUIInterruptionMonitor(withDescription: "Alerts") { alert -> Bool in
            let ok = alert.buttons["OK"]
            if ok.exists {
                ok.tap()
                return true
            }
            return false
        }
        app.tap()
        removeUIInterruptionMonitor(token)
    }

    func testLaunchPerformance() throws {
        if #available(macOS 10.15, iOS 13.0, tvOS 13.0, watchOS 7.0, *) {
            measure(metrics: [XCTApplicationLaunchMetric()]) { XCUIApplication().launch() }
        }
    }
}
