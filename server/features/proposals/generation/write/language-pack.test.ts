import { describe, expect, it } from 'vitest';
import { WRITTEN_LANGUAGES } from '#shared/proposals/languages.ts';
import { TONES } from '#shared/proposals/options.ts';
import { letterWordsOf, packOf } from './language-pack.ts';

/** What a letter may not say for the user, in any language. */
const PROMISE =
  /(?<!\p{L})(?:guarantee\p{L}*|promise\p{L}*|perfect\p{L}*|best|100\s?%|expert\p{L}*|passion\p{L}*|ensure\p{L}*|deliver\p{L}*|garant\p{L}+|promet\p{L}+|perfec\p{L}+|perfeit\p{L}+|parfait\p{L}*|experto|meilleur\p{L}*|verspr\p{L}+|perfekt\p{L}*|beste[nrms]?|leidenschaft\p{L}*)(?!\p{L})/iu;

describe.each(WRITTEN_LANGUAGES)('the pack %s', (language) => {
  it('has every phrase of its schema', () => {
    expect(() => packOf(language)).not.toThrow();
  });

  it('keeps its placeholders', () => {
    const pack = packOf(language);
    expect(pack.puzzle).toContain('{expression}');
    expect(pack.puzzle).toContain('{answer}');
    expect(pack.skills).toContain('{skills}');
    expect(pack.iAmA).toContain('{rest}');
    expect(pack.iAmAn).toContain('{rest}');
    expect(pack.prompts.code_sentence).toContain('{sentence}');
    for (const { greetingNamed } of Object.values(pack.tones)) expect(greetingNamed).toContain('{name}');
  });

  it.each(TONES.map(({ value }) => value))('promises nothing in a joint of the tone %s', (tone) => {
    const joints = Object.values(letterWordsOf(language, tone)).filter((joint) => typeof joint === 'string');
    for (const joint of joints) {
      expect(joint).not.toMatch(PROMISE);
      expect(joint.split(/\s+/).length).toBeLessThanOrEqual(9);
    }
  });

  it('contracts to something shorter or as long', () => {
    for (const [long, short] of packOf(language).contractions) {
      expect(short.length).toBeLessThanOrEqual(long.length);
      expect(short).not.toBe(long);
    }
  });

  it('prompts for a line without a bracket or a line break', () => {
    const { prompts, asks, availability, yesNo } = packOf(language);
    for (const prompt of [...Object.values(prompts), ...Object.values(asks), availability, yesNo]) {
      expect(prompt).not.toMatch(/[[\]\n]/);
      expect(prompt.length).toBeLessThanOrEqual(120);
    }
  });
});
