import { describe, expect, it } from 'vitest';
import type { Block } from '../blocks.ts';
import { PROMPT_END, PROMPT_START } from '../pasted.ts';
import { BlockBuilder } from './block-builder.ts';
import { textOfBlocks } from './proposal-text.ts';
import { readAnswer, readProposalText } from './read-proposal-text.ts';
import { cutSentences } from './sentence-ends.ts';
import { TextReader } from './text-reader.ts';

const HOOK = 'Your feed drops two orders in a hundred, so stock is wrong by noon.';
const PLAN = 'I would log one day of both sides first. Then I would replay it, e.g. with ten orders.';
const PROOF = 'I rebuilt the feed of a seed shop.';
const CLOSE = 'Which system owns the stock count?';
const WHOLE = `${HOOK}

## First week
${PLAN}

- a log of both sides
- a list of lost orders

## A seed shop
${PROOF}

## Timeline and cost
My rate for this is [your hourly rate].
I can start on [your start date].

## One question
${CLOSE}

P.S. Orders with a gift card are a good first test.`;

const partsOf = (blocks: readonly Block[]) => [...new Set(blocks.map(({ part }) => part))];

it('reads headings, paragraphs, lines, lists, blanks and the postscript into the parts', () => {
  const blocks = readProposalText(WHOLE);
  expect(blocks).toEqual([
    { type: 'p', part: 'hook', text: HOOK, evidence: [] },
    { type: 'heading', part: 'plan', text: 'First week' },
    { type: 'p', part: 'plan', text: PLAN, evidence: [] },
    {
      type: 'list',
      part: 'plan',
      items: ['a log of both sides', 'a list of lost orders'],
      ordered: false,
      evidence: [],
    },
    { type: 'heading', part: 'proof', text: 'A seed shop' },
    { type: 'p', part: 'proof', text: PROOF, evidence: [] },
    { type: 'heading', part: 'answers', text: 'Timeline and cost' },
    {
      type: 'p',
      part: 'answers',
      text: 'My rate for this is [your hourly rate].\nI can start on [your start date].',
      evidence: [],
    },
    { type: 'heading', part: 'close', text: 'One question' },
    { type: 'p', part: 'close', text: CLOSE, evidence: [] },
    { type: 'ps', part: 'ps', text: 'Orders with a gift card are a good first test.', evidence: [] },
  ]);
  expect(readProposalText(textOfBlocks(blocks))).toEqual(blocks);
});

it('reads the same, wherever the text is cut while it arrives', () => {
  for (const size of [1, 3, 7, 40]) {
    const reader = new TextReader();
    const builder = new BlockBuilder();
    for (let at = 0; at < WHOLE.length; at += size)
      for (const piece of reader.take(WHOLE.slice(at, at + size))) builder.add(piece);
    for (const piece of reader.end()) builder.add(piece);
    expect(builder.finish(), `in pieces of ${size}`).toEqual(readProposalText(WHOLE));
  }
});

