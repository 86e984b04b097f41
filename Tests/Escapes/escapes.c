#ifdef __linux__
#define _GNU_SOURCE
#include "Escapes.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <netinet/in.h>
#include <sched.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/xattr.h>
#include <unistd.h>

/// Makes one attempt and tells of it.
#define TRY(what, call)                                                                            \
  do {                                                                                             \
    errno = 0;                                                                                     \
    long result = (long)(call);                                                                    \
    listener(context, what, result < 0 ? errno : 0);                                               \
  } while (0)

static int open_of(int process, const char *name, int flags) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/%s", process, name);
  return open(path, flags);
}

void escape_by_reading(const char *secret, void *context, escape_listener listener) {
  int parent = getppid();
  TRY("read /etc/passwd", open("/etc/passwd", O_RDONLY));
  TRY("read another's file", open(secret, O_RDONLY));
  TRY("read the parent's memory", open_of(parent, "mem", O_RDONLY));
  TRY("read the parent's environment", open_of(parent, "environ", O_RDONLY));
  TRY("open the parent's channel", open_of(parent, "fd/3", O_RDONLY));
  TRY("list a home", open("/root", O_RDONLY | O_DIRECTORY));
  TRY("list /tmp", open("/tmp", O_RDONLY | O_DIRECTORY));
  TRY("open a terminal", open("/dev/tty", O_RDONLY));
  TRY("open the kernel's memory", open("/dev/mem", O_RDONLY));
}

void escape_by_writing(void *context, escape_listener listener) {
  TRY("create", open("/tmp/escape", O_CREAT | O_WRONLY, 0600));
  TRY("create here", open("escape", O_CREAT | O_WRONLY, 0600));
  TRY("create without a name", open("/tmp", O_TMPFILE | O_RDWR, 0600));
  TRY("make a folder", mkdir("/tmp/escape", 0700));
  TRY("remove", unlink("/etc/passwd"));
  TRY("rename", rename("/etc/passwd", "/etc/passwd2"));
  TRY("link", link("/etc/passwd", "/tmp/escape"));
  TRY("link symbolically", symlink("/etc/passwd", "/tmp/escape"));
  TRY("make a fifo", mkfifo("/tmp/escape", 0600));
  TRY("change a mode", chmod("/tmp", 01777));
  TRY("change an open file's mode", fchmod(1, 0777));
  TRY("change an owner", chown("/tmp", 0, 0));
  TRY("change times", utimes("/tmp", NULL));
  TRY("set an attribute", setxattr("/tmp", "user.escape", "x", 1, 0));
  TRY("truncate", truncate("/etc/passwd", 1 << 30));
  TRY("lock", flock(1, LOCK_EX | LOCK_NB));
}

void escape_by_talking(void *context, escape_listener listener) {
  struct sockaddr_in loopback = {.sin_family = AF_INET, .sin_port = htons(9),
                                 .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  struct msghdr message = {0};
  TRY("a TCP socket", socket(AF_INET, SOCK_STREAM, 0));
  TRY("a UDP socket", socket(AF_INET, SOCK_DGRAM, 0));
  TRY("an IPv6 socket", socket(AF_INET6, SOCK_STREAM, 0));
  TRY("a local socket", socket(AF_UNIX, SOCK_STREAM, 0));
  TRY("a netlink socket", socket(AF_NETLINK, SOCK_RAW, 0));
  TRY("a raw socket", socket(AF_PACKET, SOCK_RAW, 0));
  TRY("connect", connect(3, (struct sockaddr *)&loopback, sizeof loopback));
  TRY("listen", listen(3, 1));
  TRY("send to an address", sendto(3, "x", 1, 0, (struct sockaddr *)&loopback, sizeof loopback));
  TRY("send a descriptor", sendmsg(3, &message, 0));
  TRY("a memory file", syscall(SYS_memfd_create, "x", 0));
  TRY("shared memory", syscall(SYS_shmget, 1, 4096, 01600));
  TRY("a semaphore", syscall(SYS_semget, 1, 1, 01600));
  TRY("a message queue", syscall(SYS_msgget, 1, 01600));
  TRY("a named queue", syscall(SYS_mq_open, "x", O_CREAT | O_RDWR, 0600, NULL));
  TRY("a key", syscall(SYS_add_key, "user", "x", "x", 1, -3));
  TRY("a ring", syscall(SYS_io_uring_setup, 1, NULL));
  TRY("watch files", syscall(SYS_inotify_init1, 0));
  TRY("type into a terminal", ioctl(0, TIOCSTI, "x"));
}

void escape_by_attacking(void *context, escape_listener listener) {
  int parent = getppid();
  char *const words[] = {"true", NULL};
  TRY("fork", fork());
  TRY("vfork", syscall(SYS_clone, CLONE_VFORK | CLONE_VM | SIGCHLD, NULL, NULL, NULL, NULL));
  TRY("fork anew", syscall(SYS_clone3, NULL, 0));
  TRY("execute", execv("/bin/true", words));
  TRY("kill the parent", kill(parent, SIGKILL));
  TRY("kill its group", kill(0, SIGKILL));
  TRY("kill everyone", kill(-1, SIGKILL));
  TRY("kill a thread of the parent", syscall(SYS_tgkill, parent, parent, SIGKILL));
  TRY("kill any thread", syscall(SYS_tkill, parent, SIGKILL));
  TRY("queue a signal", syscall(SYS_rt_sigqueueinfo, parent, SIGTERM, NULL));
  TRY("hold the parent", syscall(SYS_pidfd_open, parent, 0));
  TRY("signal by a descriptor", fcntl(1, F_SETOWN, parent));
  TRY("trace the parent", syscall(SYS_ptrace, 0x4206, parent, NULL, NULL));
  TRY("read a process", syscall(SYS_process_vm_readv, parent, NULL, 0, NULL, 0, 0));
  TRY("write a process", syscall(SYS_process_vm_writev, parent, NULL, 0, NULL, 0, 0));
  struct sched_param idle = {0};
  TRY("slow the parent", sched_setscheduler(parent, SCHED_IDLE, &idle));
  cpu_set_t processors;
  CPU_ZERO(&processors);
  CPU_SET(0, &processors);
  TRY("bind the parent", sched_setaffinity(parent, sizeof processors, &processors));
}

void escape_by_growing(void *context, escape_listener listener) {
  struct rlimit most = {RLIM_INFINITY, RLIM_INFINITY};
  TRY("lift a limit", setrlimit(RLIMIT_CPU, &most));
  TRY("lift the parent's limit", syscall(SYS_prlimit64, getppid(), RLIMIT_CPU, &most, NULL));
  TRY("a session", setsid());
  TRY("a group", setpgid(0, 0));
  TRY("a namespace", unshare(CLONE_NEWUSER));
  TRY("another namespace", syscall(SYS_setns, 1, 0));
  TRY("mount", syscall(SYS_mount, "none", "/tmp", "tmpfs", 0, NULL));
  TRY("mount anew", syscall(428, -100, "/", 0));
  TRY("another root", chroot("/"));
  TRY("outlive the parent", syscall(SYS_prctl, 1, 0, 0, 0, 0));
  TRY("be looked into", syscall(SYS_prctl, 4, 1, 0, 0, 0));
  TRY("program the kernel", syscall(SYS_bpf, 0, NULL, 0));
  TRY("handle faults", syscall(SYS_userfaultfd, 0));
  TRY("set the clock", syscall(SYS_clock_settime, 0, NULL));
  TRY("a call of the future", syscall(600));
}
#endif
