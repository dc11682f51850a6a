import { describe, expect, it } from 'vitest';
import { listDrafts } from '#shared/drafts/contract.ts';
import { DRAFT_LIMITS } from '#shared/drafts/limits.ts';
import { someWork } from '../../testing/draft-work.ts';
import { autosave, DRAFTS, draftOf, revisionsOf, save, startPro } from '../../testing/drafts.ts';

const MB = DRAFT_LIMITS.contentBytes;

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

it('markup that nobody writes is refused before a parser reads it', async () => {
  const { app } = await startPro();
  const lists = `${'<ul><li>'.repeat(1_500)}${'</li></ul>'.repeat(1_500)}`;
  for (const [where, content] of [
    ['in the text', '<table><b>'.repeat(2_000)],
    ['unclosed', `${'<p><strong>'.repeat(1_000)}<p>`],
    ['among short lines', `<p>${'a<br>'.repeat(MB / 8)}<table>`],
    ['very deep', lists],
    ['links', `<p>${'<a href="https://a.example/">b</a>'.repeat(50_000)}</p>`],
  ] as const) {
    const { status, body } = await save(app, { content, format: 'html' });
    const message = 'The proposal has more formatting than we can keep.';
    expect([status, body], where).toMatchObject([400, { code: 'INVALID_INPUT', message }]);
  }
});
