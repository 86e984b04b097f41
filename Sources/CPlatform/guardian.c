#define _GNU_SOURCE
#include "CPlatformGuardian.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

void cplatform_become_guardian(void) {
#ifdef __linux__
  prctl(PR_SET_CHILD_SUBREAPER, 1);
#endif
  signal(SIGINT, SIG_IGN);
  signal(SIGQUIT, SIG_IGN);
  signal(SIGHUP, SIG_IGN);
}

bool cplatform_wait_for_request(int descriptor) {
  char first;
  ssize_t count;
  do {
    struct pollfd interest = {.fd = descriptor, .events = POLLIN};
    poll(&interest, 1, -1);
    count = recv(descriptor, &first, 1, MSG_PEEK);
  } while (count < 0 && (errno == EINTR || errno == EAGAIN));
  return count > 0;
}

bool cplatform_die_with(pid_t parent) {
#ifdef __linux__
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) return false;
#endif
  // The parent may have gone before the wish was heard.
  return getppid() == parent;
}

static double seconds(struct timeval span) { return span.tv_sec + span.tv_usec / 1e6; }

bool cplatform_is_dead(pid_t child, int milliseconds) {
  for (;;) {
    siginfo_t info = {0};
    int found = waitid(P_PID, (id_t)child, &info, WEXITED | WNOHANG | WNOWAIT);
    if (found == 0 && info.si_pid == child) return true;
    if (found < 0 && errno != EINTR) return true;
    if (milliseconds-- <= 0) return false;
    usleep(1000);
  }
}

struct cplatform_thread_time cplatform_first_thread_time(pid_t process) {
  struct cplatform_thread_time time = {0};
#ifdef __linux__
  char name[64];
  snprintf(name, sizeof name, "/proc/%d/schedstat", (int)process);
  FILE *file = fopen(name, "re");
  if (!file) return time;
  // Nanoseconds on a processor, nanoseconds waiting for one.
  unsigned long long ran = 0, waited = 0;
  if (fscanf(file, "%llu %llu", &ran, &waited) == 2) {
    time.ran = ran / 1e9;
    time.waited = waited / 1e9;
  }
  fclose(file);
#else
  (void)process;
#endif
  return time;
}

bool cplatform_waits_for_disk(pid_t process) {
  char state = 0;
#ifdef __linux__
  char name[64];
  snprintf(name, sizeof name, "/proc/%d/stat", (int)process);
  FILE *file = fopen(name, "re");
  if (!file) return false;
  char line[512];
  // The program's name stands before it in parentheses, and may have some itself.
  const char *name_end = fgets(line, sizeof line, file) ? strrchr(line, ')') : NULL;
  if (name_end && name_end[1]) state = name_end[2];
  fclose(file);
#else
  (void)process;
#endif
  return state == 'D';
}

void cplatform_ask_where(pid_t child) {
#ifdef __linux__
  syscall(SYS_tgkill, child, child, SIGXCPU);
#else
  kill(child, SIGXCPU);
#endif
}

struct cplatform_outcome cplatform_end(pid_t child) {
  // The group first: its id belongs to the child for as long as the child is not waited for.
  kill(-child, SIGKILL);
  kill(child, SIGKILL);
  return cplatform_wait(child);
}

struct cplatform_outcome cplatform_wait(pid_t child) {
  int status = 0;
  struct rusage usage = {0};
  while (wait4(child, &status, 0, &usage) < 0 && errno == EINTR) continue;
  struct cplatform_outcome outcome = {
      .exited = WIFEXITED(status),
      .code = WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status),
      .processor_seconds = seconds(usage.ru_utime) + seconds(usage.ru_stime),
  };
  return outcome;
}

/// Kills what the kernel lists as children of that single-threaded process; how many, or -1 without
/// a list.
static int kill_listed(const char *list) {
#ifdef __linux__
  FILE *children = fopen(list, "re");
  if (!children) return -1;
  int child, count = 0;
  while (fscanf(children, "%d", &child) == 1) count += kill(child, SIGKILL) == 0;
  fclose(children);
  return count;
#else
  (void)list;
  return -1;
#endif
}

int cplatform_kill_children(pid_t parent) {
  char list[64];
  snprintf(list, sizeof list, "/proc/%d/task/%d/children", (int)parent, (int)parent);
  return kill_listed(list);
}

void cplatform_end_stragglers(void) {
  // An orphan's own children fall to this process only once it is dead: again until none is left.
  for (;;) {
    // Nobody waits for one that could not be killed.
    int patience = kill_listed("/proc/thread-self/children") >= 0 ? 0 : WNOHANG;
    pid_t ended = waitpid(-1, NULL, patience);
    if (ended == 0 || (ended < 0 && errno != EINTR)) return;
  }
}
