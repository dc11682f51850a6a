import { toastFailure } from '#web/ui/toast-store.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** React's event, or the page's own. */
interface PasteEvent {
  readonly clipboardData: DataTransfer;
  readonly currentTarget: TextControl;
  preventDefault(): void;
}

/** What plain text loses of a page: its bullets, the cells of its tables, its headings. */
const STRUCTURE = /<(?:li|tr|h[1-6])\b/i;

/** A text in which someone copied the source of a page instead of its words. */
const TAG = /<\/?(?:p|div|br|ul|ol|li|span|strong|b|em|h[1-6]|table|tr|td)\b[^<>]{0,500}>/gi;
const FEWEST_TAGS = 4;

/**
 * Puts the words of what was copied into the field, as one step that the browser can undo: lists keep their bullets, lines that a
 * PDF broke are joined, markup is dropped. Nothing is cut: a text that is too long is said to be so.
 */
export function pasteClean(event: PasteEvent): void {
  const { clipboardData, currentTarget } = event;
  const plain = clipboardData.getData('text/plain');
  const html = clipboardData.getData('text/html');
  if (currentTarget instanceof HTMLInputElement) return pasteLine(event, plain, html);
  const source = html !== '' && (plain === '' || STRUCTURE.test(html)) ? html : isMarkup(plain) ? plain : undefined;
  if (source !== undefined) {
    event.preventDefault();
    void insertWordsOf(source, currentTarget, plain);
    return;
  }
  const clean = joinWrappedLines(cleanText(plain));
  if (clean === plain) return;
  event.preventDefault();
  insert(currentTarget, clean);
}

function pasteLine(event: PasteEvent, plain: string, html: string): void {
  const clean = oneLine(cleanText(plain));
  if (plain === '' ? html === '' : clean === plain) return;
  event.preventDefault();
  if (plain === '') void insertWordsOf(html, event.currentTarget, plain);
  else insert(event.currentTarget, clean);
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').trim();
}

function isMarkup(text: string): boolean {
  const tags = text.match(TAG) ?? [];
  return tags.length >= FEWEST_TAGS && tags.some((tag) => tag.startsWith('</') || /^<br/i.test(tag));
}

/** The code that reads markup is fetched when it is needed; if it cannot be had, the words go in as they came. */
async function insertWordsOf(html: string, control: TextControl, plain: string): Promise<void> {
  const words = await import('./pasted-html.ts').then(
    ({ wordsOfPastedHtml }) => cleanText(wordsOfPastedHtml(html)).trim(),
    () => cleanText(plain),
  );
  if (words !== '') return insert(control, control instanceof HTMLInputElement ? oneLine(words) : words);
  toastFailure('This could not be pasted', 'Please copy it as plain text and paste it again.');
}

function insert(control: TextControl, text: string): void {
  control.focus();
  // oxlint-disable-next-line typescript/no-deprecated -- still the only way that keeps the browser's own undo
  if (document.execCommand('insertText', false, text)) return;
  control.setRangeText(text, control.selectionStart ?? 0, control.selectionEnd ?? 0, 'end');
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

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
    if (isOpen && last !== undefined) out[out.length - 1] = joinLines(last, line);
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
function joinLines(line: string, next: string): string {
  const [before, after] = [line.trimEnd(), next.trimStart()];
  return /\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(after) ? before.slice(0, -1) + after : `${before} ${after}`;
}
