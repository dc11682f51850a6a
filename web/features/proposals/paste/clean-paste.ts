/** What a page leaves in copied text and nobody means: odd spaces, invisible characters, foreign line ends. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[\u00A0\u2007\u202F]/g, ' ')
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u00AD\u200B\u2060\uFEFF]/g, '')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n');
}

/** A line that a PDF or a mail program broke is at least so long; list items are mostly shorter. */
const SHORTEST_WRAPPED = 45;
/** So many lines must go on in the next one before any is joined: one alone may be meant. */
const FEWEST_WRAPPED = 2;

const LIST_MARK = /^\s*(?:[-–—*•‣▪●○◦➤→✓✔✅]|\d{1,2}[.)]|[a-z][.)])\s/iu;

/** Joins the lines of paragraphs that were broken at the width of a page. Lists, headings and short lines stay. */
export function joinWrappedLines(text: string): string {
  const lines = text.split('\n');
  const sure = lines.filter((line, at) => mayGoOn(line, lines[at + 1]) && /^\s*\p{Ll}/u.test(lines[at + 1] ?? ''));
  if (sure.length < FEWEST_WRAPPED) return text;
  const full = Math.max(...sure.map((line) => line.length)) * 0.75;
  const out: string[] = [];
  let isOpen = false;
  for (const [at, line] of lines.entries()) {
    const last = out.at(-1);
    if (isOpen && last !== undefined) out[out.length - 1] = joined(last, line);
    else out.push(line);
    const next = lines[at + 1];
    isOpen = mayGoOn(line, next) && (/^\s*\p{Ll}/u.test(next ?? '') || line.length >= full);
  }
  return out.join('\n');
}

function mayGoOn(line: string, next: string | undefined): boolean {
  if (next === undefined || next.trim() === '' || LIST_MARK.test(next)) return false;
  return line.length >= SHORTEST_WRAPPED && !/[.!?:;…]["'”’)]?$/u.test(line.trimEnd());
}

/** A word that was parted at the end of a line is one again. */
function joined(line: string, next: string): string {
  const [before, after] = [line.trimEnd(), next.trimStart()];
  return /\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(after) ? before.slice(0, -1) + after : `${before} ${after}`;
}
