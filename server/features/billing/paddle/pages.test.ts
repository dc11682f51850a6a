import { describe, expect, it } from 'vitest';
import { json, provider, type Reply, SUB, subscription } from '../../../testing/scripted-provider.ts';
import type { BillingGateway } from './client.ts';
import { ProviderUnavailable } from './http.ts';

describe('a list', () => {
  const page = (items: unknown[], next: string, more: boolean): Reply =>
    json(200, { data: items, meta: { pagination: { per_page: 200, next, has_more: more, estimated_total: 9 } } });
  const at = (id: string) => `https://api.paddle.com/subscriptions?after=${id}`;
  const SINCE = new Date('2026-01-10T00:00:00Z');
  const OTHER = SUB.replace(/.$/, 'z');

  async function idsOf(gateway: BillingGateway): Promise<string[]> {
    const ids: string[] = [];
    for await (const found of gateway.listSubscriptionsChangedSince(SINCE)) ids.push(...found.map(({ id }) => id));
    return ids;
  }

  it('is read to its end, by `has_more` and not by a missing address', async () => {
    const changed = { updated_at: '2026-01-11T00:00:00.123456789Z' };
    const { gateway, asked } = await provider([
      page([subscription(changed)], at(SUB), true),
      page([subscription({ ...changed, id: OTHER })], at(OTHER), false),
    ]);
    expect(await idsOf(gateway)).toEqual([SUB, OTHER]);
    expect(asked.map(({ url }) => url.searchParams.get('after'))).toEqual([null, SUB]);
    expect(asked[0]?.url.searchParams.get('status')).toBe('active,canceled,past_due,paused,trialing');
  });

  it('holds what changed since the moment', async () => {
    const { gateway } = await provider([
      page(
        [
          subscription({ updated_at: '2026-01-09T23:59:59.999Z' }),
          subscription({ id: OTHER, updated_at: '2026-01-10T00:00:00Z' }),
        ],
        at(SUB),
        false,
      ),
    ]);
    expect(await idsOf(gateway)).toEqual([OTHER]);
  });

  it('is read past an unreadable entity, which is logged', async () => {
    const { gateway, logged } = await provider([page([{ id: 'odd' }, subscription()], at(SUB), false)]);
    expect(await idsOf(gateway)).toEqual([SUB]);
    expect(logged).toHaveLength(1);
  });

  it.each([
    ['leads back to itself', at(SUB)],
    ['leads nowhere', 'nowhere'],
    ['has no place', 'https://api.paddle.com/subscriptions'],
  ])('that %s ends', async (_what, next) => {
    const { gateway } = await provider([page([subscription()], next, true)]);
    await expect(idsOf(gateway)).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  it('of events begins after a given one, the oldest first', async () => {
    const event = { event_id: `evt_${SUB.slice(4)}`, event_type: 'x', occurred_at: '2026-01-01T00:00:00Z', data: {} };
    const { gateway, asked } = await provider([page([event], at(event.event_id), false)]);
    for await (const found of gateway.listEvents('evt_before')) expect(found).toHaveLength(1);
    expect(asked[0]?.url.searchParams.get('after')).toBe('evt_before');
    expect(asked[0]?.url.searchParams.get('order_by')).toBe('id[ASC]');
  });
});
