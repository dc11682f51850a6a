import { expect, it } from 'vitest';
import { type AutosaveStatus, spokenWords, statusWords } from './autosave-status.ts';

const status: AutosaveStatus = { phase: 'idle', isAuto: true, theirs: null, isAsking: false };
const draft = { id: 'a', revision: 1, name: null, isAutosave: true, savedAt: '2026-11-22T03:04:00Z', savedDigest: 'd' };
const gone = { ...draft, revision: 0 };
const OFFLINE = { phase: 'offline' } as const;
const ENDED = { phase: 'ended' } as const;

const saved = { draft, isUnsaved: false, isKept: true };
const changed = { ...saved, isUnsaved: true };

it.each([
  ['offline, and the browser keeps it', OFFLINE, changed, 'Offline, kept on this device'],
  ['offline, and the browser keeps nothing', OFFLINE, { ...changed, isKept: false }, 'Offline, not saved yet'],
  ['Pro has ended', ENDED, changed, 'Auto-save has stopped, kept on this device'],
  ['Pro has ended, and the browser keeps nothing', ENDED, { ...changed, isKept: false }, 'Auto-save has stopped'],
  ['deleted elsewhere, nothing changed since', {}, { ...saved, draft: gone }, 'Deleted elsewhere'],
  ['deleted elsewhere, and changed', {}, { ...changed, draft: gone }, 'Not saved yet'],
  ['a failed save', { phase: 'failed' } as const, changed, 'Not saved yet'],
  ['an empty workspace', {}, { ...saved, draft: null }, ''],
])('%s', (_when, change, inWorkspace, words) => {
  expect(statusWords({ ...status, ...change }, inWorkspace)).toBe(words);
});

it('says aloud that the network is away, and that all is saved again, not every save', () => {
  expect(spokenWords('Offline, not saved yet', 'Saving…')).toBe('Offline, not saved yet');
  expect(spokenWords('Saved 3:04 AM', 'Offline, not saved yet')).toBe('Saved 3:04 AM');
  expect(spokenWords('Saved 3:04 AM', 'Saving…')).toBe('');
});
