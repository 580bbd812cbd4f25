extension HTMLStyle {
    /// The pane of one test.
    static let details = """
        .pane { flex: 1; min-width: 0; overflow: auto; background: var(--ground); padding: 16px 20px 40px; }
        .pane:focus-visible { outline-offset: -2px; }
        .pane > .way { display: none; margin-bottom: 10px; gap: 6px; }
        .pane h2 { overflow-wrap: anywhere; display: flex; gap: 6px; }
        .facts { display: flex; flex-wrap: wrap; gap: 4px 14px; color: var(--muted); margin: 4px 0 14px;
          align-items: center; overflow-wrap: anywhere; }
        .facts a { color: var(--accent); }
        .card { background: var(--panel); border: 1px solid var(--line); border-radius: 8px; margin-top: 12px; }
        .card h3 .muted { font-weight: normal; }
        .attempt { margin-top: 18px; }
        .card > .in, .card > h3 { padding: 10px 14px; }
        .card > h3 + .in { padding-top: 0; }
        details.step > summary { padding: 7px 14px; cursor: pointer; display: flex; gap: 6px; align-items: baseline; }
        details.step > summary::before { content: "\\25B8"; color: var(--muted); }
        details.step[open] > summary::before { content: "\\25BE"; }
        details.step[open] > summary { border-bottom: 1px solid var(--line); }
        details.step > summary .what { flex: 1; min-width: 0; overflow-wrap: anywhere; }
        details.step > summary .code { color: var(--muted); display: block; overflow-wrap: anywhere; }
        details.step > summary .time { color: var(--muted); flex: none; font-variant-numeric: tabular-nums; }
        details.step.bad { border-left: 3px solid var(--own); }
        .failure { padding: 12px 14px; border-bottom: 1px solid var(--line); }
        .failure .said { font-weight: 600; overflow-wrap: anywhere; white-space: pre-wrap; }
        .failure .subject { color: var(--own); margin-right: 8px; }
        .failure .because { margin-top: 4px; overflow-wrap: anywhere; }
        .failure .from { font-size: 12.5px; color: var(--muted); margin-top: 4px; overflow-wrap: anywhere; }
        .sides { display: grid; grid-template-columns: 1fr 1fr; gap: 10px; margin-top: 10px; }
        .sides h4, .part h4 { color: var(--muted); font-size: 12px; font-weight: 600; margin-bottom: 3px; }
        .sides pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--raised); padding: 8px 10px;
          border-radius: 6px; max-height: 320px; overflow: auto; min-height: 34px; }
        .sides del, .sides ins { text-decoration: none; border-radius: 3px; padding: 1px 0; font-weight: 600; }
        .sides del { background: var(--wanted); box-shadow: inset 0 -2px var(--passed); }
        .sides ins { background: var(--came); box-shadow: inset 0 -2px var(--failed); }
        .source { background: var(--raised); border-radius: 6px; margin-top: 10px; overflow-x: auto; padding: 6px 0; }
        .source div { white-space: pre; padding: 0 10px; min-width: max-content; }
        .source .here { background: color-mix(in srgb, var(--failed) 14%, transparent);
          box-shadow: inset 3px 0 var(--failed); }
        .source .number { color: var(--muted); display: inline-block; width: 4.5ch; margin-right: 1.5ch;
          text-align: right; user-select: none; }
        .sub { padding: 8px 14px; border-bottom: 1px solid var(--line); }
        .sub:last-child { border-bottom: 0; }
        .sub > details > summary, details.sub > summary { cursor: pointer; font-weight: 600; overflow-wrap: anywhere; }
        .sub pre { white-space: pre-wrap; overflow-wrap: anywhere; }
        .pairs { width: 100%; border-collapse: collapse; margin: 6px 0; table-layout: fixed; }
        .pairs th, .pairs td { text-align: left; vertical-align: top; padding: 3px 8px 3px 0; overflow-wrap: anywhere;
          border-top: 1px solid var(--line); font-weight: normal; white-space: pre-wrap; }
        .pairs th { width: 34%; color: var(--muted); }
        .pairs tbody:first-of-type tr:first-child > * { border-top: 0; }
        .pairs thead th { font-weight: 600; border-top: 0; }
        .times { overflow-x: auto; }
        .times .pairs { table-layout: auto; font-variant-numeric: tabular-nums; }
        .times .pairs th, .times .pairs td { width: auto; white-space: nowrap; }
        .actions { display: flex; flex-wrap: wrap; gap: 6px; margin: 6px 0; }
        .water { display: grid; grid-template-columns: minmax(90px, 32%) 1fr auto; gap: 0 10px; font-size: 12.5px; }
        .water .label, .water .time { height: 22px; line-height: 22px; overflow: hidden; text-overflow: ellipsis;
          white-space: nowrap; }
        .water .time { color: var(--muted); text-align: right; font-variant-numeric: tabular-nums; }
        .water svg { width: 100%; display: block; overflow: visible; }
        .water .grid { stroke: var(--line); }
        .legend { display: flex; flex-wrap: wrap; gap: 4px 14px; font-size: 12.5px; color: var(--muted); margin: 8px 0; }
        .legend svg { width: 10px; height: 10px; margin-right: 5px; }
        .dns { fill: var(--dns); } .connect { fill: var(--connect); } .tls { fill: var(--tls); }
        .wait { fill: var(--wait); } .download { fill: var(--download); }
        @media (max-width: 760px) {
          .pane { display: none; padding: 10px 12px 30px; } .opened .pane { display: block; }
          .pane > .way { display: flex; } .sides { grid-template-columns: 1fr; }
          .failure, .sub, .card > .in, .card > h3 { padding-left: 10px; padding-right: 10px; }
        }
        """

    /// Coloured and folded bodies.
    static let bodies = """
        .body { background: var(--raised); border-radius: 6px; padding: 8px 10px; margin: 6px 0; overflow: auto;
          max-height: 520px; white-space: pre-wrap; overflow-wrap: anywhere; }
        .body details > summary { cursor: pointer; list-style: none; }
        .body details > summary::before { content: "\\25B8"; display: inline-block; width: 14px; margin-left: -14px;
          color: var(--muted); }
        .body details[open] > summary::before { content: "\\25BE"; }
        .body details[open] > summary > .more { display: none; }
        .body .tree-in { padding-left: 20px; }
        .body.nested { padding-left: 24px; }
        .body .more { color: var(--muted); }
        .body .key { color: var(--key); } .body .string { color: var(--string); } .body .number { color: var(--number); }
        .body .word { color: var(--word); } .body .remark { color: var(--muted); font-style: italic; }
        """
}
