extension HTMLScript {
    /// The times of a test's requests as a drawing, and as a table for whoever does not see it.
    static let waterfall = #"""
        const phases = ["dns", "connect", "tls", "wait", "download"];
        const phaseNames = { dns: "name lookup", connect: "connect", tls: "TLS", wait: "wait", download: "download" };
        const waterfallLimit = 200, barHeight = 22;

        const total = timing => timing.phases.reduce((sum, part) => sum + part, 0);

        function waterfall(steps) {
          const timed = steps.filter(step => step.timing);
          if (timed.length === 0) return null;
          const shown = timed.slice(0, waterfallLimit);
          const begin = Math.min(...shown.map(step => step.timing.start));
          const end = Math.max(1, ...shown.map(step => step.timing.start - begin + total(step.timing)));
          const percent = us => `${(us / end * 100).toFixed(3)}%`;
          const bars = [0, 25, 50, 75, 100].map(at =>
            draw("line", { class: "grid", x1: `${at}%`, x2: `${at}%`, y1: 0, y2: shown.length * barHeight }));
          shown.forEach((step, row) => {
            let at = step.timing.start - begin;
            step.timing.phases.forEach((length, number) => {
              if (length > 0) {
                const told = `${phaseNames[phases[number]]} ${time(length)}`;
                bars.push(draw("rect", { class: phases[number], x: percent(at), y: row * barHeight + 5, height: 12,
                  width: percent(length) }, draw("title", {}, told)));
              }
              at += length;
            });
          });
          const name = `waterfall of ${plural(shown.length, "request")} in ${time(end)}; the times stand in the table below`;
          const drawing = draw("svg", { role: "img", "aria-label": name, height: shown.length * barHeight }, bars);
          const column = (kind, text) =>
            make("div", { "aria-hidden": "true" }, shown.map(step => make("div", { class: kind }, text(step))));
          const legend = make("div", { class: "legend", "aria-hidden": "true" }, phases.map(phase =>
            make("span", {}, draw("svg", {}, draw("rect", { class: phase, width: 10, height: 10, rx: 2 })),
              phaseNames[phase])));
          const rest = timed.length > shown.length
            ? make("p", { class: "muted" }, `${amount(timed.length - shown.length)} more are in the steps`) : null;
          return make("section", { class: "card" }, make("h3", {}, "Requests ", make("span", { class: "muted" }, `in ${time(end)}`)), make("div", { class: "in" },
            make("div", { class: "water" }, column("label", step => oneLine(step.name)), drawing,
              column("time", step => time(total(step.timing)))),
            legend, rest, timesTable(shown, begin)));
        }

        function timesTable(steps, begin) {
          const details = make("details", {}, make("summary", {}, "times as a table"));
          const build = () => {
            const head = ["request", "start", ...phases.map(phase => phaseNames[phase])];
            const rows = steps.map(step => make("tr", {}, make("th", { scope: "row" }, oneLine(step.name)),
              [step.timing.start - begin, ...step.timing.phases].map(us => make("td", {}, time(us)))));
            const table = make("table", { class: "pairs" },
              make("thead", {}, make("tr", {}, head.map(text => make("th", { scope: "col" }, text)))),
              make("tbody", {}, rows));
            details.append(make("div", { class: "times", tabindex: 0, role: "group", "aria-label": "times" }, table));
          };
          details.addEventListener("toggle", build, { once: true });
          return details;
        }
        """#

    /// What went over the wire.
    static let exchange = #"""
        function pairs(title, rows) {
          return make("table", { class: "pairs" }, make("caption", { class: "unseen" }, title),
            make("tbody", {}, rows.map(([name, value]) =>
              make("tr", {}, make("th", { scope: "row" }, visible(name)), make("td", { class: "code" }, visible(value))))));
        }

        // A part whose inside is made when it is opened.
        function lazy(isOpen, title, inside) {
          const details = make("details", { class: "sub", open: isOpen }, make("summary", {}, title));
          const build = () => details.append(...inside().flat().filter(part => part !== null));
          if (isOpen) build(); else details.addEventListener("toggle", build, { once: true });
          return details;
        }

