/// How all pages look: one stylesheet inside of each page, for screens light and dark, and for paper.
///
/// Blue and orange are told apart with every kind of colour vision, and a sign or word always says the
/// same as the colour.
enum Stylesheet {
  static let text: Markup = """
    :root {
      color-scheme: light dark;
      --paper: #fdfcfa; --sheet: #ffffff; --ink: #1d2129; --soft: #59616e; --line: #e3e1db;
      --good: #14607e; --good-wash: #e6f1f5; --bad: #a83a0d; --bad-wash: #fbeee6;
      --notice: #7a5a00; --notice-wash: #f8f1dc; --bar: #3f7f9d; --link: #14607e;
      --shade: #1d212944;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #15171b; --sheet: #1c1f24; --ink: #e6e4df; --soft: #a2a8b3; --line: #343840;
        --good: #7fc3dd; --good-wash: #16303a; --bad: #f2a074; --bad-wash: #3a2318;
        --notice: #e2c064; --notice-wash: #332b14; --bar: #5fa0bd; --link: #8fcbe2;
        --shade: #000000cc;
      }
    }
    * { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; }
    body {
      margin: 0; background: var(--paper); color: var(--ink);
      font: 1rem/1.55 ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans",
        "DejaVu Sans", sans-serif;
      overflow-wrap: anywhere;
    }
    main { max-width: 64rem; margin: 0 auto; padding: 3rem 1.5rem 5rem; }
    h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .4rem; letter-spacing: -.015em;
      font-weight: 650; text-wrap: balance; }
    h2 { font-size: 1.25rem; line-height: 1.3; margin: 3.2rem 0 .5rem; letter-spacing: -.008em;
      font-weight: 650; }
    h3 { font-size: 1rem; margin: 1.6rem 0 .3rem; font-weight: 650; }
    p { margin: .4rem 0 .8rem; max-width: 44rem; }
    a { color: var(--link); text-underline-offset: .18em; text-decoration-thickness: .06em; }
    a:focus-visible, [tabindex]:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
    .over { color: var(--soft); font-size: .85rem; margin: 0 0 .6rem; }
    .soft { color: var(--soft); }
    code, pre, .code { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono",
      monospace; font-size: .86em; }
    pre { margin: .5rem 0; padding: .7rem .9rem; background: var(--sheet); overflow-x: auto;
      border: 1px solid var(--line); border-radius: 6px; white-space: pre-wrap; line-height: 1.5; }
    .figures { display: flex; flex-wrap: wrap; gap: 1rem 2.6rem; margin: 1.6rem 0 0; }
    .figures div { display: flex; flex-direction: column-reverse; }
    .figures dt { color: var(--soft); font-size: .85rem; }
    .figures dd { margin: 0; font-size: 1.5rem; font-weight: 600; line-height: 1.25;
      font-variant-numeric: tabular-nums; }
    .wide { overflow-x: auto; margin: .8rem 0 0;
      /* A shadow at the side on which there is more: the paper, which scrolls with the table, covers it
         at the table's ends. */
      background: linear-gradient(to right, var(--paper) 40%, transparent) left / 3rem 100% no-repeat
        local, linear-gradient(to left, var(--paper) 40%, transparent) right / 3rem 100% no-repeat
        local, linear-gradient(to right, var(--shade), transparent) left / 1rem 100% no-repeat,
        linear-gradient(to left, var(--shade), transparent) right / 1rem 100% no-repeat; }
    table { border-collapse: collapse; width: 100%; font-size: .92rem;
      font-variant-numeric: tabular-nums; }
    caption { text-align: left; color: var(--soft); font-size: .85rem; padding: 0 0 .5rem;
      max-width: calc(100vw - 2rem); }
    th, td { text-align: left; padding: .42rem .9rem .42rem 0; vertical-align: top;
      border-bottom: 1px solid var(--line); }
    th:last-child, td:last-child { padding-right: 0; }
    thead th { font-weight: 600; font-size: .85rem; color: var(--soft); vertical-align: bottom; }
    th, td { overflow-wrap: break-word; max-width: 26rem; }
    tbody th { font-weight: 500; min-width: 9rem; } tbody td:not(.n) { min-width: 8rem; }
    .n { text-align: right; white-space: nowrap; } .n + :not(.n) { padding-left: 1.2rem; }
    .wide + .wide { margin-top: 2rem; }
    .meter { display: inline-block; width: 6rem; height: .5rem; border-radius: 2px; margin-left: .7rem;
      background: var(--line); overflow: hidden; vertical-align: .06rem; }
    .meter i { display: block; height: 100%; background: var(--bar); }
    .good { color: var(--good); } .bad { color: var(--bad); } .notice { color: var(--notice); }
    .sign { font-weight: 700; display: inline-block; width: 1.3em; }
    .tag { display: inline-block; font-size: .78rem; color: var(--soft); border: 1px solid var(--line);
      border-radius: 4px; padding: 0 .35rem; margin-left: .35rem; white-space: nowrap; font-weight: 400; }
    figure { margin: 1rem 0 0; }
    figcaption { color: var(--soft); font-size: .85rem; margin-top: .4rem; max-width: 44rem; }
    ul.plain { list-style: none; margin: .4rem 0; padding: 0; }
    ul.plain > li { padding: .38rem 0; border-bottom: 1px solid var(--line); display: flex; gap: 1rem; }
    ul.plain > li > :last-child { margin-left: auto; white-space: nowrap; }
    .check { margin: 1.1rem 0 1.6rem; padding: .2rem 0 .3rem 1.1rem; border-left: 3px solid var(--bad); }
    .check h3 { margin-top: 0; }
    .facts { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .3rem 1.1rem;
      margin: .6rem 0; font-size: .94rem; }
    .facts dt { color: var(--soft); }
    .facts dd { margin: 0; white-space: pre-wrap; }
    .advice { background: var(--notice-wash); border-radius: 6px; padding: .65rem .9rem; margin: .7rem 0;
      max-width: 44rem; }
    .total { display: flex; flex-wrap: wrap; align-items: baseline; gap: .2rem 1rem; margin: 1.2rem 0 0; }
    .total strong { font-size: 2.1rem; line-height: 1.1; font-weight: 650;
      font-variant-numeric: tabular-nums; }
    .runs { display: grid; gap: 0 2.5rem; }
    @media (min-width: 70rem) { .runs.two { grid-template-columns: repeat(2, minmax(0, 1fr)); }
      main.broad { max-width: 96rem; } }
    .away { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
      white-space: nowrap; }
    svg { display: block; max-width: none; height: auto; }
    svg.plot { width: 100%; max-width: 40rem; }
    @media (max-width: 40rem) {
      main { padding: 1.8rem 1rem 3rem; }
      h1 { font-size: 1.5rem; }
      .facts { grid-template-columns: 1fr; gap: 0; } .facts dd { margin-bottom: .5rem; }
    }
    @media print {
      :root { --paper: #fff; --sheet: #fff; --ink: #000; --soft: #444; --line: #bbb; --shade: #fff;
        --good: #14607e; --bad: #a83a0d; --notice: #7a5a00; --notice-wash: #f8f1dc; --bar: #3f7f9d;
        color-scheme: light; }
      /* Printers leave backgrounds out, and with them what a bar says. */
      .meter, .meter i, .plot rect, .advice, .check { print-color-adjust: exact;
        -webkit-print-color-adjust: exact; }
      .wide { background: none; }
      main { max-width: none; padding: 0; }
      body { font-size: 10pt; }
      a { color: inherit; text-decoration: none; }
      h2, h3, caption { break-after: avoid; }
      tr, .check, figure, pre { break-inside: avoid; }
      .wide { overflow: visible; }
    }

    """
    + picture

