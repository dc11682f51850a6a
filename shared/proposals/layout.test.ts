import { describe, expect, it } from 'vitest';
import type { Block, Part } from './blocks.ts';
import { aBrief } from './brief.fixture.ts';
import { documentOfLetter, documentToPlain, writtenSections } from './document/index.ts';
import { blocksInLayout, documentInLayout, shownHeadings, sizesOf, streamedHeadings } from './layout.ts';
import { toPlainLetters } from './unicode-text.ts';

const p = (part: Exclude<Part, 'ps'>, text: string): Block => ({ type: 'p', part, text, evidence: [] });
const heading = (part: Part, text: string): Block => ({ type: 'heading', part, text });
const many = (words: number) => `${'word '.repeat(words - 2)}word. Two.`;

const TEXT: readonly Block[] = [
  p('hook', 'The checkout loses phones.'),
  heading('plan', 'First week'),
  p('plan', 'I would measure one phone. I would then switch apps off.'),
  heading('proof', 'Two shops'),
  p('proof', 'I mended two shops.'),
  heading('answers', 'Your two questions'),
  p('answers', 'My rate is $40.\nI can start on Monday.'),
  heading('close', 'Next'),
  p('close', 'Which app may go?'),
];

describe('the headings of a layout', () => {
  it.each([
    ['none', TEXT, 5, []],
    ['structured', TEXT, 0, ['plan', 'proof', 'answers', 'close']],
    ['auto', TEXT, 1, []],
    ['auto', TEXT, 2, ['answers', 'plan']],
    ['auto', [p('hook', many(240)), ...TEXT], 0, ['answers', 'plan']],
    ['auto', [p('hook', many(300)), p('proof', many(60)), ...TEXT], 0, ['answers', 'plan', 'proof']],
  ] as const)('%s', (layout, blocks, demands, parts) => {
    const shown = shownHeadings(sizesOf(blocks), layout, demands);
    expect(
      [...shown].filter((part) => blocks.some((block) => block.type === 'heading' && block.part === part)).toSorted(),
    ).toEqual([...parts].toSorted());
  });

  it('leave the text as it is', () => {
    const bare = TEXT.filter(({ type }) => type !== 'heading');
    expect(blocksInLayout(TEXT, 'none', 3)).toEqual(bare);
    expect(blocksInLayout(TEXT, 'structured', 3)).toEqual(TEXT);
  });
});

describe('a text that was edited, in another layout', () => {
  const written = (blocks: readonly Block[], shown: readonly Part[]) => ({
    sections: writtenSections(blocks, new Set(shown)),
    brief: aBrief(),
  });
  const headless = TEXT.filter(({ type }) => type !== 'heading');

  it('gets every heading, and loses them again, with what was typed in it', () => {
    const edited = documentOfLetter([...headless.slice(0, 2), p('plan', 'Typed by hand.'), ...headless.slice(2)]);
    const structured = documentInLayout(edited, written(TEXT, []), 'structured', 0);
    expect(toPlainLetters(documentToPlain(structured))).toBe(
      [
        'The checkout loses phones.',
        'First week',
        'I would measure one phone. I would then switch apps off.',
        'Typed by hand.',
        'Two shops',
        'I mended two shops.',
        'Your two questions',
        'My rate is $40.\nI can start on Monday.',
        'Next',
        'Which app may go?',
      ].join('\n\n'),
    );
    expect(documentToPlain(documentInLayout(structured, written(TEXT, ['plan', 'proof']), 'none', 0))).toBe(
      documentToPlain(edited),
    );
  });

  it('keeps a heading that has letters without a bold form plain as a whole', () => {
    const blocks = [p('hook', 'Hallo.'), heading('plan', 'Für Auth0'), p('plan', 'Ich würde messen.')];
    const document = documentInLayout(documentOfLetter(blocks), written(blocks, []), 'structured', 0);
    expect(documentToPlain(document)).toBe('Hallo.\n\nFür Auth0\n\nIch würde messen.');
  });
});

it.each([
  ['none', 'standard', 5, [], false],
  ['structured', 'standard', 0, ['plan', 'proof', 'answers', 'close'], false],
  ['auto', 'standard', 1, [], true],
  ['auto', 'standard', 2, ['answers', 'plan'], true],
  ['auto', 'detailed', 0, ['plan', 'proof'], true],
] as const)(
  'while it arrives, the layout %s in %s with %i demands may show %j',
  (layout, style, demands, parts, isHeld) => {
    expect(streamedHeadings(layout, style, demands)).toEqual({ parts: new Set(parts), isHeld });
  },
);
