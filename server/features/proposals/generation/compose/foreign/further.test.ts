import { expect, it } from 'vitest';
import { blocksToPlain } from '#shared/proposals/plain-text.ts';
import { verifyProposal } from '#shared/proposals/verify.ts';
import { analyzePost } from '../../analyze/index.ts';
import { languageOf } from '../../analyze/language.ts';
import { furtherAbroad } from './further.ts';
import { composeAbroad } from './index.ts';

const POSTS = {
  es: 'Buscamos a alguien para traducir nuestra guía del museo y revisar los carteles del jardín.',
  pt: 'Procuramos alguém para traduzir nosso guia do museu e revisar as placas do jardim.',
  fr: 'Nous cherchons quelqu’un pour traduire notre guide du musée et relire les panneaux du jardin.',
  de: 'Wir suchen jemanden, der unseren Museumsführer übersetzt und die Tafeln im Garten prüft.',
};
const PARTS = ['hook', 'needs', 'approach', 'why_me', 'next_step', 'ps'] as const;

it.each(['es', 'pt', 'fr', 'de'] as const)('knows more to say in every section, in its own words: %s', (language) => {
  const brief = analyzePost({ title: 'Museo', description: POSTS[language] });
  const input = { brief, facts: [], tone: 'friendly', style: 'standard', seed: 'one', language } as const;
  const text = blocksToPlain(composeAbroad(input));
  for (const part of PARTS) {
    const further = furtherAbroad(part, input).map((one) => one.text);
    expect(
      further.some((one) => !text.includes(one)),
      part,
    ).toBe(true);
    const { gates } = verifyProposal({ text: further.join('\n'), brief, facts: [] });
    expect(
      gates.filter(({ ok }) => !ok),
      part,
    ).toEqual([]);
    expect(languageOf(further.join(' ')), part).toBe(language);
  }
});

it('adds the user’s own sentences and what they rest on', () => {
  const brief = analyzePost({ title: 'Museo', description: POSTS.es });
  const facts = [
    {
      id: 'F1',
      text: 'He traducido las guías de dos museos de Teruel y los textos de sus exposiciones.',
      from: 'about' as const,
    },
  ];
  const input = { brief, facts, tone: 'formal', style: 'standard', seed: 'one', language: 'es' } as const;
  expect(furtherAbroad('why_me', input)[0]).toEqual({ text: facts[0]?.text, evidence: ['F1'] });
});
