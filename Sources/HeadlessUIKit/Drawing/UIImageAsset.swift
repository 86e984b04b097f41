public import Foundation

/// Pictures that stand for one another, each for its traits (rule 795). iOS 8.0 and later.
open class UIImageAsset: NSObject {
  private var pictures: [(traits: UITraitCollection, image: UIImage)] = []

  /// The picture of which it was asked for, as long as that is there; nil for one that an app has made.
  private weak var original: UIImage?
  /// The same picture for the time after.
  private var copy: UIImage?

  /// It is the asset of that picture.
  final func keep(_ image: UIImage) {
    original = image
    copy = image.copied()
    copy?.joinedAsset = self
  }

  /// Makes one without pictures.
  public override init() {
    Self.requiresClass(since: 8.0)
    super.init()
  }

  /// Adds a picture for some traits; one that is there for the same goes.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    unregister(with: traitCollection)
    pictures.append((traitCollection, image))
    image.joinedAsset = self
  }
  /// Removes the picture for those traits.
  open func unregister(with traitCollection: UITraitCollection) {
    pictures.removeAll { $0.traits == traitCollection }
  }
  /// The picture for those traits, or the first one where none is for them.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let best =
      pictures.first { traitCollection.containsTraits(in: $0.traits) }
      ?? (copy == nil ? pictures.first : nil)
    return best?.image ?? original ?? copy ?? UIImage()
  }
}
