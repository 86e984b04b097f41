#define _GNU_SOURCE
#include "CPlatformWork.h"
#include "confine.h"

#include <errno.h>

#ifndef __linux__

int cplatform_send_work(int channel, const struct cplatform_spawn_request *request) {
  (void)channel, (void)request;
  return -ENOSYS;
}

#else

#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

/// The head of what is sent, with three descriptors: those for the output and the errors, and the rules about
/// files.
struct work {
  /// Bytes of what follows: the filter's steps, then texts, each with a zero at its end: the folder to
  /// work in, the arguments, the variables to set as name and value.
  uint32_t size, steps, arguments, variables;
  uint64_t processor_seconds;
};

static int send_head(int channel, const struct work *head, const int descriptors[3]) {
  char room[CMSG_SPACE(3 * sizeof(int))] = {0};
  struct iovec content = {(void *)head, sizeof *head};
  struct msghdr message = {
      .msg_iov = &content, .msg_iovlen = 1, .msg_control = room, .msg_controllen = sizeof room};
  struct cmsghdr *passed = CMSG_FIRSTHDR(&message);
  passed->cmsg_level = SOL_SOCKET;
  passed->cmsg_type = SCM_RIGHTS;
  passed->cmsg_len = CMSG_LEN(3 * sizeof(int));
  memcpy(CMSG_DATA(passed), descriptors, 3 * sizeof(int));
  ssize_t sent;
  do sent = sendmsg(channel, &message, MSG_NOSIGNAL);
  while (sent < 0 && errno == EINTR);
  if (sent < 0) return -errno;
  return sent == sizeof *head ? 0 : -EPIPE;
}

static int send_all(int channel, const char *content, size_t size) {
  while (size > 0) {
    ssize_t sent = send(channel, content, size, MSG_NOSIGNAL);
    if (sent < 0 && errno != EINTR) return -errno;
    if (sent > 0) content += sent, size -= (size_t)sent;
  }
  return 0;
}

static char *add(char *end, const char *text) {
  size_t size = strlen(text) + 1;
  memcpy(end, text, size);
  return end + size;
}

static int send_work(int channel, const struct cplatform_spawn_request *request,
                     const struct filter_program *filter, int rules) {
  const char *directory = request->directory ? request->directory : "/";
  struct work head = {.steps = filter->length, .processor_seconds = request->processor_seconds};
  size_t size = filter->length * sizeof *filter->steps + strlen(directory) + 1;
  for (; request->arguments[head.arguments]; head.arguments++)
    size += strlen(request->arguments[head.arguments]) + 1;
  for (; request->environment[head.variables]; head.variables++)
    size += strlen(request->environment[head.variables]) + 1;
  if (filter->length > filter_capacity || size > UINT32_MAX) return -E2BIG;
  head.size = (uint32_t)size;
  char *content = malloc(size);
  if (!content) return -ENOMEM;

  memcpy(content, filter->steps, filter->length * sizeof *filter->steps);
  char *end = add(content + filter->length * sizeof *filter->steps, directory);
  for (uint32_t i = 0; i < head.arguments; i++) end = add(end, request->arguments[i]);
  for (uint32_t i = 0; i < head.variables; i++) {
    char *variable = end;
    end = add(end, request->environment[i]);
    // A name has no `=`, a value may have some.
    *strchr(variable, '=') = 0;
  }
  int descriptors[] = {request->descriptors[1], request->descriptors[2], rules};
  int failed = send_head(channel, &head, descriptors);
  if (!failed) failed = send_all(channel, content, size);
  free(content);
  return failed;
}

int cplatform_send_work(int channel, const struct cplatform_spawn_request *request) {
  struct filter_program filter;
  int rules = confine_in_words(request->confinement, &filter);
  if (rules < 0) return rules;
  int failed = send_work(channel, request, &filter, rules);
  close(rules);
  return failed;
}

#endif
