import { describe, expect, it } from 'vitest';
import {
  aDraft,
  autosave,
  DRAFTS,
  draftOf,
  PROPOSALS,
  revisionsOf,
  save,
  saved,
  startPro,
} from '../../testing/drafts.ts';

const CHANGED_ELSEWHERE = [
  409,
  { message: 'This was changed in another tab or on another device.', code: 'CHANGED_ELSEWHERE' },
];
const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

describe('a draft', () => {
  it('is saved, listed, read, deleted and brought back', async () => {
    const { app } = await startPro();
    const first = await saved(app, { name: ' Bakery\nlogo ' });
    const as = { name: 'Bakery logo', revision: 1, isAutosave: false, format: 'text', work: null };
    expect(first).toMatchObject({ ...aDraft(), ...as });
    const read = await app.get(`${DRAFTS}/${first.id}`);
    expect([draftOf(read), read.headers.get('etag')]).toEqual([first, '"1"']);
    const { document: _document, content: _content, format: _format, work: _work, cause: _cause, ...summary } = first;
    expect((await app.get(DRAFTS)).body).toEqual({ success: true, drafts: [summary], nextCursor: null });
    expect((await app.send('DELETE', `${DRAFTS}/${first.id}`)).body).toEqual({ success: true });
    expect([(await app.get(DRAFTS)).body.drafts, (await app.get(`${DRAFTS}/${first.id}`)).status]).toEqual([[], 404]);
    expect((await app.get(`${DRAFTS}?type=deleted`)).body.drafts).toMatchObject([{ id: first.id }]);
    for (const again of ['brought back', 'there already']) {
      expect([again, draftOf(await app.post(`${PROPOSALS}/${first.id}/restore`, undefined))]).toEqual([again, first]);
    }
  });

  it('is autosaved in place, and stays a saved one once it was saved', async () => {
    const { app } = await startPro();
    const begun = draftOf(await autosave(app));
    const typed = await autosave(app, { draftId: begun.id, content: 'Dear' }, { 'if-match': '"1"' });
    expect(draftOf(typed)).toMatchObject({ id: begun.id, revision: 2, isAutosave: true, content: 'Dear' });
    const named = draftOf(await save(app, { draftId: begun.id, content: 'Dear', name: 'B' }));
    expect(named).toMatchObject({ revision: 3, isAutosave: false, name: 'B' });
    const after = await autosave(app, { draftId: begun.id, content: 'Dear x' });
    expect(draftOf(after)).toMatchObject({ revision: 4, isAutosave: false, name: 'B' });
    expect((await revisionsOf(app, begun.id)).map(({ isAutosave }) => isAutosave)).toEqual([true, false, true, true]);
    expect(await app.count('documents')).toBe(1);
  });

  it('has no new revision when nothing has changed, but becomes a saved one', async () => {
    const { app } = await startPro();
    const begun = draftOf(await autosave(app, { name: 'B' }));
    expect(draftOf(await autosave(app, { id: begun.id }))).toEqual(begun);
    const kept = draftOf(await save(app, { id: begun.id, name: 'B' }, { 'if-match': '"1"' }));
    expect(kept).toMatchObject({ revision: 1, isAutosave: false });
    expect([draftOf(await app.get(`${DRAFTS}/${begun.id}`)), await app.count('document_revisions')]).toEqual([kept, 1]);
  });

  it('loses its name when it is taken away, and not when none is sent; what it is is said by its type', async () => {
    const { app } = await startPro();
    const { id } = await saved(app, { name: 'Bakery' });
    const names = [];
    for (const more of [{}, { name: ' \u200B\n' }, { name: 'B' }, { name: null }]) {
      names.push(draftOf(await save(app, { id, ...more })).name);
    }
    expect(names).toEqual(['Bakery', null, 'B', null]);
    expect(draftOf(await save(app, { type: 'autosave' })).isAutosave).toBe(true);
    expect(draftOf(await autosave(app, { type: 'saved' })).isAutosave).toBe(false);
  });
});

