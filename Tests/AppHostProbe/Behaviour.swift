import AppHost
import CLibrary
import CPlatform
import CourseModel

/// What an app can do to the host and the machine, by name.
nonisolated enum Behaviour {
  static let named: [String: @Sendable (AppSide) -> Void] = [
    // Good manners
    "answers": { _ in },
    "leaves in order": { app in
      app.say("goodbye")
      _exit(0)
    },
    "is not loaded": { app in
      app.say("no such symbol", kind: AppFrame.notLoaded)
      _exit(0)
    },

    // Ends of its own
    "traps": { _ in
      let nothing = [Int]().first
      print("the answer is", terminator: "")
      print(nothing!)
    },
    "exits with 3": { _ in exit(3) },
    "exits with 0": { _ in exit(0) },
    "aborts": { _ in abort() },

    // No end
    "loops": { _ in
      var count = 0
      while true { count &+= 1 }
    },
    "loops with deaf ears": { _ in
      signal(SIGXCPU, SIG_IGN)
      while true {}
    },
    "recurses": { _ in print(recurse(1)) },
    "hangs up": { app in
      close(app.channel.descriptor)
      while true { pause() }
    },
    "stops itself": { _ in kill(getpid(), SIGSTOP) },

    "waits for a second as for a disk": { _ in
      // Whoever starts a program waits until it runs, and no signal ends that: here it waits for a writer.
      let path = "/tmp/apphost-probe-\(getpid())"
      mkfifo(path, 0o600)
      defer { unlink(path) }
      if forkAnyway() == 0 {
        usleep(1_000_000)
        _exit(open(path, O_WRONLY))
      }
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, path, O_RDONLY, 0)
      var child = pid_t()
      var words: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
      posix_spawn(&child, "/bin/true", &actions, nil, &words, nil)
    },

    // Memory
    "allocates 8 GB": { _ in print([UInt8](repeating: 1, count: 8 << 30).count) },
    "allocates for ever": { _ in
      var kept: [[UInt8]] = []
      while true { kept.append([UInt8](repeating: 1, count: 100_000)) }
    },
    "makes a type of 2 MiB": { app in app.say("\(size(of: Int.self, doubled: 18))") },
    "makes a type of 8 GiB": { app in app.say("\(size(of: Int.self, doubled: 30))") },
    "makes a tuple of 8 GiB": { app in app.say("\(size(ofTuple: Int.self, doubled: 30))") },
    "makes a sequence of 8 GiB": { app in
      app.say("\(size(ofSequence: [Int].self, doubled: 30))")
    },

    // Output and messages
    "writes for ever": { _ in
      let line = String(repeating: "x", count: 4095) + "\n"
      while true { put(line) }
    },
    "writes for ever without newline": { _ in
      let text = String(repeating: "x", count: 4096)
      while true { put(text, to: STDERR_FILENO) }
    },
    "floods with messages": { app in
      let text = String(repeating: "m", count: 500_000)
      while true { app.say(text) }
    },
    "announces a huge frame": { app in
      put("\u{1}\u{7f}\u{7f}\u{7f}\u{7f}", to: app.channel.descriptor)
    },
    "sends half a frame": { app in
      put("\u{1}\u{9}\u{0}\u{0}\u{0}half", to: app.channel.descriptor)
      _exit(0)
    },
    "answers twice": { app in app.say("forged", kind: AppFrame.reply) },
    "speaks gibberish": { app in app.say("?", kind: 200) },

    // The machine
    "signals itself": { app in app.say("signal \(kill(getpid(), SIGCONT))") },
    "lives an ordinary life": { app in
      Ordinary.everything(app)
      _exit(0)
    },
    "forks for ever": { app in
      for _ in 0..<10_000 where forkAnyway() == 0 { while true { pause() } }
    },
    "starts a thread": { app in
      var thread = pthread_t(bitPattern: 0)
      #if canImport(Glibc)
        let started = pthread_create(&thread, nil, { _ in nil }, nil)
        app.say("thread \(started) \(pthread_join(thread, nil))")
      #endif
    },
    "looks around": { app in
      let open = (0..<64).filter { fcntl(Int32($0), F_GETFD) >= 0 }
      app.say("descriptors \(open)")
      var byte: UInt8 = 0
      app.say("input \(read(STDIN_FILENO, &byte, 1))")
      app.say("leader \(getsid(0) == getpid())")
    },
    "leaves an orphan": { app in
      guard forkAnyway() == 0 else { _exit(0) }
      setsid()
      guard forkAnyway() == 0 else { _exit(0) }
      app.say("\(getpid())")
      while true { pause() }
    },
    "says who it is and loops": { app in
      app.say("\(getpid())")
      while true {}
    },
  ]

  private static func recurse(_ depth: Int) -> Int {
    depth == 0 ? 0 : recurse(depth + 1) + 1
  }

  private struct Pair<Value> {
    var first: Value
    var second: Value
  }

  private static func size<Value>(of _: Value.Type, doubled times: Int) -> Int {
    times == 0 ? MemoryLayout<Value>.size : size(of: Pair<Value>.self, doubled: times - 1)
  }

  private static func size<Value>(ofTuple _: Value.Type, doubled times: Int) -> Int {
    times == 0
      ? MemoryLayout<Value>.size : size(ofTuple: (Value, Value).self, doubled: times - 1)
  }

  private static func size<Values: Sequence>(ofSequence _: Values.Type, doubled times: Int) -> Int {
    times == 0
      ? MemoryLayout<Values>.size
      : size(ofSequence: Zip2Sequence<Values, Values>.self, doubled: times - 1)
  }
}
