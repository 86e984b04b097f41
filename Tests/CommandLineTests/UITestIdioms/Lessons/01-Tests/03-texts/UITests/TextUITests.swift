import UIKit
import XCTest

final class TextUITests: XCTestCase {
    let app = XCUIApplication()
    override func setUpWithError() throws {
        continueAfterFailure = false
        app.launch()
    }
    override func tearDown() {
        if (testRun?.failureCount ?? 0) > 0 {
            add(XCTAttachment(image: XCUIScreen.main.screenshot().image))
        }
    }
    override func invokeTest() { super.invokeTest() }
    override func record(_ issue: XCTIssue) {
        var issue = issue
        issue.add(XCTAttachment(screenshot: app.screenshot()))
        super.record(issue)
    }
    func testDevice() throws {
        XCTAssertEqual(UIDevice.current.userInterfaceIdiom, .phone)
        try XCTSkipIf(UIDevice.current.userInterfaceIdiom == .pad)
        XCTAssertFalse(UIDevice.current.systemVersion.isEmpty)
        XCTAssertEqual(UIScreen.main.bounds.size, app.frame.size)
        XCTAssertEqual(XCUIScreen.main.screenshot().image.size, UIScreen.main.bounds.size)
        XCTAssertEqual(app.horizontalSizeClass, .compact)
        XCTAssertEqual(app.verticalSizeClass, .regular)
        #if os(iOS)
            let orientation: UIDeviceOrientation = .portrait
            XCTAssertEqual(UIDevice.current.orientation, orientation)
        #else
            XCTFail("This is a test for iOS.")
        #endif
        if #available(iOS 99, *) { XCTFail("That is in the future.") }
    }
    func testPastesFromElsewhere() {
        UIPasteboard.general.string = "Hello"
        app.buttons["Paste it"].tap()
        XCTAssertEqual(app.staticTexts["status"].label, "Hello")
        let f = app.textFields["field"]
        f.tap()
        f.doubleTap()
        app.menuItems["Paste"].tap()
        XCTAssertEqual(f.value as? String, "Hello")
    }
    func testPasteMenu() {
        let f = app.textFields["field"]
        f.tap()
        XCTAssertFalse(app.menuItems["Paste"].exists)
        f.typeText("abc")
        app.buttons["Copy"].tap()
        f.press(forDuration: 1.2)
        app.menuItems["Select All"].tap()
        f.typeText("x")
        XCTAssertEqual(f.value as? String, "x")
        XCTAssertFalse(app.menuItems["Paste"].exists)
        f.doubleTap()
        XCTAssertTrue(app.menuItems["Copy"].waitForExistence(timeout: 1))
        app.menuItems["Paste"].tap()
        XCTAssertEqual(f.value as? String, "abc")
        XCTAssertEqual(UIPasteboard.general.string, "abc")
    }
    func testCuts() {
        let area = app.textViews["area"]
        area.tap(withNumberOfTaps: 3, numberOfTouches: 1)
        app.menuItems["Cut"].tap()
        XCTAssertEqual(area.value as? String, "")
        area.press(forDuration: 1)
        app.menuItems["Paste"].tap()
        XCTAssertEqual(area.value as? String, "Some text")
    }
    func testCapitals() {
        app.textFields["field"].tap()
        app.keys["H"].tap()
        app.keys["i"].tap()
        app.buttons["shift"].tap()
        XCTAssertEqual(app.textFields["field"].value as? String, "Hi")
    }
    func testSwipeActions() {
        app.buttons["Swipes"].tap()
        let cell = app.tables.cells.element(boundBy: 1)
        cell.swipeLeft()
        app.buttons["Flag"].tap()
        XCTAssertTrue(app.staticTexts["Row 2 flagged"].exists)
        cell.swipeLeft()
        cell.buttons["Remove"].tap()
        XCTAssertEqual(app.cells.count, 4)
    }
    func testPullToRefresh() {
        app.buttons["Swipes"].tap()
        let first = app.tables.cells.firstMatch
        let start = first.coordinate(withNormalizedOffset: .zero)
        let finish = first.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 6))
        start.press(forDuration: 0, thenDragTo: finish)
        XCTAssertTrue(app.staticTexts["Fresh"].waitForExistence(timeout: 3))
    }
}

