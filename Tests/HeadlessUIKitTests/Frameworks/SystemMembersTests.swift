import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// What the controllers and services of the system say on a device that has neither printers nor cameras.
@Suite
@MainActor
struct SystemMembersTests {
  @Test("Papers are compared, and the best one holds the page")
  func papers() {
    let stage = TestApp(iOS: 16)
    defer { _ = stage }
    let page = CGSize(width: 595, height: 842)
    let paper = UIPrintPaper.bestPaper(forPageSize: page, withPapersFrom: [])
    expect(paper.paperSize.width > 0 && paper.paperSize.height > 0)
    expect(CGRect(origin: .zero, size: paper.paperSize).contains(paper.printableRect))
    expect(UIPrintInteractionController.shared.printPaper == nil)
    let picker = UIPrinterPickerController(initiallySelectedPrinter: nil)
    expectNil(picker.selectedPrinter)
    let heard: UIPrinterPickerController.CompletionHandler = { _, _, _ in picker.delegate = nil }
    expect(!picker.present(animated: false, completionHandler: heard))
    let renderer = Pages()
    expectEqual(renderer.printableRect, renderer.paperRect)
  }

  private final class Pages: UIPrintPageRenderer {
    var drawn: [String] = []
    override var numberOfPages: Int { 1 }
    override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
      drawn.append("header \(Int(headerRect.height))")
    }
    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
      drawn.append("content")
    }
    override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
      drawn.append("footer \(Int(footerRect.height))")
    }
  }

  @Test("A page is drawn with its header, its content and its footer")
  func pages() {
    let stage = TestApp(iOS: 16)
    defer { _ = stage }
    let pages = Pages()
    pages.headerHeight = 10
    pages.footerHeight = 20
    let size = CGSize(width: 100, height: 200)
    _ = UIGraphicsImageRenderer(size: size).image { _ in
      pages.drawPage(at: 0, in: CGRect(origin: .zero, size: size))
    }
    expectEqual(pages.drawn, ["header 10", "content", "footer 20"])
  }

  @Test("A device of the course has no camera, and a dictionary knows no word", .rule(1336))
  func cameras() {
    let stage = TestApp(iOS: 16)
    defer { _ = stage }
    for source in [UIImagePickerController.SourceType.camera] {
      expect(!UIImagePickerController.isSourceTypeAvailable(source))
      expectNil(UIImagePickerController.availableMediaTypes(for: source))
    }
    expect(!UIImagePickerController.isCameraDeviceAvailable(.rear))
    expect(!UIImagePickerController.isFlashAvailable(for: .rear))
    expect(
      UIImagePickerController.availableMediaTypes(for: .photoLibrary)?.contains("public.image")
        == true)
    expect(!UIVideoEditorController.canEditVideo(atPath: "/nothing.mov"))
    expect(!UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm: "qwzx"))
  }

  @Test("A file of pages is written, and its context has bounds")
  func files() throws {
    let stage = TestApp(iOS: 16)
    defer { _ = stage }
    let url = _courseFolder(.documentDirectory).appendingPathComponent("a.pdf")
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 200)
    var seen: CGRect?
    try UIGraphicsPDFRenderer(bounds: bounds).writePDF(to: url) { context in
      context.beginPage()
      seen = context.pdfContextBounds
    }
    expectEqual(seen, bounds)
  }

  @Test("A key of a keyboard says which it is with and without the keys that are held")
  func keys() {
    let stage = TestApp(iOS: 16)
    defer { _ = stage }
    let view = UIInputView(
      frame: CGRect(x: 0, y: 0, width: 10, height: 10), inputViewStyle: .keyboard)
    expect(view.inputViewStyle == .keyboard)
    let board = UIInputViewController()
    expect(!board.hasFullAccess && board.textDocumentProxy.documentContextBeforeInput == nil)
    expect(board.textDocumentProxy.documentContextAfterInput == nil)
    expect(board.textDocumentProxy.selectedText == nil)
    board.textDocumentProxy.adjustTextPosition(byCharacterOffset: 1)
    expect(board.needsInputModeSwitchKey)
  }
}
