import { describe, expect, it, onTestFinished } from 'vitest';
import { changeAnswer } from '#shared/proposals/change.ts';
import { KEY_PROVIDERS, ownKeyAnswer } from '#shared/proposals/own-key.ts';
import { A_PASSWORD } from '../../../testing/client.ts';
import { type LlmEmulator, startLlmEmulator } from '../../../testing/llm.ts';
import { type LlmApp, type LlmAppOptions, startLlmApp, TEA_JOB } from '../../../testing/llm-app.ts';

const PATH = '/api/own-key';
const GENERATE = '/api/generate-proposal';
const SHORTER = {
  ...TEA_JOB,
  text: 'I would test the till first. Then I would move the rest.',
  request: { kind: 'shorter' },
};

interface KeyApp extends LlmApp {
  /** Replaces every provider that a user may have a key of. */
  readonly theirs: LlmEmulator;
}

/** The operator's model differs from the user's, so that the test sees which one was called. */
async function startKeyApp({ env, ...options }: LlmAppOptions = {}): Promise<KeyApp> {
  const theirs = await startLlmEmulator({ listed: ['gpt-5-mini', 'gpt-4.1', 'a-model-of-tomorrow'] });
  onTestFinished(() => theirs.close());
  const OWN_KEY_EMULATOR_URL = new URL(theirs.baseUrl).origin;
  const app = await startLlmApp({ ...options, env: { OWN_KEY_EMULATOR_URL, ...env } });
  return { ...app, theirs };
}

const keyOf = ({ theirs }: KeyApp, more: Record<string, unknown> = {}) => ({
  provider: 'openai',
  model: 'gpt-5-mini',
  apiKey: theirs.apiKey,
  ...more,
});

const put = (app: Pick<KeyApp, 'send'>, body: unknown) => app.send('PUT', PATH, { body });
const view = async (app: Pick<KeyApp, 'get'>) => ownKeyAnswer.parse((await app.get(PATH)).body);

async function signedUp(options?: LlmAppOptions): Promise<KeyApp & { userId: string }> {
  const app = await startKeyApp(options);
  const { id } = await app.signUp();
  return { ...app, userId: id };
}

async function warningsOf(app: Pick<KeyApp, 'post'>): Promise<{ engine: unknown; warnings: unknown }> {
  const { status, body, text } = await app.post(GENERATE, TEA_JOB);
  expect(status, text).toBe(200);
  return { engine: body.engine, warnings: body.warnings };
}

