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
// What systems keep for themselves in names, and what cannot be seen or turns the direction of the rest.
const NOT_IN_NAMES = /[\p{Cc}<>:"/\\|?*\u200E\u200F\u202A-\u202E\u2066-\u2069\s]+/gu;

/** A name for a file, made of what the draft is called. What else a system does not take, as 'con.txt', its browser replaces. */
export function fileName(name: string, extension: ExportKind): string {
  const words = name.replace(NOT_IN_NAMES, ' ').replace(/^[. ]+|[. ]+$/g, '');
  return `${Array.from(words).slice(0, MAX_CHARS).join('').trim() || 'Draft'}.${extension}`;
}
