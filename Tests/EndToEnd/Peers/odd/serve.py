"""Serves the answers of odd.py, which argv[1] names, on a free port and tells which."""
import runpy
import sys

odd = runpy.run_path(sys.argv[1], run_name="odd")
# Else every small write waits for the one before it.
odd["H"].disable_nagle_algorithm = True
server = odd["ThreadingHTTPServer"](("127.0.0.1", 0), odd["H"])
host, port = server.server_address
print(f"listening at: http://{host}:{port}", flush=True)
server.serve_forever()
