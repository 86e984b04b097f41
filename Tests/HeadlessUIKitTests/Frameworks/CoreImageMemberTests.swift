import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// What filters and images of Core Image say of themselves.
@Suite
@MainActor
struct CoreImageMemberTests {
  @Test("A filter has the usual numbers until it is given others", .rule(1319))
  func filters() throws {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let blur = try #require(CIFilter(name: "CIGaussianBlur"))
    expectEqual(blur.outputKeys, ["outputImage"])
    expectEqual(blur.inputKeys, [kCIInputImageKey, kCIInputRadiusKey])
    expectEqual(blur.value(forKey: kCIInputRadiusKey) as? NSNumber, 10)
    expectNil(blur.value(forKey: kCIInputImageKey))
    blur.setValue(3, forKey: kCIInputRadiusKey)
    expectEqual(blur.value(forKey: kCIInputRadiusKey) as? Int, 3)
    blur.setDefaults()
    expectEqual(blur.value(forKey: kCIInputRadiusKey) as? NSNumber, 10)
    let names = CIFilter.filterNames(inCategory: nil)
    expect(names.contains("CIGaussianBlur") && names == names.sorted())
    expectEqual(CIFilter.filterNames(inCategory: "CICategoryBuiltIn"), names)
  }

  @Test("Filters of a fixed kind have their members for keys")
  func builtin() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let image = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 10, height: 20))
    let blur = CIFilter.gaussianBlur()
    blur.inputImage = image
    blur.radius = 2
    expectEqual(blur.outputImage?.extent, CGRect(x: -6, y: -6, width: 22, height: 32))
    let sepia = CIFilter.sepiaTone()
    expectEqual(sepia.intensity, 1)
    (sepia.inputImage, sepia.intensity) = (image, 0.5)
    expect(sepia.outputImage?.extent == image.extent && sepia.intensity == 0.5)
    let controls = CIFilter.colorControls()
    expect(controls.saturation == 1 && controls.brightness == 0 && controls.contrast == 1)
    expectEqual(CIFilter.pixellate().scale, 8)
    let noir = CIFilter.photoEffectNoir()
    noir.inputImage = image
    expectEqual(noir.outputImage?.extent, image.extent)
    let code = CIFilter.code128BarcodeGenerator()
    expectEqual(code.quietSpace, 10)
    code.message = Data("1".utf8)
    expect((code.outputImage?.extent.width ?? 0) > 0)
  }

  @Test("Images know how large they become")
  func images() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let image = CIImage(color: .blue).cropped(to: CGRect(x: 0, y: 0, width: 10, height: 20))
    expectEqual(image.oriented(forExifOrientation: 6).extent.size, CGSize(width: 20, height: 10))
    expectEqual(image.oriented(forExifOrientation: 3).extent.size, CGSize(width: 10, height: 20))
    expectEqual(
      image.applyingGaussianBlur(sigma: 2).extent, CGRect(x: -6, y: -6, width: 22, height: 32))
    expect(image.clampedToExtent().extent.isInfinite)
    let other = CIImage(color: .green).cropped(to: CGRect(x: 5, y: 0, width: 10, height: 5))
    expectEqual(
      other.composited(over: image).extent, CGRect(x: 0, y: 0, width: 15, height: 20))
    let colors: [CIColor] = [.gray, .red, .green, .blue, .cyan, .magenta, .yellow, .white, .black]
    let parts: [[CGFloat]] = colors.map { [$0.red, $0.green, $0.blue] }
    let expected: [[CGFloat]] = [
      [0.5, 0.5, 0.5], [1, 0, 0], [0, 1, 0], [0, 0, 1], [0, 1, 1], [1, 0, 1], [1, 1, 0],
      [1, 1, 1], [0, 0, 0],
    ]
    expectEqual(parts, expected)
    let options: [CIContextOption] = [
      .outputColorSpace, .workingColorSpace, .cacheIntermediates, .useSoftwareRenderer,
    ]
    expectEqual(Set(options.map(\.rawValue)).count, 4)
    let formats: [CIFormat] = [.ARGB8, .BGRA8, .RGBA8, .RGBAf]
    expectEqual(Set(formats.map(\.rawValue)).count, 4)
  }
}
