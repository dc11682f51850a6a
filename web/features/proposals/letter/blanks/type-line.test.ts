import { describe, expect, it } from 'vitest';
import { documentOfPlain, documentToHtml, documentToPlain } from '#shared/proposals/document/index.ts';
import { aLetterAsk } from '#shared/proposals/letter/material.fixture.ts';
import { anAnswer } from '#web/testing/answer.fixture.ts';
import { aLetter, aMaterial, worded } from '#web/testing/letter.fixture.ts';
import type { Done } from '../../generation/generation-state.ts';
import { withOwnBlanks } from './own-blanks.ts';
import { isUntouched, typeLine } from './type-line.ts';

const html = ({ document }: Done) => documentToHtml(document);
const plain = ({ document }: Done) => documentToPlain(document);
const slotIn = ({ answer }: Done, id: string) => answer.slots.find((slot) => slot.id === id);
const stateOf = (letter: Done, id: string) => slotIn(letter, id)?.state;

describe('a line typed into a letter that nobody edited', () => {
  const letter = aLetter();

  it('is a sentence where the letter says that kind of thing, and all that follows from it is there as well', () => {
    const now = typeLine(letter, 'a1', '$40');
    expect(plain(now)).toBe(now.answer.plainText);
    expect(plain(now)).toContain('My rate is $40.');
    expect(now).toMatchObject({ edited: false, answer: { lines: { a1: '$40' } } });
    expect(now.answer.formattedProposal).toBe(html(now));
    expect(now.answer.sections.find(({ part }) => part === 'answers')?.plainText).toContain('My rate is $40.');
    expect(now.answer.sentences).toContainEqual({
      text: 'My rate is $40.',
      part: 'answers',
      source: 'line',
      from: 'a1',
    });
    expect([stateOf(now, 'a1'), isUntouched(now)]).toEqual(['filled', true]);
  });

  it('is added where the text has no blank for it', () => {
    const now = typeLine(letter, 'ps', 'The cart page has the same six apps');
    expect([stateOf(letter, 'ps'), stateOf(now, 'ps')]).toEqual(['left_out', 'filled']);
    expect(plain(now)).toMatch(/The cart page has the same six apps\.$/);
  });

  it('can be taken back, and a suggestion left out', () => {
    expect(typeLine(typeLine(letter, 'a1', '$40'), 'a1', null)).toEqual(letter);
    const without = typeLine(letter, 'question', '');
    expect([stateOf(without, 'question'), html(without).includes('switched off')]).toEqual(['left_out', false]);
  });

  it('follows every key', () => {
    const now = ['$', '$4', '$40', '$40 ', '$40 a'].reduce((one, text) => typeLine(one, 'a1', text), letter);
    expect(now).toEqual(typeLine(letter, 'a1', '$40 a'));
  });

  it('does away with the hint that nothing in it is the person’s own', () => {
    const warnings = [{ code: 'no_own_proof' as const, message: 'Add your own words.' }];
    const hinted = { ...letter, answer: { ...letter.answer, warnings } };
    expect(typeLine(hinted, 'proof', 'I did it.').answer.warnings).toEqual([]);
    expect(typeLine(hinted, 'question', '').answer.warnings).toEqual(warnings);
  });
});

