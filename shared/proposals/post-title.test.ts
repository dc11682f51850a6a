import { describe, expect, it } from 'vitest';
import { titleOfPost } from './post-title.ts';

describe('the title of a pasted post', () => {
  it.each([
    ['its first line', 'Shopify theme for a tea shop\n\nWe sell tea.', 'Shopify theme for a tea shop'],
    ['a heading without its marks', '\n## **Fix our booking page:**\nIt fails.', 'Fix our booking page'],
    ['a list line without its mark', '👉 - Logo for a bakery.\nSoon.', 'Logo for a bakery'],
    ['what stands behind its label', 'Job Title: Data entry, 200 rows\n…', 'Data entry, 200 rows'],
    ['the line after a greeting', 'Hi there,\n\nI need a plumber’s website.', 'I need a plumber’s website'],
    ['the line after what a platform adds', 'Posted 3 hours ago\nJob description:\nReact developer', 'React developer'],
    ['a line in another script', '急募：ウェブサイト制作\n詳細', '急募：ウェブサイト制作'],
    ['a question as it is', 'Can you fix my sink page?', 'Can you fix my sink page?'],
  ])('is %s', (_, post, title) => expect(titleOfPost(post)).toBe(title));

  it('is the first sentence of a long paragraph', () => {
    const post =
      'We run two bouldering gyms and need a new booking page. It has to work on phones, take cards and send a mail to everybody.';
    expect(titleOfPost(post)).toBe('We run two bouldering gyms and need a new booking page');
  });

  it('ends a longer sentence after a whole word', () => {
    const title = titleOfPost(`We need ${'somebody who writes '.repeat(8)}well`);
    expect(title).toMatch(/^We need (?:somebody who writes ?)+…$/u);
    expect(title.length).toBeLessThanOrEqual(91);
  });

  it.each(['', ' \n\t', '---\n***', '1.\n2.'])('is empty without a word: %j', (post) =>
    expect(titleOfPost(post)).toBe(''),
  );
});
