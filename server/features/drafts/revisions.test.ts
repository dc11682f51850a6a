import { describe, expect, it } from 'vitest';
import { getDraftRevision, listDraftRevisions } from '#shared/drafts/contract.ts';
import type { TestApp } from '../../testing/app.ts';
import { aKeptProposal, someWork } from '../../testing/draft-work.ts';
import { autosave, DRAFTS, draftOf, PROPOSALS, revisionsOf, save, saved, startPro } from '../../testing/drafts.ts';

const MAX_REVISIONS = 200;

const restore = (app: TestApp, id: string, revision: number, headers: Record<string, string> = {}) =>
  app.send('POST', `${PROPOSALS}/${id}/revisions/${revision}/restore`, { headers });

/** A draft with states 1 to `count`, of which these were saved by the person. */
async function startWithStates(count: number, byPerson: readonly number[]) {
  const { app, user } = await startPro();
  const { id } = draftOf(await autosave(app, { content: 'State 1' }));
  await app.database.pool.query(
    `insert into document_revisions (user_id, document_id, revision, cause, job_title, job_description, content, format, digest, saved_at)
     select user_id, document_id, n, case when n = any($2) then 'saved' else 'edited' end, job_title, job_description, 'State ' || n, format, 'd' || n, saved_at
     from document_revisions, generate_series(2, $1::int) n`,
    [count, byPerson],
  );
  await app.database.pool.query('update documents set revision = $1', [count]);
  return { app, user, id };
}

describe('the revisions of a draft', () => {
  it('are listed page by page, the latest first, and can be read as they were', async () => {
    const { app, id } = await startWithStates(5, [3]);
    const seen = [];
    let cursor: string | null = '';
    do {
      const { body } = await app.get(`${PROPOSALS}/${id}/revisions?limit=2${cursor ? `&cursor=${cursor}` : ''}`);
      const page = listDraftRevisions.output.parse(body);
      seen.push(page.revisions);
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toMatchObject([
      [{ revision: 5 }, { revision: 4 }],
      [{ revision: 3, isAutosave: false }, { revision: 2 }],
      [{ revision: 1 }],
    ]);
    const { body } = await app.get(`${PROPOSALS}/${id}/revisions/3`);
    expect(getDraftRevision.output.parse(body).revision).toMatchObject({ content: 'State 3', isAutosave: false });
    for (const [path, status] of [
      ['revisions/6', 404],
      ['revisions/0', 404],
      ['revisions/x', 404],
      ['revisions?cursor=x', 400],
      ['revisions?cursor=eyJiZWZvcmUiOjk5OTk5OTk5OTk5fQ', 400],
    ] as const) {
      expect([path, (await app.get(`${PROPOSALS}/${id}/${path}`)).status]).toEqual([path, status]);
    }
  });

  it('can be brought back whole, as a new one, and what was replaced stays', async () => {
    const { app } = await startPro();
    const first = draftOf(
      await autosave(app, {
        name: 'First',
        work: someWork({ proposal: aKeptProposal() }),
        format: 'html',
        content: '<p>1</p>',
      }),
    );
    await autosave(app, { id: first.id, content: 'Second', name: 'Second' });
    const back = await restore(app, first.id, 1, { 'if-match': '"2"' });
    const { lastUpdated: _at, cause: _cause, ...same } = first;
    expect(draftOf(back)).toMatchObject({ ...same, revision: 3 });
    expect(back.headers.get('etag')).toBe('"3"');
    const { body } = await app.get(`${DRAFTS}?search=first`);
    expect(body.drafts).toMatchObject([{ id: first.id, name: 'First' }]);
    const states = (await revisionsOf(app, first.id)).map(({ name, isAutosave }) => [name, isAutosave]);
    expect(states).toEqual([
      ['First', false],
      ['Second', true],
      ['First', true],
    ]);
    expect(draftOf(await restore(app, first.id, 1)).revision).toBe(3);
  });

  it('are brought back once for one request, and not over what another device has saved', async () => {
    const { app } = await startPro();
    const { id } = await saved(app, { content: '1' });
    await save(app, { id, content: '2' });
    expect((await restore(app, id, 1, { 'if-match': '"1"' })).body.code).toBe('CHANGED_ELSEWHERE');
    const send = () => restore(app, id, 1, { 'idempotency-key': 'back', 'if-match': '"2"' });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map((answer) => draftOf(answer).revision)).toEqual([3, 3, 3]);
    await save(app, { id, content: '4' });
    expect(draftOf(await send())).toMatchObject({ revision: 4, content: '4' });
    expect((await restore(app, id, 1, { 'if-match': 'x' })).status).toBe(400);
    expect((await restore(app, id, 9)).status).toBe(404);
  });

  it('are as many as can be kept: then the oldest goes that was saved by itself', async () => {
    const { app, id } = await startWithStates(MAX_REVISIONS, [2, 4]);
    for (const content of ['201', '202', '203']) await autosave(app, { id, content });
    const kept = (await app.database.pool.query('select revision from document_revisions order by 1')).rows;
    expect(kept.slice(0, 4).map(({ revision }) => revision)).toEqual([2, 4, 6, 7]);
    expect([kept.length, kept.at(-1)]).toEqual([MAX_REVISIONS, { revision: 203 }]);
  });

  it('are as many as can be kept also when all of them were saved by the person', async () => {
    const all = Array.from({ length: MAX_REVISIONS }, (_, i) => i + 1);
    const { app, id } = await startWithStates(MAX_REVISIONS, all);
    await app.database.pool.query("update document_revisions set cause = 'saved'");
    expect(draftOf(await autosave(app, { id, content: 'last' })).content).toBe('last');
    const kept = (await app.database.pool.query('select revision from document_revisions order by 1')).rows;
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([MAX_REVISIONS, { revision: 2 }, { revision: 201 }]);
  });
});
