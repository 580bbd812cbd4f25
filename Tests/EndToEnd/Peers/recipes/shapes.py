"""What the recipes of docs/ci.md must have, a JSON Schema for each: the jobs, that results are kept also when tests failed,
where the report is found, and no key that the service does not know."""

TEXT = {"type": "string", "minLength": 1}
TEXTS = {"type": "array", "minItems": 1, "items": TEXT}
TEXTS_BY_NAME = {"type": "object", "additionalProperties": TEXT}
NUMBER = {"type": "integer", "minimum": 1}


def just(value):
    return {"const": value}


def keys(must, may=None):
    """An object with all keys of the one, perhaps those of the other, and no further ones."""
    return {
        "type": "object",
        "required": list(must),
        "properties": must | (may or {}),
        "additionalProperties": False,
    }


def each(*kinds, having=None):
    """A list whose elements are of these kinds; one of them must have what `having` says."""
    return {"type": "array", "minItems": 1, "items": {"oneOf": list(kinds)}} | ({"contains": having} if having else {})


def row(*items):
    return {"type": "array", "prefixItems": list(items), "minItems": len(items), "maxItems": len(items)}


def part(**values):
    """An object that has these values among others."""
    return {"type": "object", "required": list(values), "properties": {key: just(it) for key, it in values.items()}}


JUNIT = just("reports/junit.xml")

KEPT = {"when": just("always"), "paths": TEXTS}
GITLAB = row(
    keys({
        "default": keys({"image": TEXT}),
        "stages": just(["test", "report"]),
        "api": keys({"stage": just("test"), "parallel": just(3), "script": TEXTS, "artifacts": keys(KEPT)}),
        "api report": keys({
            "stage": just("report"),
            "needs": just(["api"]),
            "when": just("always"),
            "script": TEXTS,
            "artifacts": keys(KEPT | {"reports": keys({"junit": JUNIT})}),
        }),
    })
)

UNLESS_CANCELLED = just("${{ !cancelled() }}")
UPLOAD = {"name": TEXT, "path": TEXT, "overwrite": just(True)}
DOWNLOAD = {"pattern": just("results-*"), "path": just("reports"), "merge-multiple": just(True)}
GITHUB_STEPS = (
    keys({"run": TEXT}, {"env": TEXTS_BY_NAME}),
    keys({"uses": just("actions/checkout@v6")}),
    keys({"uses": just("actions/upload-artifact@v7"), "if": UNLESS_CANCELLED, "with": keys(UPLOAD)}),
    keys({"uses": just("actions/download-artifact@v8"), "with": keys(DOWNLOAD)}),
)
PART_UPLOADED = {"required": ["with"], "properties": {"with": part(name="results-${{ matrix.shard }}")}}
GITHUB_JOB = {"runs-on": TEXT, "container": TEXT}
GITHUB = row(
    keys({
        "name": TEXT,
        "on": just(["push"]),
        "jobs": keys({
            "api": keys(
                GITHUB_JOB | {
                    "strategy": keys({"fail-fast": just(False), "matrix": keys({"shard": just([1, 2, 3])})}),
                    "steps": each(*GITHUB_STEPS, having=PART_UPLOADED),
                }
            ),
            "report": keys(
                GITHUB_JOB | {
                    "needs": just("api"),
                    "if": UNLESS_CANCELLED,
                    "steps": each(*GITHUB_STEPS, having=part(uses="actions/download-artifact@v8")),
                }
            ),
        }),
    })
)

