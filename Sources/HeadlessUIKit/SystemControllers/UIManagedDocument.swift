public import Foundation

/// A document with a store of Core Data; iOS 5.0 and later. There is no Core Data here: its file stays empty.
open class UIManagedDocument: UIDocument {
  /// The name of the store in the document's folder.
  open class var persistentStoreName: String { "persistentStore" }
  /// How the store is opened; nil for as usual.
  open var persistentStoreOptions: [AnyHashable: Any]? {
    didSet {
      declaredOnly(
        "UIManagedDocument.persistentStoreOptions", oldValue as Any?,
        persistentStoreOptions as Any?)
    }
  }
  /// Which of the model's configurations is used; nil for the usual one.
  open var modelConfiguration: String? {
    didSet {
      declaredOnly("UIManagedDocument.modelConfiguration", oldValue, modelConfiguration)
    }
  }

  public override init(fileURL url: URL) {
    super.init(fileURL: url)
    Simulator.current.unimplemented("UIManagedDocument", "there is no Core Data: it stays empty.")
  }
}
