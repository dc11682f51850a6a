import { describe, expect, it } from 'vitest';
import { isNewer, versionOfEvent, versionOfRead } from './schemas.ts';

const event = (occurredAt: string, updatedAt: string | null = occurredAt, id = 'evt_a') =>
  versionOfEvent({ event_id: id, occurred_at: occurredAt }, updatedAt);
const read = (updatedAt: string | null, at = '2026-03-01T12:00:00Z') => versionOfRead(new Date(at), updatedAt);

describe('of two events', () => {
  it.each<[string, string, string]>([
    ['the later one', event('2026-03-01T09:00:01Z'), event('2026-03-01T09:00:00Z')],
    ['three digits before six', event('2026-03-01T09:00:00.123001Z'), event('2026-03-01T09:00:00.123Z')],
    ['six digits before nine', event('2026-03-01T09:00:00.123456001Z'), event('2026-03-01T09:00:00.123456Z')],
    ['a short fraction is not a small one', event('2026-03-01T09:00:00.2Z'), event('2026-03-01T09:00:00.123456789Z')],
    ['another zone', event('2026-03-01T09:00:00Z'), event('2026-03-01T10:30:00+02:00')],
    [
      'at the same moment the one changed later',
      event('2026-03-01T09:00:00Z', '2026-03-01T08:59:59.5Z'),
      event('2026-03-01T09:00:00Z', '2026-03-01T08:59:59.4Z'),
    ],
    [
      'then the one with the greater id',
      event('2026-03-01T09:00:00Z', null, 'evt_b'),
      event('2026-03-01T09:00:00Z', null, 'evt_a'),
    ],
  ])('%s is newer', (_, newer, older) => {
    expect([isNewer(newer, older), isNewer(older, newer), isNewer(newer, newer)]).toEqual([true, false, false]);
  });
});

describe('a read', () => {
  it.each<[string, string, string]>([
    [
      'is newer than an event of the same change, whichever clock is ahead',
      read('2026-03-01T09:00:00.5Z', '2020-01-01T00:00:00Z'),
      event('2026-03-01T09:00:01Z', '2026-03-01T09:00:00.5Z'),
    ],
    [
      'is newer than an event of an earlier change that arrives later',
      read('2026-03-01T09:00:00.5Z'),
      event('2026-03-01T09:00:09Z', '2026-03-01T09:00:00.4Z'),
    ],
    [
      'is older than an event of a later change, although it was read after it by our clock',
      event('2026-03-01T09:00:01Z', '2026-03-01T09:00:00.6Z'),
      read('2026-03-01T09:00:00.5Z', '2030-01-01T00:00:00Z'),
    ],
    ['is newer than what was read of an earlier change', read('2026-03-01T09:00:01Z'), read('2026-03-01T09:00:00Z')],
    [
      'is newer than an earlier read of the same change',
      read('2026-03-01T09:00:00Z', '2026-03-01T12:00:01Z'),
      read('2026-03-01T09:00:00Z', '2026-03-01T12:00:00Z'),
    ],
    [
      'counts from when it was read where the provider does not say more',
      read(null, '2026-03-01T12:00:00Z'),
      event('2026-03-01T11:59:59Z', null),
    ],
  ])('%s', (_, newer, older) => {
    expect([isNewer(newer, older), isNewer(older, newer)]).toEqual([true, false]);
  });

  it('is newer than nothing', () => {
    expect(isNewer(read('2026-03-01T09:00:00Z'), '')).toBe(true);
    expect(isNewer(event('2026-03-01T09:00:00Z'), '')).toBe(true);
  });
});
