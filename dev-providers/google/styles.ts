/** Plain, with system fonts, and marked so that nobody takes it for the real thing. */
export const STYLES = `
:root { color-scheme: light dark; --ink: #1f2421; --faint: #5b645e; --line: #d7dbd6; --sheet: #fff; --canvas: #f3f4f1; --next: #2f6b4a; --on-next: #fff; --mark: #7a4a00; --mark-wash: #fdf1d8; --danger: #a32b12; }
@media (prefers-color-scheme: dark) { :root { --ink: #e9ebe7; --faint: #a9b1aa; --line: #3b413d; --sheet: #262a27; --canvas: #1b1e1c; --next: #8fceab; --on-next: #10231a; --mark: #f3cf8e; --mark-wash: #3d3017; --danger: #ff9d85; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 16px/1.45 system-ui, sans-serif; }
.banner { margin: 0; padding: 10px 16px; text-align: center; font-size: 14px; font-weight: 600; color: var(--mark); background: repeating-linear-gradient(-45deg, var(--mark-wash) 0 14px, transparent 14px 28px), var(--mark-wash); border-bottom: 1px solid var(--line); }
main { max-width: 420px; margin: 20px auto; padding: 0 20px 24px; }
h1 { margin: 0; font-size: 24px; font-weight: 600; letter-spacing: -0.01em; }
p { margin: 4px 0 16px; }
.faint { color: var(--faint); font-size: 14px; font-weight: 400; }
ul { list-style: none; margin: 0; padding: 0; background: var(--sheet); border: 1px solid var(--line); border-radius: 10px; overflow: hidden; }
li + li { border-top: 1px solid var(--line); }
button { font: inherit; color: inherit; background: none; border: 0; cursor: pointer; min-height: 44px; }
li button { display: flex; gap: 12px; align-items: center; width: 100%; padding: 12px 16px; text-align: left; line-height: 1.3; }
li button:hover { background: var(--canvas); }
.face { flex: none; display: grid; place-items: center; width: 36px; height: 36px; border-radius: 50%; background: var(--line); font-weight: 600; }
.mark { margin-left: auto; padding: 2px 8px; border-radius: 6px; font-size: 13px; color: var(--mark); background: var(--mark-wash); white-space: nowrap; }
.other { margin: 12px 0 8px; background: var(--sheet); border: 1px solid var(--line); border-radius: 10px; }
summary { padding: 12px 16px; min-height: 44px; font-weight: 600; cursor: pointer; }
.other form { padding: 0 16px 16px; }
label { display: block; margin: 8px 0 4px; font-size: 14px; font-weight: 600; }
input:not([type]), input[type="email"] { width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; color: inherit; background: var(--canvas); border: 1px solid var(--faint); border-radius: 6px; }
.tick { display: flex; gap: 8px; align-items: center; min-height: 44px; margin: 4px 0; font-weight: 400; }
.row { display: flex; justify-content: flex-end; }
.next { padding: 0 20px; border-radius: 6px; font-weight: 600; color: var(--on-next); background: var(--next); }
.plain { padding: 0 16px; color: var(--faint); text-decoration: underline; }
.problem { color: var(--danger); }
:focus-visible { outline: 3px solid var(--next); outline-offset: 2px; }
li :focus-visible { outline-offset: -3px; }
`;
