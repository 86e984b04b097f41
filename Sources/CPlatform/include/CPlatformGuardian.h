#ifndef CPLATFORM_GUARDIAN_H
#define CPLATFORM_GUARDIAN_H

#include <stdbool.h>
#include <sys/types.h>

/// How a child ended, as the kernel tells it.
struct cplatform_outcome {
  bool exited;
  /// The exit code, or the signal that ended it.
  int code;
  /// Processor time that it used, user and system.
  double processor_seconds;
};

/// Makes the calling process the one that orphans below it fall to, deaf to the keyboard.
///
/// It is not ended by Ctrl-C itself: it sees the end of its channel and tidies up first.
void cplatform_become_guardian(void);

/// Sleeps until there is something to read; false when nothing will ever come.
bool cplatform_wait_for_request(int descriptor);

/// Has the calling process, a child of `parent`, die with it; false when that is too late.
bool cplatform_die_with(pid_t parent);

/// Waits for the child and says how it ended.
struct cplatform_outcome cplatform_wait(pid_t child);

/// Whether the child is dead, or dies within that time. It must still be waited for.
bool cplatform_is_dead(pid_t child, int milliseconds);

/// The time of a process's first thread, in seconds since it began.
struct cplatform_thread_time {
  /// On a processor.
  double ran;
  /// Ready to run, while others ran.
  double waited;
};

/// How the first thread of a process spent its time; zeros where nobody knows.
struct cplatform_thread_time cplatform_first_thread_time(pid_t process);

/// Whether the first thread of a process waits for something that no signal ends, as for a disk.
bool cplatform_waits_for_disk(pid_t process);

/// Has a child that `cplatform_crash_watch` watches report where its first thread is, and die of it.
void cplatform_ask_where(pid_t child);

/// Kills the child with its process group, waits for it, and says how it had ended.
///
/// A child that was already ending keeps the end it had.
struct cplatform_outcome cplatform_end(pid_t child);

/// Kills the children of another process that has one thread: how many, or -1 where nobody knows.
int cplatform_kill_children(pid_t parent);

/// Kills and waits for all other children, adopted ones included.
void cplatform_end_stragglers(void);

#endif
