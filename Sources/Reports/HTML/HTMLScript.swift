/// The script of the page, part by part: plain JavaScript in one closure.
///
/// What comes from a run reaches the document as text nodes only: no markup is made of it, no address and no script.
enum HTMLScript {
    /// All of it, as it stands in the page.
    static let text =
        [
            "(() => {\n\"use strict\";", elements, data, search, list, differences, json, xml, waterfall,
            exchange, test,
            pane, tools, keys, "start();\n})();",
        ].joined(separator: "\n") + "\n"

    /// How elements are made, and figures and texts written.
    private static let elements = #"""
        const SVG = "http://www.w3.org/2000/svg";

        function fill(element, attributes, children) {
          for (const [name, value] of Object.entries(attributes)) {
            if (value !== undefined && value !== null && value !== false) {
              element.setAttribute(name, value === true ? "" : String(value));
            }
          }
          for (const child of children.flat()) {
            if (child !== undefined && child !== null) element.append(child);
          }
          return element;
        }
        const make = (name, attributes = {}, ...children) =>
          fill(document.createElement(name), attributes, children);
        const draw = (name, attributes = {}, ...children) =>
          fill(document.createElementNS(SVG, name), attributes, children);

        function button(text, attributes, action) {
          const element = make("button", { type: "button", ...attributes }, text);
          element.addEventListener("click", action);
          return element;
        }

        // Characters that cannot be seen, or that turn the text around them, are told by their numbers.
        const hiddenCharacters = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g;
        const visible = text =>
          String(text).replace(hiddenCharacters, c => c === "\r" ? "" : `\\u{${c.codePointAt(0).toString(16)}}`);
        const oneLine = text => visible(text).replace(/\s*\n\s*/g, " ");

        const amount = number => String(number).replace(/\B(?=(\d{3})+$)/g, ",");
        const plural = (number, noun) => `${amount(number)} ${noun}${number === 1 ? "" : "s"}`;
        function time(us) {
          if (us < 100) return us === 0 ? "0 ms" : `${(us / 1000).toFixed(2)} ms`;
          if (us < 9950) return `${(us / 1000).toFixed(1)} ms`;
          if (us < 999500) return `${Math.round(us / 1000)} ms`;
          return us < 60e6 ? `${(us / 1e6).toFixed(2)} s` : `${Math.floor(us / 60e6)} min ${Math.round(us / 1e6) % 60} s`;
        }
        const bytes = size => size < 1000 ? plural(size, "byte") : size < 1e6 ? `${(size / 1000).toFixed(1)} kB`
          : `${(size / 1e6).toFixed(1)} MB`;

        const outcomes = {
          failed: ["✕", "failed"], errored: ["!", "error"], notRun: ["–", "not run"], flaky: ["↻", "flaky"],
          passed: ["✓", "passed"], skipped: ["↷", "skipped"],
        };
        const outcomeWord = { failed: "failed", errored: "error", notRun: "not run", flaky: "flaky, passed at last",
          passed: "passed", skipped: "skipped" };
        const glyph = outcome =>
          make("span", { class: `glyph ${outcome}`, "aria-hidden": "true" }, outcomes[outcome][0]);
        const say = text => { document.getElementById("said").textContent = text; };

        // The clipboard is not to be had in every viewer: the fallback copies what is selected.
        async function copy(text, what) {
          try {
            await navigator.clipboard.writeText(text);
          } catch {
            const field = make("textarea", { class: "unseen", "aria-hidden": "true", tabindex: "-1" });
            const focused = document.activeElement;
            field.value = text;
            document.body.append(field);
            field.select();
            const copied = document.execCommand("copy");
            field.remove();
            focused?.focus();
            if (!copied) return say(`${what} could not be copied`);
          }
          say(`${what} copied`);
        }
        """#

    /// What the page holds: lines of JSON, of which those with the details are read when a test is opened.
    private static let data = #"""
        const run = JSON.parse(document.getElementById("run").textContent);
        const files = [];
        const tests = [];

        function readData() {
          for (const block of document.querySelectorAll("script[type='application/x-ndjson']")) {
            const lines = block.textContent.split("\n");
            const head = JSON.parse(lines[1]);
            if (head.file !== undefined) files[head.number] = { ...head, tests: 0, bad: 0 };
            for (let at = 2; at + 1 < lines.length; at += 2) {
              const test = JSON.parse(lines[at]);
              test.file = files[head.number];
              test.file.tests += 1;
              if (isBad(test)) test.file.bad += 1;
              test.details = lines[at + 1];
              test.shown = test.flaky ? "flaky" : test.outcome;
              test.tags ??= [];
              test.words = null;
              tests.push(test);
            }
            block.remove();
          }
        }

        const detailsOf = test => JSON.parse(test.details);
        const isBad = test => test.outcome === "failed" || test.outcome === "errored";

        const encoded = text => encodeURIComponent(text).replaceAll("%2F", "/");
        const anchor = test => `#${encoded(test.file.file)}::${encoded(test.name)}`;
        function testAt(hash) {
          if (!hash.includes("::")) return undefined;
          return tests.find(test => anchor(test) === hash);
        }
        """#

    /// Which tests are shown.
    private static let search = #"""
        const chosen = { outcomes: new Set(), tags: new Set(), text: "", order: "file" };

        function wordsOf(test) {
          test.words ??= [test.name, test.file.file, test.file.name, test.message ?? "", test.kind ?? "", ...test.tags]
            .join("\n").toLowerCase();
          return test.words;
        }

        function found() {
          const words = chosen.text.toLowerCase().split(/\s+/).filter(word => word !== "");
          return tests.filter(test => {
            const isIn = chosen.outcomes.size === 0 || chosen.outcomes.has(test.outcome)
              || (test.flaky && chosen.outcomes.has("flaky"));
            if (!isIn) return false;
            if (chosen.tags.size > 0 && !test.tags.some(tag => chosen.tags.has(tag))) return false;
            if (words.length === 0) return true;
            const text = wordsOf(test);
            return words.every(word => text.includes(word));
          });
        }

        function search() {
          const shown = found();
          list.show(shown);
          const isAll = shown.length === tests.length;
          parts.count.textContent = isAll ? plural(tests.length, "test")
            : `${amount(shown.length)} of ${plural(tests.length, "test")}`;
          parts.all.hidden = isAll;
        }

        function unfilter() {
          chosen.outcomes.clear();
          chosen.tags.clear();
          chosen.text = "";
          parts.text.value = "";
          for (const toggle of parts.outcomes) toggle.setAttribute("aria-pressed", "false");
          for (const box of parts.tagBoxes) box.checked = false;
          nameTags();
        }

        function showAll() {
          unfilter();
          search();
          parts.tree.focus();
        }
        """#
}
