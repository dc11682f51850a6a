/** Colours and controls of every page of this provider: plain, with system fonts, and striped where it says what it is. */
const LIGHT =
  'color-scheme: light; --ink: #1f2421; --faint: #59625c; --line: #d9dcd7; --edge: #8a938d; --sheet: #ffffff; --sunken: #f4f5f2; --next: #2b6547; --next-strong: #225239; --on-next: #ffffff; --mark: #6f4300; --mark-wash: #fdf2da; --mark-stripe: #f8e6bd; --danger: #9d2a12; --danger-wash: #fdefeb; --good: #1f6b45; --scrim: rgb(26 28 27 / 0.45);';
const DARK =
  'color-scheme: dark; --ink: #ebede9; --faint: #aeb6b0; --line: #3d433f; --edge: #79827c; --sheet: #262a28; --sunken: #1e2220; --next: #8fceab; --next-strong: #a6dcbf; --on-next: #10231a; --mark: #f3cf8e; --mark-wash: #37301f; --mark-stripe: #433a25; --danger: #ffa28b; --danger-wash: #3d2520; --good: #8fceab; --scrim: rgb(0 0 0 / 0.62);';

const BASE_STYLES = `
:root { ${LIGHT} }
@media (prefers-color-scheme: dark) { :root:not([data-theme]) { ${DARK} } }
:root[data-theme="dark"] { ${DARK} }
* { box-sizing: border-box; }
body { margin: 0; color: var(--ink); font: 15px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; }
h1, h2, p, dl, dd, ul { margin: 0; padding: 0; }
button, input, select { font: inherit; color: inherit; }
.banner { padding: 8px 16px; text-align: center; font-size: 13px; font-weight: 650; letter-spacing: 0.01em; color: var(--mark); background: repeating-linear-gradient(-45deg, var(--mark-wash) 0 12px, var(--mark-stripe) 12px 24px); }
.faint { color: var(--faint); }
.small { font-size: 13px; }
label { display: block; font-size: 13px; font-weight: 600; }
input, select { display: block; width: 100%; height: 42px; margin-top: 5px; padding: 0 12px; border: 1px solid var(--edge); border-radius: 8px; background: var(--sheet); font-weight: 400; font-size: 15px; }
input[aria-invalid="true"] { border-color: var(--danger); }
button { cursor: pointer; }
.next { min-height: 46px; padding: 0 20px; border: 0; border-radius: 8px; font-weight: 650; color: var(--on-next); background: var(--next); }
.next:hover { background: var(--next-strong); }
.next:disabled { opacity: 0.6; cursor: progress; }
.plain { min-height: 42px; padding: 0 16px; border: 1px solid var(--line); border-radius: 8px; background: transparent; font-weight: 600; }
.plain:hover { background: var(--sunken); }
.danger { color: var(--danger); }
.problem { padding: 10px 12px; border-radius: 8px; font-size: 14px; color: var(--danger); background: var(--danger-wash); }
.problem:empty { display: none; }
:focus-visible { outline: 3px solid var(--next); outline-offset: 2px; }
@media (prefers-reduced-motion: no-preference) { button { transition: background-color 120ms ease; } }
`;

export const CHECKOUT_STYLES = `${BASE_STYLES}
html, body { background: transparent; }
.scrim { min-height: 100dvh; display: grid; place-items: center; padding: 24px 16px; background: var(--scrim); }
main { width: 100%; max-width: 860px; overflow: clip; border-radius: 14px; background: var(--sheet); box-shadow: 0 24px 64px -16px rgb(0 0 0 / 0.45); }
.halves { display: grid; }
.order { padding: 24px; background: var(--sunken); border-bottom: 1px solid var(--line); }
.order h1 { font-size: 15px; font-weight: 600; color: var(--faint); }
.order .price { margin-top: 6px; font-size: 30px; line-height: 1.15; font-weight: 650; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; }
.order dl { margin-top: 20px; border-top: 1px solid var(--line); font-variant-numeric: tabular-nums; }
.order dl div { display: flex; justify-content: space-between; gap: 16px; padding: 9px 0; border-bottom: 1px solid var(--line); }
.order dl div:last-child { font-weight: 650; border-bottom: 0; }
form, .done { padding: 24px; }
form { display: grid; gap: 14px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
.cards { display: flex; flex-wrap: wrap; gap: 6px; }
.cards button { min-height: 32px; padding: 3px 10px; border: 1px dashed var(--edge); border-radius: 999px; font-size: 12.5px; background: transparent; }
.cards button:hover { background: var(--sunken); border-style: solid; }
header { position: sticky; top: 0; z-index: 1; }
.order .price span { font-size: 15px; font-weight: 400; letter-spacing: 0; color: var(--faint); }
.close { position: absolute; top: 4px; right: 8px; width: 28px; height: 28px; padding: 0; border: 0; border-radius: 6px; font-size: 20px; line-height: 1; color: var(--mark); background: transparent; }
.close:hover { background: var(--mark-stripe); }
.done { display: grid; gap: 12px; align-content: center; justify-items: start; min-height: 320px; }
.done h2 { font-size: 22px; letter-spacing: -0.01em; }
.done .sign { width: 44px; height: 44px; display: grid; place-items: center; border-radius: 50%; font-size: 22px; color: var(--on-next); background: var(--next); }
[hidden] { display: none !important; }
@media (min-width: 720px) { .halves { grid-template-columns: 5fr 6fr; } .order { padding: 32px 28px; border-bottom: 0; border-right: 1px solid var(--line); } form, .done { padding: 28px; } }
@media (max-width: 480px) { .scrim { padding: 0; place-items: start stretch; } main { min-height: 100dvh; border-radius: 0; } }
`;

export const PORTAL_STYLES = `${BASE_STYLES}
body { background: var(--sunken); }
main { max-width: 720px; margin: 0 auto; padding: 32px 20px 64px; }
h1 { font-size: 26px; letter-spacing: -0.015em; }
h2 { font-size: 16px; }
section { margin-top: 24px; padding: 20px 24px; border: 1px solid var(--line); border-radius: 12px; background: var(--sheet); }
section > * + * { margin-top: 12px; }
dl div { display: flex; justify-content: space-between; gap: 16px; padding: 8px 0; border-bottom: 1px solid var(--line); }
dl div:last-child { border-bottom: 0; }
.state { display: inline-block; padding: 2px 10px; border-radius: 999px; font-size: 13px; font-weight: 600; background: var(--sunken); border: 1px solid var(--line); }
.note { padding: 10px 14px; border-radius: 8px; color: var(--good); background: var(--sunken); border: 1px solid var(--line); }
.row { display: flex; flex-wrap: wrap; gap: 10px; align-items: end; }
.head { justify-content: space-between; align-items: center; }
.row form { display: contents; }
.grow { flex: 1 1 220px; }
.table { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 14px; font-variant-numeric: tabular-nums; }
th, td { padding: 9px 10px 9px 0; text-align: left; border-bottom: 1px solid var(--line); white-space: nowrap; }
th { font-size: 13px; color: var(--faint); }
tr:last-child td { border-bottom: 0; }
@media (max-width: 480px) { section { padding: 18px 16px; } th, td { padding-right: 8px; font-size: 13px; } }
`;
