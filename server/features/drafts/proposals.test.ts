import { describe, expect, it } from 'vitest';
import { listProposals, updateProposal } from '#shared/proposals/stored.ts';
import { aJob, startApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { aKeptProposal, someWork } from '../../testing/draft-work.ts';
import { autosave, DRAFTS, draftOf, makePro, revisionsOf, save, startPro } from '../../testing/drafts.ts';

const PROPOSALS = '/api/proposals';

async function write(client: Pick<Client, 'post'>, more: Record<string, unknown> = {}): Promise<string> {
  const answer = await client.post('/api/generate-proposal', aJob(more));
  expect(answer.status, answer.text).toBe(200);
  return String(answer.body.proposalId);
}

async function list(client: Pick<Client, 'get'>, query = '') {
  const { status, text, body } = await client.get(`${PROPOSALS}${query}`);
  expect(status, text).toBe(200);
  return listProposals.output.parse(body).proposals;
}

const causesOf = async (app: TestApp, id: string) => (await revisionsOf(app, id)).map(({ cause }) => cause);

/** The workspace with a generated letter as it came. */
const workOf = (proposalId: string, edited = false) =>
  someWork({ proposal: { ...aKeptProposal(), document: null, proposalId, edited } });

describe('a generated proposal of a signed-in person', () => {
  it('is in the list, on every plan, and one of a visitor is not', async () => {
    const app = await startApp();
    await app.signUp();
    const id = await write(app, { jobTitle: 'Logo' });
    await write(app.newBrowser());
    expect(await list(app)).toMatchObject([
      {
        ...{ id, revision: 1, name: null, jobTitle: 'Logo', firstLine: 'A bread bag is small.', status: 'draft' },
        ...{ tone: 'professional', style: 'standard', trade: null, language: 'en', words: 5, opening: null },
      },
    ]);
  });

  it('continues the proposal that it names, by its id or that of an earlier generation', async () => {
    const { app } = await startPro();
    const first = await write(app, { jobTitle: 'Logo' });
    const second = await write(app, { jobTitle: 'Logo', documentId: first });
    await write(app, { jobTitle: 'Sign', documentId: second });
    expect(await list(app)).toMatchObject([{ id: first, revision: 3, jobTitle: 'Sign' }]);
    expect((await revisionsOf(app, first)).map(({ cause, version }) => [cause, version])).toEqual([
      ['generated', 1],
      ['generated', 2],
      ['generated', 1],
    ]);
  });

  it('makes a new proposal where the named one is deleted or of someone else', async () => {
    const { app } = await startPro();
    const other = app.newBrowser();
    await other.signUp();
    const theirs = await write(other);
    const deleted = await write(app);
    await app.send('DELETE', `${DRAFTS}/${deleted}`);
    const made = [await write(app, { documentId: deleted }), await write(app, { documentId: theirs })];
    expect((await list(app)).map(({ id }) => id).toSorted()).toEqual(made.toSorted());
    expect(await list(other)).toMatchObject([{ id: theirs, revision: 1 }]);
  });

  it('is autosaved in place as it is, and each change after makes a revision', async () => {
    const { app } = await startPro();
    const id = await write(app);
    const made = await autosave(app, { work: workOf(id), content: '<p>A bread bag is small.</p>', format: 'html' });
    expect(draftOf(made)).toMatchObject({ id, revision: 1 });
    const edit = { draftId: id, work: workOf(id, true), content: '<p>Edited</p>', format: 'html' };
    await autosave(app, edit, { 'if-match': '"1"' });
    await save(app, { ...edit, name: 'Mine' }, { 'if-match': '"2"' });
    await app.post(`${PROPOSALS}/${id}/revisions/1/restore`, undefined);
    expect(await causesOf(app, id)).toEqual(['restored', 'saved', 'edited', 'generated']);
  });

  it('is no conflict for a browser that has it, and one for any other', async () => {
    const { app } = await startPro();
    const { id } = draftOf(await autosave(app));
    const generated = await write(app, { documentId: id });
    const send = (work: unknown) => autosave(app, { draftId: id, work, content: 'More' }, { 'if-match': '"1"' });
    expect((await send(someWork())).status).toBe(409);
    expect(draftOf(await send(workOf(generated, true)))).toMatchObject({ id, revision: 3 });
  });

  it('is stored although the account is full', async () => {
    const { app } = await startPro();
    const { id } = draftOf(await save(app));
    await app.database.pool.query('update document_revisions set bytes = $1', [50 * 1_048_576]);
    const generated = await write(app, { documentId: id });
    expect(await list(app)).toMatchObject([{ id, revision: 2 }]);
    expect((await save(app, { draftId: generated, content: 'More' })).status).toBe(404);
    expect((await save(app, { draftId: id, content: 'More' })).body.code).toBe('DRAFTS_FULL');
  });
});

describe('the status of a proposal', () => {
  const patch = (client: Pick<Client, 'send'>, id: string, body: unknown) =>
    client.send('PATCH', `${PROPOSALS}/${id}`, { body });

  it('is set by the id of the proposal or of any generation in it, with its moment', async () => {
    let now = Date.parse('2026-11-21T12:00:00Z');
    const app = await startApp({ now: () => now });
    await app.signUp();
    const id = await write(app);
    const second = await write(app, { documentId: id });
    now += 60_000;
    const answer = await patch(app, second, { status: 'won' });
    expect(updateProposal.output.parse(answer.body).proposal).toMatchObject({
      ...{ id, status: 'won', statusAt: '2026-11-21T12:01:00.000Z' },
    });
    now += 60_000;
    await patch(app, id, { status: 'won' });
    expect(await list(app, '?status=won')).toMatchObject([{ id, statusAt: '2026-11-21T12:01:00.000Z' }]);
    expect(await list(app, '?status=sent')).toEqual([]);
  });

  it('is a filter beside what was only autosaved, also among those that are deleted', async () => {
    const { app } = await startPro();
    const auto = await write(app);
    const { id: zebra } = draftOf(await save(app, { name: 'Bread', jobTitle: 'Zebra' }));
    const ids = async (query: string) => (await list(app, query)).map(({ id }) => id);
    expect(await ids('?type=autosave')).toEqual([auto]);
    expect(await list(app, '?type=saved')).toMatchObject([{ id: zebra, isAutosave: false }]);
    expect(await ids('?sort=jobTitle&direction=desc')).toEqual([zebra, auto]);
    await app.send('DELETE', `${PROPOSALS}/${zebra}`);
    expect(await ids('?type=saved&status=deleted')).toEqual([zebra]);
    expect(await ids('?type=autosave&status=deleted')).toEqual([]);
  });

  it('is set on a condition, so that copying changes nothing that was set later', async () => {
    const app = await startApp();
    await app.signUp();
    const id = await write(app);
    const copied = { status: 'copied', ifStatus: 'draft' };
    expect((await patch(app, id, copied)).body.proposal).toMatchObject({ status: 'copied' });
    await patch(app, id, { status: 'replied' });
    expect((await patch(app, id, copied)).body.proposal).toMatchObject({ status: 'replied' });
  });

  it('is not set by others, and a name only with Pro', async () => {
    const app = await startApp();
    const user = await app.signUp();
    const id = await write(app);
    const other = app.newBrowser();
    await other.signUp();
    expect((await patch(other, id, { status: 'won' })).body).toEqual({ message: 'Not found', code: 'NOT_FOUND' });
    expect((await patch(app, id, { name: 'Mine' })).body.code).toBe('PREMIUM_REQUIRED');
    expect((await patch(app, id, { status: 'hired' })).status).toBe(400);
    await makePro(app, user.id);
    expect((await patch(app, id, { name: ' Mine\n' })).body.proposal).toMatchObject({ name: 'Mine', status: 'draft' });
    expect(await list(app, '?search=mine')).toHaveLength(1);
  });
});
