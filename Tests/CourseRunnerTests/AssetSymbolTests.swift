import Expectations
import Testing

@testable import CourseRunner

@Suite struct AssetSymbolTests {
  @Test(
    "A symbol is named as its asset, in words put together, without its type",
    arguments: [
      ("AccentColor", "Color", "accent"), ("brand", "Color", "brand"),
      ("ic_home", "Image", "icHome"), ("Home Icon", "Image", "homeIcon"),
      ("URLIcon", "Image", "urlIcon"), ("HSL", "Color", "hsl"), ("1st place", "Image", "_1stPlace"),
      ("Color", "Color", "color"),
    ])
  func names(asset: String, suffix: String, name: String) {
    expectEqual(AssetSymbols.symbol(of: asset, without: suffix), name)
  }

  @Test("Only assets that the app names are declared, and none that it has itself")
  func glue() {
    let files = FileSet(files: [
      "A.xcassets/Brand.colorset/Contents.json": [UInt8]("{}".utf8),
      "A.xcassets/Unused.colorset/Contents.json": [UInt8]("{}".utf8),
      "A.xcassets/logo.imageset/logo.png": [],
      "A.swift": [UInt8](
        "let a = UIColor.brand\nlet b = UIImage(resource: .logo)\nextension UIImage { static let logo = 1 }"
          .utf8),
    ])
    let glue = AssetSymbols.glue(for: files, of: ScannedApp(files))
    expectEqual(
      glue,
      """
      import UIKit

      extension ImageResource {
        static let `logo` = ImageResource(name: "logo", bundle: .main)
      }
      extension ColorResource {
        static let `brand` = ColorResource(name: "Brand", bundle: .main)
      }
      extension UIColor {
        static var `brand`: UIColor { UIColor(resource: ColorResource(name: "Brand", bundle: .main)) }
      }

      """)
  }

  @Test("Assets in a folder with a name space are members of a type")
  func spaces() {
    let space = [UInt8](#"{"properties" : {"provides-namespace" : true}}"#.utf8)
    let files = FileSet(files: [
      "A.xcassets/icons/Contents.json": space, "A.xcassets/plain/Contents.json": [],
      "A.xcassets/icons/star.imageset/Contents.json": [],
      "A.xcassets/icons/small/Contents.json": space,
      "A.xcassets/icons/small/up.symbolset/Contents.json": [],
      "A.xcassets/plain/logo.imageset/Contents.json": [],
      "A.swift": [UInt8](
        "let a = UIImage(resource: .Icons.star), b = ImageResource.Icons.Small.up, c = UIImage.logo"
          .utf8),
    ])
    let glue = AssetSymbols.glue(for: files, of: ScannedApp(files))
    expectEqual(
      glue?.split(separator: "\n").prefix(11).map(String.init),
      [
        "import UIKit", "extension ImageResource {",
        "  static let `logo` = ImageResource(name: \"logo\", bundle: .main)", "}",
        "extension ImageResource { enum `Icons` {} }", "extension ImageResource.`Icons` {",
        "  static let `star` = ImageResource(name: \"icons/star\", bundle: .main)", "}",
        "extension ImageResource.`Icons` { enum `Small` {} }",
        "extension ImageResource.`Icons`.`Small` {",
        "  static let `up` = ImageResource(name: \"icons/small/up\", bundle: .main)",
      ])
  }
}
