import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

private final class Listener: NSObject, UIWebViewDelegate {
  var heard: [String] = []
  var mayLoad = true
  func webView(
    _ webView: UIWebView, shouldStartLoadWith request: HeadlessUIKit.URLRequest,
    navigationType: UIWebView.NavigationType
  ) -> Bool {
    heard.append("ask \(request) \(navigationType)")
    return mayLoad
  }
  func webViewDidStartLoad(_ webView: UIWebView) { heard.append("start \(webView.isLoading)") }
  func webViewDidFinishLoad(_ webView: UIWebView) { heard.append("finish \(webView.isLoading)") }
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {
    heard.append("fail \((error as NSError).code)")
  }
}

@MainActor
struct WebViewTests {
  private func shown() throws -> (TestApp, UIWebView, Listener) {
    let stage = TestApp(iOS: 9)
    let root = UIViewController()
    try stage.show(root)
    let web = UIWebView(frame: root.view.bounds)
    let listener = Listener()
    web.delegate = listener
    root.view.addSubview(web)
    return (stage, web, listener)
  }
  private func request(_ text: String) -> HeadlessUIKit.URLRequest {
    HeadlessUIKit.URLRequest(url: URL(string: text)!)
  }

  @Test(
    "A page that nobody has fails, one of the network's comes, and the app may refuse", .rule(623))
  func requests() throws {
    let (stage, web, listener) = try shown()
    stage.device.simulator.webAnswers = ["https://a.example": WebAnswer(Data("a".utf8))]
    web.loadRequest(request("https://a.example"))
    expect(web.isLoading)
    try stage.device.simulator.advance(by: 1)
    web.loadRequest(request("https://b.example"))
    try stage.device.simulator.advance(by: 100)
    listener.mayLoad = false
    web.loadRequest(request("https://a.example"))
    try stage.device.simulator.advance(by: 1)
    expectEqual(
      listener.heard,
      [
        "ask https://a.example other", "start true", "finish false",
        "ask https://b.example other", "start true", "fail -1009",
        "ask https://a.example other",
      ])
  }

  @Test("A text of the app's comes in a later turn, and pages are kept for going back", .rule(623))
  func history() throws {
    let (stage, web, listener) = try shown()
    web.loadHTMLString("<b>a</b>", baseURL: nil)
    try stage.device.simulator.advance(by: 1)
    web.loadHTMLString("<b>b</b>", baseURL: URL(string: "https://b.example"))
    try stage.device.simulator.advance(by: 1)
    expect(web.canGoBack && !web.canGoForward)
    listener.heard = []
    web.goBack()
    try stage.device.simulator.advance(by: 1)
    expect(!web.canGoBack && web.canGoForward)
    expectEqual(listener.heard, ["ask about:blank backForward", "start true", "finish false"])
  }

  @Test("A page that is asked for no more is an error", .rule(623))
  func stops() throws {
    let (stage, web, listener) = try shown()
    stage.device.simulator.webAnswers = ["https://a.example": WebAnswer(Data("a".utf8))]
    web.loadRequest(request("https://a.example"))
    web.stopLoading()
    try stage.device.simulator.advance(by: 1)
    expectEqual(listener.heard, ["ask https://a.example other", "start true", "fail -999"])
  }

  @Test("A request as an object is the request", .rule(623))
  func bridged() throws {
    _ = TestApp(iOS: 9)
    let made = NSMutableURLRequest(url: URL(string: "https://a.example")!)
    made.httpMethod = "POST"
    made.setValue("x", forHTTPHeaderField: "Accept")
    let request = made as HeadlessUIKit.URLRequest
    expectEqual(request.httpMethod, "POST")
    expectEqual(request.value(forHTTPHeaderField: "accept"), "x")
    expectEqual((request as NSURLRequest).url, made.url)
  }
}
