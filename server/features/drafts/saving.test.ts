import { describe, expect, it } from 'vitest';
import { aDraft, DRAFTS, draftOf, saved, startPro } from '../../testing/drafts.ts';

describe('a draft', () => {
  it('is saved, listed, read, deleted and brought back', async () => {
    const { app } = await startPro();
    const first = await saved(app, { name: ' Bakery\nlogo ' });
    expect(first).toMatchObject({
      ...aDraft(),
      name: 'Bakery logo',
      revision: 1,
      isAutosave: false,
      format: 'text',
      work: null,
    });
    const read = await app.get(`${DRAFTS}/${first.id}`);
    expect([draftOf(read), read.headers.get('etag')]).toEqual([first, '"1"']);
    const { content: _content, format: _format, work: _work, ...summary } = first;
    expect((await app.get(DRAFTS)).body).toEqual({ success: true, drafts: [summary], nextCursor: null });
    expect((await app.send('DELETE', `${DRAFTS}/${first.id}`)).body).toEqual({ success: true });
    expect([(await app.get(DRAFTS)).body.drafts, (await app.get(`${DRAFTS}/${first.id}`)).status]).toEqual([[], 404]);
    expect(draftOf(await app.post(`${DRAFTS}/${first.id}/restore`, undefined))).toEqual(first);
  });

  it('is autosaved in place, and stays a saved one once it was saved', async () => {
    const { app } = await startPro();
    const begun = draftOf(await app.post(`${DRAFTS}/autosave`, aDraft()));
    const typed = await app.post(`${DRAFTS}/autosave`, aDraft({ draftId: begun.id, content: 'Dear' }), {
      'if-match': '"1"',
    });
    expect(draftOf(typed)).toMatchObject({ id: begun.id, revision: 2, isAutosave: true, content: 'Dear' });
    const named = draftOf(await app.post(`${DRAFTS}/save`, aDraft({ draftId: begun.id, content: 'Dear', name: 'B' })));
    expect(named).toMatchObject({ revision: 3, isAutosave: false, name: 'B' });
    const after = draftOf(await app.post(`${DRAFTS}/autosave`, aDraft({ draftId: begun.id, content: 'Dear x' })));
    expect(after).toMatchObject({ revision: 4, isAutosave: false, name: 'B' });
    expect(await app.count('drafts')).toBe(1);
  });
});
