// zlib, and its macros as functions, which Swift can call.
#include <zlib.h>

// Begins to decode; `window_bits` tells the format: 31 gzip, 15 zlib, -15 raw deflate.
static inline int assay_zlib_start(z_stream *stream, int window_bits) {
    return inflateInit2(stream, window_bits);
}