describe.each([
  ['a code block', `\`\`\`markdown\n${WHOLE}\n\`\`\``],
  ['a chat around it', `Sure! Here is your proposal:\n\n${WHOLE}\n\nLet me know if you want it shorter.`],
  [
    'a title, a greeting and a sign-off',
    `Cover letter\n\nDear hiring team,\n\n${WHOLE.replace(/\n\nP\.S\.[^\n]*/, '')}\n\nBest regards,\nMaria Example\n\n${/P\.S\.[^\n]*/.exec(WHOLE)?.[0]}`,
  ],
  ['bold headings and words', WHOLE.replace(/## (.*)/g, '**$1**').replace('lost orders', '**lost orders**')],
  ['deeper headings and quote marks', WHOLE.replaceAll('## ', '#### ').replace(/^/gm, '> ')],
  [
    'HTML',
    `<p>${HOOK}</p><h2>First week</h2><p>${PLAN}</p><ul><li>a log of both sides</li><li>a list of <b>lost</b> orders</li></ul><h2>A seed shop</h2><p>${PROOF}</p><h2>Timeline and cost</h2><p>My rate for this is [your hourly rate].<br>I can start on [your start date].</p><h2>One question</h2><p>${CLOSE}</p><p>P.S. Orders with a gift card are a good first test.</p>`,
  ],
  ['reasoning before it', `I should open with the feed.</think>${WHOLE}`],
  [
    'two versions',
    `## Version 1\n\n${WHOLE}\n\n## Version 2: warmer\n\nAnother text altogether, which nobody asked for.`,
  ],
  ['the prompt of a whole chat before it', `${PROMPT_START}\n\nRules.\n\n${PROMPT_END}\n\n${WHOLE}`],
])('in %s', (_what, answer) => {
  it('is the same proposal', () => {
    const read = readAnswer(answer);
    expect(read.unusable).toBeUndefined();
    expect(read.unusable ?? read.blocks).toEqual(readProposalText(WHOLE));
  });
});

it('says what it left out, and keeps words that only look like a chat’s', () => {
  const read = readAnswer(`Here is a draft:\n\n${WHOLE}\n\nLet me know if you want it shorter.`);
  expect(read.unusable ?? read.left).toEqual(['Here is a draft:', 'Let me know if you want it shorter.']);
  const close = 'Do you want the shorter version of the form on phones?';
  expect(textOfBlocks(readProposalText(`${HOOK}\n\n${close}\n\n${PLAN}`))).toContain(close);
});

it('takes prose as it is: first paragraph hook, last question close', () => {
  const blocks = readProposalText(`${HOOK}\n\n${PLAN}\n\n${PROOF}\n\nMy rate is [your rate].\n\n${CLOSE}`);
  expect(blocks.map(({ part }) => part)).toEqual(['hook', 'plan', 'proof', 'answers', 'close']);
  expect(partsOf(readProposalText(HOOK))).toEqual(['hook']);
});

it('lets the content decide which parts are missing', () => {
  const text = `${HOOK}\n\n## First week\n${PLAN}\n\n## Your three questions\nYes.\n\n## One question\n${CLOSE}`;
  expect(partsOf(readProposalText(text))).toEqual(['hook', 'plan', 'answers', 'close']);
  expect(partsOf(readProposalText(`${HOOK}\n\n## A seed shop\n${PROOF}\n\n${CLOSE}`))).toEqual([
    'hook',
    'proof',
    'close',
  ]);
});

it('reads the texts of a JSON answer of an old prompt', () => {
  const json = JSON.stringify({
    sections: [
      { part: 'opening', blocks: [{ kind: 'paragraph', sentences: [{ text: HOOK, facts: ['F1'] }] }] },
      { heading: 'First week', text: PLAN },
    ],
  });
  expect(textOfBlocks(readProposalText(json))).toBe(`${HOOK}\n\n## First week\n\n${PLAN}`);
});

it('keeps greeting, sign-off and all other words of a user’s own text', () => {
  const own = `Hi Ada,\n\n${HOOK}\n\nBest regards,\nMaria`;
  expect(textOfBlocks(readProposalText(own, { isOwn: true }))).toBe(own);
});

it.each([
  ['declined', 'I’m sorry, but I can’t help with that request.'],
  ['declined', 'As an AI, I cannot write proposals for other people.'],
  ['prompt', `${PROMPT_START}\n\nRules …\n\n${PROMPT_END}`],
  ['prompt', '<<<post-3fa9\nWe need a logo.\npost-3fa9>>>'],
  ['none', 'Thanks!'],
  ['none', '{"sections": [{"part": 7}, ]]] {{ not json'],
])('is no proposal: %s', (unusable, answer) => {
  expect(readAnswer(answer)).toEqual({ unusable });
});

it.each([
  ['Dr. Weber signs. Then I go on', ['Dr. Weber signs.'], 'Then I go on'],
  ['Use z. B. Etsy. Danach ca. 40 Seiten. Und', ['Use z. B. Etsy.', 'Danach ca. 40 Seiten.'], 'Und'],
  ['Por ej. no. Se prueba p. ej. Xero. Ya', ['Por ej. no.', 'Se prueba p. ej. Xero.'], 'Ya'],
  ['In the U.S. Stripe differs', [], 'In the U.S. Stripe differs'],
  ['It costs 1.5 hours! “Really?” Yes', ['It costs 1.5 hours!', '“Really?”'], 'Yes'],
  ['My start is [a date. Or a week]. Next', ['My start is [a date. Or a week].'], 'Next'],
  ['Not over yet.', [], 'Not over yet.'],
])('cuts %s', (line, whole, rest) => {
  expect(cutSentences(line)).toEqual({ whole, rest });
});
