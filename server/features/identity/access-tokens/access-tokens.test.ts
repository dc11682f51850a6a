import { describe, expect, it } from 'vitest';
import { createAccessToken, listAccessTokens } from '#shared/identity/access-tokens-contract.ts';
import { aJob, startApp, type TestApp } from '../../../testing/app.ts';
import { DRAFTS, makePro, saved } from '../../../testing/drafts.ts';
import { startMailedApp } from '../../../testing/mailed-app.ts';

const TOKENS = '/api/access-tokens';
const DAY_MS = 86_400_000;
const ALL = ['proposals:read', 'proposals:write', 'generate'];

async function startWithToken(scopes: readonly string[] = ALL) {
  const app = await startApp();
  const user = await app.signUp();
  await makePro(app, user.id);
  return { app, user, ...(await tokenOf(app, scopes)) };
}

async function tokenOf(app: Pick<TestApp, 'post'>, scopes: readonly string[] = ALL) {
  const made = await app.post(TOKENS, { name: 'My script', scopes, days: 30 });
  expect(made.status, made.text).toBe(201);
  const { token, accessToken } = createAccessToken.output.parse(made.body);
  return { token, id: accessToken.id, bearer: { authorization: `Bearer ${token}` } };
}

const filled = (path: string, id: string) => path.replace('/:revision', '/1').replace(/:\w+/g, id);

