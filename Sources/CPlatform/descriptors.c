#define _GNU_SOURCE
#include "descriptors.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/syscall.h>

/// Close when the process becomes another program, rather than now; Linux 5.11.
static const unsigned close_on_exec = 1u << 2;
#endif

int cplatform_arrange_descriptors(const int wanted[cplatform_descriptor_count]) {
  int parked[cplatform_descriptor_count];
  // First away from the low numbers, so that no move overwrites a source that is still needed.
  for (int i = 0; i < cplatform_descriptor_count; i++) {
    int source = wanted[i];
    if (source < 0 && i < 3) source = open("/dev/null", i == 0 ? O_RDONLY : O_WRONLY);
    parked[i] =
        source < 0 ? -1 : fcntl(source, F_DUPFD_CLOEXEC, cplatform_first_free_descriptor);
    if (source >= 0 && parked[i] < 0) return -errno;
  }
  for (int i = 0; i < cplatform_descriptor_count; i++) {
    if (parked[i] < 0)
      close(i);
    else if (dup2(parked[i], i) < 0)
      return -errno;
  }
  return 0;
}

/// The descriptors that are worth a look one by one, where the system cannot do all at once.
static int descriptor_end(void) {
  long end = sysconf(_SC_OPEN_MAX);
  return end < 0 || end > 4096 ? 4096 : (int)end;
}

void cplatform_close_on_exec_from(int first) {
#if defined(__linux__) && defined(SYS_close_range)
  // One by one it takes longer than all the rest of starting a process.
  if (syscall(SYS_close_range, first, ~0U, close_on_exec) == 0) return;
#endif
  for (int i = first, end = descriptor_end(); i < end; i++) {
    int flags = fcntl(i, F_GETFD);
    if (flags >= 0) fcntl(i, F_SETFD, flags | FD_CLOEXEC);
  }
}

void cplatform_close_from(int first) {
#if defined(__linux__) && defined(SYS_close_range)
  if (syscall(SYS_close_range, first, ~0U, 0) == 0) return;
#endif
  for (int i = first, end = descriptor_end(); i < end; i++) close(i);
}
