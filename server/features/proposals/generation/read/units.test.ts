import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPost } from './index.ts';
import { clausesOf, MAX_UNIT_CHARS, unitsOf } from './units.ts';

const texts = (text: string) => unitsOf({ text, start: 0 }).map((unit) => unit.text);

it.each([
  ['words without any full stop', 'word '.repeat(4_000)],
  ['one endless word', 'a'.repeat(20_000)],
  ['a heading without end', `# ${'Title '.repeat(3_000)}\n- one`],
  ['a list entry without end', `- ${'fix this and '.repeat(1_500)}`],
  ['a heading of one endless word', `# ${'a'.repeat(19_000)}\n- one`],
  ['an endless word with a colon', `${'A'.repeat(19_000)}:\n- one`],
  ['an endless ruler', `${'-'.repeat(19_000)}\none`],
  ['emoji', '\u{1F680}'.repeat(9_000)],
  ['wrapped lines', 'this line of a pasted page goes on and on and on with the\n'.repeat(300)],
])('no unit is longer than its bound: %s', (_, text) => {
  for (const unit of texts(text)) expect(unit.length).toBeLessThanOrEqual(MAX_UNIT_CHARS);
});

it('cuts a long sentence into its clauses, and none inside brackets', () => {
  const [unit] = unitsOf({
    text: 'We record two hosts on separate tracks (Riverside, or Zoom and a phone) and want ums reduced, please tell me what you edit in',
    start: 0,
  });
  expect(unit && clausesOf(unit).map(({ text }) => text)).toEqual([
    'We record two hosts on separate tracks (Riverside, or Zoom and a phone)',
    'want ums reduced',
    'please tell me what you edit in',
  ]);
});

const FILLERS = {
  'the same question': 'you? '.repeat(3_000),
  'the same line': 'x\n'.repeat(9_000),
  'tiny sentences': Array.from({ length: 3_000 }, (_, at) => `W${at}. `).join(''),
  'tiny lines': Array.from({ length: 3_000 }, (_, at) => `w${at}\n`).join(''),
  'tiny list entries': Array.from({ length: 2_000 }, (_, at) => `- w${at}\n`).join(''),
  'blank lines': '\n'.repeat(15_000),
};

it.each(Object.entries(FILLERS))('a post has hardly more units than one by a person: %s', (_, filler) => {
  expect(texts(filler).length).toBeLessThan(450);
});

it.each(Object.entries(FILLERS))('what the client asks behind them is read: %s', (_, filler) => {
  const asked =
    'Please send your hourly rate.\nHow would you start?\nBegin your proposal with "fern".\nNo AI proposals.';
  const brief = readPost({ title: 'Logo for a bakery', description: `We need a logo.\n${filler}\n${asked}` });
  expect({
    asks: brief.asks.some(({ quote }) => quote.includes('hourly rate')),
    questions: brief.questions.some(({ quote }) => quote.includes('How would you start?')),
    opener: brief.opener?.word,
    forbidsAi: brief.forbidsAi?.quote.includes('No AI proposals'),
  }).toEqual({ asks: true, questions: true, opener: 'fern', forbidsAi: true });
});

it('quotes the text word for word, in order and without overlap', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '- Fix it\n',
      '## Scope\n',
      'What is it? ',
      'We sell tea, e.g. oolong. ',
      '\n\n',
      'Note: send it. ',
    ),
    fc.string({ maxLength: 200, unit: 'binary' }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const text = pieces.join('');
      let end = 0;
      for (const unit of unitsOf({ text, start: 0 })) {
        expect(text.slice(unit.start, unit.start + unit.text.length)).toBe(unit.text);
        expect(unit.start).toBeGreaterThanOrEqual(end);
        expect(unit.text.length).toBeLessThanOrEqual(MAX_UNIT_CHARS);
        end = unit.start + unit.text.length;
      }
    }),
    { numRuns: 150, seed: 3 },
  );
});
