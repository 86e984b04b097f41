// Loaded into a tool before it starts: once it has started, the tool waits, and each piece of work
// is a fork of it. Large programs take longer to start than to work.
//
// It runs inside the sandbox that holds the tool. Each fork is held to its own files and system calls
// before it sees a byte of what it works on. `cplatform_send_work` says how work comes.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

typedef int main_function(int, char **, char **);

extern char **environ;

enum { channel = 3, restrict_self_call = 446, own_id = 0xffffffff };

struct work {
  /// Bytes of what follows: the filter's steps, then texts, each with a zero at its end: the folder to
  /// work in, the arguments, the variables to set as name and value.
  uint32_t size, steps, arguments, variables;
  uint64_t processor_seconds;
};

static main_function *tool_main;
static struct work work;
static char *content;
/// What takes the output and the errors, and the rules about files.
static int descriptors[3];

static int receive_head(void) {
  char room[CMSG_SPACE(sizeof descriptors)];
  struct iovec head = {&work, sizeof work};
  struct msghdr message = {
      .msg_iov = &head, .msg_iovlen = 1, .msg_control = room, .msg_controllen = sizeof room};
  ssize_t count;
  do count = recvmsg(channel, &message, MSG_WAITALL | MSG_CMSG_CLOEXEC);
  while (count < 0 && errno == EINTR);
  struct cmsghdr *passed = CMSG_FIRSTHDR(&message);
  if (count != sizeof work || !passed || passed->cmsg_len != CMSG_LEN(sizeof descriptors)) return 0;
  memcpy(descriptors, CMSG_DATA(passed), sizeof descriptors);
  return 1;
}

static int receive(void) {
  if (!receive_head()) return 0;
  free(content);
  content = malloc(work.size);
  for (size_t have = 0; content && have < work.size;) {
    ssize_t count = read(channel, content + have, work.size - have);
    if (count <= 0 && errno != EINTR) return 0;
    if (count > 0) have += (size_t)count;
  }
  return content != NULL;
}

/// Takes from this process what its work does not need.
static int hold(void) {
  struct sock_filter *steps = (struct sock_filter *)content;
  for (uint32_t i = 0; i < work.steps; i++)
    if (steps[i].code == (BPF_JMP | BPF_JEQ | BPF_K) && steps[i].k == own_id)
      steps[i].k = (uint32_t)getpid();
  struct sock_fprog filter = {(unsigned short)work.steps, steps};
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
         syscall(restrict_self_call, descriptors[2], 0) == 0 && close(descriptors[2]) == 0 &&
         prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) == 0;
}

/// Does the work in this process, a fork of `server`.
static int do_work(pid_t server) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != server) _exit(127);
  close(channel);
  struct rlimit processor = {work.processor_seconds, work.processor_seconds + 1};
  const char *text = content + work.steps * sizeof(struct sock_filter);
  char **arguments = calloc(work.arguments + 1, sizeof *arguments);
  if (!arguments || setrlimit(RLIMIT_CPU, &processor) != 0 || chdir(text) != 0 ||
      dup2(descriptors[0], 1) < 0 || dup2(descriptors[1], 2) < 0 || close(descriptors[0]) != 0 ||
      close(descriptors[1]) != 0)
    _exit(127);
  text += strlen(text) + 1;
  for (uint32_t i = 0; i < work.arguments; i++, text += strlen(text) + 1)
    arguments[i] = (char *)text;
  for (uint32_t i = 0; i < work.variables; i++) {
    const char *name = text, *value = name + strlen(name) + 1;
    setenv(name, value, 1);
    text = value + strlen(value) + 1;
  }
  if (!hold()) _exit(127);
  return tool_main((int)work.arguments, arguments, environ);
}

/// Waits for work, for as long as somebody may send some.
static int serve(int count, char **arguments, char **environment) {
  (void)count, (void)arguments, (void)environment;
  unsetenv("LD_PRELOAD");
  unsetenv("LD_BIND_NOW");
  pid_t server = getpid();
  int status = 0;
  // The first word says that it waits; each other one how a piece of work ended.
  while (write(channel, &status, sizeof status) == sizeof status && receive()) {
    pid_t worker = fork();
    if (worker == 0) return do_work(server);
    for (int i = 0; i < 3; i++) close(descriptors[i]);
    status = 127 << 8;
    while (worker > 0 && waitpid(worker, &status, 0) < 0 && errno == EINTR) continue;
  }
  _exit(0);
}

/// Every program that links glibc calls this one first, with its `main`.
int __libc_start_main(main_function *program, int count, char **arguments, void (*start)(void),
                      void (*end)(void), void (*end_of_loader)(void), void *stack_end) {
  int (*original)(main_function *, int, char **, void (*)(void), void (*)(void), void (*)(void),
                  void *) = dlsym(RTLD_NEXT, "__libc_start_main");
  tool_main = program;
  return original(serve, count, arguments, start, end, end_of_loader, stack_end);
}
