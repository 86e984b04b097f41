#define _GNU_SOURCE
#include "CPlatformProcess.h"
#include "CPlatformStacks.h"
#include "confine.h"
#include "descriptors.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/mman.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#endif

static void limit(int resource, uint64_t amount) {
  if (amount == 0) return;
  // A second too much of processor time kills without a word; the first one says what for.
  struct rlimit bounds = {amount, resource == RLIMIT_CPU ? amount + 1 : amount};
  setrlimit(resource, &bounds);
}

#ifdef __linux__
/// Has the system lay the program out below all that its stack might come to need.
static void leave_room_below_stack(void) {
  struct rlimit bounds;
  if (getrlimit(RLIMIT_STACK, &bounds) != 0) return;
  bounds.rlim_cur =
      CPLATFORM_STACK_GAP < bounds.rlim_max ? CPLATFORM_STACK_GAP : bounds.rlim_max;
  setrlimit(RLIMIT_STACK, &bounds);
}
#endif

static int become(const struct cplatform_spawn_request *request, pid_t parent) {
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // The parent may have gone before the wish was heard.
  if (getppid() != parent) _exit(127);
#else
  (void)parent;
#endif
  struct sigaction defaults = {.sa_handler = SIG_DFL};
  for (int number = 1; number < NSIG; number++) sigaction(number, &defaults, NULL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);

  if (request->directory && chdir(request->directory) != 0) return -errno;
  limit(RLIMIT_CPU, request->processor_seconds);
  limit(RLIMIT_AS, request->address_space);
  limit(RLIMIT_FSIZE, request->file_size);
#ifdef __linux__
  if (request->fixed_addresses) {
    // Some containers do not allow it: then addresses differ, and nothing else.
    personality(ADDR_NO_RANDOMIZE);
    leave_room_below_stack();
  }
#endif
  struct rlimit no_core = {0, 0};
  setrlimit(RLIMIT_CORE, &no_core);
  int arranged = cplatform_arrange_descriptors(request->descriptors);
  if (arranged != 0) return arranged;
  cplatform_close_on_exec_from(cplatform_descriptor_count);
  if (request->confinement) {
    int confined = confine_before_exec(request->confinement, parent);
    if (confined != 0) return confined;
  }
  execve(request->path, request->arguments, request->environment);
  return -errno;
}

pid_t cplatform_spawn(const struct cplatform_spawn_request *request) {
  // Closed by exec; carries the reason when exec or what comes before it fails.
  int reason[2];
  int made = cplatform_pipe(reason);
  if (made != 0) return made;
  // The reason must survive the arranging of descriptors 0 to 4.
  int report = fcntl(reason[1], F_DUPFD_CLOEXEC,
                     cplatform_first_free_descriptor + cplatform_descriptor_count);
  close(reason[1]);
  if (report < 0) {
    int error = -errno;
    close(reason[0]);
    return error;
  }

  pid_t parent = getpid();
  pid_t child = fork();
  if (child == 0) {
    int error = become(request, parent);
    ssize_t ignored = write(report, &error, sizeof error);
    (void)ignored;
    _exit(127);
  }
  int error = child < 0 ? -errno : 0;
  close(report);
  if (child > 0) {
    ssize_t count;
    do count = read(reason[0], &error, sizeof error);
    while (count < 0 && errno == EINTR);
    if (count == sizeof error)
      while (waitpid(child, NULL, 0) < 0 && errno == EINTR) continue;
    else
      error = 0;
  }
  close(reason[0]);
  return error != 0 ? error : child;
}

int cplatform_socket_pair(int descriptors[2]) {
#ifdef __linux__
  return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, descriptors) == 0 ? 0 : -errno;
#else
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, descriptors) != 0) return -errno;
  int on = 1;
  for (int i = 0; i < 2; i++) {
    fcntl(descriptors[i], F_SETFD, FD_CLOEXEC);
    // Darwin has no MSG_NOSIGNAL.
    setsockopt(descriptors[i], SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
  }
  return 0;
#endif
}

int cplatform_pipe(int descriptors[2]) {
#ifdef __linux__
  return pipe2(descriptors, O_CLOEXEC) == 0 ? 0 : -errno;
#else
  if (pipe(descriptors) != 0) return -errno;
  for (int i = 0; i < 2; i++) fcntl(descriptors[i], F_SETFD, FD_CLOEXEC);
  return 0;
#endif
}

int cplatform_memory_file(void) {
#ifdef __linux__
  int file = memfd_create("output", MFD_CLOEXEC);
  return file >= 0 ? file : -errno;
#else
  return -ENOSYS;
#endif
}
