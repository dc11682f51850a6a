import type { ClipboardEvent } from 'react';
import { toast } from '#web/ui/toast.tsx';
import { cleanText } from './clean-paste.ts';

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
    void insertWordsOf(html, currentTarget);
  }
}

/** Few programs copy HTML and no plain text beside it: what reads that is fetched when one does. */
async function insertWordsOf(html: string, control: TextControl): Promise<void> {
  try {
    const { wordsOfPastedHtml } = await import('./pasted-html.ts');
    const words = wordsOfPastedHtml(html);
    insert(control, control instanceof HTMLInputElement ? words.replace(/\s+/g, ' ') : words);
  } catch {
    toast({
      title: 'This could not be pasted',
      description: 'Please copy it as plain text and paste it again.',
      variant: 'destructive',
    });
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
