"""Starts Python anew with the arguments given and no signal blocked: a thread of the tests blocks them, and what
it starts inherits that."""
import os
import signal
import sys

signal.pthread_sigmask(signal.SIG_SETMASK, [])
os.execv(sys.executable, [sys.executable] + sys.argv[1:])
