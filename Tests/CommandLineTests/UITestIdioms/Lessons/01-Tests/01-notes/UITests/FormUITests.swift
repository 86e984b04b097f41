import XCTest

final class FormUITests: XCTestCase {
    private let app = XCUIApplication()

    override func setUp() {
        super.setUp()
        continueAfterFailure = false
        app.launch()
        app.tabBars.buttons["Form"].tap()
    }

    func testTyping() {
        let name = app.textFields["name"]
        XCTAssertEqual(name.value as? String, "Name")
        XCTAssertFalse(app.buttons["submit"].isEnabled)
        name.tap()
        XCTAssertTrue(app.keyboards.element.exists)
        XCTAssertGreaterThan(app.keyboards.count, 0)
        name.typeText("Ada")
        XCTAssertEqual(name.value as! String, "Ada")
        XCTAssertTrue(app.buttons["submit"].isEnabled)
        XCTAssertTrue(app.buttons["Clear text"].exists)
        app.buttons["Clear text"].tap()
        XCTAssertEqual(name.value as? String, "Name")
        name.typeText("Bob\n")
        app.secureTextFields["password"].typeText("secret")
        XCTAssertEqual(app.secureTextFields["password"].value as? String, "••••••")
        app.keyboards.buttons["Return"].tap()
        XCTAssertFalse(app.keyboards.firstMatch.exists)
    }

    func testDeletesByKey() {
        let name = app.textFields["name"]
        name.tap()
        name.typeText("Hello")
        let text = name.value as? String ?? ""
        name.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: text.count))
        name.typeText("World")
        XCTAssertEqual(name.value as? String, "World")
        name.typeText(XCUIKeyboardKey.return.rawValue)
    }

    func testWaits() {
        app.textFields["name"].tap()
        app.textFields["name"].typeText("Ada")
        app.textFields["name"].typeText("\n")
        app.secureTextFields["password"].typeText("x\n")
        app.buttons["Submit"].tap()
        XCTAssertEqual(app.staticTexts["result"].label, "Sending")
        XCTAssertTrue(app.staticTexts["Sent by Ada"].waitForExistence(timeout: 5))
        app.buttons["submit"].firstMatch.tap()
    }

    func testControls() {
        let toggle = app.switches["toggle"]
        XCTAssertEqual(toggle.value as? String, "0")
        toggle.tap()
        XCTAssertEqual(toggle.value as? String, "1")
        app.sliders["slider"].adjust(toNormalizedSliderPosition: 0.5)
        XCTAssertEqual(app.sliders["slider"].normalizedSliderPosition, 0.5, accuracy: 0.1)
        app.steppers["stepper"].buttons["Increment"].tap()
        app.buttons["Increment"].tap()
        app.segmentedControls["segments"].buttons["Green"].tap()
        XCTAssertTrue(app.segmentedControls.buttons["Green"].isSelected)
        XCTAssertEqual(app.staticTexts["result"].label, "true 5 2 1")
        XCTAssertEqual(app.progressIndicators["progress"].value as? String, "50%")
        app.pickerWheels.element.adjust(toPickerWheelValue: "Paris")
        XCTAssertEqual(app.pickers["picker"].pickerWheels.firstMatch.value as? String, "Paris")
        XCTAssertEqual(app.staticTexts["result"].label, "Row 2")
    }

    func testTextView() {
        let view = app.textViews["notes"]
        view.tap()
        view.typeText("Line one\nLine two")
        XCTAssertEqual(view.value as? String, "Line one\nLine two")
    }

    @MainActor
    func testAsync() async throws {
        try await Task.sleep(nanoseconds: 1_000_000)
        XCTAssertTrue(app.textFields["name"].exists)
    }
}

