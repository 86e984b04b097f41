import Expectations
import InterfaceFiles
import Testing

/// How large pictures are, by the first bytes of their files.
@Suite("Sizes of pictures")
struct PictureSizeTests {
  private func size(_ bytes: [UInt8]) -> [Int]? {
    PictureSize(bytes).map { [$0.width, $0.height] }
  }
  private func size(_ text: String) -> [Int]? { size([UInt8](text.utf8)) }

  @Test("Pictures of pixels say their size at the beginning")
  func pixels() {
    let png: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + [UInt8]("IHDR".utf8)
      + [0, 0, 1, 2, 0, 0, 0, 9]
    expectEqual(size(png), [258, 9])
    expectNil(size([UInt8](png.dropLast())))
    expectEqual(size([UInt8]("GIF89a".utf8) + [3, 0, 1, 1]), [3, 257])
    expectEqual(
      size([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC2, 0, 11, 8, 0, 30, 0, 40, 3]),
      [40, 30])
    let box: (UInt8, UInt8) -> [UInt8] = {
      [UInt8]("ispe".utf8) + [0, 0, 0, 0, 0, 0, 0, $0, 0, 0, 0, $1]
    }
    expectEqual(
      size([0, 0, 0, 24] + [UInt8]("ftypheic....".utf8) + box(8, 8) + box(20, 30)), [20, 30])
  }

  @Test("Drawings have the size of their page or their box, in whole points")
  func drawings() {
    expectEqual(size("%PDF-1.4\n<</MediaBox [0 0 24.2 30]>>"), [25, 30])
    expectEqual(size("%PDF-1.7 /MediaBox[10 0 24 x] /MediaBox[ 2 2 12 22 ]"), [10, 20])
    expectNil(size("%PDF-1.7 /MediaBox"))
    expectEqual(size("<?xml version='1.0'?><svg width=\"24px\" height='30'/>"), [24, 30])
    expectEqual(size("<svg stroke-width=\"3\" viewBox=\"0 0 7.5 8\"></svg>"), [8, 8])
    expectEqual(size("<svg width=\"100%\" height=\"100%\" viewBox='0,0,7,9'>"), [7, 9])
    expectNil(size("<svg viewBox='0 0 inf nan'>"))
  }

  @Test("What is no picture has no size, and no size is without bounds")
  func nothing() {
    for text in ["", "x", "%PDF", "GIF89a", "<svg", "{\"a\": 1}"] { expectNil(size(text), text) }
    expectNil(PictureSize(width: 0, height: 4))
    expectNil(PictureSize(width: .max, height: 4))
  }

  @Test("A few bytes say the same size as the whole file")
  func head() {
    let size = PictureSize(width: 70_000, height: 3)
    expectEqual(size.flatMap { PictureSize($0.head) }, size)
    expectEqual(size?.head.count, 24)
  }
}
