import XCTest

class MenuUITestCase: XCTestCase {
    let app = XCUIApplication()
    override class func setUp() { super.setUp() }
    override func setUp() {
        continueAfterFailure = false
        app.launch()
    }
    override func tearDown() {
        super.tearDown()
        app.terminate()
    }
    func back() { app.navigationBars.buttons.element(boundBy: 0).tap() }
    var status: String { app.staticTexts["status"].label }
}

final class MenuUITests: MenuUITestCase {
    func testMenu() {
        app.buttons["Choose"].tap()
        XCTAssertTrue(app.buttons["One"].waitForExistence(timeout: 1))
        app.buttons["One"].tap()
        XCTAssertEqual(status, "Picked one")
        app.buttons["Choose"].tap()
        app.collectionViews.buttons["Two"].tap()
        XCTAssertEqual(status, "Picked two")
    }
    func testContextMenu() {
        app.staticTexts["Hold me"].press(forDuration: 1.0)
        app.buttons["Copy it"].tap()
        XCTAssertEqual(status, "Copied")
    }
    func testTraits() {
        XCTAssertTrue(app.buttons["Box"].isSelected)
        XCTAssertEqual(app.buttons["Box"].value as? String, "Full")
        app.buttons["Box"].tap()
        XCTAssertEqual(status, "Boxed")
        XCTAssertTrue(app.links["A link"].exists)
        XCTAssertTrue(app.staticTexts["head"].exists)
    }
    func testDates() {
        app.buttons["Dates"].tap()
        XCTAssertEqual(app.datePickers.count, 1)
        XCTAssertEqual(app.datePickers.pickerWheels.count, 3)
        app.datePickers.pickerWheels.element(boundBy: 2).adjust(toPickerWheelValue: "2020")
        XCTAssertEqual(app.staticTexts["date"].label, "2020")
        let dots = app.pageIndicators.element
        XCTAssertEqual(dots.value as? String, "page 1 of 4")
        let field = app.searchFields["Find"]
        field.tap()
        field.typeText("abc")
        XCTAssertEqual(field.value as? String, "abc")
        app.keyboards.buttons["Search"].tap()
        back()
        XCTAssert(app.navigationBars["Menu"].exists)
    }
    func testPages() {
        app.buttons["Pages"].tap()
        XCTAssertTrue(app.staticTexts["Page 1"].isHittable)
        app.swipeLeft()
        XCTAssertTrue(app.staticTexts["Page 2"].waitForExistence(timeout: 1))
        app.scrollViews.firstMatch.swipeLeft()
        XCTAssertTrue(app.staticTexts["Page 3"].exists)
        app.swipeRight()
        XCTAssertTrue(app.staticTexts["Page 2"].isHittable)
        XCTAssertEqual(app.pageIndicators.firstMatch.value as? String, "page 2 of 3")
    }
    func testSheet() {
        app.buttons["Sheet"].tap()
        XCTAssertTrue(app.staticTexts["In the sheet"].waitForExistence(timeout: 2))
        XCTAssertFalse(app.buttons["Dates"].isHittable)
        app.buttons["Close"].tap()
        XCTAssertTrue(app.staticTexts["In the sheet"].waitForNonExistence(timeout: 2))
        app.buttons["Sheet"].tap()
        app.staticTexts["In the sheet"].swipeDown(velocity: .fast)
        XCTAssertFalse(app.staticTexts["In the sheet"].exists)
    }
    func testPopover() {
        app.buttons["Popover"].tap()
        XCTAssertTrue(app.popovers.staticTexts["In the popover"].exists)
        app.otherElements["PopoverDismissRegion"].tap()
        XCTAssertFalse(app.staticTexts["In the popover"].exists)
    }
    func testAlerts() {
        app.buttons["Two alerts"].tap()
        app.alerts["First"].buttons["Next"].tap()
        let second = app.alerts.element
        XCTAssertTrue(second.staticTexts["Second message"].waitForExistence(timeout: 2))
        second.secureTextFields["Secret"].tap()
        second.secureTextFields.firstMatch.typeText("x")
        second.scrollViews.otherElements.buttons["OK"].tap()
        XCTAssertEqual(status, "Said x")
    }
    func testActivity() {
        app.buttons["Activity"].tap()
        XCTAssertTrue(app.otherElements["ActivityListView"].waitForExistence(timeout: 3))
        app.otherElements["ActivityListView"].buttons["Close"].tap()
        XCTAssertFalse(app.otherElements["ActivityListView"].exists)
    }
    func testScroller() {
        app.buttons["Scroller"].tap()
        let scroll = app.scrollViews["scroll"]
        XCTAssertTrue(scroll.exists)
        XCTAssertTrue(app.buttons["b9"].exists)
        XCTAssertFalse(app.buttons["b9"].isHittable)
        app.buttons["b9"].tap()
        XCTAssertTrue(app.navigationBars["Hit 9"].exists)
        scroll.swipeDown(velocity: 3000)
        let start = scroll.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.8))
        let end = scroll.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.2)).withOffset(CGVector(dx: 0, dy: -10))
        start.press(forDuration: 0.01, thenDragTo: end)
        start.press(forDuration: 0.1, thenDragTo: end, withVelocity: .slow, thenHoldForDuration: 0.2)
        XCTAssertEqual(scroll.buttons.count, 10)
        XCTAssertGreaterThan(app.buttons["b5"].frame.midY, 0)
    }
    func testBars() {
        XCTAssertEqual(app.navigationBars.firstMatch.identifier, "Menu")
        app.buttons["Scroller"].tap()
        app.navigationBars.buttons["Menu"].tap()
        app.buttons["Nameless"].tap()
        XCTAssertTrue(app.navigationBars["Shop.Nameless"].exists)
        app.navigationBars["Shop.Nameless"].buttons["ic menu"].tap()
        XCTAssertTrue(app.navigationBars["Tapped"].exists)
        app.buttons["square.and.arrow.up"].tap()
        XCTAssertTrue(app.navigationBars["Shared"].exists)
        XCTAssertEqual(app.buttons["square.and.arrow.up"].label, "Share")
        XCTAssertTrue(app.images["logo"].exists)
    }
    func testToolbar() {
        app.buttons["Toolbar"].tap()
        app.toolbars.buttons["Delete"].tap()
        XCTAssertEqual(app.textViews["text"].value as? String, "")
        app.toolbars["Toolbar"].buttons["Share"].tap()
        XCTAssertEqual(app.textViews["text"].value as? String, "Up")
        app.textViews.firstMatch.tap()
        XCTAssertTrue(app.keyboards.element.waitForExistence(timeout: 1))
        app.textViews["text"].typeText("!")
        app.toolbars.buttons["Done"].tap()
        XCTAssertFalse(app.keyboards.element.exists)
        XCTAssertEqual(app.textViews["text"].value as? String, "Up!")
    }
    func testKeys() {
        app.buttons["Toolbar"].tap()
        app.textViews["text"].tap()
        app.keys["h"].tap()
        app.keyboards.keys["i"].tap()
        app.keys["delete"].tap()
        app.buttons["Return"].tap()
        app.keys["space"].tap()
        XCTAssertEqual(app.textViews["text"].value as? String, "Starth\n ")
    }
    func testWaiting() {
        app.buttons["Load"].tap()
        XCTAssertTrue(app.activityIndicators["spinner"].exists)
        let loaded = app.staticTexts["Loaded"]
        XCTAssertTrue(loaded.waitForExistence(timeout: 10))
        XCTAssertFalse(app.activityIndicators.firstMatch.exists)
        app.buttons["Load"].tap()
        let gone = expectation(for: NSPredicate(format: "exists == false"), evaluatedWith: app.activityIndicators["spinner"])
        wait(for: [gone], timeout: 5)
        app.buttons["Load"].tap()
    }
    func testWaitForValue() {
        app.buttons["Load"].tap()
        XCTAssertTrue(app.staticTexts["status"].wait(for: \.label, toEqual: "Loaded", timeout: 5))
    }
    func testExpectation() {
        let e = XCTestExpectation(description: "later")
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { e.fulfill() }
        wait(for: [e], timeout: 2)
        let x = expectation(description: "inverted")
        x.isInverted = true
        waitForExpectations(timeout: 1)
        let two = XCTestExpectation()
        two.expectedFulfillmentCount = 2
        two.assertForOverFulfill = true
        two.fulfill()
        two.fulfill()
        wait(for: [two], timeout: 1, enforceOrder: true)
    }
    func testDark() {
        XCUIDevice.shared.appearance = .dark
        XCTAssertEqual(XCUIDevice.shared.appearance, .dark)
        XCUIDevice.shared.appearance = .light
    }
    func testActivityAndAttachments() {
        XCTContext.runActivity(named: "Step") { activity in
            let shot = XCUIScreen.main.screenshot()
            let a = XCTAttachment(screenshot: shot)
            a.name = "Shot"
            a.lifetime = .keepAlways
            activity.add(a)
            add(XCTAttachment(string: "hello"))
        }
        let monitor = addUIInterruptionMonitor(withDescription: "System Dialog") { alert in
            alert.buttons["Allow"].tap()
            return true
        }
        removeUIInterruptionMonitor(monitor)
        let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
        XCTAssertFalse(springboard.alerts.firstMatch.exists)
        print(app.debugDescription)
        XCTAssertFalse(app.debugDescription.isEmpty)
        XCTAssertTrue(app.buttons.debugDescription.contains("Dates"))
    }
    func testRecorded() {
        let app = XCUIApplication()
        app /*@START_MENU_TOKEN@*/.buttons["Dates"] /*[[".buttons[\"Dates\"].staticTexts[\"Dates\"]",".buttons[\"Dates\"]"],[[[-1,1],[-1,0]]],[0]]@END_MENU_TOKEN@*/.tap()
        app.navigationBars["Dates"].buttons["Menu"].tap()
        app.windows.children(matching: .other).element.exists
        XCUIApplication().staticTexts["Pages"].tap()
        XCTAssertTrue(app.otherElements.staticTexts["Page 1"].exists)
    }
    func testQueries() {
        let labels = app.buttons.allElementsBoundByIndex.map(\.label)
        XCTAssertTrue(labels.contains("Pages"))
        let q = app.buttons.matching(NSPredicate(format: "label IN %@", ["Pages", "Sheet"]))
        XCTAssertEqual(q.count, 2)
        XCTAssertEqual(app.buttons.matching(NSPredicate(format: "label MATCHES %@", "P.*s")).firstMatch.label, "Pages")
        XCTAssertEqual(app.buttons.matching(NSPredicate { e, _ in (e as? XCUIElementAttributes)?.label == "Load" }).count, 1)
        XCTAssertTrue(app.buttons.element(matching: .button, identifier: "Pages").exists)
        XCTAssertTrue(app.buttons.matching(identifier: "Pages").staticTexts.count >= 0)
        XCTAssertTrue(app.staticTexts.element(boundBy: 0).exists)
        XCTAssertFalse(app.staticTexts.element(boundBy: 400).exists)
        XCTAssertEqual(app.descendants(matching: .navigationBar).element.identifier, "Menu")
        XCTAssertEqual(app.buttons["Pages"].elementType, XCUIElement.ElementType.button)
        XCTAssertEqual(app.staticTexts["status"].frame.width > 100, true)
        XCTAssertNotNil(app.buttons["Pages"].title)
    }
    func testRotation() {
        let device = XCUIDevice.shared
        device.orientation = .landscapeRight
        XCTAssertEqual(device.orientation, .landscapeRight)
        XCTAssertTrue(device.orientation.isLandscape)
        XCTAssertGreaterThan(app.windows.firstMatch.frame.width, app.windows.firstMatch.frame.height)
        device.orientation = .portrait
    }
    func testPerformance() throws {
        guard #available(iOS 13, *) else { throw XCTSkip("old") }
        measure { app.buttons["Pages"].exists }
        measure(metrics: [XCTOSSignpostMetric.navigationTransitionMetric]) {
            app.buttons["Pages"].tap()
            back()
        }
    }
    func testLanguage() {
        let app = XCUIApplication()
        app.launchArguments = ["-AppleLanguages", "(de)", "-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryAccessibilityXL", "-FASTLANE_SNAPSHOT", "YES"]
        app.launchEnvironment = ["UITEST": "1"]
        app.launch()
        XCTAssertTrue(app.buttons["Pages"].exists)
        addTeardownBlock { app.terminate() }
    }
}
