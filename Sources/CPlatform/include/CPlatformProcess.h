#ifndef CPLATFORM_PROCESS_H
#define CPLATFORM_PROCESS_H

#include "CPlatformConfine.h"

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/// How a child process is started.
///
/// The child gets exactly the descriptors named here (a negative one is /dev/null for 0 to 2 and
/// closed for 3 and 4), the environment given, default signal handling, and on Linux the wish to
/// die with the thread that started it.
struct cplatform_spawn_request {
  const char *path;
  char *const *arguments;
  char *const *environment;
  /// The working directory; null for the caller's.
  const char *directory;
  /// What becomes descriptors 0 to 4.
  int descriptors[5];
  /// RLIMIT_CPU in seconds; 0 for none.
  uint64_t processor_seconds;
  /// RLIMIT_AS in bytes; 0 for none.
  uint64_t address_space;
  /// RLIMIT_FSIZE in bytes; 0 for none.
  uint64_t file_size;
  /// Whether the program, its libraries and its memory lie at the same addresses each time, where the
  /// system can do that, and none of them near the stack: see `CPLATFORM_STACK_GAP`.
  bool fixed_addresses;
  /// What it may do beside; null for everything that the caller may.
  const struct cplatform_confinement *confinement;
};

/// Starts a child and returns its process id, or a negated errno, also when exec itself fails.
pid_t cplatform_spawn(const struct cplatform_spawn_request *request);

/// A pair of connected stream sockets, close-on-exec: 0 or a negated errno.
int cplatform_socket_pair(int descriptors[2]);

/// A pipe, close-on-exec, read end first: 0 or a negated errno.
int cplatform_pipe(int descriptors[2]);

/// A file without a name that lies in memory, close-on-exec: its descriptor or a negated errno.
int cplatform_memory_file(void);

#endif