final class DetailUITests: XCTestCase {
    func testGesturesAndSheet() {
        let app = XCUIApplication()
        app.launch()
        app.cells.staticTexts["Eggs"].tap()
        let label = app.staticTexts["detailLabel"]
        let photo = app.images["photo"]
        XCTAssertTrue(app.images["A photo"].exists)
        photo.doubleTap()
        XCTAssertEqual(label.label, "Doubled")
        photo.press(forDuration: 1.2)
        XCTAssertEqual(label.label, "Long")
        photo.pinch(withScale: 2, velocity: 1)
        XCTAssertEqual(label.label, "Bigger")
        app.buttons["Share"].tap()
        let sheet = app.sheets["Share"]
        XCTAssertTrue(sheet.waitForExistence(timeout: 2))
        XCTAssertTrue(sheet.buttons["Delete"].exists)
        sheet.buttons["Mail"].tap()
        XCTAssertTrue(app.staticTexts["Shared by Mail"].exists)
        app.windows.element(boundBy: 0).coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0.5))
            .press(forDuration: 0.1, thenDragTo: app.windows.element(boundBy: 0).coordinate(withNormalizedOffset: CGVector(dx: 0.9, dy: 0.5)))
        XCTAssertTrue(app.navigationBars["Notes"].waitForExistence(timeout: 2))
    }

    func testGallery() throws {
        let app = XCUIApplication()
        app.launch()
        XCTAssertEqual(app.tabBars.buttons["Gallery"].value as? String, "3 items")
        XCTAssertEqual(app.tabBars.buttons["gallery-tab"].label, "Gallery")
        app.tabBars.buttons.element(boundBy: 2).tap()
        let collection = app.collectionViews["gallery"]
        XCTAssertTrue(collection.cells.count > 4)
        XCTAssertEqual(collection.children(matching: .cell).element(boundBy: 0).staticTexts.element.label, "Photo 0")
        collection.swipeUp()
        XCTAssertFalse(collection.staticTexts["Photo 0"].isHittable)
        XCTAssertTrue(app.otherElements["caption"].exists)
        XCTAssertFalse(app.staticTexts["Nobody finds this"].exists)
        let element = try XCTUnwrap(app.collectionViews.cells.allElementsBoundByIndex.first)
        XCTAssertEqual(element.elementType, .cell)
        XCTAssertNotEqual(app.collectionViews.cells.element(boundBy: 0).frame, .zero)
    }
}

extension XCUIElement {
    func clearAndEnterText(_ text: String) {
        guard let stringValue = self.value as? String else {
            XCTFail("Tried to clear into a non string value")
            return
        }
        self.tap()
        let deleteString = String(repeating: XCUIKeyboardKey.delete.rawValue, count: stringValue.count)
        self.typeText(deleteString)
        self.typeText(text)
    }
    func forceTap() {
        if isHittable { tap() } else { coordinate(withNormalizedOffset: CGVector(dx: 0.0, dy: 0.0)).tap() }
    }
    var isVisible: Bool { exists && !frame.isEmpty && XCUIApplication().windows.element(boundBy: 0).frame.contains(frame) }
    func scrollTo(element: XCUIElement) { while !element.isVisible { swipeUp() } }
}

protocol Page { var app: XCUIApplication { get } }
struct NotesPage: Page {
    let app: XCUIApplication
    private enum Ids: String {
        case table = "notesTable"
        case add = "Add"
    }
    var table: XCUIElement { app.tables[Ids.table.rawValue] }
    @discardableResult func open(_ row: Int, file: StaticString = #filePath, line: UInt = #line) -> Self {
        XCTAssertTrue(table.exists, "no table", file: file, line: line)
        table.cells.element(boundBy: row).tap()
        return self
    }
}

final class PageUITests: XCTestCase {
    func testPages() {
        let app = XCUIApplication()
        app.launch()
        NotesPage(app: app).open(3)
        XCTAssert(app.navigationBars["Item 4"].exists)
        app.navigationBars.buttons.firstMatch.forceTap()
        app.tabBars.buttons["Form"].tap()
        app.textFields["name"].clearAndEnterText("Zoe")
        XCTAssertEqual(app.textFields.element(boundBy: 0).value as? String, "Zoe")
        let q = app.descendants(matching: .textField)
        XCTAssertEqual(q.count, 1)
        XCTAssertTrue(app.textFields.containing(NSPredicate(format: "value == 'Zoe'")).count >= 0)
        XCTAssertEqual(app.buttons.matching(identifier: "submit").element.label, "Submit")
        XCTAssertTrue(app.buttons["submit"].frame.minY > app.textFields["name"].frame.maxY)
        XCTAssertTrue(app.textFields["name"].hasFocus)
    }
}
