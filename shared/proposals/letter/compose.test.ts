import { describe, expect, it } from 'vitest';
import type { Block } from '../blocks.ts';
import { STYLES } from '../options.ts';
import { blocksToPlain } from '../plain-text.ts';
import { blanksIn } from '../verify/tokens.ts';
import { composeLetter } from './compose.ts';
import { A_FACT, ANOTHER_FACT, aLetterAsk, aMaterial, aPlaybook, SOME_WORDS } from './material.fixture.ts';
import type { LetterLines, LetterMaterial } from './material.ts';
import { STYLE_ROWS } from './styles.ts';

const bodyOf = (blocks: readonly Block[]) => blocksToPlain(blocks.filter(({ type }) => type !== 'heading'));
const textOf = (parts: Partial<LetterMaterial>, lines: LetterLines = {}) =>
  bodyOf(composeLetter(aMaterial(parts), lines).blocks);
const slotOf = (id: string, parts: Partial<LetterMaterial>, lines: LetterLines = {}) =>
  composeLetter(aMaterial(parts), lines).slots.find((slot) => slot.id === id);
const NOTHING: Partial<LetterMaterial> = { lead: [], playbook: null };
const START = aLetterAsk({
  id: 'q1',
  label: 'When can you start?',
  kind: 'availability',
  frame: 'start',
  prompt: 'day',
});
const HOURS = aLetterAsk({ id: 'a2', label: 'Hours', kind: 'availability', frame: 'hours', prompt: 'hours' });
const LINK = aLetterAsk({ id: 'a3', label: 'Samples', kind: 'link', frame: 'link', prompt: 'a link' });
const OTHER = aLetterAsk({
  id: 'a4',
  label: 'Your favourite tea',
  kind: 'named_question',
  frame: 'other',
  prompt: 'it',
});
const WHETHER = aLetterAsk({
  ...{
    id: 'q2',
    label: 'Do you know Liquid?',
    isQuestion: true,
    kind: 'experience',
    frame: 'yes_no',
    prompt: 'yes or no',
  },
  ...{ topic: 'Whether I know Liquid', echo: { yes: 'Yes, I know Liquid.', no: 'No, I do not know Liquid.' } },
});

describe('with nothing known', () => {
  it('is natural sentences around blanks, in the order of the parts', () => {
    expect(textOf(NOTHING).split('\n\n')).toEqual([
      'I would start with [your first step].',
      'The closest project I have done: [a project like this one and its result].',
      'One question: [one question for them]',
    ]);
  });

  it('opens with what the client wrote of their problem, where that is certain', () => {
    expect(textOf({ ...NOTHING, hook: 'Your shop is slow on phones.' })).toMatch(
      /^Your shop is slow on phones\.\n\nI would/,
    );
  });

  it('joins a start and hours, and lists what has no room', () => {
    const asks = [START, HOURS, LINK, OTHER];
    const { blocks, slots } = composeLetter(aMaterial({ ...NOTHING, asks }), {});
    expect(blanksIn(blocksToPlain(blocks))).toHaveLength(4);
    expect(textOf({ ...NOTHING, asks })).toContain('I can start [day].');
    expect(slots.filter(({ state }) => state === 'not_answered').map(({ id }) => id)).toEqual(['a2', 'a4']);
    expect(textOf({ ...NOTHING, asks: [START, HOURS] })).toContain('I can start [day] and work [hours].');
  });

  it('asks no second time for past work where a question asks for it', () => {
    const text = textOf({ ...NOTHING, asks: [WHETHER] });
    expect(text).toContain('Whether I know Liquid: [yes or no].');
    expect(text).not.toContain('closest project');
  });

  it('asks nothing of a question that is none to the applicant', () => {
    const asks = [{ ...WHETHER, mayStand: false }];
    expect(textOf({ ...NOTHING, asks })).not.toContain('Liquid');
    expect(slotOf('q2', { ...NOTHING, asks })?.state).toBe('not_answered');
  });
});

