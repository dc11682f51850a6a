import { describe, expect, it } from 'vitest';
import { getDraft } from '#shared/drafts/contract.ts';
import { DRAFT_LIMITS } from '#shared/drafts/limits.ts';
import { compactDocument, type SentDocument } from '#shared/proposals/document/document.ts';
import { documentOfHtml } from '#shared/proposals/document/of-html.ts';
import { documentOfText } from '#shared/proposals/document/of-text.ts';
import { aKeptProposal, someWork } from '../../testing/draft-work.ts';
import { autosave, DRAFTS, saved, startPro } from '../../testing/drafts.ts';

const MB = DRAFT_LIMITS.contentBytes;

/** An upload that lies in the workspace, and that someone edits at this moment. */
function inTheWorkspace(document: SentDocument) {
  const proposal = { ...aKeptProposal(), status: 'stopped' as const, proposalId: null, answer: null };
  return { document, work: { ...someWork(), proposal: { ...proposal, text: '', document: null }, edit: document } };
}

describe('an upload of a megabyte', () => {
  it.each([
    ['the shortest lines there are', 'a\n'.repeat(MB / 2)],
    ['the shortest paragraphs there are', 'a\n\n'.repeat(MB / 3)],
    ['letters of three bytes', 'aあ\n'.repeat(Math.floor(MB / 5))],
  ])('is saved again once it is opened and changed: %s', async (_what, content) => {
    const { app } = await startPro();
    const { id } = await saved(app, { content });
    const begin = documentOfHtml('<p><strong>Dear</strong> <a href="https://a.example/">baker</a></p>');
    const changed = inTheWorkspace(compactDocument([...begin, ...documentOfText(content)]));
    await autosave(app, { id, ...changed });
    const { body } = await app.get(`${DRAFTS}/${id}`);
    const read = getDraft.output.parse(body).draft;
    expect(compactDocument(read.document)).toEqual(changed.document);
    expect([read.work, read.revision, read.format]).toEqual([changed.work, 2, 'html']);
  });
});