WHATEVER_ENDED = {"condition": just("succeededOrFailed()")}
AZURE_STEPS = (
    keys({"script": TEXT}, {"env": TEXTS_BY_NAME}),
    keys({"publish": just("reports"), "artifact": TEXT} | WHATEVER_ENDED),
    keys({"download": just("current"), "patterns": TEXT}),
    keys(
        WHATEVER_ENDED | {
            "task": just("PublishTestResults@2"),
            "inputs": keys({"testResultsFormat": just("JUnit"), "testResultsFiles": JUNIT}, {"testRunTitle": TEXT}),
        }
    ),
)
AZURE = row(
    keys({
        "pool": keys({"vmImage": TEXT}),
        "jobs": row(
            keys({
                "job": just("api"),
                "container": TEXT,
                "strategy": keys({"parallel": just(3)}),
                "steps": each(*AZURE_STEPS, having=part(artifact="results-$(System.JobPositionInPhase)")),
            }),
            keys(
                WHATEVER_ENDED | {
                    "job": just("report"),
                    "container": TEXT,
                    "dependsOn": just("api"),
                    "steps": each(*AZURE_STEPS, having=part(task="PublishTestResults@2")),
                }
            ),
        ),
    })
)

CIRCLE_STEPS = (
    just("checkout"),
    keys({"run": TEXT}),
    keys({"persist_to_workspace": keys({"root": TEXT, "paths": TEXTS})}),
    keys({"attach_workspace": keys({"at": TEXT})}),
    keys({"store_test_results": keys({"path": JUNIT})}),
    keys({"store_artifacts": keys({"path": TEXT})}),
)
CIRCLE_JOB = {"docker": each(keys({"image": TEXT}))}
CIRCLE = row(
    keys({
        "version": just(2.1),
        "jobs": keys({
            "api": keys(CIRCLE_JOB | {
                "parallelism": just(3),
                "steps": each(*CIRCLE_STEPS, having={"required": ["persist_to_workspace"], "type": "object"}),
            }),
            "report": keys(CIRCLE_JOB | {
                "steps": each(*CIRCLE_STEPS, having={"required": ["store_test_results"], "type": "object"}),
            }),
        }),
        "workflows": keys({
            "api": just({"jobs": ["api", {"report": {"requires": [{"api": ["success", "failed"]}]}}]}),
        }),
    })
)

SECRET = keys({"secretKeyRef": keys({"name": TEXT, "key": TEXT})})
ENVIRONMENT = (keys({"name": TEXT, "value": TEXT}), keys({"name": TEXT, "valueFrom": SECRET}))
COMPLETIONS = just({"name": "JOB_COMPLETIONS", "value": "3"})
AT_MOST = {"activeDeadlineSeconds": NUMBER, "ttlSecondsAfterFinished": NUMBER}


def job(spec, environment):
    container = {
        "name": TEXT,
        "image": TEXT,
        "command": TEXTS,
        "args": TEXTS,
        "volumeMounts": just([{"name": "reports", "mountPath": "/reports"}]),
    } | environment
    pod = {
        "restartPolicy": just("Never"),
        "securityContext": keys({"runAsUser": NUMBER, "fsGroup": NUMBER}),
        "containers": row(keys(container)),
        "volumes": row(keys({"name": just("reports"), "persistentVolumeClaim": keys({"claimName": TEXT})})),
    }
    return keys({
        "apiVersion": just("batch/v1"),
        "kind": just("Job"),
        "metadata": keys({"name": {"type": "string", "pattern": "^[a-z]([-a-z0-9]*[a-z0-9])?-RUN$"}}),
        "spec": keys(spec | AT_MOST | {"template": keys({"spec": keys(pod)})}),
    })


KUBERNETES = row(
    job(
        {
            "completionMode": just("Indexed"),
            "completions": just(3),
            "parallelism": just(3),
            "backoffLimitPerIndex": just(0),
        },
        {"env": each(*ENVIRONMENT, having=COMPLETIONS)},
    ),
    job({"backoffLimit": just(0)}, {}),
)

SHAPES = {
    ".gitlab-ci.yml": GITLAB,
    ".github/workflows/api.yml": GITHUB,
    "azure-pipelines.yml": AZURE,
    ".circleci/config.yml": CIRCLE,
    "api-tests.yaml": KUBERNETES,
}
