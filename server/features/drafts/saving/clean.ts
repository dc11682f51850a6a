import { wellFormed } from '#shared/http/text.ts';
import { AppError } from '../../../http/app-error.ts';
import { sanitizeHtml } from '../../proposals/index.ts';
import { cleanOwnMarkup } from './own-markup.ts';

// Of markup that is not the editor's own: with very many, nested as nobody writes them, the parser takes seconds.
const MAX_TAGS = 2_000;

/**
 * HTML that is safe to store and to show.
 * @throws AppError INVALID_INPUT, in words that name the text, for more markup of others than any proposal has.
 */
export function cleanHtml(html: string, name: string): string {
  const own = cleanOwnMarkup(html);
  if (own !== undefined) return own;
  let tags = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) tags += 1;
  if (tags <= MAX_TAGS) return sanitizeHtml(html);
  throw new AppError('INVALID_INPUT', { message: `${name} has more formatting than we can keep.` });
}

/** The same JSON as the database can hold it. @throws AppError INVALID_INPUT for NUL, which it cannot. */
export function storable(json: unknown): unknown {
  if (typeof json === 'string') return storableText(json);
  if (Array.isArray(json)) return json.map(storable);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [storableText(key), storable(value)]));
}

function storableText(text: string): string {
  if (!text.includes('\u0000')) return wellFormed(text);
  throw new AppError('INVALID_INPUT', { message: 'A draft contains a character that cannot be stored (NUL).' });
}
