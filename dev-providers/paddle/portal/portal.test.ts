import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Seller, startSeller } from '../testing/seller.ts';

let seller: Seller;
let here: string;
let subscription: string;
beforeEach(async () => {
  seller = await startSeller();
  ({ here, subscription } = await enter('somebody@example.com', 'renewals-fail'));
});
afterEach(() => seller.close());

/** Someone buys, and asks for the portal. */
async function enter(email: string, card: string) {
  await seller.order();
  const state = await seller.paddle.control('pay', { email, card });
  const { json } = await seller.call('POST', `/customers/${state.customers.at(-1)?.id}/portal-sessions`, {});
  const address = /"overview":"([^"]+)"/.exec(JSON.stringify(json))?.[1] ?? '';
  return { here: address, subscription: state.subscriptions.at(-1)?.id ?? '' };
}

async function press(intent: string, card = '') {
  const body = new URLSearchParams({ subscription, do: intent, card });
  const answer = await fetch(here, { method: 'POST', body });
  return { status: answer.status, html: await answer.text() };
}
const mine = () => seller.paddle.state().subscriptions[0];

it('shows what is paid for, with which card, and the invoices', async () => {
  const html = await (await fetch(here)).text();
  for (const text of [
    'no real money',
    'somebody@example.com',
    '$12.00 every month',
    'Visa ending in 3184',
    '325-10001',
  ])
    expect(html).toContain(text);
});

it('ends the subscription with its period, and lets it go on', async () => {
  expect((await press('cancel')).html).toContain('Your subscription ends with the period that is paid.');
  expect(mine()?.scheduled_change?.action).toBe('cancel');
  expect((await press('undo')).html).toContain('Your subscription goes on.');
  expect(mine()?.scheduled_change).toBeNull();
});

it('pays what is past due with a card that pays, and not with one that is declined', async () => {
  await seller.paddle.control('renew');
  expect((await press('card', '4000 0000 0000 0002')).html).toContain('The card was declined. Try another one.');
  expect(mine()?.status).toBe('past_due');
  expect((await press('card', '4242 4242 4242 4242')).html).toContain('The new card is on file.');
  expect(mine()?.status).toBe('active');
});

it('says so when it is too late', async () => {
  await seller.call('POST', `/subscriptions/${subscription}/cancel`, { effective_from: 'immediately' });
  expect((await press('undo')).html).toContain('This is not possible any more.');
});

it('lets nobody in without the address, and nobody at the subscription of someone else', async () => {
  const stranger = here.replace(/token=\w+/, 'token=pga_other');
  expect((await fetch(stranger)).status).toBe(403);
  const other = await enter('other@example.com', 'ok');
  here = other.here;
  expect((await press('cancel')).status).toBe(404);
  expect(mine()?.scheduled_change).toBeNull();
});

it("is where the subscription's own links lead", async () => {
  const page = await fetch(mine()?.management_urls.cancel ?? '');
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Cancel subscription')]);
});
