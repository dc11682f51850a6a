import { expect, it } from 'vitest';
import { getProposal } from '#shared/drafts/proposals.ts';
import { listProposals } from '#shared/proposals/stored.ts';
import { aJob, startApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { aKeptProposal, someWork } from '../../testing/draft-work.ts';
import { autosave, DRAFTS, draftOf, makePro, PROPOSALS, revisionsOf, startPro } from '../../testing/drafts.ts';

const FULL = '<p>Yes, I have moved three shops.</p><p>Ada</p>';

async function write(client: Pick<Client, 'post'>, documentId?: string): Promise<string> {
  return String((await client.post('/api/generate-proposal', aJob({ documentId }))).body.proposalId);
}

const put = (client: Pick<Client, 'send'>, id: string, html = FULL, more = {}) =>
  client.send('PUT', `${PROPOSALS}/${id}/letter`, { body: { html, ...more } });

const listed = async (client: Pick<Client, 'get'>) =>
  listProposals.output.parse((await client.get(PROPOSALS)).body).proposals;

const read = async (client: Pick<Client, 'get'>, id: string) =>
  getProposal.output.parse((await client.get(`${PROPOSALS}/${id}`)).body).draft;

it('a letter that a free account completes is in its list, on its page and counted, in one revision', async () => {
  const app = await startApp();
  await app.signUp();
  const id = await write(app);
  expect((await put(app, id, '<p>Yes</p>')).status).toBe(200);
  expect((await put(app, id, `${FULL}<script>alert(1)</script>`)).body).toEqual({ success: true });
  expect(await listed(app)).toMatchObject([
    { id, revision: 1, firstLine: 'Yes, I have moved three shops. Ada', words: 7, tone: 'professional' },
  ]);
  const { content, cause, work } = await read(app, id);
  expect({ content, cause, work }).toMatchObject({
    ...{ content: FULL, cause: 'generated' },
    work: { tone: 'professional', proposal: { proposalId: id, document: null, edited: true } },
  });
  expect((await app.get('/api/outcomes/export')).text).toContain(',7,');
  expect(await revisionsOf(app, id)).toMatchObject([{ revision: 1, version: 1 }]);
});

it('storing a letter makes nothing readable that needs Pro, and leaves a later letter as it is', async () => {
  const app = await startApp();
  await app.signUp();
  const first = await write(app);
  const second = await write(app, first);
  const { content } = await read(app, first);
  await put(app, first);
  expect(await read(app, first)).toMatchObject({ revision: 2, content });
  await put(app, second, '<p>Second</p>');
  expect(await listed(app)).toMatchObject([{ id: first, revision: 2, firstLine: 'Second' }]);
  for (const path of [DRAFTS, `${PROPOSALS}/${first}/revisions/1`])
    expect((await app.get(path)).body.code).toBe('PREMIUM_REQUIRED');
});

it('an earlier letter that is brought back is the latest again, with its number', async () => {
  const app = await startApp();
  const user = await app.signUp();
  const first = await write(app);
  await write(app, first);
  await put(app, first, FULL, { isRestored: true });
  expect(await listed(app)).toMatchObject([
    { id: first, revision: 3, firstLine: 'Yes, I have moved three shops. Ada' },
  ]);
  expect((await app.get(`${PROPOSALS}/${first}/revisions/2`)).body.code).toBe('PREMIUM_REQUIRED');
  await makePro(app, user.id);
  const revisions = (await revisionsOf(app, first)).map(({ revision, version }) => [revision, version]);
  expect(revisions).toEqual([
    [3, 1],
    [2, 2],
  ]);
});

it('a stored letter is the generated one that an upgrade shows, and autosave continues its proposal', async () => {
  const app = await startApp();
  const user = await app.signUp();
  const id = await write(app);
  await put(app, id);
  await makePro(app, user.id);
  const proposal = { ...aKeptProposal(), document: null, proposalId: id, edited: false };
  const sent = { work: someWork({ proposal }), content: FULL, format: 'html' };
  expect(draftOf(await autosave(app, sent))).toMatchObject({ id, revision: 1, cause: 'generated', content: FULL });
  const edited = { ...sent, draftId: id, content: '<p>Edited</p>' };
  expect(draftOf(await autosave(app, edited))).toMatchObject({ id, revision: 2, cause: 'edited' });
});

it('what was saved with Pro is not replaced', async () => {
  const { app } = await startPro();
  const id = await write(app);
  const proposal = { ...aKeptProposal(), document: null, proposalId: id, edited: false };
  await autosave(app, { work: someWork({ proposal }), content: '<p>Mine</p>', format: 'html' });
  expect((await put(app, id)).body.code).toBe('CHANGED_ELSEWHERE');
  expect(await read(app, id)).toMatchObject({ revision: 1, content: '<p>Mine</p>' });
});

it('others do not change it, nor does anybody after it is deleted, and a huge text is refused', async () => {
  const app = await startApp();
  await app.signUp();
  const id = await write(app);
  const other = app.newBrowser();
  expect((await put(other, id)).body.code).toBe('SIGN_IN_REQUIRED');
  await other.signUp();
  expect([(await put(other, id)).status, (await put(app, id, 'a'.repeat(100_001))).status]).toEqual([404, 400]);
  expect(await read(app, id)).toMatchObject({ content: expect.not.stringContaining('three shops') });
  await app.send('DELETE', `${PROPOSALS}/${id}`);
  expect((await put(app, id)).status).toBe(404);
});
