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
});
