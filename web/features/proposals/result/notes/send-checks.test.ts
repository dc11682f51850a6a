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
const claim: TextMark = { kind: 'check', text: 'I won a prize.' };

it.each<[string, Warning[], TextMark[], string | undefined, string]>([
  ['nothing', shownElsewhere, [], undefined, ''],
  ['a hint alone', [hint], [], '1 hint', ''],
  ['a blank', [], [blank], '1 blank left', ''],
  ['a sentence', [], [claim], '1 to check', ''],
  [
    'all of them',
    [hint, forbids, ...shownElsewhere],
    [blank, blank, claim, claim],
    '2 blanks left',
    'no AI-written text wanted · 3 to check · 1 hint',
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
