import { z } from 'zod';
import type { Client } from './client.ts';
import type { PaidApp } from './paid-app.ts';

/** Someone opens the overlay and pays in it; what its script would do then is not done, as when the browser crashes. Returns the payment's id. */
export async function payInOverlay(app: PaidApp, browser: Client): Promise<string> {
  const { items, customData } = (await browser.post('/api/checkout/attempt', {})).body;
  const [item] = z.array(z.object({ priceId: z.string() })).parse(items);
  const body = { items: [{ price_id: item?.priceId, quantity: 1 }], custom_data: customData };
  const made = await fetch(`${app.paddle.url}/transactions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${app.paddle.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, checkout: { url: `${app.origin}/checkout` } }),
  });
  const { data } = z.object({ data: z.object({ id: z.string() }) }).parse(await made.json());
  await app.order('pay', { transactionId: data.id, card: 'ok' });
  return data.id;
}
