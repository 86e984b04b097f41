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

/// Whether the child is dead, or dies within that time. It must still be waited for.
bool cplatform_is_dead(pid_t child, int milliseconds);

/// How long the first thread of a process was ready to run and had to wait, in seconds since it began;
/// 0 where nobody knows.
double cplatform_waited_seconds(pid_t process);

/// Kills the child with its process group, waits for it, and says how it had ended.
///
/// A child that was already ending keeps the end it had.
struct cplatform_outcome cplatform_end(pid_t child);

/// Kills the children of another process that has one thread: how many, or -1 where nobody knows.
int cplatform_kill_children(pid_t parent);

/// Kills and waits for all other children, adopted ones included.
void cplatform_end_stragglers(void);

#endif
