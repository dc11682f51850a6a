import { describe, expect, it } from 'vitest';
import { generateInput } from '#shared/proposals/contract.ts';
import { STYLE_ROWS } from '#shared/proposals/letter/styles.ts';
import { STYLES } from '#shared/proposals/options.ts';
import { blocksToPlain } from '#shared/proposals/plain-text.ts';
import { prepare } from '../prepared.ts';
import { TASKS_HERE } from '../tasks-here.ts';
import { blocksOf } from './next-words.ts';
import { planFor } from './plan.ts';

const JOB = {
  jobTitle: 'Move our tea shop to Shopify',
  jobDescription: `We need someone to migrate our WooCommerce store with 2,300 products to Shopify.

Please start your proposal with the word "Oolong" and mention "kettle" somewhere.
- Have you used Liquid before?
- What is your rate?`,
};
const OWN = 'I migrated a ceramics shop with 1,150 products from WooCommerce to Shopify.';

async function planned(job: Record<string, unknown> = {}) {
  const input = generateInput.parse({ ...JOB, ...job });
  const { material } = await prepare(TASKS_HERE.read, input);
  const composed = await TASKS_HERE.letter({ ...material, seed: 's' });
  const plan = planFor(material.style, composed, material.lines);
  const partOf = (name: string) => plan.sections.find(({ part }) => part === name);
  return { plan, partOf, brief: material.brief, composed };
}

const fixedIn = (section: Awaited<ReturnType<typeof planned>>['plan']['sections'][number] | undefined) =>
  blocksToPlain(section?.byCode ?? []);

describe('the plan for a language model', () => {
  const SWANS = { jobTitle: 'Count the swans', jobDescription: 'We need somebody to count the swans on our lake.' };
  /** The model's sections, whatever the composer knows of the trade. */
  const ALWAYS = {
    standard: ['proof', 'first_step', 'close'],
    smart_question: ['close', 'proof', 'first_step'],
    problem_solving: ['hook', 'plan', 'proof', 'close'],
    detailed: ['proof', 'hook', 'plan', 'close'],
    concise: ['proof', 'close'],
  } as const;

  it.each(STYLES.map(({ value }) => value))('has the parts of the style in its order: %s', async (style) => {
    for (const job of [{}, SWANS]) {
      const { plan } = await planned({ style, ...job });
      const parts = plan.sections.map(({ part }) => part);
      const order = [...STYLE_ROWS[style].order, 'ps'];
      expect(parts).toEqual(order.filter((part) => parts.some((one) => one === part)));
      const asked = plan.sections.filter(({ isAsked }) => isAsked).map(({ part }) => part);
      expect(asked.filter((part) => ALWAYS[style].some((one) => one === part))).toEqual(ALWAYS[style]);
    }
  });

  it('has no part that the user has left out', async () => {
    const { partOf } = await planned({ ...SWANS, lines: { first_step: '', question: '' } });
    expect([partOf('proof')?.isAsked, partOf('first_step'), partOf('close')]).toEqual([true, undefined, undefined]);
  });

  it('has no code word: the first is before all, the other one in the section where the composer has it', async () => {
    const { plan, partOf } = await planned();
    expect(blocksToPlain(plan.opening)).toBe('Oolong');
    expect(fixedIn(partOf('close'))).toBe('kettle');
    expect(partOf('close')?.isAsked).toBe(true);
  });

  it('has no greeting, which is before the first section in any case', async () => {
    for (const { value: style } of STYLES) {
      const { plan } = await planned({ style, tone: 'friendly', aboutMeStatement: OWN });
      expect(blocksToPlain(plan.opening), style).toBe('Oolong\n\nHi,');
      expect(plan.opening.at(-1)?.part, style).toBe(plan.sections[0]?.part);
      expect(blocksToPlain(plan.sections.flatMap(({ blocks }) => blocks)), style).not.toContain('Hi,');
    }
  });

  it('has nothing that the user typed for this job', async () => {
    const lines = { proof: 'I moved a tea house in nine days', q2: '$48 an hour', question: 'Who counts the tea?' };
    const { partOf } = await planned({ lines });
    expect([fixedIn(partOf('proof')), fixedIn(partOf('answers'))]).toEqual([
      'I moved a tea house in nine days.',
      'What is your rate?\n$48 an hour.',
    ]);
    expect(fixedIn(partOf('close'))).toMatch(/Who counts the tea\?\n\nkettle$/);
    const parts = ['proof', 'first_step', 'answers', 'close'];
    expect(parts.filter((name) => partOf(name)?.isAsked)).toEqual(['first_step', 'answers']);
  });

  it('inserts into existing text in the client’s order', async () => {
    const { partOf, brief } = await planned({ lines: { q1: 'Yes, since 2019.' } });
    const section = partOf('answers');
    if (!section) throw new Error('No answers.');
    const block = { kind: 'answer' as const, question: 'q2', sentences: [] };
    const piece = { kind: block.kind, block, question: 'q2', text: '[your rate]', facts: [], isMangled: false };
    const blocks = blocksOf({ section, unchecked: [piece] }, brief.questions);
    expect(blocksToPlain(blocks)).toBe(
      'Have you used Liquid before?\nYes, since 2019.\n\nWhat is your rate?\n[your rate]',
    );
  });

  it('leaves the composer’s letter unchanged', async () => {
    const { plan, composed } = await planned({ tone: 'friendly' });
    expect(plan.composed).toEqual(composed.letter.blocks);
  });
});
