import { describe, expect, it } from 'vitest';
import { DELETED_DRAFT_DAYS, PROPOSAL_CONTENT_MONTHS } from '#shared/site/retention.ts';
import { autosave, DRAFTS, draftOf, PROPOSALS, save, saved, startPro } from '../../testing/drafts.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** An app whose clock stands still until it is set on. */
async function startWithClock() {
  let now = Date.parse('2026-11-21T12:00:00.000Z');
  const { app } = await startPro({ now: () => now });
  const later = async (ms: number) => {
    now += ms;
    // A session is good for less than what is waited for here.
    await app.database.pool.query("update sessions set last_seen_at = to_timestamp($1), ends_at = 'infinity'", [
      now / 1000,
    ]);
    await app.app.jobs.idle();
  };
  return { app, later, at: () => new Date(now) };
}

describe('a deleted draft', () => {
  it('can be brought back for thirty days; then it is gone with every state of it', async () => {
    const { app, later } = await startWithClock();
    const kept = await saved(app, { name: 'Kept' });
    const gone = await saved(app, { name: 'Gone' });
    for (let n = 0; n < 60; n += 1) await autosave(app, { id: gone.id, content: `${n}` });
    for (const { id } of [kept, gone]) await app.send('DELETE', `${DRAFTS}/${id}`);
    await later(DELETED_DRAFT_DAYS * DAY_MS - 2 * HOUR_MS);
    expect(draftOf(await app.post(`${PROPOSALS}/${kept.id}/restore`, undefined))).toEqual(kept);
    expect(await app.count('documents')).toBe(2);
    await later(4 * HOUR_MS);
    const counts = [await app.count('documents'), await app.count('document_revisions')];
    expect(counts).toEqual([1, 1]);
    expect((await app.post(`${PROPOSALS}/${gone.id}/restore`, undefined)).status).toBe(404);
    expect((await app.get(`${DRAFTS}?type=deleted`)).body.drafts).toEqual([]);
  });
});

describe('a draft that nobody has touched', () => {
  it('is kept for as long as the privacy policy says, counted from the last change', async () => {
    const { app, later, at } = await startWithClock();
    await saved(app, { name: 'Old' });
    await later(DAY_MS);
    const changed = await saved(app, { name: 'Changed' });
    const end = new Date(at());
    end.setUTCMonth(end.getUTCMonth() + PROPOSAL_CONTENT_MONTHS);
    await later(end.getTime() - at().getTime() - 2 * HOUR_MS);
    expect(draftOf(await app.get(`${DRAFTS}/${changed.id}`))).toEqual(changed);
    const names = async () => (await app.database.pool.query('select name from documents order by name')).rows;
    expect(await names()).toEqual([{ name: 'Changed' }]);
    await save(app, { id: changed.id, name: 'Changed', content: 'new' });
    await later(4 * HOUR_MS);
    expect(await names()).toEqual([{ name: 'Changed' }]);
  });
});
