import type { Draft } from '#shared/drafts/contract.ts';
import { isBlank } from '#shared/http/text.ts';
import type { FetchedFile } from '#web/api/fetch-file.ts';
import { loadReading } from '#web/features/proposals/index.ts';
import { proposalTitle } from '../proposal-words.ts';
import { draftText } from '../reading/draft-parts.ts';
import { fileName } from './file-name.ts';
import { treeToMarkdown } from './tree-to-markdown.ts';

export type ExportKind = 'txt' | 'md';

/** The proposal of a draft as a file; where there is none yet, all that was typed for it. */
export async function draftFile(draft: Draft, kind: ExportKind): Promise<FetchedFile> {
  const { htmlToPlain, treeOfHtml } = await loadReading();
  const read = kind === 'txt' ? htmlToPlain : (html: string) => treeToMarkdown(treeOfHtml(html));
  const proposal = draft.format === 'html' ? read(draft.content) : draft.content;
  const text = isBlank(proposal) ? draftText(draft, read, kind === 'md' ? '## ' : '') : proposal;
  return {
    name: fileName(proposalTitle(draft), kind),
    content: new Blob([text], { type: 'text/plain;charset=utf-8' }),
  };
}
