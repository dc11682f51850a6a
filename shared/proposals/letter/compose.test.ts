import { describe, expect, it } from 'vitest';
import { STYLES } from '../options.ts';
import { blocksToPlain } from '../plain-text.ts';
import { composeLetter } from './compose.ts';
import { A_FACT, ANOTHER_FACT, aLetterAsk, aMaterial, aPlaybook, SOME_WORDS } from './material.fixture.ts';
import type { LetterLines, LetterMaterial } from './material.ts';
import { STYLE_ROWS } from './styles.ts';

const textOf = (parts: Partial<LetterMaterial>, lines: LetterLines = {}) =>
  blocksToPlain(composeLetter(aMaterial(parts), lines).blocks);
const saidBy = (source: string, parts: Partial<LetterMaterial>, lines: LetterLines = {}) =>
  composeLetter(aMaterial(parts), lines).sentences.flatMap((one) => (one.source === source ? [one.text] : []));
const NO_FACT: Partial<LetterMaterial> = { lead: [], playbook: null };
const QUESTION = aLetterAsk({ id: 'q1', isQuestion: true, kind: 'named_question', label: 'Do you know Liquid?' });

describe('the code word', () => {
  it('is first and alone, before any greeting', () => {
    const { blocks } = composeLetter(aMaterial({ opener: 'Oolong', clientName: 'Marta' }), {});
    expect(blocks.slice(0, 2).map((block) => block.type === 'p' && block.text)).toEqual(['Oolong', 'Hi Marta,']);
  });

  it('for anywhere is on a line of its own', () => {
    expect(textOf({ anywhere: ['kettle', 'blue ocean'] }).split('\n')).toEqual(
      expect.arrayContaining(['kettle', 'blue ocean']),
    );
  });

  it('as a sentence that claims something is a blank until the user says that it is true', () => {
    const parts = { codeSentence: 'I have moved ten shops' };
    expect(textOf(parts)).toMatch(/^\[the client wants “I have moved ten shops”: is it true\?\]\n/);
    expect(textOf(parts, { code: 'I have moved two shops' })).toMatch(/^I have moved two shops\n/);
    expect(textOf(parts, { code: '' })).toMatch(/^I moved a ceramics shop/);
  });
});

