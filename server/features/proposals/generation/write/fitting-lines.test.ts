import { describe, expect, it } from 'vitest';
import type { ChosenPlaybook } from './choose-playbook.ts';
import { fittingLines } from './fitting-lines.ts';
import { type PlaybookFile, type PlaybookLine, playbookFile } from './playbook.ts';

/** Every line names the same number of rare things of the post: the rules under test decide the rest. */
const NAMED = 'zephyr quokka umbra larkspur';
const naming = (text: string) => `${text.slice(0, -1)} (${NAMED})${text.slice(-1)}`;
const line = (text: string, parts: Partial<PlaybookLine> = {}): PlaybookLine => ({
  text: naming(text),
  when: [],
  core: false,
  not: [],
  presumes: [],
  hire: [],
  answered_by: [],
  situation: [],
  ...parts,
});
const FILE: PlaybookFile = {
  ...playbookFile.parse({
    job: 'Shop speed',
    hire: ['task', 'role'],
    object: ['shopify', 'storefront'],
    task: ['slow', 'speed'],
    against: ['migrate', 'ads', 'logo'],
    examples: Array.from({ length: 10 }, (_, at) => `Slow Shopify shop ${at}`),
    wrong: [
      line('A Shopify theme keeps the script of an old app.', { presumes: ['live'] }),
      line('A slow Shopify image is loaded late.'),
      line('A Shopify pixel waits for another one.'),
      line('A Shopify menu is built from all products.'),
    ],
    first: [
      line('I would count the Shopify scripts.'),
      line('I would open one slow Shopify page on an old phone and note what it waits for.'),
      line('I would talk through the Shopify speed figures of last year.', { hire: ['role'] }),
      line('I would read the Shopify report first.'),
    ],
    questions: [
      line('Which Shopify apps must stay?', { answered_by: ['apps', 'klaviyo'] }),
      line('Where do buyers of the slow Shopify shop land?'),
      line('Which Shopify pixels are used?'),
      line('Is the Shopify theme still updated?', { answered_by: ['custom theme'] }),
    ],
    moves: ['Load one image.', 'Move the pixels.', 'Split the menu.', 'Measure again.', 'Write it down.'].map(naming),
    tips: ['Preview links load a bar.', 'App embeds can be switched off.'].map((text) => line(text)),
    done: Array.from({ length: 9 }, (_, at) => `I took ${at} seconds off a Shopify page.`),
  }),
  id: 'en/ecommerce/shop-speed',
  trade: 'ecommerce',
};
const POST = `Make a page faster: ${NAMED}`;
const chosen = (parts: Partial<ChosenPlaybook> = {}): ChosenPlaybook => ({
  file: FILE,
  isSure: true,
  hire: 'task',
  ...parts,
});
type Given = Partial<ChosenPlaybook> & { seed?: string; title?: string };
const linesFor = (post: string, { seed = 'ada', title = '', ...parts }: Given = {}) =>
  fittingLines(chosen(parts), { title, text: post, seed, language: 'en', tone: 'professional' });

describe('the lines of a file for a post', () => {
  it('presume nothing that the post does not show', () => {
    const old = naming('A Shopify theme keeps the script of an old app.');
    expect(linesFor(POST).wrong).not.toContain(old);
    expect(linesFor(`${POST}. Our shop has customers already.`).wrong).toContain(old);
  });

  it('match an answer without its accents', () => {
    const asked = 'Liegt die Schlüsselliste vor?';
    const own = { ...FILE, questions: [line(asked, { answered_by: ['Schlüsselliste'] })] };
    expect(linesFor(`${POST}. Wir haben Schluessel.`, { file: own }).questions).toEqual([naming(asked)]);
    expect(linesFor(`${POST}. Die Schluesselliste ist da.`, { file: own }).questions).toEqual([]);
  });

  it('ask nothing that the post answers', () => {
    const { questions } = linesFor(`${POST}. Klaviyo stays.`);
    expect(questions).not.toContain(naming('Which Shopify apps must stay?'));
    expect(questions).toContain(naming('Is the Shopify theme still updated?'));
    // 'appsy' has no cue.
    expect(linesFor(`${POST} for Appsy.`).questions).toContain(naming('Which Shopify apps must stay?'));
  });

  it('fit the kind of hire', () => {
    const talk = naming('I would talk through the Shopify speed figures of last year.');
    expect(linesFor(POST).first).not.toContain(talk);
    expect(linesFor(POST, { hire: 'role' }).first).toContain(talk);
  });

  it('are the same for one user, and others for others', () => {
    const seeds = Array.from({ length: 12 }, (_, at) => linesFor(POST, { seed: `user ${at}` }));
    expect(linesFor(POST, { seed: 'user 0' })).toEqual(seeds[0]);
    for (const part of ['wrong', 'first', 'questions', 'moves', 'tips'] as const)
      expect(new Set(seeds.map((lines) => lines[part][0])).size).toBeGreaterThan(1);
  });

  it('are left out where they name nothing of the post', () => {
    expect(linesFor('Draw a cat.')).toMatchObject({ wrong: [], tips: [], speaks: { first: false, question: false } });
    expect(linesFor(POST).speaks).toEqual({ first: true, question: true });
  });

  it('need less beside a thing that the title names', () => {
    const tips = ['A zephyr is slow here.'];
    const file = { ...FILE, tips: tips.map((text) => ({ ...line(text), text })) };
    const post = 'The zephyr is slow.';
    expect(linesFor(post, { file, title: 'Zephyr wanted' }).tips).toEqual(tips);
    expect(linesFor(post, { file, title: 'Somebody wanted' }).tips).toEqual([]);
    // The title's own word alone is too little.
    expect(linesFor('The zephyr.', { file, title: 'Zephyr wanted' }).tips).toEqual([]);
  });

  it('keep the file’s name and whether it is sure', () => {
    expect(linesFor(POST, { isSure: false })).toMatchObject({ file: FILE.id, isSure: false });
  });
});
