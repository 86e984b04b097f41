import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// Gives one thing, and notes what it is told.
private final class Giver: NSObject, UIDragInteractionDelegate {
  var gives = true
  var mayMove = true
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    session.localContext = "context"
    return gives ? [UIDragItem(itemProvider: HeadlessUIKit.NSItemProvider(object: "text"))] : []
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { mayMove }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {}
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) {}
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {}
}

/// Gives one thing that stays in the app.
private final class HomeGiver: NSObject, UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { [UIDragItem(itemProvider: HeadlessUIKit.NSItemProvider(object: "home"))] }
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { true }
}

/// Takes what is dropped on its view.
private final class Taker: NSObject, UIDropInteractionDelegate {
  var texts: [String] = []
  var operation = UIDropOperation.copy
  var context: Any?
  /// What the session says: whether it may be moved, whether it stays here, and of which types it is.
  var said: [Bool] = []
  var styles: [UIDropSessionProgressIndicatorStyle] = []
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { session.canLoadObjects(ofClass: NSString.self) }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {}
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: operation) }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {}
  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    context = session.localDragSession?.localContext
    said = [
      session.allowsMoveOperation, session.isRestrictedToDraggingApplication,
      session.hasItemsConforming(toTypeIdentifiers: ["public.png", "public.text"]),
      session.hasItemsConforming(toTypeIdentifiers: ["public.png"]),
    ]
    styles.append(session.progressIndicatorStyle)
    session.progressIndicatorStyle = .none
    styles.append(session.progressIndicatorStyle)
    session.loadObjects(ofClass: NSString.self) { objects in
      self.texts = objects.compactMap { ($0 as? NSString).map { String($0) } }
    }
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) {}
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {}
}

@MainActor
struct DragTests {
  private struct Shown {
    let app: TestApp
    let giver = Giver()
    let taker = Taker()
    let from = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    let to = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))

    @MainActor
    init(iOS: IOSVersion = 15.0) throws {
      app = TestApp(iOS: iOS)
      let root = A()
      try app.show(root)
      from.addInteraction(UIDragInteraction(delegate: giver))
      to.addInteraction(UIDropInteraction(delegate: taker))
      root.view.addSubview(from)
      root.view.addSubview(to)
    }

    /// The names of what the delegates were told and asked, one after the other, each once in a row.
    @MainActor
    func drag(to end: CGPoint = CGPoint(x: 50, y: 350), pressing: Double = 0.7) throws -> [String] {
      let before = heard.count
      try app.device.simulator.drag(along: [CGPoint(x: 50, y: 150), end], pressing: pressing)
      try app.settle()
      var names: [String] = []
      for name in heard.dropFirst(before) where names.last != name { names.append(name) }
      return names
    }

    @MainActor
    private var heard: [String] {
      app.device.simulator.recorder.events.map(\.name).filter { $0.contains("Interaction(_:") }
        .map { $0.replacingOccurrences(of: "Interaction(_:", with: " ") }
    }
  }

  @Test("What is lifted, dragged and dropped is told at both ends, in this order", .rule(945))
  func order() throws {
    let shown = try Shown()
    expectEqual(
      try shown.drag(),
      [
        "drag itemsForBeginning:)", "drag sessionAllowsMoveOperation:)", "drag sessionWillBegin:)",
        "drop canHandle:)", "drop sessionDidEnter:)", "drop sessionDidUpdate:)",
        "drag session:willEndWith:)", "drop performDrop:)", "drop concludeDrop:)",
        "drag session:didEndWith:)", "drop sessionDidEnd:)",
      ])
    expectEqual(shown.taker.texts, ["text"])
    expectEqual(shown.taker.context as? String, "context")
  }

  @Test(
    "What is dropped beside, or refused, goes back; the target that was left hears the end",
    .rule(945))
  func refused() throws {
    let shown = try Shown()
    expectEqual(
      try shown.drag(to: CGPoint(x: 250, y: 250)).suffix(2),
      ["drag session:willEndWith:)", "drag session:didEndWith:)"])
    shown.taker.operation = .forbidden
    expectEqual(
      try shown.drag().suffix(4),
      [
        "drag session:willEndWith:)", "drop sessionDidExit:)", "drag session:didEndWith:)",
        "drop sessionDidEnd:)",
      ])
    // What may not be moved cannot be.
    shown.taker.operation = .move
    shown.giver.mayMove = false
    expect(!(try shown.drag().contains("drop performDrop:)")))
    shown.giver.mayMove = true
    expect(try shown.drag().contains("drop performDrop:)"))
  }

  @Test("A drop knows whether its things may be moved or leave, and of which types they are")
  func sessions() throws {
    let shown = try Shown()
    _ = try shown.drag()
    expectEqual(shown.taker.said, [true, false, true, false])
    expectEqual(shown.taker.styles, [.default, .none])
    shown.giver.mayMove = false
    _ = try shown.drag()
    expectEqual(shown.taker.said, [false, false, true, false])
    let home = HomeGiver()
    for interaction in shown.from.interactions { shown.from.removeInteraction(interaction) }
    shown.from.addInteraction(UIDragInteraction(delegate: home))
    _ = try shown.drag()
    expectEqual(shown.taker.texts, ["home"])
    expectEqual(shown.taker.said, [true, true, true, false])
  }

  @Test("Without items, or without a long press, nothing is dragged", .rule(945))
  func nothing() throws {
    let shown = try Shown()
    expectEqual(try shown.drag(pressing: 0.2), [])
    shown.giver.gives = false
    expectEqual(try shown.drag(), ["drag itemsForBeginning:)"])
  }

  @Test("Interactions are off by themselves on phones before iOS 15", .rule(945))
  func phones() throws {
    expectEqual(try Shown(iOS: 14.0).drag(), [])
    let shown = try Shown(iOS: 14.0)
    (shown.from.interactions[0] as? UIDragInteraction)?.isEnabled = true
    expect(try shown.drag().contains("drop performDrop:)"))
    let device = Device(iOS: 12.0, model: "iPad Air")
    defer { _ = device }
    expect(UIDragInteraction(delegate: Giver()).isEnabled)
  }
}

