import EventTrace
import Foundation
import RuleTrait
import Expectations
import Testing

@testable import HeadlessUIKit

/// Pictures and colours of the app's own (rule 248).
@Suite(.rule(248))
@MainActor
struct AssetTests {
  private func device(
    iOS: IOSVersion, model: String, catalog: AssetCatalog = AssetCatalog(),
    files: [String: [UInt8]] = [:]
  ) -> Simulator {
    let simulator = Simulator(
      configuration: Simulator.Configuration(
        iOS: iOS, device: DeviceModel.named(model),
        bundle: AppBundle(resources: Set(files.keys), files: files, catalog: catalog)))
    Simulator.current = simulator
    return simulator
  }

  private func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + [UInt8]("IHDR".utf8)
      + [0, 0, 0, width, 0, 0, 0, height]
  }

  @Test("A picture has the size of its file in points, at the screen's scale")
  func pictures() throws {
    let files = [
      "face.png": png(10, 20), "face@2x.png": png(20, 42), "face@3x.png": png(30, 60),
      "fine@3x.png": png(30, 30), "mine~ipad.png": png(7, 7), "broken.png": [1, 2, 3],
    ]
    for (model, scale, height) in [("iPhone 3GS", 1, 20), ("iPhone 8", 2, 21), ("iPhone X", 3, 20)]
    {
      _ = device(iOS: model == "iPhone 3GS" ? 4 : 12, model: model, files: files)
      let face = try #require(UIImage(named: "face"))
      expectEqual(face.size, CGSize(width: 10, height: height), "\(model)")
      expectEqual(face.scale, CGFloat(scale), "\(model)")
    }
    _ = device(iOS: 12, model: "iPhone 8", files: files)
    expectEqual(UIImage(named: "fine")?.size, CGSize(width: 10, height: 10))
    expectEqual(UIImage(named: "broken")?.size, .zero)
    expectNil(UIImage(named: "mine"))
    expectEqual(
      UIImage(contentsOfFile: "/App.app/face@2x.png")?.size, CGSize(width: 10, height: 21))
    expectNil(UIImage(contentsOfFile: "/etc/hostname"))
    expectEqual(UIImage(data: Data(png(4, 6)))?.size, CGSize(width: 4, height: 6))
    _ = device(iOS: 12, model: "iPad Air", files: files)
    expectEqual(UIImage(named: "mine")?.size, CGSize(width: 7, height: 7))
  }

  @Test("A JPEG says its size in its frame, whatever stands before it")
  func jpeg() {
    let header: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, 30, 0, 40, 3,
    ]
    expectEqual(
      AssetCatalog.Picture(file: "a@2x.jpg", header),
      AssetCatalog.Picture(width: 40, height: 30, scale: 2))
    expectNil(AssetCatalog.Picture(file: "a.jpg", header.prefix(9)))
  }

  @Test("A colour of a catalog is what its file says, light and dark")
  func colors() throws {
    var catalog = AssetCatalog()
    catalog.add(
      color: "Brand",
      Data(
        """
        {"colors": [
          {"idiom": "universal", "color": {"components":
            {"red": "0xFF", "green": "0.000", "blue": "51", "alpha": "0.500"}}},
          {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
            "color": {"components": {"white": "1.0", "alpha": "1.0"}}}
        ]}
        """.utf8))
    catalog.add(color: "Broken", Data("{}".utf8))
    _ = device(iOS: 13, model: "iPhone 11", catalog: catalog)
    let brand = try #require(UIColor(named: "Brand"))
    expectEqual(brand.cgColor.components, [1, 0, 0.2, 0.5])
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    expectEqual(brand.resolvedColor(with: dark), .white)
    expectEqual(UIColor(named: "Brand", in: nil, compatibleWith: dark), .white)
    expectNil(UIColor(named: "Broken"))
    expectNil(UIColor(named: "brand"))
  }

  @Test(
    "A catalog says for which scale and device each file of a picture is, whatever it is called",
    .rule(1020))
  func scales() throws {
    var catalog = AssetCatalog()
    let contents = """
      {"images": [
        {"idiom": "universal", "scale": "1x"},
        {"idiom": "universal", "scale": "2x", "filename": "Group 7.png"},
        {"idiom": "universal", "scale": "3x", "filename": "Group 8.png"},
        {"idiom": "universal", "scale": "3x", "filename": "dark.png",
          "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "ipad", "scale": "2x", "filename": "pad.png"},
        {"idiom": "mac", "scale": "1x", "filename": "mac.png"}
      ]}
      """
    let files = [
      "Group 7.png": png(60, 40), "Group 8.png": png(93, 60), "dark.png": png(3, 3),
      "pad.png": png(80, 80), "mac.png": png(1, 1), "left over@2x.png": png(2, 2),
    ].mapValues { Data($0) }
    catalog.add(picture: "logo", Data(contents.utf8), files: files)
    let drawing = Data("%PDF-1.4 /MediaBox [0 0 24 30]".utf8)
    catalog.add(
      picture: "Icons/star", Data(#"{"images": [{"filename": "star.pdf"}]}"#.utf8),
      files: ["star.pdf": drawing])
    catalog.add(picture: "plain", nil, files: ["plain@2x.png": Data(png(8, 8))])
    catalog.symbols = ["glyph"]
    func device(_ model: String, iOS: IOSVersion = 13) {
      let bundle = AppBundle(
        resources: ["logo.png", "Icons/star.png", "plain.png"], catalog: catalog)
      Simulator.current = Simulator(
        configuration: Simulator.Configuration(
          iOS: iOS, device: DeviceModel.named(model), bundle: bundle))
    }
    device("iPhone 8")
    expectEqual(UIImage(named: "logo")?.size, CGSize(width: 30, height: 20))
    expectEqual(UIImage(named: "logo.png")?.scale, 2)
    expectEqual(UIImage(named: "Icons/star")?.size, CGSize(width: 24, height: 30))
    expectNil(UIImage(named: "star"))
    expectEqual(UIImage(named: "plain")?.size, CGSize(width: 4, height: 4))
    expectEqual(UIImage(named: "glyph")?.isSymbolImage, true)
    device("iPhone X", iOS: 12)
    expectEqual(UIImage(named: "logo")?.size, CGSize(width: 31, height: 20))
    expectNil(UIImage(named: "glyph"))
    device("iPad Air")
    expectEqual(UIImage(named: "logo")?.size, CGSize(width: 40, height: 40))
  }

  @Test("Only a folder that says so gives its name to what is in it", .rule(1020))
  func namespaces() {
    for (text, provides) in [
      (#"{"properties": {"provides-namespace": true}}"#, true),
      (#"{"properties": {"provides-namespace": false}}"#, false),
      (#"{"info": {"version": 1}}"#, false), ("x", false),
    ] { expectEqual(AssetCatalog.providesNamespace(Data(text.utf8)), provides, text) }
  }

  @Test("Images of one name, or of the same data, are equal", .rule(1030))
  func equality() throws {
    _ = device(iOS: 13, model: "iPhone 8", files: ["a.png": png(4, 4), "b.png": png(4, 4)])
    let image = try #require(UIImage(named: "a"))
    let button = UIButton(type: .custom)
    button.setImage(image, for: .normal)
    expect(button.currentImage == UIImage(named: "a"))
    expectEqual(image.hash, UIImage(named: "a")?.hash)
    expect(image != UIImage(named: "b"))
    expect(image != image.withRenderingMode(.alwaysTemplate))
    expect(UIImage(systemName: "star") == UIImage(systemName: "star"))
    expect(UIImage(systemName: "star") != UIImage(systemName: "star.fill"))
    expect(UIImage(data: Data(png(3, 3))) == UIImage(data: Data(png(3, 3))))
    expect(UIImage(data: Data(png(3, 3))) != UIImage(data: Data(png(3, 2))))
    let drawn = UIImage(drawn: CGSize(width: 4, height: 4), scale: 1)
    expect(drawn == drawn)
    expect(drawn != UIImage(drawn: CGSize(width: 4, height: 4), scale: 1))
    expect(!image.isEqual("a"))
  }

  @Test("A colour of a catalog may be one of the system's", .rule(1021))
  func systemShades() throws {
    var catalog = AssetCatalog()
    catalog.add(
      color: "Text",
      Data(#"{"colors": [{"color": {"platform": "ios", "reference": "labelColor"}}]}"#.utf8))
    catalog.add(
      color: "Mixed",
      Data(
        """
        {"colors": [
          {"idiom": "universal"},
          {"idiom": "iphone", "color": {"reference": "systemRedColor"}},
          {"idiom": "iphone", "appearances": [{"appearance": "luminosity", "value": "dark"}],
            "color": {"components": {"white": "0.5", "alpha": "1.0"}}}
        ]}
        """.utf8))
    _ = device(iOS: 13, model: "iPhone 11", catalog: catalog)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let text = try #require(UIColor(named: "Text"))
    expectEqual(text.resolvedColor(with: dark), .white)
    expectEqual(text.cgColor.components, UIColor.label.cgColor.components)
    let mixed = try #require(UIColor(named: "Mixed"))
    expectEqual(
      mixed.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor.components,
      UIColor.systemRed.cgColor.components)
    expectEqual(mixed.resolvedColor(with: dark).cgColor.components, [0.5, 1])
  }
}
