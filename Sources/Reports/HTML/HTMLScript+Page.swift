extension HTMLScript {
    /// The pane beside the list: a test, or the run.
    static let pane = #"""
        let opened = null;
        const isWide = () => matchMedia("(min-width: 761px)").matches;

        // A document in a sandbox may not be allowed to touch its history.
        function note(hash, isNew) {
          try {
            const target = hash === "" ? location.pathname + location.search : hash;
            history[isNew ? "pushState" : "replaceState"](null, "", target);
          } catch {}
        }

        const pane = {
          open(test, isNoted = false) {
            if (opened === test) return document.documentElement.classList.add("opened");
            if (!isNoted) note(anchor(test), opened === null);
            opened = test;
            document.documentElement.classList.add("opened");
            parts.content.replaceChildren(...testView(test));
            parts.pane.setAttribute("aria-labelledby", "title");
            parts.pane.scrollTop = 0;
            list.choose(test);
          },
          close(isNoted = false) {
            document.documentElement.classList.remove("opened");
            if (opened === null) return;
            if (!isNoted) note("", false);
            opened = null;
            parts.content.replaceChildren(...runView());
            parts.pane.scrollTop = 0;
            list.render();
            parts.tree.focus();
          },
          // What the address asks for.
          follow() {
            const test = testAt(location.hash);
            if (test) this.open(test, true); else this.close(true);
            return test !== undefined;
          },
        };

        function runView() {
          const facts = run.facts.map(([name, value]) => [name, value]);
          const open = test => () => { pane.open(test); parts.pane.focus(); };
          const entry = test => make("div", { class: `slow ${test.shown}` },
            make("span", { class: "time" }, time(test.us)), glyph(test.shown),
            button(oneLine(test.name), { class: "plain" }, open(test)));
          const slowest = [...tests].sort((a, b) => b.us - a.us).slice(0, 10);
          const kinds = new Map();
          for (const test of tests.filter(isBad)) {
            kinds.set(test.kind ?? "other", (kinds.get(test.kind ?? "other") ?? 0) + 1);
          }
          const byNumber = [...kinds].sort((a, b) => b[1] - a[1]).map(([kind, number]) => [kind, amount(number)]);
          const card = (title, content) => make("section", { class: "card" }, make("h3", {}, title),
            make("div", { class: "in" }, content));
          return [make("h2", { id: "title" }, "The run"), card("Facts", pairs("facts of the run", facts)),
            byNumber.length > 0 ? card("What went wrong", pairs("kinds of failures", byNumber)) : null,
            make("section", { class: "card" }, make("h3", {}, "Slowest tests"),
              slowest.map(entry)),
          ].filter(part => part !== null);
        }
        """#

    /// What stands above the list.
    static let tools = #"""
        const parts = {};

        function press(toggle) {
          const { outcome } = toggle.dataset;
          const isOn = !chosen.outcomes.has(outcome);
          if (isOn) chosen.outcomes.add(outcome); else chosen.outcomes.delete(outcome);
          toggle.setAttribute("aria-pressed", String(isOn));
        }

        function outcomeToggles() {
          return Object.entries(outcomes).filter(([outcome]) => run.counts[outcome] > 0).map(([outcome, [, word]]) => {
            const number = run.counts[outcome];
            const noun = outcome === "errored" && number > 1 ? `${word}s` : word;
            const toggle = button([glyph(outcome), ` ${amount(number)} ${noun}`],
              { "aria-pressed": "false", class: outcome, "data-outcome": outcome }, () => { press(toggle); search(); });
            return toggle;
          });
        }

        function outcomeBar() {
          const bar = make("div", { class: "bar", "aria-hidden": "true" });
          for (const outcome of ["failed", "errored", "notRun", "passed", "skipped"]) {
            const number = run.counts[outcome];
            if (number === 0) continue;
            const part = make("span", { class: outcome });
            part.style.flexGrow = number;
            bar.append(part);
          }
          return bar;
        }

        function nameTags() {
          if (parts.tagSummary) {
            parts.tagSummary.textContent = chosen.tags.size === 0 ? "Tags" : `Tags: ${[...chosen.tags].map(oneLine).join(", ")}`;
          }
        }

        function tagFilter() {
          parts.tagBoxes = [];
          const numbers = new Map();
          for (const test of tests) for (const tag of test.tags) numbers.set(tag, (numbers.get(tag) ?? 0) + 1);
          if (numbers.size === 0) return null;
          const entries = [...numbers].sort(([a], [b]) => a < b ? -1 : 1).map(([tag, number]) => {
            const box = make("input", { type: "checkbox" });
            box.addEventListener("change", () => {
              if (box.checked) chosen.tags.add(tag); else chosen.tags.delete(tag);
              nameTags();
              search();
            });
            parts.tagBoxes.push(box);
            return make("label", {}, box, ` ${oneLine(tag)} `, make("span", { class: "muted" }, amount(number)));
          });
          parts.tagSummary = make("summary", {}, "Tags");
          return parts.tags = make("details", { class: "tags" }, parts.tagSummary, make("div", {}, entries));
        }

        function orderToggles() {
          const toggles = ["file", "time"].map(order => button(`by ${order}`,
            { "aria-pressed": String(order === chosen.order), "data-order": order }, () => {
              chosen.order = order;
              list.rows = [];
              for (const toggle of toggles) toggle.setAttribute("aria-pressed", String(toggle.dataset.order === order));
              search();
            }));
          return make("div", { class: "set", role: "group", "aria-label": "order of the tests" }, toggles);
        }

        function themeButton() {
          const root = document.documentElement;
          const isDark = () => root.dataset.theme === "dark"
            || (root.dataset.theme === undefined && matchMedia("(prefers-color-scheme: dark)").matches);
          const toggle = parts.theme = button("", {}, () => {
            root.dataset.theme = isDark() ? "light" : "dark";
            name();
          });
          const name = () => { toggle.textContent = isDark() ? "light" : "dark"; };
          name();
          toggle.setAttribute("aria-label", "light or dark colours");
          return toggle;
        }

        function build() {
          parts.text = make("input", { type: "search", placeholder: "Filter by name, file, message, tag   /",
            "aria-label": "filter tests by text", autocomplete: "off", spellcheck: "false" });
          parts.text.addEventListener("input", () => { chosen.text = parts.text.value; search(); });
          parts.outcomes = outcomeToggles();
          parts.count = make("span", { role: "status" });
          parts.all = button("show all", { hidden: true }, showAll);
          parts.rows = make("div", { role: "presentation" });
          parts.nothing = make("p", { class: "nothing", hidden: true }, "no test is like this");
          parts.tree = make("div", { class: "tree", role: "tree", tabindex: 0, "aria-label": "tests" }, parts.rows);
          parts.content = make("div", {});
          parts.pane = make("section", { class: "pane", tabindex: 0, "aria-labelledby": "title" },
            make("div", { class: "way" }, button("← all tests", {}, () => pane.close()),
              button("previous", {}, () => list.step(-1)), button("next", {}, () => list.step(1))),
            parts.content);
          parts.help = helpDialog();
          document.getElementById("app").append(
            outcomeBar(),
            make("div", { class: "tools", role: "search", "aria-label": "tests" },
              make("div", { class: "search" }, parts.text),
              make("div", { class: "set", role: "group", "aria-label": "outcomes" }, parts.outcomes),
              tagFilter(), orderToggles(),
              make("div", { class: "set right" }, themeButton(),
                button("keys", { "aria-label": "keys of this page" }, () => parts.help.showModal()))),
            make("div", { class: "panes" },
              make("section", { class: "tests", "aria-label": "list of tests" },
                make("div", { class: "count" }, parts.count, parts.all), parts.nothing, parts.tree),
              parts.pane),
            parts.help, make("div", { id: "said", class: "unseen", role: "status" }));
        }
        """#

    /// The keys, and the beginning.
    static let keys = #"""
        const keyList = [["/", "filter by text"], ["↓ ↑ or j k", "next and previous row"],
          ["n p", "next and previous test that failed"], ["Enter", "open the test, or fold the file"],
          ["← →", "fold and unfold the file"], ["Esc", "back to the list, or show all"], ["f", "only what went wrong"],
          ["t", "light or dark"], ["?", "these keys"]];

        function helpDialog() {
          const close = button("close", {}, () => dialog.close());
          const dialog = make("dialog", { "aria-labelledby": "keys" }, make("h2", { id: "keys" }, "Keys"),
            make("dl", {}, keyList.map(([key, what]) => make("div", {}, make("dt", {}, make("kbd", {}, key)), make("dd", {}, what)))),
            close);
          return dialog;
        }

        function onlyBad() {
          unfilter();
          for (const toggle of parts.outcomes) {
            if (["failed", "errored"].includes(toggle.dataset.outcome)) press(toggle);
          }
        }

        function fold(isFolded) {
          const row = list.rows[list.active];
          const file = row?.file ?? row?.test?.file;
          if (file && chosen.order === "file" && list.folded.has(file) !== isFolded) list.fold(file, isFolded);
        }

        const anywhere = {
          "/": () => { document.documentElement.classList.remove("opened"); parts.text.focus(); parts.text.select(); },
          "?": () => parts.help.showModal(),
          j: () => list.move(list.active + 1), k: () => list.move(list.active - 1),
          n: () => list.seek(1), p: () => list.seek(-1), f: () => { onlyBad(); search(); },
          t: () => parts.theme.click(),
        };
        const page = () => Math.max(1, Math.floor(parts.tree.clientHeight / heights.test) - 1);
        const inTree = {
          ArrowDown: anywhere.j, ArrowUp: anywhere.k, Home: () => list.move(0), End: () => list.move(list.rows.length - 1),
          PageDown: () => list.move(list.active + page()), PageUp: () => list.move(list.active - page()),
          Enter: () => list.activate(), " ": () => list.activate(),
          ArrowLeft: () => fold(true), ArrowRight: () => fold(false),
        };

        function escape() {
          if (parts.tags?.open) { parts.tags.open = false; return parts.tagSummary.focus(); }
          if (document.activeElement === parts.text) {
            parts.text.value = chosen.text = "";
            search();
            return parts.tree.focus();
          }
          if (opened !== null) return pane.close();
          showAll();
        }

        function pressed(event) {
          if (event.ctrlKey || event.metaKey || event.altKey || parts.help.open) return;
          const inText = event.target === parts.text;
          let action = event.key === "Escape" ? escape : undefined;
          if (inText && ["ArrowDown", "Enter"].includes(event.key)) action = () => parts.tree.focus();
          else if (event.target === parts.tree) action ??= inTree[event.key];
          if (!inText) action ??= anywhere[event.key];
          if (!action) return;
          event.preventDefault();
          action();
        }

        function start() {
          readData();
          build();
          document.title = `${document.querySelector("h1").textContent} · ${document.title}`;
          document.documentElement.classList.add("scripted");
          document.getElementById("plain").hidden = true;
          document.getElementById("app").hidden = false;
          parts.content.replaceChildren(...runView());
          if (tests.some(isBad)) onlyBad();
          search();
          parts.tree.addEventListener("scroll", () => requestAnimationFrame(() => list.render()), { passive: true });
          new ResizeObserver(() => list.render()).observe(parts.tree);
          parts.rows.addEventListener("click", event => {
            const at = event.target.closest(".row")?.dataset.at;
            if (at === undefined) return;
            list.active = Number(at);
            const row = list.rows[list.active];
            if (row.test) pane.open(row.test); else list.fold(row.file, !list.folded.has(row.file));
          });
          document.addEventListener("keydown", pressed);
          addEventListener("popstate", () => pane.follow());
          addEventListener("hashchange", () => pane.follow());
          if (!pane.follow() && isWide()) {
            const first = tests.find(isBad);
            if (first) { list.choose(first); pane.open(first, true); }
          }
        }
        """#
}
