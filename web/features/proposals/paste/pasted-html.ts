import DOMPurify from 'dompurify';
import { textOfHtml } from './text-of-html.ts';

/** The words of HTML that anybody may have written. */
export function wordsOfPastedHtml(html: string): string {
  return textOfHtml(DOMPurify.sanitize(html, { RETURN_DOM_FRAGMENT: true }));
}