final class WaitingUITests: XCTestCase {
    let app = XCUIApplication()
    override func setUp() async throws {
        continueAfterFailure = false
        await MainActor.run {
            app.launch()
            app.buttons["Load"].tap()
        }
    }
    func testDeadline() {
        let deadline = Date().addingTimeInterval(5)
        while Date() < deadline {
            if app.staticTexts["Loaded"].exists { return }
            RunLoop.current.run(until: Date().addingTimeInterval(0.3))
        }
        XCTFail("It should be loaded by now.")
    }
    func testRunLoop() {
        let start = Date()
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 3))
        XCTAssertTrue(app.staticTexts["Loaded"].exists)
        XCTAssertGreaterThanOrEqual(Date().timeIntervalSince(start), 3)
    }
    func testTaskSleep() async throws {
        try await Task.sleep(nanoseconds: 1_000_000_000)
        XCTAssertTrue(app.staticTexts["Loading"].exists)
        try await Task.sleep(for: .seconds(1.5))
        XCTAssertTrue(app.staticTexts["Loaded"].exists)
    }
    func testFulfilledByTasks() async {
        let later = expectation(description: "later")
        Task { @MainActor in
            try await Task.sleep(nanoseconds: 500_000_000)
            later.fulfill()
        }
        await fulfillment(of: [later], timeout: 3)
        let loaded = XCTNSPredicateExpectation(predicate: NSPredicate(format: "exists == 1"), object: app.staticTexts["Loaded"])
        let result = await XCTWaiter().fulfillment(of: [loaded], timeout: 5)
        XCTAssertEqual(result, .completed)
    }
    func testWaitsForATask() {
        let later = expectation(description: "later")
        Task { @MainActor in
            try await Task.sleep(for: .milliseconds(100))
            later.fulfill()
        }
        wait(for: [later], timeout: 3)
    }
    func testContaining() {
        let ready = NSPredicate(format: "label CONTAINS[c] %@", "load")
        XCTAssertTrue(app.staticTexts.containing(ready).element.exists)
        let both = NSCompoundPredicate(type: .and, subpredicates: [ready, NSPredicate(format: "enabled == true")])
        XCTAssertEqual(app.buttons.matching(both).count, 1)
    }
    func testAsksAgainAndAgain() {
        while !app.staticTexts["Loaded"].exists {}
        XCTAssertEqual(app.staticTexts["status"].label, "Loaded")
    }
}

final class SystemUITests: XCTestCase {
    let app = XCUIApplication()
    override func setUp() {
        continueAfterFailure = false
        app.launch()
    }
    func testMonitorHandlesTheAppsAlert() {
        var handled = 0
        let token = addUIInterruptionMonitor(withDescription: "Alerts") { alert in
            handled += 1
            guard alert.buttons["No"].exists else { return false }
            alert.buttons["No"].tap()
            return true
        }
        app.buttons["Alert"].tap()
        app.buttons["Load"].tap()
        XCTAssertEqual(handled, 1)
        XCTAssertEqual(app.staticTexts["status"].label, "Loading")
        removeUIInterruptionMonitor(token)
    }
    func testAppsOfTheSystem() {
        let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
        XCTAssertFalse(springboard.alerts.buttons["Allow"].waitForExistence(timeout: 1))
        XCTAssertFalse(springboard.buttons["Load"].exists)
        XCTAssertTrue(springboard.statusBars.firstMatch.exists)
        let safari = XCUIApplication(bundleIdentifier: "com.apple.mobilesafari")
        XCTAssertEqual(safari.state, .notRunning)
        safari.launch()
        XCTAssertTrue(safari.wait(for: .runningForeground, timeout: 3))
        XCTAssertNotEqual(app.state, .runningForeground)
        app.activate()
        XCTAssertTrue(app.wait(for: .runningForeground, timeout: 3))
        XCTAssertEqual(app.staticTexts["status"].label, "Ready")
    }
    func testAudit() throws {
        if #available(iOS 17.0, *) {
            try app.performAccessibilityAudit(for: [.contrast, .hitRegion]) { $0.element == nil }
            try app.performAccessibilityAudit()
        }
    }
}