describe('a letter', () => {
  it('never begins with a blank or the bare title, but with the client’s own need or question', () => {
    expect(textOf(NO_FACT)).toMatch(/^You wrote: “Our tea shop must move before the spring sale”\.\n/);
    expect(textOf({ ...NO_FACT, language: 'de' })).toMatch(/: „Our tea shop [^“]*“\.\n/);
    expect(textOf({ ...NO_FACT, need: '', asks: [QUESTION] })).toMatch(/^Do you know Liquid\?\n/);
    expect(textOf({ ...NO_FACT, need: '' })).toMatch(/^You wrote: “Move our tea shop to Shopify”\.\n/);
    expect(textOf(NO_FACT, { proof: 'moved two shops' })).toMatch(/^I moved two shops\./);
    expect(textOf({ lead: [] })).not.toMatch(/^\[/);
    expect(textOf({ ...NO_FACT, asks: [aLetterAsk()] })).not.toMatch(/^\[/);
    expect(textOf({ ...NO_FACT, anywhere: ['kettle'] })).not.toMatch(/^(?:\[|kettle)/);
  });

  it('says nothing of a file that is not surely the right one', () => {
    expect(saidBy('playbook', { playbook: aPlaybook({ isSure: false }) })).toEqual([]);
    expect(saidBy('playbook', { playbook: null })).toEqual([]);
  });

  it('has one blank for the first step, which is the client’s where they ask for it', () => {
    const plan = aLetterAsk({ id: 'a1', label: 'Approach', kind: 'opinion', answeredBy: 'first_step' });
    expect(composeLetter(aMaterial(NO_FACT), {}).slots.map(({ id }) => id)).toContain('first_step');
    const { slots } = composeLetter(aMaterial({ ...NO_FACT, asks: [plan] }), {});
    expect(slots.map(({ id }) => id)).toContain('a1');
    expect(slots.map(({ id }) => id)).not.toContain('first_step');
  });

  it('names what goes wrong until a first step is typed', () => {
    const [wrong = ''] = aPlaybook().wrong;
    expect(textOf({})).toContain(wrong);
    const typed = textOf({}, { first_step: 'compare both exports' });
    expect(typed).not.toContain(wrong);
    expect(typed).toContain('I would compare both exports.');
  });

  it('ends a typed question with its mark, and gives a fragment its subject', () => {
    expect(textOf({}, { question: 'is sales tax filed' })).toContain('Is sales tax filed?');
    expect(textOf({}, { question: 'Happy to call this week' })).toContain('Happy to call this week.');
    expect(textOf({}, { proof: 'caught up 22 months of books' })).toContain('I caught up 22 months of books.');
  });

  it('has a bracket for what nobody asked for in a skeleton alone, and offers it beside any other', () => {
    const parts = { playbook: null, asks: [aLetterAsk()] };
    const { blocks, slots } = composeLetter(aMaterial(parts), {});
    expect(blocksToPlain(blocks).match(/\[[^\]]+\]/g)).toEqual(['[your rate]']);
    expect(slots.map(({ id, state }) => [id, state])).toEqual([
      ['a1', 'open'],
      ['proof', 'suggested'],
      ['first_step', 'open'],
      ['question', 'open'],
    ]);
    expect(textOf({ ...parts, lead: [], hasOwnFacts: false }).match(/\[[^\]]+\]/g)).toHaveLength(4);
  });

  it('leaves a suggestion out for an empty line', () => {
    const [first = ''] = aPlaybook().first;
    const [question = ''] = aPlaybook().questions;
    const [tip = ''] = aPlaybook().tips;
    const style = 'detailed';
    expect(textOf({ style })).toMatch(new RegExp([first, question, tip].map(escaped).join('[^]*')));
    const left = textOf({ style }, { first_step: '', question: '', ps: '' });
    for (const one of [first, question, tip]) expect(left).not.toContain(one);
    expect(textOf({}, { proof: '' })).not.toContain(A_FACT.text);
    expect(textOf({ lead: [] }, { proof: '' })).not.toContain('[your nearest project]');
  });

  it('is a skeleton as long as nothing of it is the user’s', () => {
    const isSkeleton = (parts: Partial<LetterMaterial>, lines: LetterLines = {}) =>
      composeLetter(aMaterial(parts), lines).isSkeleton;
    expect(isSkeleton({ lead: [] })).toBe(true);
    expect(isSkeleton({ lead: [] }, { question: ' ' })).toBe(true);
    // A blank of another job: nothing of the line is in this letter.
    expect(isSkeleton({ lead: [], asks: [] }, { q9: 'I would begin on Monday.' })).toBe(true);
    expect(isSkeleton({ lead: [] }, { question: 'Which apps matter?' })).toBe(false);
    expect(isSkeleton({})).toBe(false);
    expect(isSkeleton({ lead: [], asks: [aLetterAsk({ fact: A_FACT })] })).toBe(false);
  });

  it('contracts the playbook in the tones that do, and never the user’s words', () => {
    const lead = [{ id: 'F1', text: 'I would call my work on the ceramics shop a success.' }];
    const text = textOf({ lead });
    expect(text).toContain('I’d export one category');
    expect(text).toContain('I would call my work');
  });

  it('answers every question under it, and every ask behind its label', () => {
    const asks = [aLetterAsk(), QUESTION, aLetterAsk({ id: 'a2', label: 'Two links', prompt: 'a link', kind: 'link' })];
    const text = textOf({ asks }, { q1: 'Yes, since 2019' });
    expect(text).toContain('Rate: [your rate]');
    expect(text).toContain('Do you know Liquid?\nYes, since 2019.');
    expect(text).toContain('Two links: [a link]');
  });

  it('quotes the client only before an answer that says little without it', () => {
    const asks = [aLetterAsk({ id: 'a3', label: '“who answers on a Sunday”', kind: 'named_question' })];
    expect(textOf({ asks }, { a3: 'no' })).toContain('“who answers on a Sunday”: no');
    expect(textOf({ asks }, { a3: 'I answer the phone myself' })).not.toContain('“');
  });

  it('has no label before a sentence about the rate that names it', () => {
    const said = { id: 'F9', text: 'My rate is 38 euros an hour, and I round down.' };
    expect(textOf({ asks: [aLetterAsk({ fact: said })] })).not.toContain('Rate:');
    expect(textOf({ asks: [aLetterAsk({ fact: { ...said, text: '$38 an hour' } })] })).toContain('Rate: $38 an hour');
  });

  it('leaves an order to the client as it was typed', () => {
    expect(textOf({}, { first_step: 'send me the worst five minutes' })).toContain('Send me the worst five minutes.');
    expect(textOf({}, { first_step: 'compare US listings' })).toContain('I would compare US listings.');
  });

  it('says a fact once, at the ask that it answers', () => {
    const text = textOf({ asks: [{ ...QUESTION, fact: A_FACT }] });
    expect(text.split(A_FACT.text)).toHaveLength(2);
    expect(text).toContain(`Do you know Liquid?\n${A_FACT.text}`);
    expect(text).not.toContain('Yes.');
  });

  it('leaves an ask for experience to the opening, and asks where there is none', () => {
    const asks = [aLetterAsk({ label: 'Your experience', prompt: 'your experience', answeredBy: 'proof' })];
    expect(textOf({ asks })).not.toContain('Your experience');
    expect(textOf({ asks, lead: [] })).toContain('Your experience: [your experience]');
  });

  it('asks for hours and start in one line, which a whole sentence replaces', () => {
    const availability = { quotes: ['start ASAP', '30 hours per week'], prompt: 'does that suit you?' };
    expect(textOf({ availability })).toContain('“start ASAP”, “30 hours per week”: [does that suit you?]');
    expect(textOf({ availability }, { availability: 'I can start on Monday' })).toMatch(/\n\nI can start on Monday\./);
    expect(textOf({ availability }, { availability: 'Yes' })).toContain('“30 hours per week”: Yes.');
  });

  it('answers a sum, and leaves a riddle to the user', () => {
    const puzzles = [
      { id: 'p1', expression: '11-4', answer: '7' },
      { id: 'p2', expression: 'capital of France', answer: null },
    ];
    const text = textOf({ puzzles });
    expect(text).toContain('11-4 = 7');
    expect(text).toContain('capital of France = [the answer]');
    expect(textOf({ puzzles }, { p2: 'Paris' })).toContain('capital of France = Paris.');
    const { slots } = composeLetter(aMaterial({ puzzles }), {});
    expect(slots.filter(({ id }) => id.startsWith('p')).map(({ id, asked, state }) => [id, asked, state])).toEqual([
      ['p2', 'capital of France', 'open'],
      ['proof', null, 'suggested'],
    ]);
  });
});

describe.each(STYLES.map(({ value }) => value))('a %s letter', (style) => {
  const row = STYLE_ROWS[style];

  it('has its parts in the order of its row', () => {
    const { blocks } = composeLetter(aMaterial({ style, opener: 'Oolong', asks: [aLetterAsk()] }), {});
    const parts = new Set(blocks.map(({ part }) => part));
    expect([...parts].filter((part) => part !== 'opener' && part !== 'ps')).toEqual(
      row.order.filter((part) => parts.has(part)),
    );
    expect(blocks.at(0)?.part).toBe('opener');
    if (row.ps) expect(blocks.at(-1)?.part).toBe('ps');
  });

  it('holds no more facts than its row and is no longer than it may be', () => {
    const { sentences } = composeLetter(aMaterial({ style, lead: [A_FACT, ANOTHER_FACT] }), {});
    expect(sentences.filter(({ source }) => source === 'fact').length).toBeLessThanOrEqual(row.facts);
    const words = sentences.filter(({ part }) => part !== 'answers').flatMap(({ text }) => text.split(' '));
    expect(words.length).toBeLessThanOrEqual(row.maxWords);
  });

  it('has no heading in what a client sees of it in a list', () => {
    const asks = [1, 2, 3, 4].map((n) => aLetterAsk({ id: `a${n}`, label: `Thing ${n}` }));
    const lead = [{ id: 'F1', text: `I moved a shop ${'with all of its many old pages '.repeat(8)}to Shopify.` }];
    for (const parts of [{ asks }, { asks, lead }, { asks, lead: [] }]) {
      const { blocks } = composeLetter(aMaterial({ style, ...parts }), {});
      const at = blocks.findIndex(({ type }) => type === 'heading');
      if (at >= 0) expect(blocksToPlain(blocks.slice(0, at)).length).toBeGreaterThanOrEqual(240);
    }
  });

  it('asks for the blanks of its row', () => {
    const { slots } = composeLetter(aMaterial({ style, lead: [], playbook: null }), {});
    expect(slots.map(({ id, state }) => [id, state])).toEqual(row.asksFor.map((id) => [id, 'open']));
  });
});

it('keeps what was typed for each blank, and offers what else there is', () => {
  const material = aMaterial({
    otherFacts: [ANOTHER_FACT],
    asks: [{ ...QUESTION, isYesNo: true, fact: A_FACT }],
    lead: [],
  });
  const slots = (lines: LetterLines) =>
    Object.fromEntries(composeLetter(material, lines).slots.map((slot) => [slot.id, slot]));
  expect(slots({}).q1).toMatchObject({ state: 'suggested', text: A_FACT.text });
  expect(slots({}).q1?.suggestions).toEqual([`${SOME_WORDS.yes} ${A_FACT.text}`]);
  expect(slots({ q1: 'No, but Twig.' }).q1).toMatchObject({ state: 'filled', text: 'No, but Twig.' });
  expect(slots({}).proof?.suggestions).toEqual([ANOTHER_FACT.text]);
  expect(slots({ question: '' }).question).toMatchObject({ state: 'left_out', text: '' });
  expect(slots({ ps: 'Tea is on me' }).ps).toMatchObject({ state: 'filled', text: 'Tea is on me.' });
});

function escaped(text: string): string {
  return text.replace('I would ', 'I’d ').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
