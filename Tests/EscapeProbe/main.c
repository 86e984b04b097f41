/// A program that tries to break out, and writes what came of each attempt.
///
/// Its first argument names the attempts; `write FILE` writes a file, `read FILE` reads one, `orphan`
/// leaves a child behind where it can and goes on for ever. `limits` tells what the kernel says of its
/// bounds, and `uses FILE` uses everything up, as far as it comes.
#include "Escapes.h"

#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

extern char **environ;

#ifdef __linux__
static void tell(void *context, const char *what, int error) {
  (void)context;
  printf("%s: %s\n", what, error ? strerror(error) : "worked");
}
#endif

static void tell_limit(const char *name, int resource) {
  struct rlimit bounds;
  if (getrlimit(resource, &bounds) != 0) return;
  if (bounds.rlim_cur == RLIM_INFINITY) printf("%s unlimited\n", name);
  else printf("%s %llu\n", name, (unsigned long long)bounds.rlim_cur);
}

static void tell_limits(void) {
  tell_limit("processor", RLIMIT_CPU);
  tell_limit("address space", RLIMIT_AS);
  tell_limit("data", RLIMIT_DATA);
  tell_limit("file size", RLIMIT_FSIZE);
  tell_limit("open files", RLIMIT_NOFILE);
  tell_limit("processes", RLIMIT_NPROC);
  tell_limit("core", RLIMIT_CORE);
}

static void *rest(void *nothing) {
  for (;;) pause();
  return nothing;
}

/// How many pieces of 16 MiB it gets, of far more than anybody gives.
static int memory_pieces(int protection) {
  for (int i = 0; i < 4096; i++)
    if (mmap(NULL, 16 << 20, protection, MAP_PRIVATE | MAP_ANON | MAP_NORESERVE, -1, 0) ==
        MAP_FAILED)
      return i;
  return 4096;
}

/// Uses up what an honest tool needs little of. What is gone is gone: memory comes last.
static void use_everything(const char *file) {
  signal(SIGXFSZ, SIG_IGN);
  static char page[1 << 16];
  long written = 0;
  int out = open(file, O_WRONLY | O_CREAT, 0600);
  for (long now = 1; written < 64 << 20 && now > 0; written += now > 0 ? now : 0)
    now = write(out, page, sizeof page);
  close(out);
  printf("file size %ld\n", written);

  int threads = 0;
  pthread_t thread;
  pthread_attr_t small;
  pthread_attr_init(&small);
  pthread_attr_setstacksize(&small, 1 << 16);
  while (threads < 1000 && pthread_create(&thread, &small, rest, NULL) == 0) threads++;
  printf("threads %d\n", threads);

  int copies = 0;
  while (copies < 4096 && dup(0) >= 0) copies++;
  printf("open files %d\n", copies);
  printf("data %d\n", memory_pieces(PROT_READ | PROT_WRITE) * 16);
  printf("address space %d\n", memory_pieces(PROT_NONE) * 16);
}

int main(int count, char **words) {
  const char *kind = count > 1 ? words[1] : "";
  const char *file = count > 2 ? words[2] : "";
  setvbuf(stdout, NULL, _IONBF, 0);
#ifdef __linux__
  if (!strcmp(kind, "reads")) escape_by_reading(file, NULL, tell);
  if (!strcmp(kind, "writes")) escape_by_writing(NULL, tell);
  if (!strcmp(kind, "talks")) escape_by_talking(NULL, tell);
  if (!strcmp(kind, "attacks")) escape_by_attacking(NULL, tell);
  if (!strcmp(kind, "grows")) escape_by_growing(NULL, tell);
#endif
  if (!strcmp(kind, "read")) printf("%s\n", open(file, O_RDONLY) < 0 ? "refused" : "read");
  if (!strcmp(kind, "write"))
    printf("%s\n", open(file, O_WRONLY | O_CREAT, 0600) < 0 ? "refused" : "written");
  if (!strcmp(kind, "environment"))
    for (char **entry = environ; *entry; entry++) printf("%s\n", *entry);
  if (!strcmp(kind, "descriptors"))
    for (int i = 3; i < 256; i++)
      if (fcntl(i, F_GETFD) >= 0) printf("%d is open\n", i);
  if (!strcmp(kind, "user")) printf("%d %d\n", (int)getuid() != 0, (int)getgid() != 0);
  if (!strcmp(kind, "orphan")) {
    if (fork() == 0) {
      setsid();
      if (fork() == 0)
        for (;;) pause();
      _exit(0);
    }
    for (;;) pause();
  }
  if (!strcmp(kind, "processor"))
    for (;;) continue;
  if (!strcmp(kind, "memory"))
    // Where there is no bound the machine shall live on.
    for (int i = 0; i < 2048; i++) memset(malloc(1 << 20), 1, 1 << 20);
  if (!strcmp(kind, "floods"))
    for (;;) puts("There is no end to it.");
  if (!strcmp(kind, "limits")) tell_limits();
  if (!strcmp(kind, "uses")) use_everything(file);
  if (!strcmp(kind, "deaf")) {
    fclose(stdout), fclose(stderr);
    close(1), close(2);
    for (;;) pause();
  }
  return 0;
}