describe('what is sure', () => {
  it('stands in the text: facts, answers, lines of the trade', () => {
    const text = textOf({ asks: [{ ...aLetterAsk(), fact: { id: 'F3', text: '$45/h' } }] });
    for (const said of [A_FACT.text, 'My rate is $45 per hour.', ...aPlaybook().first, ...aPlaybook().questions])
      expect(text).toContain(said.replace('I would ', 'I’d '));
    expect(blanksIn(text)).toEqual([]);
  });

  it('is no line that only may fit: it is offered', () => {
    const playbook = aPlaybook({ isSure: false });
    expect(textOf({ playbook })).not.toContain(playbook.questions[0]);
    expect(slotOf('question', { playbook })?.suggestions).toEqual(playbook.questions);
    expect(slotOf('first_step', { playbook })?.suggestions).toEqual([
      'I’d export one category with all of its variants before anything else moves.',
    ]);
  });

  it('says who the user is before the job, or alone', () => {
    const card = [{ id: 'F9', text: 'I am a Shopify developer.' }];
    expect(textOf({ card })).toContain(`I am a Shopify developer. ${A_FACT.text}`);
    expect(textOf({ card, style: 'concise' })).not.toContain('I am a Shopify developer.');
    expect(textOf({ ...NOTHING, card })).toContain('I am a Shopify developer.');
  });

  it('is not said twice where a fact answers an ask', () => {
    const asks = [{ ...WHETHER, fact: A_FACT }];
    expect(textOf({ asks }).split(A_FACT.text)).toHaveLength(2);
  });
});

describe('a typed line', () => {
  it('stands for its slot, and for the joined one', () => {
    const parts = { ...NOTHING, asks: [START, HOURS] };
    expect(textOf(parts, { q1: 'today' })).toContain('I can start today. I can work [hours].');
    expect(textOf(parts, { q1: 'today', a2: '20 hours a week' })).not.toContain('[day]');
    expect(textOf(NOTHING, { first_step: 'compare both logs' })).toContain('I’d compare both logs.');
    expect(textOf(NOTHING, { ps: 'The old shop can stay up' })).toMatch(/The old shop can stay up\.$/);
    expect(textOf(NOTHING, { rate: '$40' })).toContain('My rate is $40.');
  });

  it('answers a demand that had no room, in the client’s order, and moves no blank', () => {
    const parts = { ...NOTHING, asks: [LINK, START, HOURS, OTHER] };
    const before = composeLetter(aMaterial(parts), {});
    const after = composeLetter(aMaterial(parts), { a4: 'oolong', q1: 'Monday' });
    expect(bodyOf(after.blocks)).toMatch(/\[a link\]\.\nI can start Monday\.\nAs you asked: oolong\./);
    const open = (slots: typeof before.slots) => slots.flatMap(({ id, state }) => (state === 'open' ? [id] : []));
    expect(open(before.slots)).toEqual(['a3', 'q1', 'first_step', 'question']);
    expect(open(after.slots)).toEqual(['a3', 'first_step', 'question']);
  });

  it('that is empty leaves out what would stand there', () => {
    expect(textOf(NOTHING, { proof: '', question: '' })).toBe('I would start with [your first step].');
    expect(slotOf('proof', {}, { proof: '' })?.state).toBe('left_out');
    expect(textOf({ ...NOTHING, asks: [LINK] }, { a3: '' })).not.toContain('[a link]');
  });
});

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

  it('that claims something is a blank that holds the phrase, and one click confirms it', () => {
    const parts = { codeSentence: 'I have moved ten shops' };
    expect(textOf(parts)).toMatch(/^\[I have moved ten shops\]\n/);
    expect(slotOf('code', parts)?.suggestions).toEqual(['I have moved ten shops']);
    expect(textOf(parts, { code: 'I have moved ten shops' })).toMatch(/^I have moved ten shops\n/);
    expect(textOf(parts, { code: '' })).not.toContain('ten shops');
  });

  it('as a riddle is solved, or a blank behind it', () => {
    const puzzles = [
      { id: 'p1', expression: '11-4', answer: '7' },
      { id: 'p2', expression: 'capital of France', answer: null },
    ];
    expect(textOf({ puzzles })).toContain('11-4 = 7');
    expect(textOf({ puzzles })).toContain('capital of France = [the answer]');
    expect(textOf({ puzzles }, { p2: 'Paris' })).toContain('capital of France = Paris');
  });
});

