import { decodeEntities } from '#web/ui/decode-entities.ts';

/**
 * The text of copied HTML, for a field of the prerendered page: text alone goes into it, so nothing here has to be safe. What the
 * app reads later it reads better (text-of-html.ts).
 */
export function textOfCopiedHtml(html: string): string {
  const text = html
    // Not written as browsers write it: within a script element the beginning of a comment has a meaning.
    .replace(/<!-{2}[^]*?-{2}>|<(style|script|title)\b[^]*?<\/\1>/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/<li\b[^>]*>/gi, '\n- ')
    .replace(/<\/?(?:p|h\d|ul|ol|blockquote|pre)\b[^>]*>/gi, '\n\n')
    .replace(/<(?:br|\/?(?:div|section|article|header|footer|table|tr))\b[^>]*>/gi, '\n')
    .replace(/<\/?[a-z][^>]*>/gi, '');
  return decodeEntities(text)
    .replaceAll('\u00A0', ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n- ?\n+/g, '\n- ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
