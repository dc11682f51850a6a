import DOMPurify from 'dompurify';
import type { ClipboardEvent } from 'react';
import { cleanText, textOfHtml } from './clean-paste.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Puts the words of what was copied from a page into the field, as one step that the browser can undo. Nothing is cut:
 * a text that is too long is said to be so.
 */
export function pasteClean(event: ClipboardEvent<TextControl>): void {
  const { clipboardData, currentTarget } = event;
  const plain = clipboardData.getData('text/plain');
  const html = clipboardData.getData('text/html');
  const isOneLine = currentTarget instanceof HTMLInputElement;
  if (plain) {
    const clean = isOneLine
      ? cleanText(plain)
          .replace(/\s*\n\s*/g, ' ')
          .trim()
      : cleanText(plain);
    if (clean === plain) return;
    event.preventDefault();
    insert(currentTarget, clean);
  } else if (html) {
    event.preventDefault();
    const words = textOfHtml(DOMPurify.sanitize(html, { RETURN_DOM_FRAGMENT: true }));
    insert(currentTarget, isOneLine ? words.replace(/\s+/g, ' ') : words);
  }
}

function insert(control: TextControl, text: string): void {
  control.focus();
  // Deprecated, and still the only way that keeps the browser's own undo.
  // oxlint-disable-next-line typescript/no-deprecated
  if (document.execCommand('insertText', false, text)) return;
  control.setRangeText(text, control.selectionStart ?? 0, control.selectionEnd ?? 0, 'end');
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