describe('a user’s own key', () => {
  it('is tested, stored and shown as its last four characters, on the free plan too', async () => {
    const app = await signedUp();
    expect((await view(app)).key).toBeNull();
    const saved = await put(app, keyOf(app));
    expect(saved.status, saved.text).toBe(200);
    const { key, otherwise, providers } = await view(app);
    expect(key).toMatchObject({
      provider: 'openai',
      model: 'gpt-5-mini',
      lastFour: app.theirs.apiKey.slice(-4),
      isReadable: true,
    });
    expect([otherwise, providers.map(({ id }) => id)]).toEqual(['model', [...KEY_PROVIDERS]]);
    expect(providers.every(({ host }) => /^[a-z.]+\.[a-z]+$/.test(host))).toBe(true);
  });

  it('is tested at every provider by a request in its protocol', async () => {
    const app = await signedUp();
    for (const provider of KEY_PROVIDERS) {
      const saved = await put(app, keyOf(app, { provider, model: app.theirs.model }));
      expect(saved.status, saved.text).toBe(200);
      const refused = await put(app, keyOf(app, { provider, apiKey: 'sk-somebody-elses-key' }));
      expect([refused.status, refused.body.fields], provider).toEqual([
        400,
        { apiKey: expect.stringMatching(/^[\w ]+ refused this key\. Check that it is complete and not revoked\.$/) },
      ]);
    }
  });

  it('is not stored when it is refused, belongs to another provider, or the model is unknown', async () => {
    const app = await signedUp();
    await put(app, keyOf(app));
    const fieldsOf = async (more: Record<string, unknown>) => (await put(app, keyOf(app, more))).body.fields;
    expect(await fieldsOf({ apiKey: 'sk-ant-api03-0123456789abcdef' })).toEqual({
      apiKey: 'This looks like a key from Anthropic, so it was not sent to OpenAI. Choose Anthropic as the provider.',
    });
    expect(await fieldsOf({ model: 'no-such-model' })).toEqual({
      model: 'OpenAI has no model called “no-such-model” for this key.',
    });
    expect(await fieldsOf({ apiKey: 'short' })).toEqual({
      apiKey: 'This key is incomplete. Copy it again from your provider.',
    });
    expect(await fieldsOf({ apiKey: 'sk-with a space in it' })).toHaveProperty('apiKey');
    expect(await fieldsOf({ provider: 'http://127.0.0.1' })).toHaveProperty('provider');
    expect(await fieldsOf({ model: '../../secrets?x=' })).toHaveProperty('model');
    expect(await fieldsOf({ provider: 'mistral', apiKey: undefined })).toEqual({
      apiKey: 'Enter your key for Mistral.',
    });
    app.theirs.play({ mode: 'status', status: 402, times: null });
    for (const model of ['gpt-5-mini', 'another'])
      expect(await fieldsOf({ model }), model).toEqual({
        apiKey: 'Your account with OpenAI has run out of credit. Add credit there, or enter another key.',
      });
    // As Groq and others answer for a retired model.
    app.theirs.play({ mode: 'status', status: 400, times: null });
    expect(await fieldsOf({ model: 'a-retired-model' })).toEqual({
      model: 'OpenAI has no model called “a-retired-model” for this key.',
    });
    app.theirs.play({ mode: 'status', status: 500 });
    const away = await put(app, keyOf(app, { model: 'another' }));
    expect([away.status, away.body.code]).toEqual([502, 'KEY_NOT_TESTED']);
    expect((await view(app)).key).toMatchObject({ provider: 'openai', model: 'gpt-5-mini' });
  });

  it('is private, stays when only the model is changed, and is deleted on request and with the account', async () => {
    const app = await startKeyApp();
    const { id, email } = await app.signUp();
    await put(app, keyOf(app));
    const changed = await put(app, keyOf(app, { model: 'gpt-4.1', apiKey: undefined }));
    expect([changed.status, changed.text]).toEqual([200, expect.stringContaining('gpt-4.1')]);
    const visitor = app.newBrowser();
    await visitor.signUp();
    expect((await view(visitor)).key).toBeNull();
    await visitor.send('DELETE', PATH);
    expect((await view(app)).key).not.toBeNull();
    await visitor.post(GENERATE, TEA_JOB);
    expect([app.theirs.requests().length, app.llm.requests().length > 0]).toEqual([0, true]);
    const deleted = await app.send('DELETE', PATH);
    expect([deleted.status, deleted.body.key, await app.count('own_keys')]).toEqual([200, null, 0]);
    await put(app, keyOf(app));
    expect(await app.count('own_keys')).toBe(1);
    const closed = await app.send('DELETE', `/api/user/${id}`, { body: { email, password: A_PASSWORD } });
    expect(closed.status, closed.text).toBe(200);
    expect(await app.count('own_keys')).toBe(0);
  });

  it('that can no longer be decrypted is reported, and the operator’s model writes', async () => {
    const app = await signedUp();
    await put(app, keyOf(app));
    await app.database.pool.query(`update own_keys set sealed_key = 'v1.' || substr(sealed_key, 5)`);
    expect((await view(app)).key).toMatchObject({ isReadable: false });
    await app.post(GENERATE, TEA_JOB);
    expect([app.theirs.requests().length, app.llm.requests().length > 0]).toEqual([0, true]);
    const fields = (await put(app, keyOf(app, { apiKey: undefined }))).body.fields;
    expect(fields).toEqual({ apiKey: 'Enter your key for OpenAI.' });
  });
});

