import { decodeXML } from 'entities/decode';

/**
 * The characters of `&amp;`, `&lt;`, `&gt;`, `&quot;`, `&apos;`, `&nbsp;` and of numeric references. Nothing else is in HTML that our
 * sanitisers and browsers write, and the table of all names is 10 KB.
 */
export function decodeEntities(text: string): string {
  return decodeXML(text.replaceAll('&nbsp;', '&#160;'));
}
