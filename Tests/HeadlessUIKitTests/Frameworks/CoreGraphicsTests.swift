import EventTrace
import Foundation
import Expectations
import RuntimeFixtures
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
    expectEqual(told, ["0 11.0", "1 3.0", "2 7.0", "4 0.0"])
  }

  @Test("A relative arc ends where its angle leads")
  func arc() {
    _ = Device(iOS: 17.0)
    let path = CGMutablePath()
    path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: .pi / 2)
    expect(abs(path.currentPoint.x) < 0.001 && abs(path.currentPoint.y - 10) < 0.001)
  }

  @Test("Rectangles are written to dictionaries and read again")
  func dictionaries() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let list = rect.dictionaryRepresentation
    expect(list["Width"] as? Double == 3 && list["Y"] as? Double == 2)
    expectEqual(CGRect(dictionaryRepresentation: list), rect)
    expectNil(CGRect(dictionaryRepresentation: CGPoint.zero.dictionaryRepresentation))
    expectEqual(CGFloat(truncating: NSNumber(value: 2.5)), 2.5)
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
      expect(context?.data == memory.baseAddress && context?.bytesPerRow == 8)
    }
    let gray = CGContext(
      data: nil, width: 3, height: 2, bitsPerComponent: 8, bytesPerRow: 3,
      space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue)
    let pixels = gray?.data?.bindMemory(to: UInt8.self, capacity: 6)
    expect((0..<6).allSatisfy { pixels?[$0] == 0 } && gray?.bitsPerPixel == 8)
    expectEqual(gray?.makeImage()?.dataProvider?.data?.length, 24)
    expect(device.lines(.diagnosis).contains { $0.contains("CGContext.data") })
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
    expect(CFDataGetLength(data) == 4 && CFDataGetBytePtr(data)[2] == 3)
    func grays(width: Int, bytesPerRow: Int) -> CGImage? {
      CGImage(
        width: width, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: bytesPerRow,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [], provider: provider, decode: nil,
        shouldInterpolate: false, intent: .defaultIntent)
    }
    let gray = try #require(grays(width: 2, bytesPerRow: 2))
    let copy: CGImage? = gray.copy()
    for image in [gray, copy] {
      expect(image?.bytesPerRow == 2 && image?.bitsPerPixel == 8)
      expect(image?.shouldInterpolate == false && image?.isMask == false)
    }
    expect(grays(width: 3, bytesPerRow: 2) == nil && grays(width: .max, bytesPerRow: .max) == nil)
    let mask = CGImage(
      maskWidth: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
      provider: provider, decode: nil, shouldInterpolate: true)
    expect(mask?.isMask == true && mask?.colorSpace == nil)
  }

  @Test("A context that needs more memory than there is, or rows that are too short, is not made")
  func contextsThatCannotBe() {
    _ = Device(iOS: 17.0)
    func context(_ width: Int, _ height: Int, bytesPerRow: Int = 0) -> CGContext? {
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: bytesPerRow,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    }
    expectEqual(context(10, 10)?.bytesPerRow, 40)
    expectEqual(context(10, 10, bytesPerRow: 64)?.bytesPerRow, 64)
    expectNil(context(10, 10, bytesPerRow: 8))
    expectNil(context(100_000, 100_000))
    expect(context(.max, 1) == nil && context(1, .max) == nil)
  }

  @Test("An image of filters has its extent, moved and cut as its app says")
  func filters() throws {
    let device = Device(iOS: 17.0)
    let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
    filter.setValue(Data("hi".utf8), forKey: "inputMessage")
    let image = try #require(filter.outputImage)
    expectEqual(image.extent.size, CGSize(width: 23, height: 23))
    let large = image.transformed(by: CGAffineTransform(scaleX: 3, y: 3))
    expectEqual(UIImage(ciImage: large).size, CGSize(width: 69, height: 69))
    expectEqual(CIContext().createCGImage(large, from: large.extent)?.width, 69)
    expectNil(CIContext().createCGImage(CIImage(color: .white), from: .infinite))
    expect(UIImage(ciImage: large).cgImage == nil && UIImage(ciImage: large).ciImage === large)
    let huge = image.transformed(by: CGAffineTransform(scaleX: 1e20, y: 1e20))
    expectEqual(UIImage(ciImage: huge).size, .zero)
    let code = CIFilter.qrCodeGenerator()
    code.message = Data("a".utf8)
    expect(code.message == Data("a".utf8) && code.correctionLevel == "M")
    expect(device.lines(.diagnosis).contains { $0.contains("CIQRCodeGenerator") })
  }

  @Test("A filter says what it can be given, and crops, scales and blurs to a size of its own")
  func filterKeys() throws {
    _ = Device(iOS: 17.0)
    let bump = try #require(CIFilter(name: "CIBumpDistortion"))
    expectEqual(bump.inputKeys, ["inputImage", "inputCenter", "inputRadius", "inputScale"])
    expect(!bump.inputKeys.contains(kCIInputIntensityKey))
    bump.setValue(1, forKey: "inputOdd")
    expectEqual(bump.inputKeys.last, "inputOdd")
    let picture = CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 40, height: 20))
    func size(_ name: String, _ values: [String: Any]) -> CGSize {
      picture.applyingFilter(name, parameters: values).extent.size
    }
    expectEqual(size("CISepiaTone", [kCIInputIntensityKey: 1]), CGSize(width: 40, height: 20))
    expectEqual(size("CIGaussianBlur", [kCIInputRadiusKey: 2]), CGSize(width: 52, height: 32))
    expectEqual(size("CIGaussianBlur", [:]), CGSize(width: 100, height: 80))
    expectEqual(
      size("CILanczosScaleTransform", [kCIInputScaleKey: 0.5]), CGSize(width: 20, height: 10))
    let part = CIVector(cgRect: CGRect(x: 30, y: 0, width: 30, height: 30))
    expectEqual(size("CICrop", ["inputRectangle": part]), CGSize(width: 10, height: 20))
  }
}
