import { describe, expect, it } from 'vitest';
import { generateInput } from './contract.ts';

const job = { jobTitle: 'Logo for a bakery', jobDescription: 'We need a logo that works on a bread bag.' };
const fieldErrors = (body: unknown) =>
  Object.fromEntries((generateInput.safeParse(body).error?.issues ?? []).map((i) => [i.path.join('.'), i.message]));

describe('what a generation takes', () => {
  it('writes Professional and Standard when no choice is sent', () => {
    expect(generateInput.parse(job)).toMatchObject({ tone: 'professional', style: 'standard', writingSamples: [] });
  });

  it.each([
    ['Smart Question', 'smart_question'],
    ['smart_question', 'smart_question'],
    ['INSIGHTFUL ENGAGEMENT', 'smart_question'],
    ['solution-centered', 'problem_solving'],
  ])('knows the style %s', (given, style) => {
    expect(generateInput.parse({ ...job, style: given }).style).toBe(style);
  });

  it('names the field and the choices when the tone is unknown, whatever it is called', () => {
    const wrong = 'The tone must be one of: Professional, Friendly, Casual, Conversational, Enthusiastic, Formal.';
    for (const tone of ['sarcastic', '__proto__', 'constructor', 7, null, ['professional']])
      expect(fieldErrors({ ...job, tone })).toEqual({ tone: wrong });
  });

  it('takes no value of another type in any field, and names the field', () => {
    const texts = [
      'jobTitle',
      'jobDescription',
      'tone',
      'style',
      'skillsAndExperience',
      'aboutMeStatement',
      'portfolio',
    ];
    const wrong: unknown[] = [7, true, null, {}, { toString: 'x' }, [[]], [null], [{ a: 1 }], [['deep'], ['deep']]];
    for (const field of [...texts, 'writingSamples'])
      for (const value of wrong) {
        const [named = ''] = Object.keys(fieldErrors({ ...job, [field]: value }));
        expect(named.split('.')[0], `${field} = ${JSON.stringify(value)}`).toBe(field);
      }
  });

  it('refuses a title or description in which nothing can be seen', () => {
    const required = 'Job title and description are required.';
    expect(fieldErrors({ jobTitle: ' \u200B', jobDescription: '\n' })).toEqual({
      jobTitle: required,
      jobDescription: required,
    });
  });

  it('takes a post of 20,000 characters and names the limit for one more', () => {
    expect(generateInput.safeParse({ ...job, jobDescription: 'a'.repeat(20_000) }).success).toBe(true);
    expect(fieldErrors({ ...job, jobDescription: 'a'.repeat(20_001) })).toEqual({
      jobDescription: 'Job description can be at most 20,000 characters.',
    });
  });

  it('drops blank samples and refuses a seventh', () => {
    expect(generateInput.parse({ ...job, writingSamples: ['  ', 'Mine', ''] }).writingSamples).toEqual(['Mine']);
    expect(fieldErrors({ ...job, writingSamples: Array(7).fill('x') })).toEqual({
      writingSamples: 'At most 6 writing samples can be sent.',
    });
  });
});
