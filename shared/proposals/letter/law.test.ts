import fc from 'fast-check';
import { expect, it } from 'vitest';
import { STYLES } from '../options.ts';
import { blocksToPlain } from '../plain-text.ts';
import { toPlainLetters } from '../unicode-text.ts';
import { blanksIn } from '../verify/tokens.ts';
import { composeLetter, type Letter } from './compose.ts';
import { A_FACT, ANOTHER_FACT, aLetterAsk, aMaterial, aPlaybook, SOME_WORDS } from './material.fixture.ts';
import { type LetterMaterial, letterSentence, letterSlot } from './material.ts';

// docs/spec/proposal.md#the-law: every sentence has one source, and there is no other sentence.

const AVAILABILITY: LetterMaterial['availability'] = {
  quotes: ['start ASAP', '30 hours per week'],
  prompt: 'does it suit you?',
};
const ask = fc.constantFrom(
  aLetterAsk(),
  aLetterAsk({ id: 'a2', label: 'Two links', kind: 'link', prompt: 'a link' }),
  aLetterAsk({ id: 'a3', label: 'Your experience', kind: 'experience', answeredBy: 'proof' }),
  aLetterAsk({ id: 'a4', label: 'Plan', kind: 'opinion', answeredBy: 'first_step' }),
  aLetterAsk({ id: 'q1', label: 'Do you know Liquid?', isQuestion: true, kind: 'named_question', fact: A_FACT }),
  aLetterAsk({ id: 'q2', label: 'When could you start?', isQuestion: true, kind: 'availability' }),
);
const material = fc
  .record({
    style: fc.constantFrom(...STYLES.map(({ value }) => value)),
    opener: fc.constantFrom(null, 'Oolong', "it's me"),
    codeSentence: fc.constantFrom(null, 'I have moved ten shops'),
    anywhere: fc.subarray(['kettle', 'blue ocean']),
    clientName: fc.constantFrom(null, 'Marta'),
    lead: fc.subarray([A_FACT, ANOTHER_FACT]),
    asks: fc.uniqueArray(ask, { selector: ({ id }) => id }),
    availability: fc.constantFrom(null, AVAILABILITY),
    puzzles: fc.subarray([
      { id: 'p1', expression: '11-4', answer: '7' },
      { id: 'p2', expression: 'capital of France', answer: null },
    ]),
    playbook: fc.constantFrom(null, aPlaybook(), aPlaybook({ isSure: false }), aPlaybook({ wrong: [], questions: [] })),
    need: fc.constantFrom('Our tea shop must move', ''),
  })
  .map((parts): LetterMaterial => aMaterial(parts.opener === null ? parts : { ...parts, codeSentence: null }));
const IDS = ['proof', 'first_step', 'question', 'ps', 'code', 'availability', 'a1', 'q1', 'p2'] as const;
const lines = fc.dictionary(
  fc.constantFrom(...IDS),
  fc.constantFrom('', ' ', 'moved two shops', 'Yes', 'Which apps matter?', 'See https://anna.example/shops'),
);

const bagOf = (text: string) =>
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

/** What may be in a letter beside its sentences: labels, blanks, headings. */
function furnitureOf({ asks, availability, codeSentence, words }: LetterMaterial): string {
  const { headingAnswers, headingFirstStep, headingNext, prompts } = words;
  const blanks = [...Object.values(prompts), ...asks.map(({ prompt }) => prompt), availability?.prompt ?? ''];
  const labels = [...asks.map(({ label }) => label), ...(availability?.quotes ?? []), codeSentence ?? '', 'P.S.'];
  return [...labels, ...blanks, headingAnswers, headingFirstStep, headingNext].join(' ');
}

const holds = (check: (letter: Letter, given: LetterMaterial, typed: Record<string, string>) => void) =>
  fc.assert(
    fc.property(material, lines, (given, typed) => check(composeLetter(given, typed), given, typed)),
    { numRuns: 300, seed: 5 },
  );

it('is made of its sentences, labels and blanks, and of no other word', () => {
  holds(({ blocks, sentences }, given) => {
    const text = bagOf(blocksToPlain(blocks));
    const said = bagOf(sentences.map((one) => one.text).join(' '));
    expect(leftOf(said, text)).toEqual([]);
    expect(leftOf(leftOf(text, said), bagOf(furnitureOf(given)))).toEqual([]);
  });
});

it('names the source of every sentence', () => {
  const joints = Object.values({ ...SOME_WORDS, prompts: '', lines: '', contractions: '' });
  holds(({ sentences }, given, typed) => {
    const facts = [...given.lead, ...given.asks.flatMap(({ fact }) => (fact ? [fact] : []))];
    for (const one of sentences) {
      expect(letterSentence.safeParse(one).success).toBe(true);
      if (one.source === 'fact') expect(facts).toContainEqual({ id: one.from, text: one.text });
      if (one.source === 'line') expect(typed[one.from ?? '']?.trim()).toBeTruthy();
      if (one.source === 'playbook') expect([given.playbook?.isSure, one.from]).toEqual([true, given.playbook?.file]);
      if (one.source === 'joint') expect([...joints, 'Hi Marta,']).toContain(one.text);
      if (one.source === 'post')
        expect([
          ...[given.opener, ...given.anywhere, '11-4 = 7', 'capital of France ='],
          ...[given.need, given.title].map((quote) => `“${quote}”.`),
        ]).toContain(one.text);
    }
  });
});

it('begins with the code word where there is one, and with a blank only where a sentence is to be confirmed', () => {
  holds(({ blocks }, given, typed) => {
    const text = blocksToPlain(blocks);
    if (given.opener !== null) expect(text === given.opener || text.startsWith(`${given.opener}\n`)).toBe(true);
    const isUnconfirmed = given.codeSentence !== null && !typed.code?.trim() && typed.code !== '';
    if (text.startsWith('[')) expect(isUnconfirmed).toBe(true);
  });
});

it('says nothing twice', () => {
  holds(({ sentences }) => {
    const own = sentences.filter(({ source }) => source === 'fact' || source === 'playbook').map((one) => one.text);
    expect(own).toHaveLength(new Set(own).size);
  });
});

it('lists every blank of the text, each once', () => {
  holds(({ blocks, slots }) => {
    for (const slot of slots) expect(letterSlot.safeParse(slot).success).toBe(true);
    expect(new Set(slots.map(({ id }) => id)).size).toBe(slots.length);
    const open = slots.filter(({ state }) => state === 'open').map(({ prompt }) => `[${prompt}]`);
    for (const blank of blanksIn(blocksToPlain(blocks))) expect(open).toContain(blank);
  });
});
