import { expect, it } from 'vitest';
import { type KeeperStatus, spokenWords, statusWords } from './keeper-status.ts';

const status: KeeperStatus = { phase: 'idle', isAuto: true, theirs: null, isAsking: false };
const draft = { id: 'a', revision: 1, name: null, isAutosave: true, savedAt: '2026-11-22T03:04:00Z', savedDigest: 'd' };
const gone = { ...draft, revision: 0 };
const OFFLINE = { phase: 'offline' } as const;
const ENDED = { phase: 'ended' } as const;

it.each([
  ['offline, and the browser keeps it', OFFLINE, draft, true, true, 'Offline, kept on this device'],
  ['offline, and the browser keeps nothing', OFFLINE, draft, true, false, 'Offline, not saved yet'],
  ['Pro has ended', ENDED, draft, true, true, 'Auto-save has stopped, kept on this device'],
  ['Pro has ended, and the browser keeps nothing', ENDED, draft, true, false, 'Auto-save has stopped'],
  ['deleted elsewhere, nothing changed since', {}, gone, false, true, 'Deleted elsewhere'],
  ['deleted elsewhere, and changed', {}, gone, true, true, 'Not saved yet'],
  ['a failed save', { phase: 'failed' } as const, draft, true, true, 'Not saved yet'],
  ['an empty desk', {}, null, false, true, ''],
])('%s', (_when, change, onDesk, isUnsaved, isKept, words) => {
  expect(statusWords({ ...status, ...change }, { draft: onDesk, isUnsaved, isKept })).toBe(words);
});

it('says aloud that the network is away, and that all is saved again, not every save', () => {
  expect(spokenWords('Offline, not saved yet', 'Saving…')).toBe('Offline, not saved yet');
  expect(spokenWords('Saved 3:04 AM', 'Offline, not saved yet')).toBe('Saved 3:04 AM');
  expect(spokenWords('Saved 3:04 AM', 'Saving…')).toBe('');
});
