public import Foundation

/// Shows a page of the web; Apple has `WKWebView` in its place since iOS 8. iOS 2.0 and later. No page is drawn
/// here, and no script of a page runs.
///
/// What the network has for an address is asked for as by a session, and the delegate hears of it (rule 623).
open class UIWebView: UIView {
  /// Who hears of pages; not held.
  open weak var delegate: (any UIWebViewDelegate)?
  /// What is asked for now, or is shown; nil for nothing.
  open private(set) var request: URLRequest?
  /// Whether a page is on its way.
  open private(set) var isLoading = false
  /// What the page is scrolled in; iOS 5.0 and later.
  open var scrollView: UIScrollView { requires("scrollView", since: 5.0, ownScrollView) }
  private final let ownScrollView = UIScrollView()
  private final var task: URLSessionDataTask?
  private final var pages: [Page] = []
  private final var place = -1
  private final var turn = 0

  /// What is shown: an address, or a text of the app's.
  private enum Page {
    case address(URLRequest)
    case text(base: URL?)
  }

  /// Whether a page is made to fit the view.
  open var scalesPageToFit: Bool {
    get { self[look: "UIWebView.scalesPageToFit", since: 2.0, usual: false] }
    set { self[look: "UIWebView.scalesPageToFit", since: 2.0, usual: false] = newValue }
  }
  /// What in a page becomes a link; iOS 3.0 and later.
  open var dataDetectorTypes: UIDataDetectorTypes {
    get { self[look: "UIWebView.dataDetectorTypes", since: 3.0, usual: .phoneNumber] }
    set { self[look: "UIWebView.dataDetectorTypes", since: 3.0, usual: .phoneNumber] = newValue }
  }
  /// Whether videos play inside of the page; iOS 4.0 and later.
  open var allowsInlineMediaPlayback: Bool {
    get { self[look: "UIWebView.allowsInlineMediaPlayback", since: 4.0, usual: false] }
    set { self[look: "UIWebView.allowsInlineMediaPlayback", since: 4.0, usual: false] = newValue }
  }
  /// Whether videos wait for the user; iOS 4.0 and later.
  open var mediaPlaybackRequiresUserAction: Bool {
    get { self[look: "UIWebView.mediaPlaybackRequiresUserAction", since: 4.0, usual: true] }
    set {
      self[look: "UIWebView.mediaPlaybackRequiresUserAction", since: 4.0, usual: true] = newValue
    }
  }

