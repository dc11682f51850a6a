import type { ClipboardEvent } from 'react';
import { toastFailure } from '#web/ui/toast.tsx';
import { cleanText, joinWrappedLines } from './clean-paste.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** What plain text loses of a page: its bullets, the cells of its tables, its headings. */
const STRUCTURE = /<(?:li|tr|h[1-6])\b/i;

/** A text in which someone copied the source of a page instead of its words. */
const TAG = /<\/?(?:p|div|br|ul|ol|li|span|strong|b|em|h[1-6]|table|tr|td)\b[^<>]{0,500}>/gi;
const FEWEST_TAGS = 4;

/**
 * Puts the words of what was copied into the field, as one step that the browser can undo: lists keep their bullets, lines that a
 * PDF broke are joined, markup is dropped. Nothing is cut: a text that is too long is said to be so.
 */
export function pasteClean(event: ClipboardEvent<TextControl>): void {
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

function pasteLine(event: ClipboardEvent<TextControl>, plain: string, html: string): void {
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
    ({ wordsOfPastedHtml }) => wordsOfPastedHtml(html),
    () => cleanText(plain),
  );
  if (words !== '') return insert(control, control instanceof HTMLInputElement ? oneLine(words) : words);
  toastFailure('This could not be pasted', 'Please copy it as plain text and paste it again.');
}

function insert(control: TextControl, text: string): void {
  control.focus();
  // Deprecated, and still the only way that keeps the browser's own undo.
  // oxlint-disable-next-line typescript/no-deprecated
  if (document.execCommand('insertText', false, text)) return;
  control.setRangeText(text, control.selectionStart ?? 0, control.selectionEnd ?? 0, 'end');
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
