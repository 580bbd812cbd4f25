/// The style sheet of the page, part by part.
enum HTMLStyle {
    /// All of it, as it stands in the page.
    static let text = [colours, page, list, details, bodies, printed].joined(separator: "\n")

    /// The colours of both themes. Every pair of text and ground has a contrast of 4.5 or more.
    private static let colours = """
        :root {
          color-scheme: light;
          --ground: #f4f5f7; --panel: #ffffff; --raised: #f4f5f7; --line: #d5dae0; --text: #1b1f24; --muted: #56606b;
          --accent: #0b5cad; --chosen: #dcebfa; --passed: #1a7f37; --failed: #c02626; --errored: #7a3bc0;
          --notRun: #56606b; --skipped: #6b6f76; --flaky: #8a5a00; --came: #ffd9d6; --wanted: #d3f2dc;
          --key: #0b5cad; --string: #1a6b35; --number: #8a4600; --word: #7a3bc0;
          --dns: #2a9d8f; --connect: #d58a00; --tls: #a05bd6; --wait: #3d7fd1; --download: #4f9d4f;
        }
        :root[data-theme="dark"] { \(dark) }
        @media (prefers-color-scheme: dark) { :root:not([data-theme]) { \(dark) } }
        .passed { --own: var(--passed); } .failed { --own: var(--failed); } .errored { --own: var(--errored); }
        .notRun { --own: var(--notRun); } .skipped { --own: var(--skipped); } .flaky { --own: var(--flaky); }
        """

    private static let dark = """
        color-scheme: dark;
          --ground: #0d1117; --panel: #151b23; --raised: #1d2530; --line: #323c48; --text: #e4e9ef; --muted: #a2adb9;
          --accent: #6cb2ff; --chosen: #1e3a5c; --passed: #56c977; --failed: #ff8a80; --errored: #cba2ff;
          --notRun: #a2adb9; --skipped: #a2adb9; --flaky: #e6b54a; --came: #6b2220; --wanted: #17502b;
          --key: #7cbcff; --string: #7fd99a; --number: #f0b072; --word: #cba2ff;
          --dns: #3fc1b0; --connect: #e6a935; --tls: #bd85ea; --wait: #5b9cf0; --download: #69bd69;
        """

