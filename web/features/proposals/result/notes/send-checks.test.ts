import { expect, it } from 'vitest';
import type { Warning } from '#shared/proposals/contract.ts';
import type { TextMark } from '../letter/mark-spans.ts';
import { describeSendChecks, listSendChecks } from './send-checks.ts';

const forbids: Warning = { code: 'client_forbids_ai', message: 'Write it yourself.', quote: 'No AI.' };
const hint: Warning = { code: 'no_own_proof', message: 'Nothing rests on your own work.' };
const shownElsewhere: Warning[] = [
  { code: 'blanks_left', message: 'There are blanks.' },
  { code: 'writer_fallback', message: 'The model was away.' },
];
const blank: TextMark = { kind: 'blank', text: '[your rate]' };
const claim: TextMark = { kind: 'unsupported', text: 'I won a prize.' };

it.each<[string, Warning[], TextMark[], string | undefined, string]>([
  ['nothing', shownElsewhere, [], undefined, ''],
  ['a hint alone', [hint], [], '1 hint', ''],
  ['a blank', [], [blank], '1 to check', '1 blank to fill in'],
  [
    'all of them',
    [hint, forbids, ...shownElsewhere],
    [blank, blank, claim, claim],
    '6 to check',
    'no AI-written text wanted · 2 blanks to fill in · 2 sentences to check · 1 hint',
  ],
])('says in one line what is to be settled: %s', (_what, warnings, marks, title, which) => {
  const words = describeSendChecks(listSendChecks(warnings, marks));
  expect([words?.title, words?.which ?? '']).toEqual([title, which]);
});

it('names what may change whether a text is sent at all, in the client’s words', () => {
  const { warnings, hints } = listSendChecks([hint, forbids], []);
  expect(warnings).toMatchObject([{ title: 'This client does not want AI-written text', quote: 'No AI.' }]);
  expect(hints).toEqual(['Nothing rests on your own work.']);
});

it('says what a text written elsewhere fails, with its own words where they are in it', () => {
  const { hints } = listSendChecks(
    [hint],
    [],
    [
      { gate: 'numbers', ok: false, detail: 'This number is new.', quote: '17' },
      { gate: 'opener', ok: false, detail: 'It must begin with “oolong”.', quote: 'Begin with "oolong".' },
      // Marked in the text itself.
      { gate: 'claims', ok: false, detail: 'This claim rests on nothing.', quote: 'I won a prize.' },
      { gate: 'links', ok: true, detail: '' },
    ],
  );
  expect(hints).toEqual([
    'This number is new. (“17”)',
    'It must begin with “oolong”.',
    'Nothing rests on your own work.',
  ]);
});