/// Rows that can be dragged to other places.
private class RowList: NSObject {
  var names = ["a", "b", "c", "d"]
  var cells = 0
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cells += 1
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let item = UIDragItem(itemProvider: HeadlessUIKit.NSItemProvider(object: names[indexPath.row]))
    item.localObject = names[indexPath.row]
    return [item]
  }
}

private final class Rows: RowList, UITableViewDataSource, UITableViewDragDelegate {}

private final class MovingRows: RowList, UITableViewDataSource, UITableViewDragDelegate {
  func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) { names.insert(names.remove(at: source.row), at: destination.row) }
}

private final class DroppedRows: RowList, UITableViewDataSource, UITableViewDragDelegate,
  UITableViewDropDelegate
{
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    guard let item = coordinator.items.first, let source = item.sourceIndexPath,
      let destination = coordinator.destinationIndexPath
    else { return }
    tableView.performBatchUpdates {
      names.insert(names.remove(at: source.row), at: destination.row)
      tableView.deleteRows(at: [source], with: .automatic)
      tableView.insertRows(at: [destination], with: .automatic)
    }
    coordinator.drop(item.dragItem, toRowAt: destination)
  }
}

private final class LeavingRows: RowList, UITableViewDataSource, UITableViewDragDelegate,
  UITableViewDropDelegate
{
  var leave: () -> Void = {}
  var hasLeft = false
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    leave()
    hasLeft = true
  }
}

/// Holds the place of what is dropped, and fills it later or gives it up.
private final class HeldRows: RowList, UITableViewDataSource, UITableViewDragDelegate,
  UITableViewDropDelegate
{
  var size = CGSize.zero
  var answers: [Bool] = []
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
  }
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    guard let item = coordinator.items.first else { return }
    size = item.previewSize
    for isFilled in [true, false] {
      let place = UITableViewDropPlaceholder(
        insertionIndexPath: IndexPath(row: 1, section: 0), reuseIdentifier: "cell", rowHeight: 50)
      let context = coordinator.drop(item.dragItem, to: place)
      if !isFilled { answers.append(context.deletePlaceholder()) }
      answers.append(
        context.commitInsertion { self.names.insert("new", at: $0.row) })
      answers.append(context.deletePlaceholder())
    }
  }
}

private final class HeldTiles: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  var names = ["a", "b", "c"]
  var size = CGSize.zero
  var answers: [Bool] = []
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    names.count
  }
  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: HeadlessUIKit.NSItemProvider(object: names[indexPath.item]))]
  }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let item = coordinator.items.first else { return }
    size = item.previewSize
    for isFilled in [true, false] {
      let place = UICollectionViewDropPlaceholder(
        insertionIndexPath: IndexPath(item: 1, section: 0), reuseIdentifier: "cell")
      let context = coordinator.drop(item.dragItem, to: place)
      if !isFilled { answers.append(context.deletePlaceholder()) }
      answers.append(context.commitInsertion { self.names.insert("new", at: $0.item) })
      answers.append(context.deletePlaceholder())
    }
  }
}

