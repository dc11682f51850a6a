import { describe, expect, it } from 'vitest';
import { getDraft, listDrafts } from '#shared/drafts/contract.ts';
import { DRAFT_LIMITS } from '#shared/drafts/limits.ts';
import { compactDocument, type SentDocument } from '#shared/proposals/document/document.ts';
import { documentOfHtml } from '#shared/proposals/document/of-html.ts';
import { documentOfText } from '#shared/proposals/document/of-text.ts';
import { aKeptProposal, someWork } from '../../testing/draft-work.ts';
import { autosave, DRAFTS, draftOf, revisionsOf, save, saved, startPro } from '../../testing/drafts.ts';

const MB = DRAFT_LIMITS.contentBytes;

/** An upload that lies in the workspace, and that someone edits at this moment. */
function inTheWorkspace(document: SentDocument) {
  const proposal = { ...aKeptProposal(), status: 'stopped' as const, proposalId: null, answer: null };
  return { document, work: { ...someWork(), proposal: { ...proposal, text: '', document: null }, edit: document } };
}

describe('an upload of a megabyte', () => {
  it.each([
    ['one long line', 'a'.repeat(MB)],
    ['the shortest lines there are', 'a\n'.repeat(MB / 2)],
    ['the shortest paragraphs there are', 'a\n\n'.repeat(MB / 3)],
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

describe('what is too long for a proposal', () => {
  it('is kept in a draft: the post, its title, texts and samples', async () => {
    const { app } = await startPro();
    const long = 'A long post. '.repeat(2_308);
    const work = someWork({ skillsAndExperience: long, writingSamples: Array<string>(6).fill(long) });
    const all = { jobTitle: long, jobDescription: long, content: '', work };
    const { id } = draftOf(await autosave(app, all));
    expect(draftOf(await app.get(`${DRAFTS}/${id}`))).toMatchObject(all);
    const { drafts } = listDrafts.output.parse((await app.get(`${DRAFTS}?search=long`)).body);
    const [listed] = await revisionsOf(app, id);
    expect([drafts.length, drafts[0]?.jobTitle, listed?.jobTitle]).toEqual([
      1,
      long.slice(0, DRAFT_LIMITS.listTitleChars),
      long.slice(0, DRAFT_LIMITS.listTitleChars),
    ]);
  });

  it('is refused by its name where it is too long for a draft too', async () => {
    const { app } = await startPro();
    const jobDescription = 'a'.repeat(DRAFT_LIMITS.textChars + 1);
    expect((await autosave(app, { jobDescription })).body).toMatchObject({
      code: 'INVALID_INPUT',
      message: 'Job description can be at most 1,048,576 characters.',
      fields: { jobDescription: expect.any(String) },
    });
  });
});

it.each([
  ['in the text', { content: '<table><b>'.repeat(2_000), format: 'html' }, 'The proposal'],
  ['unclosed', { content: `${'<p><strong>'.repeat(1_000)}<p>`, format: 'html' }, 'The proposal'],
  ['among short lines', { content: `<p>${'a<br>'.repeat(MB / 8)}<table>`, format: 'html' }, 'The proposal'],
  [
    'very deep',
    { content: `${'<ul><li>'.repeat(1_500)}${'</li></ul>'.repeat(1_500)}`, format: 'html' },
    'The proposal',
  ],
  [
    'links',
    { content: `<p>${'<a href="https://a.example/">b</a>'.repeat(50_000)}</p>`, format: 'html' },
    'The proposal',
  ],
  ['in an edit', { work: { ...someWork(), edit: undefined, editingHtml: '<i>'.repeat(9_000) } }, 'The proposal'],
])('markup that nobody writes is refused before a parser reads it: %s', async (_what, more, name) => {
  const { app } = await startPro();
  const { status, body } = await save(app, more);
  const message = `${name} has more formatting than we can keep.`;
  expect([status, body]).toMatchObject([400, { code: 'INVALID_INPUT', message }]);
});
