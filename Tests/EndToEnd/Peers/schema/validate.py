"""Validates by a JSON Schema (2020-12): reads {"schema": …, "values": […]} and writes, for each value, null or what
best_match says of it."""
import json
import sys

from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match

sys.set_int_max_str_digits(0)
given = json.load(sys.stdin)
Draft202012Validator.check_schema(given["schema"])
validator = Draft202012Validator(given["schema"])


def told(value):
    error = best_match(validator.iter_errors(value))
    return error and f"{error.json_path}: {error.message}"


json.dump([told(value) for value in given["values"]], sys.stdout)