        function message(title, line, recorded, isOpen) {
          const size = recorded.body ? `, ${bytes(recorded.body.size)}` : "";
          return lazy(isOpen, `${title}: ${oneLine(line)}${size}`, () => {
            const names = recorded.headers ?? [];
            const headers = names.length === 0 ? null
              : lazy(false, plural(names.length, "header"), () => [pairs(`${title} headers`, names)]);
            headers?.classList.remove("sub");
            return [headers, recorded.body ? bodyView(recorded.body) : make("p", { class: "muted" }, "no body")];
          });
        }

        function exchange(step, isOpen) {
          const { request, response } = step;
          const curl = step.curl === undefined ? null : lazy(false, "As curl", () => [
            make("div", { class: "actions" }, button("copy as curl", {}, () => copy(step.curl, "curl command"))),
            make("pre", { class: "body", tabindex: 0 }, visible(step.curl))]);
          const list = (title, lines) => lines === undefined ? null
            : lazy(title === "Attempts" && isOpen, `${title} (${lines.length})`, () => [make("pre", {}, visible(lines.join("\n")))]);
          return [
            list("Redirects", step.redirects),
            request ? message("Request", `${step.call.method} ${step.call.url}`, request, false) : null,
            response ? message("Answer", `${step.call.status} ${response.reason}`.trim(), response, isOpen) : null,
            curl,
            step.captured ? lazy(isOpen, `Captured values (${step.captured.length})`,
              () => [pairs("captured values", step.captured)]) : null,
            list("Attempts", step.attempts), list("Notes", step.notes),
          ];
        }
        """#

    /// One test: what went wrong, and its steps.
    static let test = #"""
        function sourceView(source) {
          // What all lines are indented by says nothing.
          const indents = source.lines.filter(line => line.trim() !== "").map(line => line.search(/\S/));
          const indent = Math.min(...indents, 1000);
          return make("div", { class: "source code", tabindex: 0, role: "group", "aria-label": "the lines of the spec" },
            source.lines.map((line, at) => make("div", { class: source.first + at === source.line ? "here" : null },
              make("span", { class: "number" }, String(source.first + at)), visible(line.slice(indent)))));
        }

        // The lines of the spec are told once where failures in a row speak of one line.
        function failureView(failure, before) {
          const { expected, actual } = failure;
          const hasSides = expected !== undefined && actual !== undefined;
          return make("div", { class: "failure" },
            make("div", { class: "said" }, failure.subject
              ? make("span", { class: "subject code" }, visible(failure.subject)) : null, visible(failure.message)),
            failure.because ? make("div", { class: "because" }, `because ${visible(failure.because)}`) : null,
            make("div", { class: "from" }, [failure.kind, failure.place].filter(Boolean).map(visible).join("  ·  ")),
            hasSides ? sides(expected, actual) : null,
            failure.source && failure.source.line !== before?.source?.line ? sourceView(failure.source) : null);
        }

        const placeText = place => Array.isArray(place) ? `${opened.file.file}:${place.join(":")}` : place;

        function stepView(step, isOpen) {
          const bad = step.outcome === "failed" || step.outcome === "errored";
          const call = step.call ? `${step.call.method} ${step.call.url}${step.call.status ? ` → ${step.call.status}` : ""}`
            : null;
          const phase = step.phase ? make("span", { class: "muted" }, ` · ${step.phase}`) : null;
          const reason = step.reason ? make("span", { class: "code" }, visible(step.reason)) : null;
          const details = make("details", { class: `card step ${step.outcome}${bad ? " bad" : ""}`, open: isOpen },
            make("summary", {}, glyph(step.outcome), make("span", { class: "what" },
              make("span", { class: "unseen" }, `${outcomeWord[step.outcome]}: `), oneLine(step.name), phase,
              call ? make("span", { class: "code" }, oneLine(call)) : null, reason),
              make("span", { class: "time" }, step.us > 0 ? time(step.us) : "")));
          const build = () => {
            const checks = step.checks ? `, ${plural(step.checks, "check")}` : "";
            const callers = (step.callers ?? []).map(place => `, used by ${place}`).join("");
            const unsaid = step.moreFailures
              ? make("p", { class: "sub muted" }, `and ${plural(step.moreFailures, "failure")} more`) : "";
            const failures = step.failures ?? [];
            details.append(...failures.map((failure, at) => failureView(failure, failures[at - 1])), unsaid,
              ...exchange(step, bad).filter(part => part !== null),
              make("p", { class: "sub muted" }, visible(placeText(step.place) + checks + callers)));
          };
          if (isOpen) build(); else details.addEventListener("toggle", build, { once: true });
          return details;
        }

