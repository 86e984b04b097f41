import AppHost
import CourseModel

/// A host of apps as tests need it.
///
/// A launch names an app's library, or a behaviour (see ``Behaviour``) in its place. With
/// `--unconfined` the processes are held as on a system that cannot deny forks.
var host = Host(
  channel: 3, seal: CommandLine.arguments.contains("--unconfined") ? .absent : .wherePossible
) {
  configuration, descriptor in
  if configuration.appLibrary.hasPrefix("/") {
    AppProcess.run(configuration, descriptor: descriptor)
  }
  let app = AppSide(channel: FrameChannel(descriptor: descriptor))
  var behaviours = Behaviour.named
  #if canImport(Glibc)
    behaviours.merge(Behaviour.escapes) { $1 }
    behaviours.merge(Behaviour.memory) { $1 }
  #endif
  guard let behaviour = behaviours[configuration.appLibrary] else {
    preconditionFailure("no behaviour named \(configuration.appLibrary)")
  }
  behaviour(app)
  app.answerForEver()
}
try host.run()