describe('a save from an older revision', () => {
  it('is refused and changes nothing', async () => {
    const { app } = await startPro();
    const { id } = await saved(app);
    const now = draftOf(await save(app, { id, content: 'Newer' }, { 'if-match': '"1"' }));
    for (const ifMatch of ['"1"', '1', 'W/"1"', ' "1" ']) {
      for (const send of [save, autosave]) {
        const refused = await send(app, { id, content: 'Older' }, { 'if-match': ifMatch });
        expect([refused.status, refused.body], ifMatch).toEqual(CHANGED_ELSEWHERE);
      }
    }
    expect(draftOf(await app.get(`${DRAFTS}/${id}`))).toEqual(now);
    expect(draftOf(await save(app, { id, content: 'Any' }, { 'if-match': '*' })).revision).toBe(3);
  });

  it('is refused when If-Match cannot be read, or is there without a draft', async () => {
    const { app } = await startPro();
    const { id } = await saved(app);
    for (const ifMatch of ['', '"', '"a"', '"1', '1.5', '-1', '"1", "2"', 'W/*', '1e3', '99999999999']) {
      const refused = await save(app, { id, content: 'x' }, { 'if-match': ifMatch });
      expect([refused.status, refused.body.code], ifMatch).toEqual([400, 'INVALID_INPUT']);
    }
    for (const ifMatch of ['*', '"1"']) expect((await save(app, {}, { 'if-match': ifMatch })).status).toBe(400);
    expect([await app.count('documents'), await app.count('document_revisions')]).toEqual([1, 1]);
  });

  it('is all but one of twenty that come at once', async () => {
    const { app } = await startPro();
    const { id } = await saved(app);
    const all = Array.from({ length: 20 }, (_, i) => autosave(app, { id, content: `${i}` }, { 'if-match': '"1"' }));
    const answers = await Promise.all(all);
    expect(statusesOf(answers)).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    const winner = answers.find(({ status }) => status === 200);
    expect(draftOf(await app.get(`${DRAFTS}/${id}`))).toEqual(winner && draftOf(winner));
    expect((await revisionsOf(app, id)).map(({ revision }) => revision)).toEqual([2, 1]);
  });
});

describe('a save that is sent again', () => {
  it('makes one draft, one after the other and at once', async () => {
    const { app } = await startPro();
    const send = async () => draftOf(await save(app, {}, { 'idempotency-key': 'key-1' }));
    const drafts = [...(await Promise.all(Array.from({ length: 8 }, send))), await send(), await send()];
    expect(new Set(drafts.map((made) => JSON.stringify(made))).size).toBe(1);
    expect([await app.count('documents'), await app.count('document_revisions')]).toEqual([1, 1]);
  });

  it('makes one revision, at once and after others have followed', async () => {
    const { app } = await startPro();
    const { id } = await saved(app);
    const send = () => autosave(app, { id, content: 'Two' }, { 'if-match': '"1"', 'idempotency-key': 'two' });
    const answers = await Promise.all(Array.from({ length: 8 }, send));
    expect(answers.map((answer) => draftOf(answer).revision)).toEqual(answers.map(() => 2));
    await autosave(app, { id, content: 'Three' }, { 'if-match': '"2"' });
    expect(draftOf(await send())).toMatchObject({ revision: 3, content: 'Three' });
    expect(await app.count('document_revisions')).toBe(3);
  });

  it('is refused when something else is sent by its name, so that nothing is taken for kept, or the name is not visible ASCII', async () => {
    const { app } = await startPro();
    const { id } = draftOf(await autosave(app, {}, { 'idempotency-key': 'k' }));
    for (const answer of [
      await autosave(app, { id, content: 'More' }, { 'idempotency-key': 'k' }),
      await save(app, { id }, { 'idempotency-key': 'k' }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_INPUT']);
    }
    const again = draftOf(await autosave(app, { id, content: 'More' }, { 'idempotency-key': 'k2' }));
    expect(again.revision).toBe(2);
    for (const key of [' ', 'a b', 'é', 'x'.repeat(201)]) {
      const headers = { 'idempotency-key': Buffer.from(key).toString('latin1') };
      expect((await save(app, {}, headers)).status, key).toBe(400);
    }
  });
});
