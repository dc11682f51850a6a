/** The report's own look: no file beside it, no font to fetch, both colour schemes. */
export const STYLE = `
:root{color-scheme:light dark;--paper:#fbfaf7;--card:#fff;--ink:#1d2530;--soft:#56606d;--line:#dcd9d0;--bar:#2f6f6b;--range:#e4efe9;--bad:#a3272b;--good:#1f6b45}
@media (prefers-color-scheme:dark){:root{--paper:#14181d;--card:#1b2127;--ink:#e9e6df;--soft:#a9b2bc;--line:#323a43;--bar:#6fbdb4;--range:#22322f;--bad:#ff9d97;--good:#7fd1a5}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;-webkit-text-size-adjust:100%}
main,header{max-width:1120px;margin:0 auto;padding:0 20px}
header{padding-top:40px}
h1{font-size:clamp(1.6rem,1.2rem + 1.6vw,2.3rem);line-height:1.15;letter-spacing:-.02em;margin:0 0 8px}
h2{font-size:1.3rem;letter-spacing:-.01em;margin:44px 0 12px}
h3{font-size:1.02rem;margin:28px 0 8px}
p{margin:0 0 12px;max-width:72ch}
.soft,figcaption span,.wanted{color:var(--soft)}
.scroll{overflow-x:auto;border:1px solid var(--line);border-radius:10px;background:var(--card)}
.scroll:focus-visible,summary:focus-visible{outline:2px solid var(--bar);outline-offset:2px}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:7px 14px;border-bottom:1px solid var(--line);vertical-align:top}
tbody tr:last-child>*{border-bottom:0}
thead th{font-size:.85rem;color:var(--soft);font-weight:600}
tbody th{font-weight:500}
td.number,th.number{text-align:right;white-space:nowrap}
.bad{color:var(--bad);font-weight:600}
.good{color:var(--good)}
.plots{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,300px),1fr));gap:16px}
.plot{margin:0;padding:16px;border:1px solid var(--line);border-radius:10px;background:var(--card)}
.plot p{font-size:.9rem;margin:6px 0 0}
.plot svg{display:block;width:100%;height:auto;margin-top:10px}
.plot text{fill:var(--soft);font-size:13px}
.bar{fill:var(--bar)}.range{fill:var(--range)}.axis{stroke:var(--line)}
details{margin-top:8px;font-size:.9rem}
summary{cursor:pointer;color:var(--soft);min-height:24px}
.plot details th,.plot details td{padding:4px 8px}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,420px),1fr));gap:0 32px;align-items:start}
.worst{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,420px),1fr));gap:12px}
.worst li{border:1px solid var(--line);border-radius:10px;background:var(--card);padding:12px 16px}
.worst p{margin:2px 0 0}
.worst .soft{font-size:.9rem}
.id{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.9rem;overflow-wrap:anywhere}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--paper);border-radius:8px;padding:12px;margin:8px 0 0;font-size:.85rem}
footer{max-width:1120px;margin:48px auto 40px;padding:16px 20px 0;color:var(--soft);font-size:.9rem}
@media (max-width:480px){main,header,footer{padding-left:16px;padding-right:16px}th,td{padding:8px 10px}}
@media print{.scroll{overflow:visible}}
`;
