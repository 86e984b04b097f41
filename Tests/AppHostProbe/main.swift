import AppHost
import CourseModel

/// A host of apps as tests need it.
///
/// A launch names a behaviour (see ``Behaviour``) in place of an app's library. With `--unconfined`
/// the processes are held as on a system that cannot deny forks.
var host = Host(channel: 3, isConfined: !CommandLine.arguments.contains("--unconfined")) {
  configuration, descriptor in
  let app = AppSide(channel: FrameChannel(descriptor: descriptor))
  guard let behaviour = Behaviour.named[configuration.appLibrary] else {
    preconditionFailure("no behaviour named \(configuration.appLibrary)")
  }
  behaviour(app)
  app.answerForEver()
}
try host.run()
