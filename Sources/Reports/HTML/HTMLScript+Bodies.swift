extension HTMLScript {
    /// Where two texts differ: in words, in lines where there are very many, in characters where there is but one word.
    static let differences = #"""
        const differenceLimit = 250000;

        function common(left, right) {
          let start = 0, end = 0;
          const shorter = Math.min(left.length, right.length);
          while (start < shorter && left[start] === right[start]) start += 1;
          while (end < shorter - start && left.at(-1 - end) === right.at(-1 - end)) end += 1;
          return { start, end };
        }

        // The parts of two lists of tokens that a longest common subsequence leaves over, as flags.
        function different(left, right, limit = differenceLimit) {
          const flags = [new Uint8Array(left.length), new Uint8Array(right.length)];
          const { start, end } = common(left, right);
          const n = left.length - start - end, m = right.length - start - end;
          if (n * m > limit || n === 0 || m === 0) {
            flags[0].fill(1, start, start + n);
            flags[1].fill(1, start, start + m);
            return flags;
          }
          const width = m + 1;
          const lengths = new Uint32Array((n + 1) * width);
          for (let i = n - 1; i >= 0; i -= 1) {
            for (let j = m - 1; j >= 0; j -= 1) {
              lengths[i * width + j] = left[start + i] === right[start + j] ? lengths[(i + 1) * width + j + 1] + 1
                : Math.max(lengths[(i + 1) * width + j], lengths[i * width + j + 1]);
            }
          }
          let i = 0, j = 0;
          while (i < n || j < m) {
            if (i < n && j < m && left[start + i] === right[start + j]) { i += 1; j += 1; }
            else if (j >= m || (i < n && lengths[(i + 1) * width + j] >= lengths[i * width + j + 1])) {
              flags[0][start + i] = 1;
              i += 1;
            } else { flags[1][start + j] = 1; j += 1; }
          }
          return flags;
        }

        function marked(tokens, flags, element) {
          const nodes = [];
          for (let at = 0; at < tokens.length;) {
            let end = at;
            while (end < tokens.length && flags[end] === flags[at]) end += 1;
            const text = visible(tokens.slice(at, end).join(""));
            nodes.push(flags[at] ? make(element, {}, text) : text);
            at = end;
          }
          return nodes;
        }

        function sides(expected, actual) {
          const words = text => text.match(/[\p{L}\p{N}_]+|\s+|[^\p{L}\p{N}_\s]/gu) ?? [];
          let left = words(expected), right = words(actual), limit = differenceLimit;
          const { start, end } = common(left, right);
          const n = left.length - start - end, m = right.length - start - end;
          if (n * m > differenceLimit) {
            // Too many words: whole lines.
            const lines = text => text.match(/[^\n]*\n|[^\n]+$/g);
            [left, right] = [lines(expected), lines(actual)];
          } else if (n <= 1 && m <= 1) {
            // One word for another: its characters, from the first to the last that differs.
            limit = 0;
            [left, right] = [Array.from(expected), Array.from(actual)];
          }
          const flags = different(left, right, limit);
          const side = (title, nodes) => make("div", {}, make("h4", {}, title), make("pre", { tabindex: 0 }, nodes));
          return make("div", { class: "sides" }, side("expected", marked(left, flags[0], "del")),
            side("actual", marked(right, flags[1], "ins")));
        }
        """#

    /// JSON, as it was written and not as JavaScript would read it: 1.10 stays, so do members that stand there twice.
    static let json = #"""
        const nodeLimit = 20000, depthLimit = 200, pieceLimit = 100;

        // A tree of the text, also of a beginning of JSON that was cut; null where it is something else.
        function readJSON(text) {
          const token = /[\s]*(?:("(?:[^"\\]|\\.)*(?:"|$))|(-?\d[\d.eE+-]*|true|false|null)|([{}[\],:]))/y;
          let count = 0, peeked;
          const next = () => {
            if (peeked !== undefined) { const found = peeked; peeked = undefined; return found; }
            const at = token.lastIndex;
            const found = token.exec(text);
            if (found) return { string: found[1], word: found[2], mark: found[3] };
            if (text.slice(at).trim().length > 20) throw new Error("no JSON");
            return { end: true };
          };
          const value = (found, depth) => {
            count += 1;
            if (count > nodeLimit || depth > depthLimit) throw new Error("too much");
            if (found.string !== undefined) return { kind: "string", text: found.string };
            if (found.word !== undefined) return { kind: /^[-\d]/.test(found.word) ? "number" : "word", text: found.word };
            if (found.mark === "{" || found.mark === "[") return inside(found.mark, depth);
            throw new Error("no JSON");
          };
          const inside = (mark, depth) => {
            const node = { kind: mark, items: [], isCut: false };
            const close = mark === "{" ? "}" : "]";
            for (;;) {
              let found = next();
              if (found.mark === close) return node;
              if (found.mark === "," && node.items.length > 0) found = next();
              let key;
              if (mark === "{" && found.string !== undefined) {
                key = found.string;
                const colon = next();
                if (colon.end) { node.isCut = true; return node; }
                if (colon.mark !== ":") throw new Error("no JSON");
                found = next();
              } else if (mark === "{" && !found.end) throw new Error("no JSON");
              if (found.end) { node.isCut = true; return node; }
              node.items.push({ key, node: value(found, depth + 1) });
            }
          };
          try {
            const found = next();
            if (found.mark === undefined) return null;
            const node = value(found, 0);
            return next().end ? node : null;
          } catch {
            return null;
          }
        }

        // A part that is built when it is unfolded.
        function folding(isOpen, head, more, inside, tail) {
          const element = make("details", { open: isOpen }, make("summary", {}, head, more));
          let isBuilt = false;
          const build = () => {
            if (isBuilt) return;
            isBuilt = true;
            element.append(make("div", { class: "tree-in" }, inside()), tail());
          };
          if (isOpen) build();
          else element.addEventListener("toggle", build, { once: true });
          return element;
        }

        // The first pieces, and the next ones when they are asked for.
        function inPieces(items, view) {
          const nodes = items.slice(0, pieceLimit).map(view);
          const rest = items.slice(pieceLimit);
          if (rest.length === 0) return nodes;
          const more = button(`show ${amount(rest.length)} more`, {}, () => {
            more.replaceWith(...inPieces(rest, view));
          });
          return [...nodes, more];
        }

        function jsonView(node, depth = 0, key = null, comma = "") {
          const head = key === null ? [] : [make("span", { class: "key" }, visible(key)), ": "];
          if (node.items === undefined) {
            return make("div", {}, head, make("span", { class: node.kind }, visible(node.text)), comma);
          }
          const close = node.isCut ? "…" : node.kind === "{" ? "}" : "]";
          if (node.items.length === 0) return make("div", {}, head, node.kind + close + comma);
          const noun = node.kind === "{" ? "member" : "element";
          const more = make("span", { class: "more" }, ` ${plural(node.items.length, noun)} ${close}${comma}`);
          const last = node.items.length - 1;
          const items = node.items.map((item, at) => ({ ...item, comma: at < last ? "," : "" }));
          const isOpen = depth < 3 && (depth === 0 || items.length <= 40);
          return folding(isOpen, [...head, node.kind], more,
            () => inPieces(items, item => jsonView(item.node, depth + 1, item.key ?? null, item.comma)),
            () => make("div", {}, close + comma));
        }
        """#

    /// XML and HTML, and which body is what.
    static let xml = #"""
        const markup = new RegExp(
          "<!--[^]*?(?:-->|$)|<!\\[CDATA\\[[^]*?(?:\\]\\]>|$)|<[?!][^>]*(?:>|$)"
          + "|</?[^\\s<>/=]+(?:\"[^\"]*\"|'[^']*'|[^<>\"'])*(?:>|$)|[^<]+|<", "g");
        const emptyInHTML = new Set(["br", "hr", "img", "input", "link", "meta"]);

        // A tree of tags, also of markup that was cut or closes wrongly.
        function readXML(text) {
          const root = { items: [] };
          let stack = [root], count = 0;
          for (const [token] of text.matchAll(markup)) {
            count += 1;
            if (count > nodeLimit || stack.length > depthLimit) return null;
            const top = stack.at(-1);
            if (token.startsWith("</")) {
              const name = token.slice(2, -1).trim();
              const at = stack.findLastIndex(node => node.name === name);
              if (at > 0) { stack[at].close = token; stack = stack.slice(0, at); }
              else top.items.push({ remark: token });
            } else if (/^<[^?!]/.test(token)) {
              const name = /^<([^\s/>]*)/.exec(token)[1];
              const node = { name, open: token, items: [], close: "" };
              top.items.push(node);
              if (!token.endsWith("/>") && !emptyInHTML.has(name.toLowerCase())) stack.push(node);
            } else if (/^<[?!]/.test(token)) top.items.push({ remark: token });
            else if (token.trim() !== "") top.items.push({ text: token.trim() });
          }
          return root.items.some(item => item.name !== undefined) ? root : null;
        }

        function tagView(tag) {
          const pieces = /^(<\/?)([^\s/>]+)([^]*?)(\/?>?)$/.exec(tag);
          if (!pieces) return [visible(tag)];
          const nodes = [pieces[1], make("span", { class: "key" }, visible(pieces[2]))];
          for (const [part] of pieces[3].matchAll(/"[^"]*"|'[^']*'|[^"']+/g)) {
            nodes.push(/^["']/.test(part) ? make("span", { class: "string" }, visible(part)) : visible(part));
          }
          return [...nodes, pieces[4]];
        }

        function xmlView(node, depth = 0) {
          if (node.text !== undefined) return make("div", {}, visible(node.text));
          if (node.remark !== undefined) return make("div", { class: "remark" }, visible(node.remark));
          const close = () => node.close === "" ? [] : tagView(node.close);
          if (node.items.every(item => item.text !== undefined)) {
            const text = node.items.map(item => visible(item.text)).join(" ");
            return make("div", {}, tagView(node.open), text, close());
          }
          const more = make("span", { class: "more" }, ` ${plural(node.items.length, "node")} `);
          return folding(depth < 4, tagView(node.open), more,
            () => inPieces(node.items, item => xmlView(item, depth + 1)), () => make("div", {}, close()));
        }

        function bodyView(body) {
          const start = body.text.trimStart();
          const json = /^[{[]/.test(start) ? readJSON(body.text) : null;
          const xml = !json && start.startsWith("<") ? readXML(body.text) : null;
          const pretty = json ? () => [jsonView(json)] : xml ? () => inPieces(xml.items, item => xmlView(item)) : null;
          const plain = () => [visible(body.text)];
          const view = make("div", { class: "body code", tabindex: 0, role: "group", "aria-label": "body" });
          const show = isPretty => {
            view.classList.toggle("nested", isPretty);
            view.replaceChildren(...(isPretty ? pretty() : plain()));
          };
          show(pretty !== null);
          const actions = make("div", { class: "actions" });
          if (pretty) {
            const raw = button("raw", { "aria-pressed": "false" }, () => {
              const isRaw = raw.getAttribute("aria-pressed") === "true";
              raw.setAttribute("aria-pressed", String(!isRaw));
              show(isRaw);
            });
            actions.append(raw);
          }
          actions.append(button("copy body", {}, () => copy(body.text, "body")));
          const cut = body.cut ? make("p", { class: "muted" }, `the beginning of ${bytes(body.size)}`) : null;
          return [actions, view, cut];
        }
        """#
}
