#define _GNU_SOURCE
#include "CPlatformLaunch.h"
#include "CPlatformConfine.h"
#include "CPlatformCrash.h"
#include "CPlatformProcess.h"
#include "descriptors.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

/// Both ends of everything between the two sides, the caller's end of each pair first.
struct ends {
  int channel[2], output[2], error[2], crash[2], prepared[2];
};

/// Sets both bounds, or leaves what is stricter already.
static int limit(int resource, uint64_t soft, uint64_t hard) {
  struct rlimit bounds;
  if (getrlimit(resource, &bounds) != 0) return -errno;
  if (hard < bounds.rlim_max) bounds.rlim_max = hard;
  bounds.rlim_cur = soft < bounds.rlim_max ? soft : bounds.rlim_max;
  return setrlimit(resource, &bounds) == 0 ? 0 : -errno;
}

/// Gives threads that an app makes stacks of the usual size: theirs would be as large as the room that was left
/// below the first one's.
static void set_stacks_of_threads(void) {
#ifdef __GLIBC__
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) != 0) return;
  pthread_attr_setstacksize(&attributes, 8 << 20);
  pthread_setattr_default_np(&attributes);
  pthread_attr_destroy(&attributes);
#endif
}

static int set_limits(const struct cplatform_launch_limits *limits, uint64_t data_before) {
  int failed = 0;
  uint64_t seconds = limits->processor_seconds;
  if (seconds > 0) failed = limit(RLIMIT_CPU, seconds, seconds + 1);
  if (!failed && limits->data_bytes > 0) {
    uint64_t bytes = data_before + limits->data_bytes;
    failed = limit(RLIMIT_DATA, bytes, bytes);
  }
  if (!failed) failed = limit(RLIMIT_STACK, 8 << 20, 8 << 20);
  if (!failed) failed = limit(RLIMIT_CORE, 0, 0);
  if (!failed) failed = limit(RLIMIT_FSIZE, 0, 0);
  if (!failed) failed = limit(RLIMIT_NOFILE, 64, 64);
#ifndef __linux__
  // Where nothing better denies a fork. (On Linux threads would count too.)
  if (!failed && limits->seal != cplatform_unsealed) limit(RLIMIT_NPROC, 0, 0);
#endif
  return failed;
}

static void reset_signals(void) {
  struct sigaction defaults = {.sa_handler = SIG_DFL};
  for (int number = 1; number < NSIG; number++) sigaction(number, &defaults, NULL);
  // A write beyond the file limit fails, rather than end the process with a riddle.
  signal(SIGXFSZ, SIG_IGN);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

/// Makes the child what the header promises; then nothing of the caller's is within its reach.
static int prepare(const struct cplatform_launch_limits *limits, struct ends *ends, pid_t caller,
                   uint64_t data_before) {
#ifdef __linux__
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) return -errno;
  // The caller may have gone before the wish was heard.
  if (getppid() != caller) _exit(0);
#else
  (void)caller;
#endif
  if (setsid() < 0) return -errno;
  reset_signals();
  int wanted[cplatform_descriptor_count] = {-1, ends->output[1], ends->error[1], ends->channel[1],
                                            ends->crash[1]};
  int failed = cplatform_arrange_descriptors(wanted);
  if (failed) return failed;
  // A program that ends by a fault writes no buffers out: its last words must not be in one.
  setvbuf(stdout, NULL, _IONBF, 0);
  setvbuf(stderr, NULL, _IONBF, 0);

  set_stacks_of_threads();
  failed = set_limits(limits, data_before);
  if (!failed) failed = cplatform_crash_watch(cplatform_channel_descriptor + 1);
#ifdef __linux__
  // Nobody attaches to it or reads its memory through /proc.
  if (!failed && prctl(PR_SET_DUMPABLE, 0) != 0) failed = -errno;
#endif
  if (!failed && limits->seal != cplatform_unsealed)
    failed = cplatform_seal(limits->readable, limits->seal == cplatform_sealed);
  return failed;
}

