import { expect, it } from 'vitest';
import { blocksToPlain } from '#shared/proposals/plain-text.ts';
import { marksOf } from '#shared/proposals/verify/marks.ts';
import { analyzePost } from '../analyze/index.ts';
import { ComposerWriter } from './composer.ts';

it('leaves a blank at the very top for what the client wants to read first, and nowhere else', async () => {
  const brief = analyzePost({
    title: 'Bookkeeper for a bakery',
    description:
      'We need somebody to clean up our books for the last year and reconcile two bank accounts. Start your proposal with the name of your favourite tree.',
  });
  const input = { brief, facts: [], tone: 'professional', style: 'standard', seed: 'one', language: 'en' } as const;
  const blocks = [];
  for await (const block of new ComposerWriter().write(input, { signal: new AbortController().signal }))
    blocks.push(block);
  const text = blocksToPlain(blocks);
  expect(text.startsWith('[the name of your favourite tree]')).toBe(true);
  expect(text.match(/favourite tree/g)).toHaveLength(1);
  expect(marksOf(text, brief)[brief.asks[0]?.id ?? '']).toBe('blank');
});
