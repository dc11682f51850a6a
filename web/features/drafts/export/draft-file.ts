import type { Draft } from '#shared/drafts/contract.ts';
import { isBlank } from '#shared/http/text.ts';
import { documentToPlain } from '#shared/proposals/document/to-plain.ts';
import type { FetchedFile } from '#web/api/fetch-file.ts';
import { proposalTitle } from '../proposal-words.ts';
import { draftText } from '../reading/draft-parts.ts';
import { documentToMarkdown } from './document-to-markdown.ts';
import { fileName } from './file-name.ts';

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