static void close_pair(int pair[2]) {
  for (int i = 0; i < 2; i++)
    if (pair[i] >= 0) close(pair[i]);
}

static void close_all(struct ends *ends) {
  close_pair(ends->channel);
  close_pair(ends->output);
  close_pair(ends->error);
  close_pair(ends->crash);
  close_pair(ends->prepared);
}

static int open_all(struct ends *ends) {
  memset(ends, -1, sizeof *ends);
  int failed = cplatform_socket_pair(ends->channel);
  if (!failed) failed = cplatform_pipe(ends->output);
  if (!failed) failed = cplatform_pipe(ends->error);
  if (!failed) failed = cplatform_pipe(ends->crash);
  if (!failed) failed = cplatform_pipe(ends->prepared);
  return failed;
}

/// The child's first word: 0, or why it cannot go on; its silence is a failure too.
static int wait_until_prepared(int descriptor) {
  int failed = 0;
  ssize_t count;
  do count = read(descriptor, &failed, sizeof failed);
  while (count < 0 && errno == EINTR);
  return count == sizeof failed ? failed : -ECHILD;
}

pid_t cplatform_launch(const struct cplatform_launch_limits *limits,
                       struct cplatform_launched *launched) {
  struct ends ends;
  int failed = open_all(&ends);
  uint64_t data_before = cplatform_data_bytes();
  pid_t caller = getpid();
  pid_t child = failed ? failed : fork();
  if (child < 0 && !failed) failed = -errno;
  if (child == 0) {
    // The answer must survive the arranging of descriptors.
    int answer = fcntl(ends.prepared[1], F_DUPFD,
                       cplatform_first_free_descriptor + cplatform_descriptor_count);
    failed = prepare(limits, &ends, caller, data_before);
    ssize_t ignored = write(answer, &failed, sizeof failed);
    (void)ignored;
    if (failed) _exit(0);
    cplatform_close_from(cplatform_descriptor_count);
    return 0;
  }
  if (!failed) {
    close(ends.prepared[1]);
    ends.prepared[1] = -1;
    failed = wait_until_prepared(ends.prepared[0]);
    if (failed)
      while (waitpid(child, NULL, 0) < 0 && errno == EINTR) continue;
  }
  if (failed) {
    close_all(&ends);
    return failed;
  }
  close(ends.prepared[0]);
  close(ends.channel[1]), close(ends.output[1]), close(ends.error[1]), close(ends.crash[1]);
  launched->channel = ends.channel[0];
  launched->output = ends.output[0];
  launched->error = ends.error[0];
  launched->crash = ends.crash[0];
  const int mine[] = {ends.channel[0], ends.output[0], ends.error[0], ends.crash[0]};
  for (int i = 0; i < 4; i++) fcntl(mine[i], F_SETFL, fcntl(mine[i], F_GETFL) | O_NONBLOCK);
  return child;
}

int cplatform_thread_count(void) {
#ifdef __linux__
  DIR *tasks = opendir("/proc/self/task");
  if (!tasks) return 1;
  int count = 0;
  for (struct dirent *entry; (entry = readdir(tasks));) count += entry->d_name[0] != '.';
  closedir(tasks);
  return count;
#else
  return 1;
#endif
}

uint64_t cplatform_data_bytes(void) {
#ifdef __linux__
  // Also called from a signal handler: no stdio, no allocation.
  char text[256];
  int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) return 0;
  text[count] = 0;
  // The sixth number: pages of data and stack.
  const char *field = text;
  for (int i = 0; i < 5 && field; i++) field = strchr(field + 1, ' ');
  uint64_t pages = 0;
  for (field = field ? field + 1 : ""; *field >= '0' && *field <= '9'; field++)
    pages = pages * 10 + (uint64_t)(*field - '0');
  return pages * (uint64_t)sysconf(_SC_PAGESIZE);
#else
  return 0;
#endif
}