private final class Tiles: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  var names = ["a", "b", "c"]
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    names.count
  }
  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: HeadlessUIKit.NSItemProvider(object: names[indexPath.item]))]
  }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let item = coordinator.items.first, let source = item.sourceIndexPath,
      let destination = coordinator.destinationIndexPath
    else { return }
    collectionView.performBatchUpdates {
      names.insert(names.remove(at: source.item), at: destination.item)
      collectionView.deleteItems(at: [source])
      collectionView.insertItems(at: [destination])
    }
    coordinator.drop(item.dragItem, toItemAt: destination)
  }
}

private final class DragCell: UICollectionViewCell {
  var states: [DragState] = []
  override func dragStateDidChange(_ dragState: DragState) { states.append(dragState) }
}

@MainActor
struct ListDragTests {
  private func table(
    _ rows: some RowList & UITableViewDataSource & UITableViewDragDelegate
  ) throws -> (TestApp, UITableView) {
    let app = TestApp(iOS: 15.0)
    // Only what moves rows has the method for it.
    app.device.simulator.knowsDeclaredMethods = true
    if rows is MovingRows {
      _registerMethod(MovingRows.self, "declared tableView(_:moveRowAt:to:)") { _, _, _ in nil }
    }
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 320, height: 400))
    table.rowHeight = 50
    (table.dataSource, table.dragDelegate) = (rows, rows)
    table.dropDelegate = rows as? any UITableViewDropDelegate
    let root = A()
    root.view.addSubview(table)
    try app.show(root)
    return (app, table)
  }

  private func drag(_ app: TestApp, from: CGFloat, to: CGFloat) throws {
    try app.device.simulator.drag(
      along: [CGPoint(x: 50, y: from), CGPoint(x: 50, y: to)], pressing: 0.7)
    try app.settle()
  }

  @Test("A table moves its rows by itself where the data source can, without new cells", .rule(946))
  func moves() throws {
    let rows = MovingRows()
    let (app, table) = try table(rows)
    let cells = rows.cells
    try drag(app, from: 125, to: 225)
    expectEqual(rows.names, ["b", "c", "a", "d"])
    expectEqual(table.visibleCells.map { $0.textLabel?.text }, ["b", "c", "a", "d"])
    expectEqual(rows.cells, cells)
    // Below all rows is the end.
    try drag(app, from: 125, to: 420)
    expectEqual(rows.names, ["c", "a", "d", "b"])
    expect(!table.hasActiveDrag && !table.hasActiveDrop)
  }

  @Test("A drop delegate gets a coordinator that knows source and destination", .rule(946))
  func drops() throws {
    let rows = DroppedRows()
    let (app, table) = try table(rows)
    try drag(app, from: 275, to: 125)
    expectEqual(rows.names, ["d", "a", "b", "c"])
    expectEqual(table.visibleCells.map { $0.textLabel?.text }, ["d", "a", "b", "c"])
    expectEqual(app.device.lines(.exception), [])
  }

  @Test("A drop may take the screen of its list away", .rule(946))
  func leaves() throws {
    let rows = LeavingRows()
    let app: TestApp
    do {
      let (made, table) = try table(rows)
      app = made
      rows.leave = { [weak table] in table?.removeFromSuperview() }
    }
    try drag(app, from: 125, to: 225)
    expectEqual(app.device.lines(.exception), [])
    expect(rows.hasLeft)
  }

  @Test("Rows stay where nothing takes them, and where dragging is turned off", .rule(946))
  func stays() throws {
    let rows = Rows()
    let (app, _) = try table(rows)
    try drag(app, from: 125, to: 225)
    expectEqual(rows.names, ["a", "b", "c", "d"])
    let moving = MovingRows()
    let (other, table) = try self.table(moving)
    table.dragInteractionEnabled = false
    try drag(other, from: 125, to: 225)
    expectEqual(moving.names, ["a", "b", "c", "d"])
  }

  private func collection(
    _ tiles: some UICollectionViewDataSource & UICollectionViewDragDelegate
      & UICollectionViewDropDelegate
  ) throws -> (TestApp, UICollectionView) {
    let app = TestApp(iOS: 15.0)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 300, height: 300), collectionViewLayout: layout)
    view.register(DragCell.self, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.dragDelegate, view.dropDelegate) = (tiles, tiles, tiles)
    let root = A()
    root.view.addSubview(view)
    try app.show(root)
    return (app, view)
  }

  @Test("A place that is held for a drop is filled once, or given up and never filled", .rule(946))
  func heldPlaces() throws {
    let rows = HeldRows()
    let (app, table) = try table(rows)
    try drag(app, from: 275, to: 125)
    expectEqual(rows.answers, [true, false, true, false, false])
    expectEqual(rows.names, ["a", "new", "b", "c", "d"])
    expectEqual(table.visibleCells.map { $0.textLabel?.text }, rows.names)
    expectEqual(rows.size, CGSize(width: 320, height: 50))
    expectEqual(app.device.lines(.exception), [])
    let tiles = HeldTiles()
    let (other, view) = try collection(tiles)
    try other.device.simulator.drag(
      along: [CGPoint(x: 250, y: 150), CGPoint(x: 50, y: 150)], pressing: 0.7)
    try other.settle()
    expectEqual(tiles.answers, [true, false, true, false, false])
    expectEqual(tiles.names, ["a", "new", "b", "c"])
    expectEqual(view.numberOfItems(inSection: 0), 4)
    expectEqual(tiles.size, CGSize(width: 100, height: 100))
    expectEqual(other.device.lines(.exception), [])
  }

  @Test("An item is dragged to another place, and its cell hears of it", .rule(946))
  func items() throws {
    let tiles = Tiles()
    let (app, view) = try collection(tiles)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? DragCell)
    try app.device.simulator.drag(
      along: [CGPoint(x: 50, y: 150), CGPoint(x: 250, y: 150)], pressing: 0.7)
    try app.settle()
    expectEqual(tiles.names, ["b", "c", "a"])
    expectEqual(cell.states, [.lifting, .dragging, .none])
    expectEqual(app.device.lines(.exception), [])
  }
}

