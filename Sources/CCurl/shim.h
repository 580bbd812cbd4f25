// libcurl, and its variadic functions as functions of one type each, which Swift can call.
#include <arpa/inet.h>
#include <curl/curl.h>

// Macros with casts, which Swift does not import.
static const unsigned long assay_curlauth_digest = CURLAUTH_DIGEST;
static const unsigned long assay_curlauth_ntlm = CURLAUTH_NTLM;
static const unsigned long assay_curlauth_negotiate = CURLAUTH_NEGOTIATE;
static const unsigned long assay_curlauth_only = CURLAUTH_ONLY;

static inline CURLcode assay_curl_set_long(CURL *handle, CURLoption option, long value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode assay_curl_set_offset(CURL *handle, CURLoption option, curl_off_t value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode assay_curl_set_pointer(CURL *handle, CURLoption option, const void *value) {
    return curl_easy_setopt(handle, option, value);
}

typedef size_t (*assay_curl_data_callback)(char *data, size_t size, size_t count, void *context);

// For CURLOPT_WRITEFUNCTION, CURLOPT_HEADERFUNCTION and CURLOPT_READFUNCTION.
static inline CURLcode assay_curl_set_data_callback(CURL *handle, CURLoption option,
                                                    assay_curl_data_callback callback) {
    return curl_easy_setopt(handle, option, callback);
}

static inline CURLcode assay_curl_set_seek_callback(CURL *handle, curl_seek_callback callback) {
    return curl_easy_setopt(handle, CURLOPT_SEEKFUNCTION, callback);
}

static inline CURLcode assay_curl_set_debug_callback(CURL *handle, curl_debug_callback callback) {
    return curl_easy_setopt(handle, CURLOPT_DEBUGFUNCTION, callback);
}

static inline CURLcode assay_curl_get_long(CURL *handle, CURLINFO info, long *value) {
    return curl_easy_getinfo(handle, info, value);
}

static inline CURLcode assay_curl_get_offset(CURL *handle, CURLINFO info, curl_off_t *value) {
    return curl_easy_getinfo(handle, info, value);
}

// The text belongs to the handle.
static inline CURLcode assay_curl_get_string(CURL *handle, CURLINFO info, char **value) {
    return curl_easy_getinfo(handle, info, value);
}

// The list belongs to the handle.
static inline CURLcode assay_curl_get_certificates(CURL *handle, struct curl_certinfo **value) {
    return curl_easy_getinfo(handle, CURLINFO_CERTINFO, value);
}

// libcurl keeps a copy of the bytes.
static inline CURLcode assay_curl_set_blob(CURL *handle, CURLoption option, const void *bytes, size_t count) {
    struct curl_blob blob = {(void *)bytes, count, CURL_BLOB_COPY};
    return curl_easy_setopt(handle, option, &blob);
}

// Writes the 4 or 16 bytes of an IP address; 0 where the text is none of that version.
static inline int assay_parse_address(int version, const char *text, unsigned char *bytes) {
    return inet_pton(version == 4 ? AF_INET : AF_INET6, text, bytes) == 1;
}

static inline CURLMcode assay_curl_multi_set_long(CURLM *handle, CURLMoption option, long value) {
    return curl_multi_setopt(handle, option, value);
}