describe('a line typed into a letter that was edited by hand', () => {
  const letter = aLetter();
  const edited: Done = { ...letter, document: worded(letter, 'Which apps', 'Say, which apps'), edited: true };

  it.each([
    ['a1', '$40', 'My rate is [your rate].', 'My rate is $40.'],
    ['first_step', 'I ask', 'First I profile the checkout on a slow phone.', 'I ask.'],
  ])('replaces only the sentence of its blank: %s', (slot, text, before, after) => {
    const now = typeLine(edited, slot, text);
    expect(html(now)).toBe(html(edited).replace(before, after));
    expect([now.edited, stateOf(now, slot), now.answer.lines]).toEqual([true, 'filled', { [slot]: text }]);
  });

  it('replaces the blank alone where the sentence around it is the person’s own', () => {
    const reworded: Done = { ...letter, document: worded(letter, 'My rate is', 'For this I take'), edited: true };
    const now = typeLine(reworded, 'a1', '$40');
    expect(plain(now)).toContain('For this I take $40.');
    expect(plain(typeLine(now, 'a1', '$45'))).toContain('For this I take $45.');
    expect(html(typeLine(now, 'a1', null))).toBe(html(reworded));
  });

  it('is replaced by the next, and by the blank again', () => {
    const once = typeLine(edited, 'a1', '$40');
    expect(plain(typeLine(once, 'a1', '$50'))).toContain('My rate is $50.');
    expect(html(typeLine(once, 'a1', null))).toBe(html(edited));
  });

  it('takes out a suggestion that is left out, with its paragraph', () => {
    const now = typeLine(edited, 'first_step', '');
    expect(html(now)).toBe(html(edited).replace('<p>First I profile the checkout on a slow phone.</p>', ''));
  });

  it('is a sentence more in its part if the blank was edited away, and a blank there without its line', () => {
    const without: Done = { ...letter, document: worded(letter, '[your rate]', 'as agreed'), edited: true };
    const now = typeLine(without, 'a1', '$40');
    expect(plain(now)).toMatch(/My rate is as agreed\.\sMy rate is \$40\.\n\nOne question/);
    expect(plain(typeLine(now, 'a1', '$45'))).toMatch(/My rate is as agreed\.\sMy rate is \$45\.\n\n/);
    expect(plain(typeLine(now, 'a1', null))).toMatch(/as agreed\.\sMy rate is \[your rate\]\.\n/);
  });

  it('leaves a part that was rewritten known by its own words', () => {
    const sections = letter.answer.sections.map((one) =>
      one.part === 'plan' ? { ...one, document: documentOfPlain('Newer step.'), plainText: 'Newer step.' } : one,
    );
    const document = worded(letter, 'First I profile the checkout on a slow phone.', 'Newer step.');
    const rewritten: Done = { ...letter, document, edited: true, answer: { ...letter.answer, sections } };
    const now = typeLine(rewritten, 'a1', '$40');
    expect(now.answer.sections.find(({ part }) => part === 'plan')?.plainText).toBe('Newer step.');
    expect(now.answer.sections.find(({ part }) => part === 'answers')?.plainText).toContain('My rate is $40.');
  });
});

it('distinguishes two blanks that ask in the same words', () => {
  const ask = (id: string, label: string) =>
    aLetterAsk({ id, label, isQuestion: true, kind: 'named_question', frame: 'question', prompt: 'your answer' });
  const letter = aLetter(aMaterial({ asks: [ask('q1', 'A van?'), ask('q2', 'A boat?')] }));
  const edited = { ...letter, document: worded(letter, 'Which apps', 'Say, which apps'), edited: true };
  const now = typeLine(edited, 'q2', 'No, a raft');
  expect(plain(now)).toMatch(/\[your answer\].*a raft/su);
});

describe('a blank in a text that a language model wrote', () => {
  const text = 'Your shop is slow.\n\nMy rate for this is [your rate]. I can start [your start].';
  const written: Done = {
    ...aLetter(),
    document: documentOfPlain(text),
    answer: { ...anAnswer(text), engine: 'llm' },
  };
  const letter = withOwnBlanks(written);
  const [rate, start] = letter.answer.slots;

  it('has a row of its own, by what it asks for', () => {
    expect(letter.answer.slots.map(({ kind, prompt, state }) => [kind, prompt, state])).toEqual([
      ['rate', 'your rate', 'open'],
      ['availability', 'your start', 'open'],
    ]);
  });

  it('is filled where it stands, key by key, and stands there again', () => {
    const filled = ['$', '$4', '$40.'].reduce((one, line) => typeLine(one, rate?.id ?? '', line), letter);
    expect(plain(filled)).toBe(text.replace('[your rate]', '$40'));
    expect([stateOf(filled, rate?.id ?? ''), stateOf(filled, start?.id ?? '')]).toEqual(['filled', 'open']);
    expect(withOwnBlanks(filled).answer.slots).toEqual(filled.answer.slots);
    expect(plain(typeLine(filled, rate?.id ?? '', null))).toBe(text);
  });
});
