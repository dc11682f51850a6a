import { wellFormed } from '#shared/http/text.ts';
import type { ProposalDocument } from '#shared/proposals/document/document.ts';
import { documentOfHtml } from '#shared/proposals/document/of-html.ts';
import { AppError } from '../../../http/app-error.ts';

// With very many, nested as nobody writes them, the parser takes seconds.
const MAX_TAGS = 2_000;

/**
 * The document in HTML that was sent.
 * @throws AppError INVALID_INPUT, in words that name the text, for more markup than any proposal has.
 */
export function readSentHtml(html: string, name = 'The proposal'): ProposalDocument {
  let tags = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) tags += 1;
  if (tags <= MAX_TAGS) return documentOfHtml(html);
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