  /// How pictures look, in a page and alone.
  static let picture: Markup = """
    .pic text { font: 12.5px ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
      fill: var(--ink); white-space: pre; }
    .pic .faint, .plot .faint { fill: var(--soft); }
    .pic .head { font-weight: 650; }
    .pic .ask { fill: var(--soft); font-style: italic; }
    .pic .wrong { fill: var(--bad); } .pic .noticed { fill: var(--notice); }
    .pic .wanted { fill: var(--good); }
    .pic .guide { stroke: var(--line); stroke-width: 1.5; fill: none; }
    .pic .box { fill: var(--paper); stroke: var(--line); }
    .pic .spot { fill: var(--bad-wash); stroke: var(--bad); }
    .pic .gap { fill: none; stroke: var(--good); stroke-dasharray: 4 3; }
    .plot text { font: 13px ui-sans-serif, system-ui, "Segoe UI", "Noto Sans", "DejaVu Sans", sans-serif;
      fill: var(--ink); }
    .plot .count { paint-order: stroke; stroke: var(--paper); stroke-width: 6px; }
    .plot rect { fill: var(--bar); } .plot line { stroke: var(--line); stroke-width: 1; }
    .plot .middle { stroke: var(--ink); stroke-dasharray: 3 3; }

    """

  /// The colours for a picture in a file of its own.
  static let alone: Markup = """
    svg { --ink: #1d2129; --soft: #59616e; --line: #d9d7d0; --good: #14607e; --bad: #a83a0d;
      --bad-wash: #fbeee6; --notice: #7a5a00; --bar: #3f7f9d; background: #ffffff; }
    @media (prefers-color-scheme: dark) { svg { --ink: #e6e4df; --soft: #a2a8b3; --line: #343840;
      --good: #7fc3dd; --bad: #f2a074; --bad-wash: #3a2318; --notice: #e2c064; --bar: #5fa0bd;
      background: #15171b; } }

    """
}