describe('with a user’s own key', () => {
  it('proposals and sections are written by that model, in its protocol, and the operator’s is not called', async () => {
    const app = await signedUp();
    await put(app, keyOf(app));
    const { body, status, text } = await app.post(GENERATE, TEA_JOB);
    expect([status, body.engine, body.fallback], text).toEqual([200, 'llm', false]);
    const asked = app.theirs.requests().length;
    expect([asked > 0, app.theirs.requests()[0]?.model, app.llm.requests().length]).toEqual([true, 'gpt-5-mini', 0]);
    const changed = await app.post('/api/change-proposal', SHORTER);
    expect([changed.status, changed.body.unchanged], changed.text).toEqual([200, false]);
    expect([app.theirs.requests().length > asked, app.llm.requests().length]).toEqual([true, 0]);
    for (const [provider, model] of [
      ['anthropic', 'claude-sonnet-4-6'],
      ['google', 'gemini-2.5-flash'],
    ]) {
      await put(app, keyOf(app, { provider, model }));
      const written = await app.post(GENERATE, TEA_JOB);
      expect([written.body.engine, written.body.fallback], written.text).toEqual(['llm', false]);
    }
    expect(app.llm.requests()).toHaveLength(0);
  });

  it('a model writes where the operator has none', async () => {
    const app = await signedUp({ env: { LLM_BASE_URL: '', LLM_API_KEY: '', LLM_MODEL: '' } });
    expect((await view(app)).otherwise).toBe('built-in');
    await put(app, keyOf(app));
    expect((await app.post(GENERATE, TEA_JOB)).body.engine).toBe('llm');
  });

  it('the prompt preview shows the request to that model', async () => {
    const app = await signedUp();
    const before = await app.post('/api/prompt-preview', TEA_JOB);
    await put(app, keyOf(app));
    const after = await app.post('/api/prompt-preview', TEA_JOB);
    expect([before.text, after.text]).toEqual([
      expect.stringContaining(app.llm.model),
      expect.stringContaining('gpt-5-mini'),
    ]);
    expect((after.body.to as { provider: unknown }).provider).toBe('OpenAI');
    expect(after.text).not.toContain(app.theirs.apiKey);
  });

  it('the cost counts for the user, and not towards the ceiling of the operator', async () => {
    const env = { LLM_INPUT_PRICE: '1', LLM_OUTPUT_PRICE: '2', LLM_MONTHLY_BUDGET: '0' };
    const app = await signedUp({ env });
    await put(app, keyOf(app));
    const { body } = await app.post(GENERATE, TEA_JOB);
    expect(body.engine).toBe('llm');
    const { usage } = await view(app);
    expect(usage.thisMonth).toEqual(usage.inAll);
    expect(usage.inAll).toMatchObject({ ...(body.usage as object), texts: 1, unpricedTexts: 0 });
    expect(usage.inAll.micros).toBeGreaterThan(0);
    expect([await app.count('model_spending'), await app.count('model_reservations')]).toEqual([0, 0]);
    // A model of unknown price counts in tokens alone.
    await put(app, keyOf(app, { model: 'a-model-of-tomorrow', apiKey: undefined }));
    await app.post(GENERATE, TEA_JOB);
    expect((await view(app)).usage.inAll).toMatchObject({ texts: 2, unpricedTexts: 1, micros: usage.inAll.micros });
    // The key is removed while the model writes.
    app.theirs.play({ mode: 'good', firstTokenMs: 500 });
    const asked = app.theirs.requests().length;
    const writing = app.post(GENERATE, TEA_JOB);
    await expect.poll(() => app.theirs.requests().length).toBeGreaterThan(asked);
    await app.send('DELETE', '/api/own-key');
    expect((await writing).body.engine).toBe('llm');
    expect((await view(app)).usage.inAll).toMatchObject({ texts: 3 });
  });

  const REFUSALS = [
    [401, 'OpenAI refused your key, so our built-in writer wrote this proposal.'],
    [402, 'Your account with OpenAI has run out of credit, so our built-in writer wrote this proposal.'],
    [404, 'OpenAI refused your key for the model “gpt-5-mini”, so our built-in writer wrote this proposal.'],
  ] as const;
  it('that is refused the built-in writer writes, says why, and nothing is counted', async () => {
    const app = await signedUp();
    await put(app, keyOf(app));
    for (const [status, why] of REFUSALS) {
      app.theirs.play({ mode: 'status', status });
      const { engine, warnings } = await warningsOf(app);
      expect([engine, app.llm.requests().length]).toEqual(['composer', 0]);
      const message = `${why} You can change the key on your account page, under Writer.`;
      expect(warnings).toContainEqual({ code: 'own_key_refused', message });
      expect(JSON.stringify(warnings)).not.toContain('writer_fallback');
      const { body } = await app.post('/api/change-proposal', SHORTER);
      expect(changeAnswer.parse(body).message).toContain('under Writer');
    }
    // An account without credit is reported at once, and no message says that the model is busy.
    app.theirs.play({ mode: 'no-credit' });
    const asked = app.theirs.requests().length;
    const { engine, warnings } = await warningsOf(app);
    expect([engine, app.theirs.requests().length - asked]).toEqual(['composer', 1]);
    expect(JSON.stringify(warnings)).toContain(
      'Your account with OpenAI has run out of credit, so our built-in writer',
    );
    expect((await view(app)).usage.inAll).toMatchObject({ texts: 0, inputTokens: 0, micros: 0 });
    // A failure of the provider is none of the key.
    app.theirs.play({ mode: 'status', status: 500, retryAfterSeconds: 0 });
    expect(JSON.stringify((await warningsOf(app)).warnings)).not.toContain('own_key_refused');
  });
});
