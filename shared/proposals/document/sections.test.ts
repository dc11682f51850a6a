import { describe, expect, it } from 'vitest';
import { aBrief } from '../brief.fixture.ts';
import type { WrittenSection } from '../contract.ts';
import { documentOfHtml } from './of-html.ts';
import { isEdited, sectionIn, sectionsOf, type Written, withSection } from './sections.ts';
import { documentToHtml } from './to-html.ts';

const OPENER = '<p>Oolong</p>';
const HOOK = '<p>Your checkout is slow.</p><p>It costs orders.</p>';
const WHY = '<p><strong>𝗬𝗼𝘂𝗿 𝗾𝘂𝗲𝘀𝘁𝗶𝗼𝗻𝘀</strong></p><p>I have done it twice.</p>';
const NEXT = '<p><strong>𝗡𝗲𝘅𝘁</strong></p><p>Shall we talk?</p>';
const PS = '<p><strong>𝗣.𝗦.</strong> A list is yours either way.</p>';
const WHOLE = OPENER + HOOK + WHY + NEXT + PS;

const piece = (part: WrittenSection['part'], html: string): WrittenSection => ({
  ...{ part, heading: null, html, plainText: '' },
  document: documentOfHtml(html),
});
/** As HTML, which is easier to compare. */
const put = (text: string, written: Written, part: WrittenSection['part'], html: string) =>
  documentToHtml(withSection(documentOfHtml(text), written, part, documentOfHtml(html)));
const brief = aBrief({
  title: 'Shop',
  opener: { id: 'o1', word: 'Oolong', quote: 'Begin with Oolong', start: 0 },
});
const reported: Written = {
  brief,
  sections: [
    piece('opener', OPENER),
    piece('hook', HOOK),
    piece('answers', WHY),
    piece('close', NEXT),
    piece('ps', PS),
  ],
};
const untold: Written = { brief, sections: [] };

const partsOf = (html: string, written: Written) =>
  sectionsOf(documentOfHtml(html), written).map(({ part, name, blocks }) => [part, name, blocks.length]);

const FIVE = [
  ['opener', 'First line', 1],
  ['hook', 'Hook', 2],
  ['answers', 'Answers', 2],
  ['close', 'Close', 2],
  ['ps', 'P.S.', 1],
];

describe('the sections of a text', () => {
  it('are those of the writer, and the same by their headings alone', () => {
    expect(partsOf(WHOLE, reported)).toEqual(FIVE);
    expect(partsOf(WHOLE, untold)).toEqual(FIVE);
  });

  it('keep what was typed between them with the one before', () => {
    const edited = WHOLE.replace(NEXT, `<p>And a third time.</p><ul><li>Once more</li></ul>${NEXT}`);
    expect(partsOf(edited, reported)).toEqual(
      FIVE.map((row) => (row[0] === 'answers' ? ['answers', 'Answers', 4] : row)),
    );
  });

  it('are there in any order, in another language, and without the code word', () => {
    expect(partsOf(NEXT + WHY, untold).map(([part]) => part)).toEqual(['close', 'answers']);
    expect(partsOf('<p>Hola.</p><p><strong>𝗥𝗲𝘀𝗽𝘂𝗲𝘀𝘁𝗮𝘀</strong></p><p>Dos.</p>', untold)).toEqual([
      ['hook', 'Hook', 1],
      ['answers', 'Answers', 2],
    ]);
  });

  it('begin once only, also if a heading is there twice', () => {
    expect(partsOf(`${WHY}${NEXT}${WHY}`, untold)).toEqual([
      ['answers', 'Answers', 2],
      ['close', 'Close', 4],
    ]);
  });

  it('of an empty text are none, of a text without a heading one', () => {
    expect(partsOf('', untold)).toEqual([]);
    expect(partsOf('<p>All mine.</p><p>Really.</p>', untold)).toEqual([['hook', 'Hook', 2]]);
  });
});

describe('a first line that only the user can write', () => {
  const BLANK = '<p>[your favourite tree]</p>';
  const MINE = '<p>The copper beech.</p>';
  const asked: Written = {
    brief: { opener: null },
    sections: [piece('opener', BLANK), ...reported.sections.filter(({ part }) => part !== 'opener')],
  };
  const BELOW = HOOK + WHY + NEXT + PS;

  it.each([
    ['as a blank', BLANK + BELOW],
    ['filled in', MINE + BELOW],
    ['filled in, after the hook was rewritten', MINE + BELOW.replace('is slow', 'crawls')],
  ])('is a section of its own: %s', (_how, html) => {
    expect(partsOf(html, asked)).toEqual(FIVE);
  });

  it('is one while it arrives, when nothing else is known', () => {
    const unknown: Written = { sections: [], brief: { opener: null } };
    expect(partsOf('<p>[your favou</p>', unknown)).toEqual(FIVE.slice(0, 1));
    expect(partsOf(BLANK + BELOW, unknown)).toEqual(FIVE);
  });

  it.each([
    ['when it was taken out', BELOW],
    ['when it was taken out and the hook reworded', BELOW.replace('is slow', 'crawls')],
    ['when it was moved down', HOOK + BLANK + WHY + NEXT + PS],
  ])('is nothing else %s', (_how, html) => {
    expect(partsOf(html, asked)[0]).toMatchObject(['hook', 'Hook', expect.anything()]);
  });

  it('stays when the hook is rewritten', () => {
    const newer = '<p>Carts are lost.</p>';
    expect(put(MINE + BELOW, asked, 'hook', newer)).toBe(MINE + newer + WHY + NEXT + PS);
  });

  it('is above all in a text that has none', () => {
    expect(put(BELOW, reported, 'opener', MINE)).toBe(MINE + BELOW);
  });
});

describe('one section in place of another', () => {
  const NEWER = '<p><strong>𝗬𝗼𝘂𝗿 𝗾𝘂𝗲𝘀𝘁𝗶𝗼𝗻𝘀</strong></p><p>Three shops.</p>';

  it('leaves all else as it was, to the letter', () => {
    expect(put(WHOLE, reported, 'answers', NEWER)).toBe(WHOLE.replace(WHY, NEWER));
    expect(put(WHOLE, reported, 'hook', '<p>Slow.</p>')).toBe(WHOLE.replace(HOOK, '<p>Slow.</p>'));
  });

  it('is before the next step where the text has none of its kind, and last where there is no next step', () => {
    expect(put(OPENER + HOOK + NEXT + PS, reported, 'answers', NEWER)).toBe(OPENER + HOOK + NEWER + NEXT + PS);
    expect(put(OPENER + HOOK, reported, 'answers', NEWER)).toBe(OPENER + HOOK + NEWER);
  });

  it('is found again as it is', () => {
    expect(documentToHtml(sectionIn(documentOfHtml(WHOLE), reported, 'answers') ?? [])).toBe(WHY);
    expect(sectionIn(documentOfHtml(HOOK), reported, 'answers')).toBeUndefined();
  });
});

it('distinguishes a hand-edited section from an unedited one, and takes an unknown one for edited', () => {
  const changed = sectionsOf(documentOfHtml(WHOLE.replace('twice', 'thrice')), reported).filter((one) =>
    isEdited(one, reported),
  );
  expect(changed.map(({ part }) => part)).toEqual(['answers']);
  expect(sectionsOf(documentOfHtml(WHOLE), untold).every((one) => isEdited(one, untold))).toBe(true);
});
