import fc from 'fast-check';
import { expect, it } from 'vitest';
import { STYLES } from '../options.ts';
import { blocksToPlain } from '../plain-text.ts';
import { toPlainLetters } from '../unicode-text.ts';
import { blanksIn } from '../verify/tokens.ts';
import { composeLetter, type Letter } from './compose.ts';
import { A_FACT, ANOTHER_FACT, aLetterAsk, aMaterial, aPlaybook, SOME_WORDS } from './material.fixture.ts';
import { FRAMES, type LetterMaterial, letterMaterial, letterSentence, letterSlot } from './material.ts';
import { MAX_BLANKS } from './places.ts';

// docs/spec/proposal.md#the-law: every sentence has one source, and there is no other sentence.

const ask = fc
  .record({
    frame: fc.constantFrom(...FRAMES),
    at: fc.nat({ max: 8 }),
    isQuestion: fc.boolean(),
    fact: fc.constantFrom(null, ANOTHER_FACT, { id: 'F5', text: '$45/h' }),
    topic: fc.constantFrom(null, 'How I would test it'),
    mayStand: fc.boolean(),
  })
  .map(({ at, ...parts }) =>
    aLetterAsk({ ...parts, id: `a${at}`, prompt: `what they ask ${at}`, label: 'THE POST SAYS' }),
  );
const material = fc
  .record({
    style: fc.constantFrom(...STYLES.map(({ value }) => value)),
    opener: fc.constantFrom(null, 'Oolong', "it's me"),
    codeSentence: fc.constantFrom(null, 'I have moved ten shops'),
    anywhere: fc.subarray(['kettle', 'blue ocean']),
    clientName: fc.constantFrom(null, 'Marta'),
    hook: fc.constantFrom(null, 'Your shop is slow on phones.'),
    parts: fc.subarray(['Move the shop', 'Test the checkout']),
    lead: fc.subarray([A_FACT, ANOTHER_FACT]),
    card: fc.subarray([{ id: 'F7', text: 'I am a dyer.' }]),
    asks: fc.uniqueArray(ask, { selector: ({ id }) => id }),
    puzzles: fc.subarray([
      { id: 'p1', expression: '11-4', answer: '7' },
      { id: 'p2', expression: 'capital of France', answer: null },
    ]),
    playbook: fc.constantFrom(null, aPlaybook(), aPlaybook({ isSure: false }), aPlaybook({ wrong: [], questions: [] })),
  })
  .map((parts): LetterMaterial => aMaterial(parts.opener === null ? parts : { ...parts, codeSentence: null }));
const IDS = [
  'proof',
  'first_step',
  'question',
  'ps',
  'code',
  'understanding',
  'why',
  'needs',
  'rate',
  'a1',
  'a2',
  'p2',
];
const lines = fc.dictionary(
  fc.constantFrom(...IDS),
  fc.constantFrom('', ' ', 'moved two shops', 'Yes', 'which apps matter', 'See https://anna.example/shops'),
);

const holds = (check: (letter: Letter, given: LetterMaterial, typed: Record<string, string>) => void) =>
  fc.assert(
    fc.property(material, lines, (given, typed) => check(composeLetter(given, typed), given, typed)),
    { numRuns: 300, seed: 5 },
  );

const wordsOf = (text: string) =>
  toPlainLetters(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
/** The words of `whole` that are left when those of `parts` are taken out, each as often as it is there. */
function leftOf(whole: readonly string[], parts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of parts) counts.set(word, (counts.get(word) ?? 0) + 1);
  return whole.filter((word) => {
    const left = counts.get(word) ?? 0;
    counts.set(word, left - 1);
    return left <= 0;
  });
}

it('has at most four blanks, each of them in a slot, and each slot once', () => {
  holds(({ blocks, slots }) => {
    const blanks = blanksIn(blocksToPlain(blocks));
    expect(blanks.length).toBeLessThanOrEqual(MAX_BLANKS);
    const open = slots.filter(({ state }) => state === 'open').map(({ prompt }) => `[${prompt}]`);
    expect(blanks.toSorted()).toEqual(open.toSorted());
    expect(new Set(slots.map(({ id }) => id)).size).toBe(slots.length);
    for (const slot of slots) expect(letterSlot.safeParse(slot).success).toBe(true);
  });
});

it('is made of its sentences, its frames and its headings, and of no other word', () => {
  holds(({ blocks, sentences }, given) => {
    const text = wordsOf(blocksToPlain(blocks));
    const said = wordsOf(sentences.map((one) => one.text).join(' '));
    expect(leftOf(said, text)).toEqual([]);
    const frames = JSON.stringify([
      given.words,
      given.codeSentence,
      given.asks.map(({ prompt, topic }) => [prompt, topic]),
      given.puzzles,
    ]);
    expect(leftOf([...new Set(leftOf(text, said))], wordsOf(`${frames} P.S.`))).toEqual([]);
  });
});

it('quotes nothing of the post: neither in quotation marks nor as a label', () => {
  holds(({ blocks }) => {
    const text = blocksToPlain(blocks);
    expect(text).not.toContain('THE POST SAYS');
    expect(text).not.toMatch(/[“”„«»"]/);
  });
});

it('names the source of every sentence', () => {
  const { greeting, lead, parts, afterQuestion } = SOME_WORDS;
  holds(({ sentences }, given, typed) => {
    const facts = [...given.lead, ...given.card, ...given.asks.flatMap(({ fact }) => fact ?? [])];
    for (const one of sentences) {
      expect(letterSentence.safeParse(one).success).toBe(true);
      if (one.source === 'fact') expect(facts.map(({ id }) => id)).toContain(one.from);
      if (one.source === 'line') expect(typed[one.from ?? '']?.trim()).toBeTruthy();
      if (one.source === 'playbook') expect(one.from).toBe(given.playbook?.file);
      if (one.source === 'joint')
        expect([greeting, lead.first_step, lead.proof, parts, afterQuestion, 'Hi Marta,']).toContain(one.text);
      if (one.source === 'post')
        expect([given.opener, given.hook, ...given.anywhere, ...given.parts, '11-4 = 7']).toContain(one.text);
    }
  });
});

it('says only what is sure unasked', () => {
  holds(({ sentences }, given) => {
    const sure = given.playbook?.sure.map((line) => line.replace('I would ', 'I’d ')) ?? [];
    for (const { source, text } of sentences)
      if (source === 'playbook') expect(sure.some((line) => text.includes(line))).toBe(true);
  });
});

it('begins with the code word where there is one', () => {
  holds(({ blocks }, given) => {
    const text = blocksToPlain(blocks);
    if (given.opener !== null) expect(text === given.opener || text.startsWith(`${given.opener}\n`)).toBe(true);
  });
});

it('says nothing twice, and offers nothing twice', () => {
  holds(({ sentences, slots }) => {
    const own = sentences.filter(
      ({ source, from }) => source === 'playbook' || (source === 'fact' && from !== 'F5' && from !== 'F2'),
    );
    expect(new Set(own.map(({ text }) => text)).size).toBe(own.length);
    for (const { suggestions } of slots)
      expect(new Set(suggestions.map((one) => wordsOf(one).join(' '))).size).toBe(suggestions.length);
  });
});

it('is stored and read back as it is', () => {
  holds((_, given) => {
    expect(letterMaterial.parse(JSON.parse(JSON.stringify(given)))).toEqual(given);
  });
});
