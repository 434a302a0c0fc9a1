// OpenSSL's message digests; libcurl links the same library.
#include <openssl/evp.h>
