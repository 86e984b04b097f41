/// A program that tries to break out, and writes what came of each attempt.
///
/// Its first argument names the attempts; `write FILE` writes a file, `read FILE` reads one, `wait`
/// leaves a child behind where it can and goes on for ever.
#include "Escapes.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

extern char **environ;

#ifdef __linux__
static void tell(void *context, const char *what, int error) {
  (void)context;
  printf("%s: %s\n", what, error ? strerror(error) : "worked");
}
#endif

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
    for (;;) memset(malloc(1 << 20), 1, 1 << 20);
  if (!strcmp(kind, "deaf")) {
    fclose(stdout), fclose(stderr);
    close(1), close(2);
    for (;;) pause();
  }
  return 0;
}
