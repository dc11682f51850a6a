import { describe, expect, it } from 'vitest';
import { newEmail } from '../../testing/client.ts';
import { FREE, PENDING, readEntitlement } from '../../testing/entitlement.ts';
import { startPaidApp } from '../../testing/paid-app.ts';
import {
  begin,
  CANCEL,
  CHECKOUT,
  cancel,
  check,
  complete,
  everything,
  manage,
  PORTAL,
  RESUME,
  resume,
} from '../../testing/provider-calls.ts';

// docs/spec/security.md §P9: the provider is down, slow or sends garbage. People get the message of the catalogue, and
// nothing is given or taken. Every call ends: a test that hangs has failed.

describe('while the provider fails (docs/spec/security.md §P9)', () => {
  it('everybody gets our own message, and nothing changes', async () => {
    const app = await startPaidApp({ deliveries: 'manual' });
    await app.signUp();
    await complete(app, await app.buy(app));
    const [waiting, visitor] = [app.newBrowser(), app.newBrowser()];
    await waiting.signUp();
    const paid = await app.buy(waiting, { email: newEmail() });
    await visitor.signUp();
    const before = await everything(app);
    // It cannot be reached, and it refuses; what else it may answer is one of the two (paddle/client.test.ts).
    for (const status of [500, 403]) {
      await app.order('fault', { kind: 'status', status, times: 'always' });
      const refused = await Promise.all([begin(visitor), cancel(app), resume(app), manage(app)]);
      const problems = [CHECKOUT, CANCEL, RESUME, PORTAL].map((problem) => [502, problem]);
      expect(refused.map((answer) => [answer.status, answer.body])).toEqual(problems);
    }
    expect(await everything(app)).toEqual(before);
    const pending = { success: true, plan: 'free', checkoutStatus: 'pending_confirmation' };
    for (const status of [500, 403]) {
      await app.order('fault', { kind: 'status', status, times: 'always' });
      for (const answer of [await complete(waiting, paid), await check(waiting)])
        expect([answer.status, answer.body]).toEqual([200, pending]);
      expect([await readEntitlement(waiting), await readEntitlement(visitor)]).toEqual([PENDING, FREE]);
    }
    await app.order('fault', { kind: 'none' });
    expect((await begin(visitor)).status).toBe(200);
    expect((await check(waiting)).body).toEqual({ success: true, plan: 'pro', checkoutStatus: null });
  });
});

describe('an answer that breaks off after the provider has acted', () => {
  it('is not treated as a failure: the new state is read', async () => {
    const app = await startPaidApp({ deliveries: 'manual' });
    await app.signUp();
    await complete(app, await app.buy(app));
    await app.order('fault', { kind: 'truncate', method: 'POST' });
    const cancelled = await cancel(app);
    expect([cancelled.status, cancelled.body.success]).toEqual([200, true]);
    await app.order('fault', { kind: 'truncate', method: 'PATCH' });
    expect((await resume(app)).status).toBe(200);
    expect((await app.get('/api/subscription')).body.subscription).toMatchObject({ cancelsAt: null });
  });
});
