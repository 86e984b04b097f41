import Foundation

extension String {
  /// The text, or its first so many bytes of UTF-8 with a sign that there were more.
  ///
  /// Counted in bytes: one character may be made of any number of them.
  package func shortened(toBytes most: Int) -> String {
    utf8.count > most ? String(decoding: utf8.prefix(most), as: UTF8.self) + "…" : self
  }
}

extension [UInt8] {
  /// Where a text begins for the first time.
  ///
  /// By Foundation's means: a debug build's own search takes twenty times as long.
  package func firstPlace(of text: String) -> Int? {
    Data(self).range(of: Data(text.utf8))?.lowerBound
  }
}