    private static let page = """
        * { box-sizing: border-box; }
        [hidden] { display: none !important; }
        body { margin: 0; background: var(--ground); color: var(--text);
          font: 14px/1.45 system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif; }
        pre, code, .code { font: 12.5px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
        h1, h2, h3, h4, p, ul, ol, pre, figure, dl, dd, table { margin: 0; padding: 0; }
        h1 { font-size: 20px; } h2 { font-size: 17px; } h3 { font-size: 14px; } h4 { font-size: 13px; }
        button, input, summary, select { font: inherit; color: inherit; }
        button { background: var(--panel); border: 1px solid var(--line); border-radius: 6px; padding: 3px 10px;
          cursor: pointer; }
        button:hover { border-color: var(--muted); }
        button[aria-pressed="true"] { background: var(--chosen); border-color: var(--accent); }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
        .muted { color: var(--muted); }
        .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
          white-space: nowrap; }
        .glyph { color: var(--own); display: inline-block; width: 1.3em; flex: none; text-align: center;
          font-weight: bold; }
        header { padding: 14px 20px 10px; }
        header p { color: var(--muted); margin-top: 2px; }
        .scripted body { height: 100vh; height: 100dvh; display: flex; flex-direction: column; overflow: hidden; }
        .scripted main { flex: 1; min-height: 0; display: flex; }
        #app { flex: 1; min-width: 0; min-height: 0; display: flex; flex-direction: column; }
        .bar { display: flex; height: 8px; gap: 2px; margin: 0 20px 10px; border-radius: 4px; overflow: hidden;
          flex: none; }
        .bar span { background: var(--own); min-width: 3px; }
        .tools { display: flex; flex-wrap: wrap; gap: 8px 14px; padding: 0 20px 12px; align-items: center; }
        .tools .set { display: flex; flex-wrap: wrap; gap: 4px; }
        .tools .right { margin-left: auto; }
        .tools input[type="search"] { width: 300px; max-width: 100%; padding: 4px 10px; border: 1px solid var(--line);
          border-radius: 6px; background: var(--panel); }
        .tools input::placeholder { color: var(--muted); opacity: 1; }
        .tags { position: relative; }
        .tags > summary { list-style: none; border: 1px solid var(--line); border-radius: 6px; padding: 3px 10px;
          background: var(--panel); cursor: pointer; }
        .tags > summary::after { content: " \\25BE"; }
        .tags > div { position: absolute; z-index: 3; margin-top: 4px; background: var(--panel); max-height: 50vh;
          overflow: auto; border: 1px solid var(--line); border-radius: 6px; padding: 8px 12px; min-width: 180px;
          box-shadow: 0 6px 24px rgb(0 0 0 / 25%); }
        .tags label { display: flex; gap: 8px; padding: 2px 0; white-space: nowrap; }
        .slow { display: flex; gap: 8px; padding: 3px 14px; align-items: baseline; }
        .slow:last-child { padding-bottom: 12px; }
        .slow .time { color: var(--muted); width: 70px; text-align: right; flex: none; }
        button.plain { border: 0; background: none; padding: 0; text-align: left; color: var(--accent); }
        button.plain:hover { text-decoration: underline; }
        .panes { flex: 1; min-height: 0; display: flex; border-top: 1px solid var(--line); }
        dialog { border: 1px solid var(--line); border-radius: 10px; background: var(--panel); color: var(--text);
          padding: 18px 22px; }
        dialog::backdrop { background: rgb(0 0 0 / 45%); }
        dialog dl { margin: 12px 0; } dialog dl div { display: flex; gap: 14px; padding: 3px 0; }
        dialog dt { width: 130px; }
        kbd { font: 12px ui-monospace, monospace; border: 1px solid var(--line); border-bottom-width: 2px;
          border-radius: 4px; padding: 1px 6px; background: var(--raised); }
        #plain { padding: 0 20px 20px; max-width: 1100px; }
        #plain article { margin-top: 14px; background: var(--panel); border: 1px solid var(--line); padding: 10px 14px;
          border-radius: 6px; }
        #plain pre { white-space: pre-wrap; overflow-wrap: anywhere; margin-top: 6px; }
        @media (max-width: 760px) {
          header { padding: 10px 12px 8px; } .bar { margin: 0 12px 8px; } h1 { font-size: 17px; }
          .tools { padding: 0 12px 8px; gap: 6px; } .tools input[type="search"] { width: 100%; }
          .tools .search { flex: 1 0 100%; } .opened .tools, .opened .bar { display: none; }
          .opened header { position: absolute; clip-path: inset(50%); height: 1px; padding: 0; overflow: hidden; }
        }
        """

    private static let list = """
        .tests { flex: 0 0 40%; min-width: 340px; display: flex; flex-direction: column; background: var(--panel);
          border-right: 1px solid var(--line); }
        .tests .count { padding: 6px 14px; border-bottom: 1px solid var(--line); display: flex; gap: 10px;
          align-items: center; min-height: 38px; }
        .tests .count button { margin-left: auto; }
        .tree { flex: 1; overflow-y: auto; position: relative; overflow-anchor: none; contain: strict; }
        .tree:focus-visible { outline: none; }
        .row { position: absolute; left: 0; right: 0; display: flex; gap: 6px; padding: 0 14px 0 10px; cursor: default;
          overflow: hidden; align-items: center; contain: layout paint; }
        .row.test { padding-left: 26px; }
        .flat .row.test { padding-left: 10px; }
        .row.file { background: var(--raised); border-bottom: 1px solid var(--line); font-weight: 600; }
        .row.test:hover { background: var(--raised); }
        .row[aria-selected="true"] { background: var(--chosen); }
        .tree:focus-visible .row.active { outline: 2px solid var(--accent); outline-offset: -2px; }
        .row .what { flex: 1; min-width: 0; }
        .row .name, .row .why { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        .row .why { color: var(--muted); font-size: 12.5px; }
        .row .time, .row .sums { color: var(--muted); font-variant-numeric: tabular-nums; flex: none;
          font-size: 12.5px; font-weight: normal; }
        .row.file.failed .sums { color: var(--own); }
        .row .tag { flex: none; }
        .tag { font-size: 12px; border: 1px solid var(--line); border-radius: 9px; padding: 0 8px; color: var(--muted);
          background: var(--panel); }
        .nothing { padding: 20px; color: var(--muted); }
        @media (max-width: 760px) {
          .tests { flex: 1; min-width: 0; border-right: 0; } .opened .tests { display: none; }
          .row .tag { display: none; }
        }
        """

    private static let printed = """
        @media print {
          .scripted body { height: auto; display: block; overflow: visible; }
          #app { display: none !important; }
          #plain[hidden] { display: block !important; }
          #plain article { break-inside: avoid; } #plain > .muted { display: none; }
          body { background: none; }
        }
        """
}
