import { expect, it } from 'vitest';
import { aBrief } from '#shared/proposals/brief.fixture.ts';
import { aMaterial } from '#shared/proposals/letter/material.fixture.ts';
import type { LetterSlot } from '#shared/proposals/letter/material.ts';
import { notesFor } from './notes.ts';

const need = (id: string, quote: string, ...terms: string[]) => ({
  ...{ id, quote, start: 0, text: quote, form: 'noun' as const, core: true, kind: 'deliverable' as const, terms },
});
const asked = 'Have you built a Shopify theme before?';
const BRIEF = aBrief({
  opener: { id: 'o1', quote: 'start your reply with the word "oolong"', start: 0, word: 'oolong' },
  questions: [{ id: 'q1', quote: asked, start: 0, text: asked, kind: 'experience', yesNoExperience: true }],
  needs: [
    need('n1', 'A product page with brewing instructions', 'product', 'page', 'brewing', 'instructions'),
    need('n2', 'A subscription option at checkout', 'subscription', 'option', 'checkout'),
    need('n3', 'A map of our tea gardens', 'map', 'tea', 'gardens'),
  ],
});
const NO_SLOTS = { slots: [], material: null };
const TEXT = `oolong

Have you built a Shopify theme before?
[yes or no, with an example]

I would draw the product page with its brewing instructions first.

Then comes the subscription option at checkout.`;

it('names the piece in which the text answers the client, has a blank, or first mentions a need', () => {
  expect(notesFor(TEXT, BRIEF, NO_SLOTS).map(({ label, mark, piece }) => [label, mark, piece])).toEqual([
    ['Begin with “oolong”', 'answered', 0],
    ['Have you built a Shopify theme before?', 'blank', 1],
    ['What they need', 'mentioned', 2],
  ]);
});

it('quotes the mentioned needs as they are in the post', () => {
  const quotes = notesFor(TEXT, BRIEF, NO_SLOTS).at(-1)?.quotes ?? [];
  expect(quotes).toEqual(['A product page with brewing instructions', 'A subscription option at checkout']);
});

it('names no need where the text mentions none, and reports a missing code word', () => {
  expect(
    notesFor('I would begin on Monday.', BRIEF, NO_SLOTS).map(({ id, mark, piece }) => [id[0], mark, piece]),
  ).toEqual([
    ['o', 'open', null],
    ['q', 'open', null],
  ]);
});

it('goes by what the writer has for an ask: its blank, or what stands there, also where another slot answers it', () => {
  const slot = (parts: Partial<LetterSlot>): LetterSlot => ({
    ...{ id: 'q1', kind: 'experience', prompt: 'yes or no', asked: null, state: 'open', text: '', suggestions: [] },
    ...{ part: 'answers', ...parts },
  });
  const markOf = (slots: LetterSlot[], text: string, aliases = {}) => {
    const note = notesFor(text, BRIEF, { slots, material: aMaterial({ aliases }) }).find(({ id }) => id === 'q1');
    return [note?.mark, note?.piece];
  };
  expect(markOf([slot({})], 'oolong\n\nWhether I have: [yes or no].')).toEqual(['blank', 1]);
  const said = slot({ state: 'filled', text: 'Yes, two in 2024.' });
  expect(markOf([said], 'oolong\n\nFirst.\n\nYes, two in 2024.')).toEqual(['answered', 2]);
  const proof = slot({ id: 'proof', state: 'suggested', text: 'I built two.' });
  expect(markOf([proof], 'I built two.', { q1: 'proof' })).toEqual(['answered', 0]);
});
