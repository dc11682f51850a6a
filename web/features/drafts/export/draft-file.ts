import type { Draft } from '#shared/drafts/contract.ts';
import { isBlank } from '#shared/http/text.ts';
import { documentToPlain } from '#shared/proposals/document/to-plain.ts';
import type { FetchedFile } from '#web/api/fetch-file.ts';
import { proposalTitle } from '../proposal-words.ts';
import { draftText } from '../reading/draft-parts.ts';
import { documentToMarkdown } from './document-to-markdown.ts';

export type ExportKind = 'txt' | 'md';

/** The proposal of a draft as a file; where there is none yet, all that was typed for it. */
export function draftFile(draft: Draft, kind: ExportKind): FetchedFile {
  const read = kind === 'txt' ? documentToPlain : documentToMarkdown;
  const proposal = draft.format === 'html' ? read(draft.document) : draft.content;
  const text = isBlank(proposal) ? draftText(draft, read, kind === 'md' ? '## ' : '') : proposal;
  return {
    name: fileName(proposalTitle(draft), kind),
    content: new Blob([text], { type: 'text/plain;charset=utf-8' }),
  };
}

const MAX_CHARS = 80;
// What Windows, macOS and Linux keep for themselves in names, and what cannot be seen or turns the direction of the rest.
const NOT_IN_NAMES = /[\p{Cc}<>:"/\\|?*\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;
const NAMES_OF_DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** A name for a file that every system takes, made of what the draft is called. */
export function fileName(name: string, extension: 'txt' | 'md'): string {
  const safe = beginning(name.replace(NOT_IN_NAMES, ' ').replace(/\s+/g, ' ').trim())
    .replace(/^[. ]+|[. ]+$/g, '')
    .trim();
  const usable = safe === '' || NAMES_OF_DEVICES.test(safe) ? `Draft ${safe}`.trim() : safe;
  return `${usable}.${extension}`;
}

function beginning(name: string): string {
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name)) {
    if (index + segment.length > MAX_CHARS) break;
    end = index + segment.length;
  }
  return name.slice(0, end);
}