  /// Whether sound and pictures may go to another device; iOS 5.0 and later.
  open var mediaPlaybackAllowsAirPlay: Bool {
    get { self[look: "UIWebView.mediaPlaybackAllowsAirPlay", since: 5.0, usual: true] }
    set { self[look: "UIWebView.mediaPlaybackAllowsAirPlay", since: 5.0, usual: true] = newValue }
  }
  /// Whether a page is shown once all of it is there; iOS 6.0 and later.
  open var suppressesIncrementalRendering: Bool {
    get { self[look: "UIWebView.suppressesIncrementalRendering", since: 6.0, usual: false] }
    set {
      self[look: "UIWebView.suppressesIncrementalRendering", since: 6.0, usual: false] = newValue
    }
  }
  /// Whether a script of a page cannot show the keyboard; iOS 6.0 and later.
  open var keyboardDisplayRequiresUserAction: Bool {
    get { self[look: "UIWebView.keyboardDisplayRequiresUserAction", since: 6.0, usual: true] }
    set {
      self[look: "UIWebView.keyboardDisplayRequiresUserAction", since: 6.0, usual: true] = newValue
    }
  }
  /// How a page is cut into sheets; iOS 7.0 and later.
  open var paginationMode: UIWebPaginationMode {
    get { self[look: "UIWebView.paginationMode", since: 7.0, usual: .unpaginated] }
    set { self[look: "UIWebView.paginationMode", since: 7.0, usual: .unpaginated] = newValue }
  }
  /// Where a page is cut; iOS 7.0 and later.
  open var paginationBreakingMode: UIWebPaginationBreakingMode {
    get { self[look: "UIWebView.paginationBreakingMode", since: 7.0, usual: .page] }
    set { self[look: "UIWebView.paginationBreakingMode", since: 7.0, usual: .page] = newValue }
  }
  /// How long a sheet is, in points; 0 for as long as the view; iOS 7.0 and later.
  open var pageLength: CGFloat {
    get { self[look: "UIWebView.pageLength", since: 7.0, usual: 0] }
    set { self[look: "UIWebView.pageLength", since: 7.0, usual: 0] = newValue }
  }
  /// The room between two sheets, in points; iOS 7.0 and later.
  open var gapBetweenPages: CGFloat {
    get { self[look: "UIWebView.gapBetweenPages", since: 7.0, usual: 0] }
    set { self[look: "UIWebView.gapBetweenPages", since: 7.0, usual: 0] = newValue }
  }
  /// How many sheets there are: none here, where no page is drawn; iOS 7.0 and later.
  open var pageCount: Int { requires("pageCount", since: 7.0, 0) }
  /// Whether a video can go on beside other apps; iOS 9.0 and later.
  open var allowsPictureInPictureMediaPlayback: Bool {
    get { self[look: "UIWebView.allowsPictureInPictureMediaPlayback", since: 9.0, usual: true] }
    set {
      self[look: "UIWebView.allowsPictureInPictureMediaPlayback", since: 9.0, usual: true] =
        newValue
    }
  }
  /// Whether a firm touch shows where a link leads; iOS 9.0 and later.
  open var allowsLinkPreview: Bool {
    get { self[unused: "UIWebView.allowsLinkPreview", since: 9.0, usual: true] }
    set { self[unused: "UIWebView.allowsLinkPreview", since: 9.0, usual: true] = newValue }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addScrollView()
  }
  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addScrollView()
  }

  private func addScrollView() {
    ownScrollView.frame = bounds
    ownScrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(ownScrollView)
  }

  /// Whether there is a page to go back to.
  open var canGoBack: Bool { place > 0 }
  /// Whether there is a page to go forward to.
  open var canGoForward: Bool { place + 1 < pages.count }

  /// Asks for a page.
  open func loadRequest(_ request: URLRequest) { load(.address(request), as: .other, isNew: true) }
  /// Shows a text of the app's.
  open func loadHTMLString(_ string: String, baseURL: URL?) {
    load(.text(base: baseURL), as: .other, isNew: true)
  }
  /// Shows a file of the app's.
  open func load(
    _ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL
  ) {
    load(.text(base: baseURL), as: .other, isNew: true)
  }
  /// Asks for the page again.
  open func reload() {
    guard pages.indices.contains(place) else { return }
    load(pages[place], as: .reload, isNew: false)
  }
  /// Asks for the page no more.
  open func stopLoading() {
    turn += 1
    guard let task else { return }
    self.task = nil
    task.cancel()
    let url = task.originalRequest?.url
    fail(URLError(.cancelled, userInfo: url.map { [NSURLErrorFailingURLErrorKey: $0] } ?? [:]))
  }
  /// Shows the page before.
  open func goBack() {
    guard canGoBack else { return }
    place -= 1
    load(pages[place], as: .backForward, isNew: false)
  }
  /// Shows the page behind.
  open func goForward() {
    guard canGoForward else { return }
    place += 1
    load(pages[place], as: .backForward, isNew: false)
  }
  /// Runs a script in the page: here none runs, and the answer is empty.
  open func stringByEvaluatingJavaScript(from script: String) -> String? {
    Simulator.current.unimplemented(
      "UIWebView.stringByEvaluatingJavaScript(from:)", "no script runs, and the answer is empty.")
    return ""
  }

  private func load(_ page: Page, as type: NavigationType, isNew: Bool) {
    let simulator = Simulator.current!
    let request =
      switch page {
      case .address(let request): request
      case .text(let base): URLRequest(url: base ?? URL(string: "about:blank")!)
      }
    let mayLoad = simulator.ask(
      delegate, "webView(_:shouldStartLoadWith:navigationType:)",
      ["shouldStartLoadWith: \(request)", "navigationType: \(type)"]
    ) { $0.webView(self, shouldStartLoadWith: request, navigationType: type) }
    guard mayLoad else { return }
    turn += 1
    task?.cancel()
    task = nil
    self.request = request
    if isNew {
      pages.removeSubrange((place + 1)...)
      pages.append(page)
      place += 1
    }
    isLoading = true
    simulator.tell(delegate, "webViewDidStartLoad(_:)", []) { $0.webViewDidStartLoad(self) }
    let turn = turn
    if case .text = page {
      simulator.queue.post(label: "UIWebView") { [weak self] in
        guard let self, turn == self.turn else { return }
        finish()
      }
      return
    }
    let task = URLSession.shared.dataTask(with: request) { [weak self] _, _, error in
      MainActor.assumeIsolated {
        guard let self, turn == self.turn else { return }
        self.task = nil
        if let error { self.fail(error) } else { self.finish() }
      }
    }
    self.task = task
    task.resume()
  }

  private func finish() {
    isLoading = false
    Simulator.current.tell(delegate, "webViewDidFinishLoad(_:)", []) {
      $0.webViewDidFinishLoad(self)
    }
  }

  private func fail(_ error: any Error) {
    isLoading = false
    Simulator.current.tell(
      delegate, "webView(_:didFailLoadWithError:)", ["\((error as NSError).code)"]
    ) { $0.webView(self, didFailLoadWithError: error) }
  }

  /// Why a page is asked for.
  public enum NavigationType: Int, Sendable {
    /// A link was tapped; a form was sent, or sent again; the user went back or forward, or reloaded.
    case linkClicked, formSubmitted, backForward, reload, formResubmitted
    /// The app asks.
    case other
  }
}

/// Hears of a web view's pages; iOS 2.0 and later.
@MainActor
public protocol UIWebViewDelegate: NSObjectProtocol {
  /// Whether the page may be asked for.
  func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest,
    navigationType: UIWebView.NavigationType
  ) -> Bool
  /// The page is asked for.
  func webViewDidStartLoad(_ webView: UIWebView)
  /// The page has come.
  func webViewDidFinishLoad(_ webView: UIWebView)
  /// The page will not come.
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
  /// The default for a type that does not implement this member.
  public func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest,
    navigationType: UIWebView.NavigationType
  ) -> Bool {
    isMissing()
    return true
  }
  /// The default for a type that does not implement this member.
  public func webViewDidStartLoad(_ webView: UIWebView) { isMissing() }
  /// The default for a type that does not implement this member.
  public func webViewDidFinishLoad(_ webView: UIWebView) { isMissing() }
  /// The default for a type that does not implement this member.
  public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) { isMissing() }
}

/// How a page is cut into sheets; iOS 7.0 and later.
public enum UIWebPaginationMode: Int, Sendable {
  /// Not at all; in one of the four directions.
  case unpaginated, leftToRight, topToBottom, bottomToTop, rightToLeft
}

/// Where a page is cut; iOS 7.0 and later.
public enum UIWebPaginationBreakingMode: Int, Sendable {
  /// At its own breaks for pages; at those for columns.
  case page, column
}