        // Those that went wrong are open, but no more of them than a person reads.
        function stepViews(steps) {
          let open = 0;
          const view = step => {
            const isBad = step.outcome === "failed" || step.outcome === "errored";
            if (isBad) open += 1;
            return stepView(step, isBad && open <= 10);
          };
          const firstBad = steps.findIndex(step => step.outcome === "failed" || step.outcome === "errored");
          if (firstBad < pieceLimit) return inPieces(steps, view);
          // Far behind: it comes first.
          return [view(steps[firstBad]), ...inPieces(steps.filter((_, at) => at !== firstBad), view)];
        }

        function attemptView(attempt, number) {
          return make("details", { class: `card step ${attempt.outcome}` },
            make("summary", {}, glyph(attempt.outcome),
              make("span", { class: "what" }, `Attempt ${number}: ${outcomeWord[attempt.outcome]}`),
              make("span", { class: "time" }, time(attempt.us))),
            make("div", { class: "in" }, attempt.failure ? failureView(attempt.failure) : null,
              stepViews(attempt.steps ?? [])));
        }

        // What passed before and behind the tests of a file, and what its spec is warned of.
        function aroundView({ setup, teardown, warnings }) {
          const parts = [["Setup", setup], ["Teardown", teardown]].filter(([, steps]) => steps !== undefined)
            .map(([name, steps]) => lazy(false, `${name} of the file: ${plural(steps.length, "step")}`, () => stepViews(steps)));
          if (warnings !== undefined) {
            parts.push(lazy(false, `Warnings of the file (${warnings.length})`,
              () => warnings.map(text => make("pre", { class: "body", tabindex: 0 }, visible(text)))));
          }
          return parts.length === 0 ? null : make("div", { class: "card" }, parts);
        }

        function testView(test) {
          const details = detailsOf(test);
          const link = make("a", { href: anchor(test) }, "link to this test");
          const facts = [outcomeWord[test.shown], time(test.us), `${test.file.file}:${test.line}`,
            details.row ? `row ${details.row.number} (${details.row.place})` : null];
          const attempts = details.earlier ?? [];
          return [
            make("h2", { id: "title", class: test.shown }, glyph(test.shown), make("span", {}, oneLine(test.name))),
            make("div", { class: "facts" }, facts.filter(Boolean).map(fact => make("span", {}, visible(fact))),
              test.tags.map(tag => make("span", { class: "tag" }, oneLine(tag))), link,
              button("copy link", {}, () => copy(new URL(anchor(test), location.href).href, "link"))),
            details.reason ? make("div", { class: "card" }, make("div", { class: "in" }, visible(details.reason))) : null,
            details.failure ? make("div", { class: "card failed" }, failureView(details.failure)) : null,
            details.detail ? make("div", { class: "card" }, make("div", { class: "in" },
              make("pre", { class: "body", tabindex: 0 }, visible(details.detail)))) : null,
            waterfall(details.steps ?? []),
            attempts.map((attempt, at) => attemptView(attempt, at + 1)),
            attempts.length > 0 ? make("h3", { class: "attempt" }, `Attempt ${attempts.length + 1}`) : null,
            stepViews(details.steps ?? []), aroundView(test.file),
          ].flat(2).filter(part => part !== null);
        }
        """#
}
