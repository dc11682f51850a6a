import { expect, it } from 'vitest';
import type { Style } from '#shared/proposals/options.ts';
import { blocksToPlain } from '#shared/proposals/plain-text.ts';
import { analyzePost } from '../../analyze/index.ts';
import { ComposerWriter } from '../composer.ts';

const PLANTS = 'fern moss ivy reed sage mint thyme sorrel clover nettle yarrow'.split(' ');
const OFFER = 'Your other questions: in full, as soon as you ask for it.';

async function written(plants: readonly string[], style: Style): Promise<string> {
  const brief = analyzePost({
    title: 'Garden plan for a schoolyard',
    description: `Draw a plan for the garden of our school.\n\nPlease answer these questions:\n${plants.map((plant, at) => `${at + 1}. Where would you plant the ${plant}?`).join('\n')}`,
  });
  expect(brief.questions).toHaveLength(plants.length);
  const input = { brief, facts: [], tone: 'professional', style, seed: 'one', language: 'en' } as const;
  const blocks = [];
  for await (const block of new ComposerWriter().write(input, { signal: new AbortController().signal }))
    blocks.push(block);
  return blocksToPlain(blocks);
}

const asked = (text: string) => PLANTS.filter((plant) => text.includes(`Where would you plant the ${plant}?`));

it('takes up ten questions in a short text, and offers to answer the rest', async () => {
  const text = await written(PLANTS, 'concise');
  expect(asked(text)).toEqual(PLANTS.slice(0, 10));
  expect(text.split(OFFER)).toHaveLength(2);
});

it('offers nothing where all are taken up', async () => {
  expect(await written(PLANTS.slice(0, 10), 'concise')).not.toContain(OFFER);
  const long = await written(PLANTS, 'standard');
  expect(asked(long)).toEqual(PLANTS);
  expect(long).not.toContain(OFFER);
});