describe('suggestions', () => {
  it('are no two alike, at most twelve, and none that stands in the letter', () => {
    const otherFacts = [ANOTHER_FACT, { id: 'F3', text: ANOTHER_FACT.text.slice(0, -1) }, A_FACT];
    expect(slotOf('proof', { otherFacts })?.suggestions).toEqual([ANOTHER_FACT.text]);
    const questions = Array.from({ length: 20 }, (_, at) => `Which of the ${at} apps?`);
    expect(slotOf('question', { playbook: aPlaybook({ questions, sure: [] }) })?.suggestions).toHaveLength(12);
  });

  it('of a yes-no question say to what', () => {
    const asks = [{ ...WHETHER, fact: A_FACT }];
    expect(slotOf('q2', { asks })?.suggestions).toEqual([
      `Yes: ${A_FACT.text}`,
      'Yes, I know Liquid.',
      'No, I do not know Liquid.',
    ]);
  });

  it('are there for plan, question, P.S., what goes wrong, proof and rate in every style', () => {
    for (const { value } of STYLES) {
      const ids = composeLetter(aMaterial({ style: value }), {}).slots.map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining(['first_step', 'question', 'ps', 'understanding', 'proof', 'rate']));
    }
  });
});

describe('a style', () => {
  const asks = [START, LINK];
  it.each(STYLES)('$value keeps its order and its blanks', ({ value }) => {
    const { blocks } = composeLetter(aMaterial({ ...NOTHING, style: value, asks }), {});
    const order = STYLE_ROWS[value].order;
    const parts = [...new Set(blocks.map(({ part }) => part))];
    expect(parts).toEqual(order.filter((part) => parts.includes(part)));
    expect(blanksIn(blocksToPlain(blocks)).length).toBeLessThanOrEqual(4);
  });

  it('that leads with the question says why, and closes', () => {
    const text = textOf({ ...NOTHING, style: 'smart_question' }).split('\n\n');
    expect(text[0]).toBe('One question: [one question for them] It matters because [what their answer changes].');
    expect(text.at(-1)).toBe('Your answer to that would tell me where to begin.');
    expect(textOf({ ...NOTHING, style: 'smart_question' }, { question: '' })).not.toContain('Your answer to that');
  });

  it('that solves a problem begins with what goes wrong', () => {
    const style = 'problem_solving';
    expect(textOf({ ...NOTHING, style })).toMatch(/^What usually goes wrong here: \[what usually goes wrong\]\.\n/);
    expect(textOf({ style })).toMatch(new RegExp(`^${aPlaybook().wrong[0]}`));
    expect(textOf({ ...NOTHING, style }, { understanding: '' })).toMatch(/^First: \[your first step\]\./);
  });

  it('in detail lists the client’s own parts and what is needed', () => {
    const parts = ['Move the products', 'Set up the checkout'];
    expect(textOf({ ...NOTHING, style: 'detailed', parts })).toContain(
      'The work, as I read it:\n\n• Move the products\n• Set up the checkout\n\nTo begin, I would need [access, files or a contact].',
    );
    expect(textOf({ ...NOTHING, parts })).not.toContain('Move the products');
  });
});

describe('headings', () => {
  const headingsOf = (parts: Partial<LetterMaterial>) =>
    composeLetter(aMaterial(parts), {}).blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : []));

  it('stand above plan, proof, answers and close, by what is in them', () => {
    const { headings } = SOME_WORDS;
    expect(headingsOf({ asks: [aLetterAsk()] })).toEqual([
      headings.plan,
      headings.proof,
      headings.rate,
      headings.question,
    ]);
    expect(headingsOf({ asks: [aLetterAsk(), START] })).toContain(headings.rateAndTiming);
    expect(headingsOf({ asks: [LINK] })).toContain(headings.asked);
    expect(headingsOf({ asks: [WHETHER] })).toContain(headings.questions);
    expect(headingsOf({ lead: [], card: [{ id: 'F1', text: 'I am a dyer.' }] })).toContain(headings.about);
    expect(headingsOf({ style: 'smart_question' })).toContain(headings.close);
  });

  it('never stand above the hook and the code word', () => {
    const { blocks } = composeLetter(
      aMaterial({ opener: 'Oolong', hook: 'Your shop is slow.', clientName: 'Ada' }),
      {},
    );
    const first = blocks.findIndex(({ type }) => type === 'heading');
    expect(blocks.slice(0, first).map(({ part }) => part)).toEqual(['opener', 'hook', 'hook']);
  });
});
