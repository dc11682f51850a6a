import { describe, expect, it } from 'vitest';
import { analyzePost } from './index.ts';

const read = (description: string, title = 'Help wanted') => analyzePost({ title, description });
const needs = (description: string, title?: string) => read(description, title).needs.map(({ text }) => text);

describe('what is wanted in plain prose', () => {
  it('is what somebody loved to be found can do', () => {
    const found = needs('What I’d love is somebody who can tidy my drafts and schedule the mailing.');
    expect(found.join(' ')).toMatch(/tidy your drafts.*schedule the mailing/);
  });

  it.each([
    'Photos come from members by e-mail and usually need cropping.',
    'The roof is unsafe so nothing needs to be measured up there.',
  ])('is no order made of half a sentence: %s', (text) => {
    expect(needs(`We need someone to tidy our drafts. ${text}`)).toEqual(['tidy your drafts']);
  });

  it('may be put as a question to anybody, which is none to the applicant', () => {
    const brief = read('Our choir sings in autumn. Could someone record each voice part on piano?');
    expect(brief.needs.map(({ text }) => text)).toEqual(['record each voice part on piano']);
    expect(brief.questions).toEqual([]);
  });

  it('is not what only says how a thing is meant', () => {
    expect(needs('We would need clean WAV files, one per stop, named after the stop, no music.')).toEqual([
      'clean WAV files',
    ]);
  });

  it('is no trouble told in the title', () => {
    expect(needs('Since March some rows vanish.', 'Help, our spreadsheet eats orders')).toEqual([]);
  });

  it.each([
    ['We want every wall washed and the doors painted.', ['wash every wall', 'paint the doors']],
    ['I want it rebuilt with six pages.', ['rebuild it with six pages']],
    [
      'The idea is that you line up the clips and balance the voices in each of them.',
      ['line up the clips', 'balance the voices'],
    ],
    [
      'The volume has to be evened out and those five need to be brought back to pitch.',
      ['even out the volume', 'bring back those five to pitch'],
    ],
    ['It now has to be scanned and named by year.', ['scan it and name it by year']],
    ['I have recordings that must be cleaned of noise first.', ['clean recordings of noise first']],
    ['Layout should follow the original.', ['make layout follow the original']],
    ['Visitors must be able to ask for a quote.', ['let visitors ask for a quote']],
    ['An honest audit is needed.', ['an honest audit']],
    ['It would be lovely to have a short list of the people.', ['a short list of the people']],
    [
      'Translation of a 12-page lease from Dutch into English.',
      ['translation of a 12-page lease from Dutch into English'],
    ],
    [
      'If you could also cut each one and name the files by the list, that would make us happy.',
      ['cut each one', 'name the files by the list'],
    ],
    ['You would grout the tiles.', ['grout the tiles']],
    ['We need somebody who trims out our ums and writes the notes.', ['trim out your ums', 'write the notes']],
    ['I want to know whether the old advice still holds.', ['find out whether the old advice still holds']],
    ['Could you turn it into a small web page?', ['turn it into a small web page']],
    ['I am not after a list of links but a document of 15 pages.', ['a document of 15 pages']],
  ])('is found however it is put: %s', (text, wanted) => {
    const found = needs(`We run a small shop. ${text}`).join(' | ');
    for (const one of wanted) expect(found).toContain(one);
  });

  it.each([
    'The goods should be ready by Friday.',
    'We expect to double this by spring.',
    'Payment has to be made by bank transfer.',
    'Experience with clocks would be useful.',
    'Small museum of clocks, open on weekends.',
  ])('is not said by %s', (text) => {
    expect(needs(`We need someone to tidy our drafts. ${text}`)).toEqual(['tidy your drafts']);
  });
});
