extension HTMLScript {
    /// The list of tests: only the rows that can be seen are in the document.
    static let list = #"""
        const heights = { file: 32, test: 32, told: 50 };
        const list = {
          rows: [], groups: 0, offsets: [0], active: 0, folded: new Set(), shown: [],

          show(shown) {
            this.shown = shown;
            this.lay();
          },

          // The rows from what is shown: by file with a row for each file, or by time.
          lay() {
            const active = this.rows[this.active];
            this.rows = chosen.order === "file" ? this.byFile() : this.byTime();
            this.offsets = [0];
            for (const row of this.rows) this.offsets.push(this.offsets.at(-1) + this.height(row));
            const at = this.rows.findIndex(row => row.test === active?.test && row.file === active?.file);
            this.active = Math.max(0, at);
            parts.rows.style.height = `${this.offsets.at(-1)}px`;
            parts.tree.classList.toggle("flat", chosen.order !== "file");
            parts.nothing.hidden = this.rows.length > 0;
            if (at < 0) parts.tree.scrollTop = 0; else this.reveal();
            this.render();
          },
          byFile() {
            const rows = [];
            let group;
            this.groups = 0;
            for (const test of this.shown) {
              if (group?.file !== test.file) {
                this.groups += 1;
                group = { file: test.file, tests: 0, place: this.groups };
                rows.push(group);
              }
              group.tests += 1;
              if (!this.folded.has(test.file)) rows.push({ test, place: group.tests, group });
            }
            return rows;
          },
          byTime() {
            const sorted = [...this.shown].sort((a, b) => b.us - a.us);
            return sorted.map((test, at) => ({ test, place: at + 1 }));
          },
          height: row => !row.test ? heights.file : row.test.message === undefined ? heights.test : heights.told,

          // The row at a height: the last one that begins at or above it.
          rowAt(y) {
            let low = 0, high = this.rows.length - 1;
            while (low < high) {
              const middle = (low + high + 1) >> 1;
              if (this.offsets[middle] <= y) low = middle; else high = middle - 1;
            }
            return low;
          },
          render() {
            if (this.rows.length === 0) {
              parts.tree.removeAttribute("aria-activedescendant");
              return parts.rows.replaceChildren();
            }
            const top = parts.tree.scrollTop;
            const first = Math.max(0, this.rowAt(top) - 4);
            const last = Math.min(this.rows.length - 1, this.rowAt(top + parts.tree.clientHeight) + 4);
            const elements = [];
            // The active row stays in the document, for it is told by its id.
            if (this.active < first) elements.push(this.element(this.active));
            for (let at = first; at <= last; at += 1) elements.push(this.element(at));
            if (this.active > last) elements.push(this.element(this.active));
            parts.rows.replaceChildren(...elements);
            parts.tree.setAttribute("aria-activedescendant", `row${this.active}`);
          },
          element(at) {
            const row = this.rows[at];
            const element = row.test ? this.testRow(row) : this.fileRow(row);
            element.id = `row${at}`;
            element.dataset.at = at;
            element.style.top = `${this.offsets[at]}px`;
            element.style.height = `${this.height(row)}px`;
            if (at === this.active) element.classList.add("active");
            return element;
          },
          fileRow(row) {
            const { file } = row;
            const { bad } = file;
            const sums = bad > 0 ? `${amount(bad)} of ${amount(file.tests)}` : amount(file.tests);
            const isFolded = this.folded.has(file);
            const label = `${file.file}, ${plural(file.tests, "test")}${bad > 0 ? `, ${amount(bad)} failed` : ""}`;
            return make("div", { class: `row file ${bad > 0 ? "failed" : "passed"}`, role: "treeitem",
              "aria-level": 1, "aria-posinset": row.place, "aria-setsize": this.groups,
              "aria-expanded": String(!isFolded), "aria-label": label },
              make("span", { "aria-hidden": "true" }, isFolded ? "▸" : "▾"),
              make("span", { class: "what name", title: file.file }, oneLine(file.file)),
              make("span", { class: "sums" }, sums), make("span", { class: "time" }, time(file.us)));
          },
          testRow(row) {
            const { test } = row;
            const isOpen = opened === test;
            const label = [outcomeWord[test.shown], test.name, test.message, time(test.us)];
            const name = make("div", { class: "name", title: oneLine(test.name) }, oneLine(test.name));
            const why = test.message === undefined ? null : make("div", { class: "why" }, oneLine(test.message));
            return make("div", { class: `row test ${test.shown}`, role: "treeitem",
              "aria-level": chosen.order === "file" ? 2 : 1, "aria-selected": String(isOpen),
              "aria-posinset": row.place, "aria-setsize": row.group?.tests ?? this.rows.length,
              "aria-label": label.filter(part => part !== undefined).map(oneLine).join(", ") },
              glyph(test.shown), make("div", { class: "what" }, name, why),
              test.tags.slice(0, 3).map(tag => make("span", { class: "tag" }, oneLine(tag))),
              make("span", { class: "time" }, time(test.us)));
          },

          reveal() {
            const top = this.offsets[this.active], bottom = this.offsets[this.active + 1];
            const { scrollTop, clientHeight } = parts.tree;
            if (bottom === undefined) return;
            if (top < scrollTop) parts.tree.scrollTop = top;
            else if (bottom > scrollTop + clientHeight) parts.tree.scrollTop = bottom - clientHeight;
          },
          move(to) {
            if (this.rows.length === 0) return;
            this.active = Math.min(Math.max(to, 0), this.rows.length - 1);
            this.reveal();
            this.render();
            const { test } = this.rows[this.active];
            if (test && isWide()) pane.open(test);
          },
          // The next test that failed, or the last one before.
          seek(step) {
            for (let at = this.active + step; at >= 0 && at < this.rows.length; at += step) {
              const { test } = this.rows[at];
              if (test && isBad(test)) return this.move(at);
            }
          },
          // Opens the test before or behind the active one, for those without keys.
          step(by) {
            let at = this.active + by;
            while (this.rows[at] && !this.rows[at].test) at += by;
            if (!this.rows[at]) return;
            this.move(at);
            pane.open(this.rows[at].test);
          },
          fold(file, isFolded) {
            if (isFolded) this.folded.add(file); else this.folded.delete(file);
            this.active = this.rows.findIndex(row => row.file === file);
            this.lay();
          },
          // Makes the row of a test the active one, where the filters let it be seen.
          choose(test) {
            const at = this.rows.findIndex(row => row.test === test);
            if (at >= 0) this.active = at;
            this.reveal();
            this.render();
          },
          activate() {
            const row = this.rows[this.active];
            if (row?.test) {
              pane.open(row.test);
              parts.pane.focus();
            } else if (row) this.fold(row.file, !this.folded.has(row.file));
          },
        };
        """#
}
