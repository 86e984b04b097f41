//
//  GreetingUITests.swift
//  GreetingUITests
//

import XCTest

final class GreetingUITests: XCTestCase {

    override func setUpWithError() throws {
        // Put setup code here. This method is called before the invocation of each test method in the class.

        // In UI tests it is usually best to stop immediately when a failure occurs.
        continueAfterFailure = false

        // In UI tests it’s important to set the initial state - such as interface orientation - required for your tests before they run. The setUp method is a good place to do this.
    }

    override func tearDownWithError() throws {
        // Put teardown code here. This method is called after the invocation of each test method in the class.
    }

    @MainActor
    func testGreeting() throws {
        // UI tests must launch the application that they test.
        let app = XCUIApplication()
        app.launch()

        let field = app.textFields["Name"]
        XCTAssertTrue(field.waitForExistence(timeout: 5))
        field.tap()
        field.typeText("Ada")
        app.buttons["Greet"].tap()

        let greeting = app.staticTexts["Hello, Ada!"]
        XCTAssertFalse(greeting.exists)
        XCTAssertTrue(greeting.waitForExistence(timeout: 5))
        XCTAssertEqual(app.staticTexts.matching(identifier: "greeting").element.label, "Hello, Ada!")
    }

    @MainActor
    func testLoud() throws {
        let app = XCUIApplication()
        app.launchArguments = ["--loud"]
        app.launchEnvironment["GREETING"] = "Good morning"
        app.launch()
        XCTAssertEqual(app.switches["Loud"].value as? String, "1")
        XCTAssert(app.staticTexts["Good morning"].exists)

        app.textFields.firstMatch.tap()
        app.typeText("Ada")
        app.buttons.matching(NSPredicate(format: "label BEGINSWITH[c] %@", "greet")).firstMatch.tap()
        let loud = NSPredicate(format: "label CONTAINS 'ADA'")
        expectation(for: loud, evaluatedWith: app.staticTexts["greeting"], handler: nil)
        waitForExpectations(timeout: 10, handler: nil)
    }

    @MainActor
    func testMoreAndBack() throws {
        let app = XCUIApplication()
        app.launch()
        XCTContext.runActivity(named: "Go on") { _ in
            app.buttons["More"].tap()
        }
        XCTAssertTrue(app.navigationBars["More"].exists)
        let later = expectation(description: "Two seconds later")
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { later.fulfill() }
        wait(for: [later], timeout: 3)
        XCUIDevice.shared.orientation = .landscapeLeft
        XCTAssertGreaterThan(app.windows.firstMatch.frame.width, app.windows.firstMatch.frame.height)
        app.navigationBars["More"].buttons["Greeting"].tap()
        XCTAssertTrue(app.navigationBars["Greeting"].waitForExistence(timeout: 2))
        XCUIDevice.shared.press(.home)
        XCTAssertEqual(app.state, .runningBackground)
        app.activate()
        XCTAssertTrue(app.wait(for: .runningForeground, timeout: 1))
    }
}
