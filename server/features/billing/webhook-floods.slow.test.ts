import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { RequestWaits } from '../../app-parts.ts';
import { createLog } from '../../log.ts';
import type { PaidApp } from '../../testing/paid-app.ts';
import { deliver, signatureOf } from '../../testing/signed-event.ts';
import { until } from '../../testing/until.ts';
import { announce, startUnconfirmed } from '../../testing/webhooks.ts';

describe('a body that nobody signed', () => {
  const BUSY = 'webhooks were refused because too many were being read';

  const wrong = (app: PaidApp, body: string, agoSeconds = 0) =>
    signatureOf(app, body, { secret: 'pdl_ntfset_somebody_elses', agoSeconds });

  const announceMany = (app: PaidApp, body: string, many: number) =>
    Array.from({ length: many }, () => announce(app, wrong(app, body)));

  const statuses = async (strangers: readonly { answer: Promise<IncomingMessage> }[]) =>
    (await Promise.all(strangers.map(({ answer }) => answer)))
      .map(({ statusCode = 0 }) => statusCode)
      .sort((a, b) => a - b);

  /** What the app has logged, and how many webhooks it has refused because too many were being read. */
  async function startObserved(waits: RequestWaits) {
    const lines: Record<string, unknown>[] = [];
    const write = (line: string) => void lines.push(z.record(z.string(), z.unknown()).parse(JSON.parse(line)));
    const started = await startUnconfirmed({ log: createLog({ level: 'info', forPeople: false, write }), waits });
    const refused = async () =>
      Number(/^webhooks_refused_busy_total (\S+)$/m.exec((await started.app.get('/metrics')).text)?.[1]);
    const warnings = () => lines.filter(({ level }) => level !== 'info').map(({ msg, refused: n }) => [msg, n]);
    return { ...started, lines, refused, warnings };
  }

  it('is one of 32 that are read at once; more are refused after a wait, counted, and logged once a minute', async () => {
    const { app, body, refused, warnings } = await startObserved({ queueMs: 100, bodyMs: 60_000 });
    const strangers = announceMany(app, body, 40);
    await until(async () => (await refused()) === 8);
    for (const { end } of strangers) end();
    expect(await statuses(strangers)).toEqual([...Array(32).fill(401), ...Array(8).fill(503)]);
    expect(warnings()).toEqual([[BUSY, 1]]);
    expect(await deliver(app, body, signatureOf(app, body))).toBe(200);

    await app.pass({ minutes: 1 });
    const later = announceMany(app, body, 33);
    const answered = await Promise.race(later.map(({ answer }) => answer));
    expect([answered.statusCode, answered.headers['retry-after']]).toEqual([503, '2']);
    for (const { close } of later) close();
    expect([await refused(), warnings()]).toEqual([
      9,
      [
        [BUSY, 1],
        [BUSY, 8],
      ],
    ]);
  });

  it('is read for five seconds, here for less, and then the next one in the queue has its slot', async () => {
    const { app, body } = await startUnconfirmed({ waits: { queueMs: 60_000, bodyMs: 100 } });
    expect(await statuses(announceMany(app, body, 40))).toEqual(Array(40).fill(400));
    // Again when this machine is slower than that.
    await until(async () => (await deliver(app, body, signatureOf(app, body))) === 200);
  });

  it('makes the provider wait for a slot, and does not refuse it', async () => {
    const { app, body } = await startUnconfirmed({ waits: { queueMs: 60_000, bodyMs: 60_000 } });
    const strangers = announceMany(app, body, 32);
    await Promise.all(strangers.map(({ arrived }) => arrived));
    const delivered = deliver(app, body, signatureOf(app, body));
    // Without a queue it is refused by the time that this is answered.
    expect((await app.get('/healthz')).status).toBe(200);
    for (const { close } of strangers) close();
    expect(await delivered).toBe(200);
  });

  it('is not called refused when its sender goes away while it waits', async () => {
    const { app, body, lines, refused, warnings } = await startObserved({ queueMs: 60_000, bodyMs: 60_000 });
    const strangers = announceMany(app, body, 32);
    await Promise.all(strangers.map(({ arrived }) => arrived));
    const waiting = announce(app, wrong(app, body));
    await waiting.arrived;
    waiting.close();
    await until(() => lines.some(({ path, readerLeft }) => path === '/api/paddle/webhook' && readerLeft === true));
    expect([await refused(), warnings()]).toEqual([0, []]);
    for (const { close } of strangers) close();
  });

  it('does not refuse the provider, whose address a stranger shares behind a proxy', async () => {
    const { app, body } = await startUnconfirmed({ waits: { queueMs: 60_000 } });
    const strangers = Array.from({ length: 130 }, () => deliver(app, body, wrong(app, body)));
    expect(new Set(await Promise.all(strangers))).toEqual(new Set([401]));
    expect(await deliver(app, body, signatureOf(app, body))).toBe(200);
  });
});
