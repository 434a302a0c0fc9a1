#include <zlib.h>

// `inflateInit2` is a macro over the size of the stream; 15 + 16 takes gzip and nothing else.
static inline int czlib_begin_gzip(z_stream *stream) {
  return inflateInit2(stream, 15 + 16);
}
