// libmicrohttpd, and its variadic functions as functions of one type each, which Swift can call.
#include <errno.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <string.h>

typedef void *(*assay_mhd_uri_callback)(void *context, const char *uri, struct MHD_Connection *connection);

// A daemon on a free port of 127.0.0.1 with a thread for each connection. `began` sees the request target as
// it came and returns the request's own context, which `answer` gets and `ended` takes leave of.
// Null when it cannot be started; `error` then has the error number.
static inline struct MHD_Daemon *assay_mhd_start(size_t stack_size, size_t memory_limit, void *context,
                                                 assay_mhd_uri_callback began,
                                                 MHD_AccessHandlerCallback answer,
                                                 MHD_RequestCompletedCallback ended, int *error) {
    struct sockaddr_in address;
    memset(&address, 0, sizeof(address));
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    errno = 0;
    struct MHD_Daemon *daemon = MHD_start_daemon(
        MHD_USE_THREAD_PER_CONNECTION | MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_POLL | MHD_USE_ITC, 0, NULL,
        NULL, answer, context,
        MHD_OPTION_SOCK_ADDR, (struct sockaddr *)&address,
        MHD_OPTION_URI_LOG_CALLBACK, began, context,
        MHD_OPTION_NOTIFY_COMPLETED, ended, context,
        MHD_OPTION_THREAD_STACK_SIZE, stack_size,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, memory_limit,
        MHD_OPTION_END);
    *error = errno;
    return daemon;
}

// The port that a daemon listens on; 0 when that is not known.
static inline uint16_t assay_mhd_port(struct MHD_Daemon *daemon) {
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
    return info ? info->port : 0;
}
