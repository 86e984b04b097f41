import CourseRunner
import Expectations
import Testing

@Suite struct UsageTests {
  @Test("Help lists the commands")
  func help() throws {
    let answer = try CourseOnDisk().call("--help")
    expectEqual(
      answer,
      .init(
        output: """
          Learn how an iOS app launches and how view controllers behave.

          Usage: course [--course DIR] <command> …

          Commands:
            next                 take the next step of the course
            watch                check on every save
            list                 every part with its state and points
            show                 a lesson's narrative, an exercise's task, a scenario's source
            check                compile and check
            play                 run a scenario or your own app and show its trace
            hint                 the next hint
            solution             a solution beside your files
            reset                the starter again; your files are kept
            new                  the files of a new lesson, exercise or scenario
            preview              a part as students see it, for its author
            verify               prove that lessons work, for their authors
            editor               let editors complete and check your code
            doctor               what is installed, what is missing, how to get it
            ios                  behaviours by version of iOS, and the rules
            rules                the numbers of UIKit's rules, by chapter
            grade                grade a folder of submissions, for teachers
            export               write the files that let another system run the grader

          Everywhere:
            --json               write one document for tools
            --course DIR         the course's folder, when it is not above here
            --help               tell more

          `course help <command>` tells more, and `course --version` which build this is. A NAME is an id from
          `course list`, or its last part.

          """, complaint: "", code: 0))
  }

  @Test("The version is the build's, and needs no course")
  func version() throws {
    let course = try CourseOnDisk()
    let answer = try course.call("--version")
    expectEqual(answer.code, 0)
    expectEqual(answer.complaint, "")
    let build = try Installation(executable: CourseOnDisk.executable).contentDigest().prefix(12)
    expectEqual(answer.output, "course, build \(build), with iOS 2.0 to 26.0\n")
  }

  @Test("Help of a command is the same by either way")
  func commandHelp() throws {
    let course = try CourseOnDisk()
    let text = """
      Usage: course check [NAME] [--all] [--from DIR] [--graded] [--seed N]

      Compiles your files of an exercise and runs its checks, without moving on. Without a name it checks
      the current exercise. With `--graded` your files pass the gate of a grading first, which refuses
      some code that practice accepts.

      Options:
        --all                every exercise
        --from DIR           take the files of DIR, as grading would
        --graded             refuse what a grading refuses
        --seed N             repeat the random inputs of a graded run

      Everywhere:
        --json               write one document for tools
        --course DIR         the course's folder, when it is not above here
        --help               tell more

      """
    expectEqual(try course.call("help", "check"), .init(output: text, complaint: "", code: 0))
    expectEqual(try course.call("check", "--help"), .init(output: text, complaint: "", code: 0))
    expectEqual(
      try course.call("--course", ".", "help", "check"),
      .init(output: text, complaint: "", code: 0))
  }

  @Test(
    "Wrong words end with 64 and name the nearest",
    arguments: [
      (
        ["chek"], "error: There is no command `chek`.\n  To go on: Did you mean `course check`?\n"
      ),
      (
        ["check", "--al"],
        "error: `course check` has no option `--al`.\n  To go on: Did you mean `--all`?\n"
      ),
      (
        ["show", "the-windwo"],
        "error: Nothing in the course is called `the-windwo`.\n"
          + "  To go on: Did you mean `launch-sequence/the-window`?\n"
      ),
      (
        ["show"],
        "error: `course show` needs the name of a part.\n  To go on: `course list` lists the names.\n"
      ),
      (
        ["play", "first-launch", "--ios", "99"],
        "error: Invalid value `99` for `--ios`.\n"
          + "  To go on: Write a version of iOS that was released, from 2.0 to 26.0.\n"
      ),
      (
        ["play", "first-launch", "--ios"],
        "error: The option `--ios` needs a value.\n  To go on: Write the value after it.\n"
      ),
      (
        ["hint", "first-launch"],
        "error: `first-launch` is not an exercise.\n"
          + "  To go on: `course list` shows points for exercises; `course next` goes on with scenarios.\n"
      ),
      (
        ["ios", "5", "--rule", "112"],
        "error: `course ios` cannot use `5`.\n"
          + "  To go on: `course help ios` shows how it is called.\n"
      ),
      (
        ["rules", "Windows", "Launch"],
        "error: `course rules` cannot use `Launch`.\n"
          + "  To go on: `course help rules` shows how it is called.\n"
      ),
      (
        ["next", "now"],
        "error: `course next` cannot use `now`.\n"
          + "  To go on: `course help next` shows how it is called.\n"
      ),
    ])
  func usage(words: [String], complaint: String) throws {
    let course = try CourseOnDisk()
    let answer = try course.call(words)
    expectEqual(answer, .init(output: "", complaint: complaint, code: 64))
  }

  @Test("With --json a usage error is a document")
  func json() throws {
    let answer = try CourseOnDisk().call("show", "nothing-like-it", "--json")
    expectEqual(answer.code, 64)
    expectEqual(
      answer.output,
      """
      {
        "course" : 1,
        "findings" : [

        ],
        "kind" : "error",
        "problem" : {
          "unknownName" : {
            "_0" : "nothing-like-it",
            "nearest" : [

            ]
          }
        }
      }

      """)
  }

  @Test("Outside of a course it is said how to get into one")
  func outside() throws {
    let answer = try CourseOnDisk().call("list", "--course", "/nowhere")
    expectEqual(answer.code, 64)
    expectEqual(
      answer.complaint,
      """
      error: Invalid value `/nowhere` for `--course`.
        To go on: Write a folder that has a folder `Lessons` in it.

      """)
  }
}
