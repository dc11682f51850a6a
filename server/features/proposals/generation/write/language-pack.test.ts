import { describe, expect, it } from 'vitest';
import { WRITTEN_LANGUAGES } from '#shared/proposals/languages.ts';
import { composeLetter } from '#shared/proposals/letter/compose.ts';
import { aLetterAsk, aMaterial } from '#shared/proposals/letter/material.fixture.ts';
import { FRAMES } from '#shared/proposals/letter/material.ts';
import { STYLES, TONES } from '#shared/proposals/options.ts';
import { blocksToPlain } from '#shared/proposals/plain-text.ts';
import { letterWordsOf, packOf } from './language-pack.ts';

/** What a letter may not say for the user, in any language. */
const PROMISE =
  /(?<!\p{L})(?:guarantee\p{L}*|promise\p{L}*|perfect\p{L}*|best|100\s?%|expert\p{L}*|passion\p{L}*|ensure\p{L}*|deliver\p{L}*|garant\p{L}+|promet\p{L}+|perfec\p{L}+|perfeit\p{L}+|parfait\p{L}*|experto|meilleur\p{L}*|verspr\p{L}+|perfekt\p{L}*|beste[nrms]?|leidenschaft\p{L}*)(?!\p{L})/iu;

const MANNERS = TONES.flatMap(({ value: tone }) =>
  STYLES.flatMap(({ value: style }) => ['ada', 'ben', 'cy'].map((seed) => ({ tone, style, seed }))),
);

describe.each(WRITTEN_LANGUAGES)('the pack %s', (language) => {
  const all = MANNERS.map((manner) => letterWordsOf(language, manner));

  it('has every phrase of its schema', () => {
    expect(() => packOf(language)).not.toThrow();
  });

  it('has a place for what is filled in, and leaves no choice open', () => {
    for (const { own, asks, startAndHours, nextQuestion, nextOther, lines } of all) {
      const frames = [
        ...Object.values(own),
        ...Object.values(asks),
        nextQuestion,
        nextOther,
        lines.recent,
        lines.first,
      ];
      for (const frame of frames) expect(frame.match(/\{x\}/g), frame).toHaveLength(1);
      expect(startAndHours).toMatch(/\{x\}.*\{y\}/);
      for (const frame of [...frames, startAndHours]) expect(frame).not.toMatch(/[()|]/);
    }
    const pack = packOf(language);
    expect(pack.puzzle).toMatch(/\{expression\}.*\{answer\}/);
    expect([pack.skills, pack.iAmA, pack.iAmAn, pack.card.list, pack.gap].join(' ')).toMatch(
      /\{skills\}.*\{rest\}.*\{rest\}.*\{list\}.*\{needs\}/,
    );
    for (const { greetingNamed } of Object.values(pack.tones)) expect(greetingNamed).toContain('{name}');
  });

  it('promises nothing, and no frame is long', () => {
    for (const { own, lead, asks, parts, afterQuestion, greeting } of all)
      for (const frame of [
        ...Object.values(own),
        ...Object.values(lead),
        ...Object.values(asks),
        parts,
        afterQuestion,
        greeting,
      ]) {
        expect(frame).not.toMatch(PROMISE);
        expect(frame.split(/\s+/).length, frame).toBeLessThanOrEqual(18);
      }
  });

  it('prompts without a bracket, a quotation mark or a line break', () => {
    const { prompts, asks } = packOf(language);
    for (const prompt of [...Object.values(prompts).flat(), ...Object.values(asks).map((one) => one.prompt)]) {
      expect(prompt).not.toMatch(/[[\]\n“”„«»"]/);
      expect(prompt.length).toBeLessThanOrEqual(80);
    }
  });

  it('contracts to something shorter or as long', () => {
    for (const [long, short] of packOf(language).contractions) {
      expect(short.length).toBeLessThanOrEqual(long.length);
      expect(short).not.toBe(long);
    }
  });

  it.each(FRAMES)('has a sentence for what is asked, with a fact, a line and a blank: %s', (frame) => {
    const words = letterWordsOf(language, { tone: 'professional', style: 'standard', seed: 'ada' });
    const { prompt } = packOf(language).asks[frame];
    const of = (parts: Parameters<typeof aLetterAsk>[0], typed: Record<string, string> = {}) =>
      blocksToPlain(
        composeLetter(
          aMaterial({ language, words, playbook: null, asks: [aLetterAsk({ frame, prompt, ...parts })] }),
          typed,
        ).blocks.filter(({ part, type }) => part === 'answers' && type !== 'heading'),
      );
    const around = words.asks[frame];
    expect(of({})).toBe(around.replace('{x}', `[${prompt}]`));
    expect(of({}, { a1: 'Porto-42' })).toBe(around.replace('{x}', 'Porto-42'));
    expect(of({ fact: { id: 'F5', text: 'Porto-42' } })).toBe(around.replace('{x}', 'Porto-42'));
  });
});

it('has other words for other people, and the same for the same', () => {
  const of = (seed: string) =>
    JSON.stringify(letterWordsOf('en', { tone: 'professional', style: 'standard', seed }).own);
  expect(of('ada')).toBe(of('ada'));
  expect(new Set(Array.from({ length: 30 }, (_, at) => of(`person ${at}`))).size).toBeGreaterThan(20);
});
