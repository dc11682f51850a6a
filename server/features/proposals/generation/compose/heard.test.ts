import { expect, it } from 'vitest';
import type { Style } from '#shared/proposals/options.ts';
import { blocksToPlain } from '#shared/proposals/plain-text.ts';
import { toPlainLetters } from '#shared/proposals/unicode-text.ts';
import { analyzePost } from '../analyze/index.ts';
import { ComposerWriter } from './composer.ts';
import { listenedTo } from './heard.ts';
import { tasksOf } from './needs.ts';

/** Tells much of its trouble, and in no words that a list of tasks could be made of. */
const told = {
  title: 'Church organ is wheezing',
  description:
    'Our organ was built in 1911 and nobody has opened it for thirty years. The bellows lose air as soon as the heating runs. Two of the pedals stick in winter. The bishop comes for the jubilee in May. The case must stay as it is.',
};

/** Says in plain imperatives what is to be done. */
const ordered = {
  title: 'Organ calendar',
  description:
    'Design a calendar with photos of our organ. Write short captions for each month. Prepare the files for the printer. Send a proof to the parish.',
};

async function written(post: typeof told, style: Style): Promise<string> {
  const input = {
    brief: analyzePost(post),
    postText: `${post.title}\n${post.description}`,
    facts: [],
    tone: 'professional',
    style,
    seed: 'one',
    language: 'en',
  } as const;
  const blocks = [];
  for await (const block of new ComposerWriter().write(input, { signal: new AbortController().signal }))
    blocks.push(block);
  return toPlainLetters(blocksToPlain(blocks));
}

function heard(post: typeof told) {
  const brief = analyzePost(post);
  return listenedTo(brief, tasksOf(brief));
}

it('is unsure where most of what is told stands in no task, and sure where the tasks say it', () => {
  expect(heard(told).isUnsure).toBe(true);
  expect(heard(ordered).isUnsure).toBe(false);
});

it.each(['standard', 'smart_question', 'problem_solving', 'detailed', 'concise'] as const)(
  'answers this client, in the style %s, where it is unsure: their sentences whole, and a question about them',
  async (style) => {
    const text = await written(told, style);
    const sentences = told.description.split(/(?<=\.) /).map((one) => one.replace(/\.$/, ''));
    const quoted = [...text.matchAll(/“([^”]+)”/g)].flatMap(([, words = '']) => (words === told.title ? [] : [words]));
    expect(quoted.filter((words) => sentences.includes(words)).length).toBeGreaterThanOrEqual(
      style === 'concise' ? 2 : 3,
    );
    expect(quoted.filter((words) => !told.description.includes(words))).toEqual([]);
    expect(text).toMatch(/You write “[^”]+”\. |Your post says “[^”]+”\. /);
    // A short text has no room for the writer's own way of doing it.
    if (style !== 'concise') expect(text).toMatch(/: \[(?:how|what|my) [^\]]+\]/);
  },
);

it('quotes nobody who said what is to be done', async () => {
  expect(await written(ordered, 'standard')).not.toContain('“');
});