describe('an access token', () => {
  it('allows a program what its scopes allow, without a cookie and without an origin', async () => {
    const { app, bearer } = await startWithToken();
    const draft = await saved(app, { name: 'Mine' });
    const program = (method: string, path: string, body?: unknown) =>
      fetch(`${app.origin}${path}`, {
        method,
        headers: { ...bearer, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    const read = await program('GET', `${DRAFTS}/${draft.id}`);
    expect([read.status, await read.json()]).toEqual([200, (await app.get(`${DRAFTS}/${draft.id}`)).body]);
    expect((await program('POST', `${DRAFTS}/save`, { name: 'By program', content: 'x' })).status).toBe(200);
    expect((await program('POST', '/api/generate-proposal', aJob())).status).toBe(200);
    expect((await program('DELETE', `${DRAFTS}/${draft.id}`)).status).toBe(200);
  });

  it('is refused by endpoints without a scope, or with another one', async () => {
    const { app, bearer, user } = await startWithToken(['proposals:read']);
    const program = app.newBrowser();
    const noIds: string[] = [];
    for (const { method, path, scope, id } of app.app.endpoints) {
      if (!path.startsWith('/api/') || scope === 'proposals:read' || id === 'readPost') continue;
      const body = method === 'GET' || method === 'DELETE' ? {} : { body: {} };
      const answer = await program.send(method, filled(path, user.id), { ...body, headers: bearer });
      const isInput = scope !== undefined && answer.body.code === 'INVALID_INPUT';
      if (!isInput && answer.body.code !== 'TOKEN_NOT_ALLOWED') noIds.push(`${id}: ${answer.status} ${answer.text}`);
    }
    expect(noIds).toEqual([]);
    const written = await program.send('POST', '/api/generate-proposal', { body: aJob(), headers: bearer });
    expect([written.status, written.body.code]).toEqual([403, 'TOKEN_NOT_ALLOWED']);
  });

  it('is the only credential: a cookie beside it is ignored', async () => {
    const { app, bearer } = await startWithToken();
    const other = app.newBrowser();
    await other.signUp();
    const mine = await saved(app, { name: 'Mine' });
    expect((await other.get(`${DRAFTS}/${mine.id}`, bearer)).status).toBe(200);
    const wrong = { authorization: `Bearer bw_${'x'.repeat(43)}` };
    const refused = await app.get(`${DRAFTS}/${mine.id}`, wrong);
    expect([refused.status, refused.body.code]).toEqual([401, 'TOKEN_REFUSED']);
  });

  it('ends when it is revoked, when it expires, and with a new password by mail', async () => {
    const { app, pass, tokenOf: mailed } = await startMailedApp();
    const { id: userId, email } = await app.newBrowser().signUp();
    await makePro(app, userId);
    await app.signIn(email);
    const status = async (bearer: Record<string, string>) => (await app.newBrowser().get(DRAFTS, bearer)).status;
    const [revoked, old, reset] = [await tokenOf(app), await tokenOf(app), await tokenOf(app)];
    expect(await status(revoked.bearer)).toBe(200);
    expect((await app.send('DELETE', `${TOKENS}/${revoked.id}`)).status).toBe(200);
    expect([await status(revoked.bearer), await status(old.bearer)]).toEqual([401, 200]);
    expect((await app.send('DELETE', `${TOKENS}/${revoked.id}`)).status).toBe(404);
    await app.newBrowser().post('/api/forgot-password', { email });
    const token = await mailed('Choose a new password', email);
    await app.newBrowser().post('/api/reset-password', { token, password: 'another quiet harbour' });
    expect(await status(reset.bearer)).toBe(401);
    await app.signIn(email, 'another quiet harbour');
    const fresh = await tokenOf(app);
    expect(await status(fresh.bearer)).toBe(200);
    pass(31 * DAY_MS);
    expect(await status(fresh.bearer)).toBe(401);
    expect(await status(old.bearer)).toBe(401);
  });

  it('is shown once, listed with its last use for its owner alone, and stored only as a hash', async () => {
    const { app, token, bearer, id } = await startWithToken(['proposals:read']);
    const list = async () => listAccessTokens.output.parse((await app.get(TOKENS)).body).tokens;
    expect(await list()).toEqual([expect.objectContaining({ id, name: 'My script', lastUsedAt: null })]);
    await app.newBrowser().get(DRAFTS, bearer);
    expect((await list())[0]?.lastUsedAt).toMatch(/^\d{4}-/);
    const other = app.newBrowser();
    await other.signUp();
    expect((await other.send('DELETE', `${TOKENS}/${id}`)).status).toBe(404);
    expect((await other.get(TOKENS)).body).toEqual({ tokens: [] });
    expect((await app.newBrowser().get(TOKENS)).status).toBe(401);
    const { rows } = await app.database.pool.query('select to_json(t)::text as row from access_tokens t');
    expect(JSON.stringify([rows, (await app.get(TOKENS)).text])).not.toContain(token.slice(3));
  });

  it('is not made without a name or a scope, for an unknown scope, or for ever; it has a limit for each person, and its requests one too', async () => {
    const { app, bearer } = await startWithToken();
    for (const [body, field] of [
      [{ name: ' ', scopes: ['generate'], days: 30 }, 'name'],
      [{ name: 'x', scopes: [], days: 30 }, 'scopes'],
      [{ name: 'x', scopes: ['billing'], days: 30 }, 'scopes'],
      [{ name: 'x', scopes: ['generate'], days: 10_000 }, 'days'],
    ] as const) {
      const { status, body: answer } = await app.post(TOKENS, body);
      expect([status, Object.keys(Object(answer.fields))]).toEqual([400, [field]]);
    }
    for (let n = 1; n < 20; n += 1) await tokenOf(app);
    const refused = await app.post(TOKENS, { name: 'One more', scopes: ['generate'], days: 30 });
    expect([refused.status, refused.body.code]).toEqual([409, 'TOO_MANY_TOKENS']);
    await app.database.pool.query("update rate_limits set points = 600 where key like 'access-token:%'");
    await app.newBrowser().get(DRAFTS, bearer);
    await app.database.pool.query("update rate_limits set points = 600 where key like 'access-token:%'");
    const limited = await app.newBrowser().get(DRAFTS, bearer);
    expect([limited.status, limited.body.code]).toEqual([429, 'RATE_LIMITED']);
  });
});
