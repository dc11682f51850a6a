import { expect, it } from 'vitest';
import { PENDING, readEntitlement } from '../../testing/entitlement.ts';
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

it('every request still gets an answer while the provider does not (docs/spec/security.md §P9)', async () => {
  const app = await startPaidApp({ deliveries: 'manual' });
  await app.signUp();
  await complete(app, await app.buy(app));
  const buyer = app.newBrowser();
  await buyer.signUp();
  const id = await app.buy(buyer);
  const [other, unsure] = [app.newBrowser(), app.newBrowser()];
  await other.signUp();
  await unsure.signUp();
  await app.buy(unsure);
  const before = await everything(app);
  await app.order('fault', { kind: 'hang', times: 'always' });
  const [begun, completed, checked, cancelled, resumed, managed] = await Promise.all([
    begin(other),
    complete(buyer, id),
    check(unsure),
    cancel(app),
    resume(app),
    manage(app),
  ]);
  expect([begun.body, cancelled.body, resumed.body, managed.body]).toEqual([CHECKOUT, CANCEL, RESUME, PORTAL]);
  expect([completed.status, completed.body.plan]).toEqual([200, 'free']);
  expect([checked.status, checked.body.code]).toEqual([502, 'PAYMENT_NOT_CHECKED']);
  await app.order('fault', { kind: 'none' });
  const [users, ...facts] = await everything(app);
  expect(facts).toEqual(before.slice(1));
  expect(users).toHaveLength(4);
  expect(await readEntitlement(buyer)).toEqual(PENDING);
});