/// A note that an app hands over in a type of its own.
private final class HandedNote: NSObject, NSItemProviderReading, NSItemProviderWriting {
  let text: String
  init(_ text: String) { self.text = text }
  static var readableTypeIdentifiersForItemProvider: [String] { ["org.example.note"] }
  static var writableTypeIdentifiersForItemProvider: [String] { ["org.example.note"] }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> HandedNote {
    HandedNote(String(decoding: data, as: UTF8.self) + "!")
  }
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(text.utf8), nil)
    return nil
  }
}

@MainActor
struct ItemProviderTests {
  @Test("A provider gives its things in the types of their classes, in a later turn", .rule(947))
  func forms() throws {
    let device = Device(iOS: 14.0)
    let provider = HeadlessUIKit.NSItemProvider(object: HandedNote("hello"))
    expectEqual(provider.registeredTypeIdentifiers, ["org.example.note"])
    expect(provider.canLoadObject(ofClass: HandedNote.self))
    expect(!provider.canLoadObject(ofClass: NSString.self))
    var found: HandedNote?
    provider.loadObject(ofClass: HandedNote.self) { note, _ in found = note as? HandedNote }
    expectNil(found)
    try device.simulator.settle()
    expectEqual(found?.text, "hello")
    // Of bytes the class makes one itself.
    let bytes = HeadlessUIKit.NSItemProvider(
      item: Data("bytes".utf8), typeIdentifier: "org.example.note")
    bytes.loadObject(ofClass: HandedNote.self) { note, _ in found = note as? HandedNote }
    try device.simulator.settle()
    expectEqual(found?.text, "bytes!")
  }

  @Test("Texts come as values, kinds of types count, and what is missing is an error", .rule(947))
  func texts() throws {
    let device = Device(iOS: 14.0)
    let provider = HeadlessUIKit.NSItemProvider(object: "text")
    expect(provider.hasItemConformingToTypeIdentifier("public.plain-text"))
    expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    expect(provider.canLoadObject(ofClass: String.self))
    var text: String?
    _ = provider.loadObject(ofClass: String.self) { value, _ in text = value }
    var fault: (any Error)?
    provider.loadDataRepresentation(forTypeIdentifier: "public.png") { _, error in fault = error }
    try device.simulator.settle()
    expectEqual(text, "text")
    expectEqual((fault as NSError?)?.code, -1000)
    let late = HeadlessUIKit.NSItemProvider()
    late.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) {
      $0(Data("late".utf8), nil)
      return nil
    }
    _ = late.loadObject(ofClass: String.self) { value, _ in text = value }
    try device.simulator.settle()
    expectEqual(text, "late")
  }
}
