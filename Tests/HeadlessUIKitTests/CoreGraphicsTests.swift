import EventTrace
import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct CoreGraphicsTests {
  @Test("The pieces of an outline are told in order, with their points")
  func pieces() {
    _ = Device(iOS: 17.0)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2), transform: CGAffineTransform(translationX: 10, y: 0))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.closeSubpath()
    var told: [String] = []
    path.applyWithBlock { piece in
      told.append("\(piece.pointee.type.rawValue) \(piece.pointee.points[0].x)")
    }
    #expect(told == ["0 11.0", "1 3.0", "2 7.0", "4 0.0"])
  }

  @Test("A relative arc ends where its angle leads")
  func arc() {
    _ = Device(iOS: 17.0)
    let path = CGMutablePath()
    path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: .pi / 2)
    #expect(abs(path.currentPoint.x) < 0.001 && abs(path.currentPoint.y - 10) < 0.001)
  }

  @Test("Rectangles are written to dictionaries and read again")
  func dictionaries() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let list = rect.dictionaryRepresentation
    #expect(list["Width"] as? Double == 3 && list["Y"] as? Double == 2)
    #expect(CGRect(dictionaryRepresentation: list) == rect)
    #expect(CGRect(dictionaryRepresentation: CGPoint.zero.dictionaryRepresentation) == nil)
    #expect(CGFloat(truncating: NSNumber(value: 2.5)) == 2.5)
  }

  @Test("A context of the app's memory has its rows, and one of its own has zeros")
  func memory() {
    let device = Device(iOS: 17.0)
    var bytes = [UInt8](repeating: 9, count: 8)
    bytes.withUnsafeMutableBytes { memory in
      let context = CGContext(
        data: memory.baseAddress, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      #expect(context?.data == memory.baseAddress && context?.bytesPerRow == 8)
    }
    let gray = CGContext(
      data: nil, width: 3, height: 2, bitsPerComponent: 8, bytesPerRow: 3,
      space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue)
    let pixels = gray?.data?.bindMemory(to: UInt8.self, capacity: 6)
    #expect((0..<6).allSatisfy { pixels?[$0] == 0 } && gray?.bitsPerPixel == 8)
    #expect(gray?.makeImage()?.dataProvider?.data?.length == 24)
    #expect(device.lines(.diagnosis).contains { $0.contains("CGContext.data") })
  }

  @Test("Bytes that an app makes an image of are found in it again")
  func providers() throws {
    _ = Device(iOS: 17.0)
    let provider = try #require(
      CGDataProvider(data: NSData(bytes: [1, 2, 3, 4] as [UInt8], length: 4)))
    let image = CGImage(
      width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: [], provider: provider, decode: nil,
      shouldInterpolate: true, intent: .defaultIntent)
    let data = try #require(image?.dataProvider?.data)
    #expect(CFDataGetLength(data) == 4 && CFDataGetBytePtr(data)[2] == 3)
  }

  @Test("An image of filters has its extent, moved and cut as its app says")
  func filters() throws {
    let device = Device(iOS: 17.0)
    let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
    filter.setValue(Data("hi".utf8), forKey: "inputMessage")
    let image = try #require(filter.outputImage)
    #expect(image.extent.size == CGSize(width: 23, height: 23))
    let large = image.transformed(by: CGAffineTransform(scaleX: 3, y: 3))
    #expect(UIImage(ciImage: large).size == CGSize(width: 69, height: 69))
    #expect(CIContext().createCGImage(large, from: large.extent)?.width == 69)
    #expect(CIContext().createCGImage(CIImage(color: .white), from: .infinite) == nil)
    let code = CIFilter.qrCodeGenerator()
    code.message = Data("a".utf8)
    #expect(code.message == Data("a".utf8) && code.correctionLevel == "M")
    #expect(device.lines(.diagnosis).contains { $0.contains("CIQRCodeGenerator") })
  }
}
