"""Reads YAML as CI services do: reads {"name": …, "text": …} and writes {"problem": …, "documents": …}. The problem is what
PyYAML says, or the shape of the recipe with that name; null where there is none."""
import json
import re
import sys

import yaml
from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match

from shapes import SHAPES


class Loader(yaml.SafeLoader):
    """YAML 1.2 in what matters here: `on` is a text, and no key stands twice."""

    def construct_mapping(self, node, deep=False):
        keys = [self.construct_object(key) for key, _ in node.value]
        for key in keys:
            if keys.count(key) > 1:
                raise yaml.constructor.ConstructorError(None, None, f"the key {key} stands twice")
        return super().construct_mapping(node, deep)


BOOLEAN = "tag:yaml.org,2002:bool"
Loader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers if tag != BOOLEAN]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
Loader.add_implicit_resolver(BOOLEAN, re.compile("^(?:true|false)$"), list("tf"))


def read(text, schema):
    try:
        documents = list(yaml.load_all(text, Loader))
    except yaml.YAMLError as error:
        return {"problem": f"no YAML: {error}", "documents": []}
    error = best_match(Draft202012Validator(schema).iter_errors(documents))
    return {"problem": error and f"{error.json_path}: {error.message}", "documents": documents}


given = json.load(sys.stdin)
json.dump(read(given["text"], SHAPES[given["name"]]), sys.stdout)
