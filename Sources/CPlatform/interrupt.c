#define _GNU_SOURCE
#include "CPlatformInterrupt.h"

#include <signal.h>
#include <string.h>
#include <unistd.h>

static char message[512];
static size_t message_length;
static int exit_code;

static void leave(int number) {
  (void)number;
  ssize_t ignored = write(STDERR_FILENO, message, message_length);
  (void)ignored;
  // Nothing is flushed or undone: what was finished is on the disk, and children die with us.
  _exit(exit_code);
}

void cplatform_leave_when_interrupted(const char *last_words, int code) {
  // A handler may not allocate: the words lie ready before it is needed.
  strncpy(message, last_words, sizeof message - 1);
  message_length = strlen(message);
  exit_code = code;
  struct sigaction action = {.sa_handler = leave};
  sigemptyset(&action.sa_mask);
  const int numbers[] = {SIGINT, SIGTERM, SIGHUP};
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
    sigaction(numbers[i], &action, NULL);
}
