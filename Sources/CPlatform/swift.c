#include "CPlatformSwift.h"

typedef __attribute__((swiftcall)) void *initializer_function(
    __attribute__((swift_context)) const void *metadata);

void *cplatform_swift_create(const void *initializer, const void *metadata) {
  return ((initializer_function *)initializer)(metadata);
}
