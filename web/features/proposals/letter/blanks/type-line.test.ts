import { describe, expect, it } from 'vitest';
import { documentToHtml, documentToPlain, sectionIn, writtenSection } from '#shared/proposals/document/index.ts';
import { aLetter, aMaterial, worded } from '#web/testing/letter.fixture.ts';
import type { Done } from '../../generation/generation-state.ts';
import { isUntouched, typeLine } from './type-line.ts';

const html = ({ document }: Done) => documentToHtml(document);
const stateOf = ({ answer }: Done, id: string) => answer.slots.find((slot) => slot.id === id)?.state;

describe('a line typed into a letter that nobody edited', () => {
  const letter = aLetter();

  it('is where the letter says that kind of thing, and all that follows from it is there as well', () => {
    const now = typeLine(letter, 'proof', 'I moved 12 shops to Plus');
    expect(documentToPlain(now.document)).toBe(now.answer.plainText);
    expect(now.answer.plainText).toMatch(/^I moved 12 shops to Plus\./);
    expect(now).toMatchObject({
      edited: false,
      answer: { lines: { proof: 'I moved 12 shops to Plus' } },
    });
    expect(now.answer.formattedProposal).toBe(html(now));
    expect(now.answer.sections[0]).toMatchObject({ part: 'proof', plainText: 'I moved 12 shops to Plus.' });
    expect(now.answer.sentences[0]).toMatchObject({ source: 'line', from: 'proof' });
    expect(stateOf(now, 'proof')).toBe('filled');
    expect(isUntouched(now)).toBe(true);
  });

  it('can be taken back, and a suggestion left out', () => {
    const typed = typeLine(letter, 'a1', '$40');
    expect(typeLine(typed, 'a1', null)).toEqual(letter);
    const without = typeLine(letter, 'question', '');
    expect([stateOf(without, 'question'), html(without).includes('switched off')]).toEqual(['left_out', false]);
  });

  it('follows every key', () => {
    const keys = ['$', '$4', '$40', '$40 ', '$40 a'];
    const now = keys.reduce((one, text) => typeLine(one, 'a1', text), letter);
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
    ['a1', '$40 an hour', '[your rate]', '$40 an hour'],
    [
      'q1',
      'Yes, see https://a.example',
      '[your answer]',
      'Yes, see <a href="https://a.example" rel="noopener noreferrer nofollow">https://a.example</a>',
    ],
    ['first_step', 'I ask', 'First I profile the checkout on a slow phone.', 'I ask.'],
  ])('replaces only the words of its blank: %s', (slot, text, before, after) => {
    const now = typeLine(edited, slot, text);
    expect([now.edited, html(now)]).toEqual([true, html(edited).replace(before, after)]);
    expect([stateOf(now, slot), now.answer.lines]).toEqual(['filled', { [slot]: text }]);
  });

  it('is replaced by the next, and by the blank again', () => {
    const once = typeLine(edited, 'a1', '$40');
    expect(html(typeLine(once, 'a1', '$50'))).toContain('Rate: $50');
    expect(html(typeLine(once, 'a1', null))).toBe(html(edited));
  });

  it('takes out a suggestion that is left out, with its paragraph', () => {
    const now = typeLine(edited, 'first_step', '');
    expect(html(now)).toBe(html(edited).replace('<p>First I profile the checkout on a slow phone.</p>', ''));
  });

  it('is a sentence more in its part if the blank was edited away, and goes again with its line', () => {
    const without: Done = { ...letter, document: worded(letter, '[your rate]', 'as agreed'), edited: true };
    const now = typeLine(without, 'a1', 'My rate is $40');
    const answers = sectionIn(now.document, now.answer, 'answers') ?? [];
    expect(documentToPlain(answers)).toContain('My rate is $40.');
    expect(documentToPlain(typeLine(now, 'a1', 'My rate is $45').document)).toContain('My rate is $45.');
    expect(html(typeLine(now, 'a1', null))).toBe(html(without));
  });

  it('leaves a rewritten section known by its own words', () => {
    const step = writtenSection('plan', [{ type: 'p', part: 'plan', text: 'Newer step.', evidence: [] }]);
    const sections = letter.answer.sections.map((one) => (one.part === 'plan' ? step : one));
    const document = worded(letter, 'First I profile the checkout on a slow phone.', 'Newer step.');
    const rewritten: Done = { ...letter, document, edited: true, answer: { ...letter.answer, sections } };
    const now = typeLine(rewritten, 'a1', '$40');
    expect(now.answer.sections.find(({ part }) => part === 'plan')).toEqual(step);
    expect(now.answer.sections.find(({ part }) => part === 'answers')?.plainText).toContain('Rate: $40');
  });
});

describe('two blanks that ask in the same words', () => {
  const ask = (id: string, label: string) => ({
    ...{ id, label, isQuestion: true, kind: 'named_question' as const, prompt: 'your answer' },
    ...{ fact: null, answeredBy: null, suggestions: [] },
  });
  const letter = aLetter(aMaterial({ asks: [ask('q1', 'A van?'), ask('q2', 'A boat?')] }));

  it('are distinguished by the question above them', () => {
    const edited = { ...letter, document: worded(letter, 'Which apps', 'Say, which apps'), edited: true };
    expect(html(typeLine(edited, 'q2', 'No.'))).toContain('A boat?<br>No.');
  });
});

it('fills the blank of a text that a language model wrote', () => {
  const { answer, ...rest } = aLetter();
  const before = documentToHtml(rest.document);
  const written = { ...rest, answer: { ...answer, material: null, sentences: [] } };
  const letter = typeLine(written, 'a1', '$40');
  expect(html(letter)).toBe(before.replace('[your rate]', '$40.'));
  expect(stateOf(letter, 'a1')).toBe('filled');
  expect(html(typeLine(letter, 'a1', '$50'))).toBe(before.replace('[your rate]', '$50.'));
  expect(html(typeLine(letter, 'a1', null))).toBe(before);
});
