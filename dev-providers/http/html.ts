export interface HtmlPage {
  readonly title: string;
  readonly body: string;
  readonly styles: string;
  readonly theme?: 'light' | 'dark';
  /** The path of its own script. */
  readonly script?: string;
}

/** A page that loads nothing from elsewhere; `nonce` allows its styles. */
export function renderHtml({ title, body, styles, theme, script }: HtmlPage, nonce: string): string {
  return `<!doctype html>
<html lang="en"${theme ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${BASE_STYLES}${styles}</style>
${script ? `<script src="${script}" defer></script>` : ''}
</head>
<body>${body}</body>
</html>`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
}

/** Colours and controls of every page: plain, with system fonts, and striped where it says what it is. */
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
button { min-height: 44px; cursor: pointer; }
.next { padding: 0 20px; border: 0; border-radius: 8px; font-weight: 650; color: var(--on-next); background: var(--next); }
.next:hover { background: var(--next-strong); }
.next:disabled { opacity: 0.6; cursor: progress; }
.plain { padding: 0 16px; border: 1px solid var(--line); border-radius: 8px; background: transparent; font-weight: 600; }
.plain:hover { background: var(--sunken); }
.danger { color: var(--danger); }
.problem { padding: 10px 12px; border-radius: 8px; font-size: 14px; color: var(--danger); background: var(--danger-wash); }
.problem:empty { display: none; }
:focus-visible { outline: 3px solid var(--next); outline-offset: 2px; }
@media (prefers-reduced-motion: no-preference) { button { transition: background-color 120ms ease; } }
`;
