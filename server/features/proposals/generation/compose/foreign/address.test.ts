import { expect, it } from 'vitest';
import { TONES, type Tone } from '#shared/proposals/options.ts';
import { blocksToPlain } from '#shared/proposals/plain-text.ts';
import { isClaim } from '#shared/proposals/verify/claims.ts';
import { analyzePost } from '../../analyze/index.ts';
import { composeAbroad } from './index.ts';
import type { Abroad } from './tongue.ts';
import { TONGUES } from './tongues.ts';

const POLITE = {
  es: /(?<!\p{L})(?:ustede?s?|su|sus|le|suy[oa]s?|puede|escr[ií]bame|cu[eé]nteme|perm[ií]tame|recibirá)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:vous|votre|vos|(?!chez|assez)\p{L}+ez)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:Ihnen|Ihre?[nmrs]?)(?!\p{L})|(?<![.:!?] |^)(?<!\p{L})Sie(?!\p{L})/u,
};

it.each(['es', 'fr', 'de'] as const)(
  'says every polite frame to a close one too, and claims nothing then: %s',
  (language) => {
    const { frames, address, familiar } = TONGUES[language];
    for (const { value } of TONES.filter((tone) => !familiar.has(tone.value)))
      for (const frame of Object.values(frames[value]).flat()) {
        const said = address?.frame(frame) ?? frame;
        expect(said.replace(/\{\w+\}/g, 'x'), frame).not.toMatch(POLITE[language]);
        expect(said, frame).toMatch(/^(?:[\p{Lu}¿¡]|\{)/u);
        expect(isClaim(said), said).toBe(false);
      }
  },
);

function written(language: Abroad, title: string, description: string, tone: Tone): string {
  const brief = analyzePost({ title, description });
  return blocksToPlain(composeAbroad({ brief, facts: [], tone, style: 'standard', seed: 'one', language }));
}

const SPANISH = 'Buscamos a alguien para crear nuestra tienda de plantas y conectar los pagos.';
const GERMAN = 'Wir möchten unseren Pflanzenladen online bringen und unsere Zahlungen anbinden.';
const FRENCH = 'Nous cherchons quelqu’un pour créer notre boutique de plantes et relier notre caisse.';

it.each([
  ['es', `${SPANISH} ¿Cuánto tiempo necesitas? Cuéntanos tu tarifa.`, 'tu tienda', 'su tienda'],
  ['de', `${GERMAN} Wie lange brauchst du? Bitte nenne uns deinen Preis.`, 'deinen Pflanzenladen', 'Ihren'],
  ['fr', `${FRENCH} Combien de temps te faut-il ? Quel est ton tarif ?`, 'ta boutique', 'votre'],
] as const)('answers a client in their own form of address, in every tone: %s', (language, post, own, other) => {
  for (const { value: tone } of TONES) {
    // What stands in brackets speaks to the user, who is no client.
    const text = written(language, 'Plantas', post, tone).replace(/\[[^\]]*\]/g, '');
    expect(text, tone).toContain(own);
    expect(text, tone).not.toContain(other);
  }
});

it.each([
  ['es', `${SPANISH} ¿Cuánto tiempo necesita usted? Indique su tarifa.`, 'su tienda'],
  ['es', SPANISH, 'su tienda'],
  ['de', `${GERMAN} Wie lange brauchen Sie? Bitte nennen Sie Ihren Preis.`, 'Ihren Pflanzenladen'],
  ['de', GERMAN, 'Ihren Pflanzenladen'],
  ['fr', `${FRENCH} Combien de temps vous faut-il ?`, 'votre boutique'],
] as const)('stays polite where the client is, or says nothing of it: %s, %s', (language, post, own) => {
  expect(written(language, 'Plantas', post, 'professional')).toContain(own);
  expect(written(language, 'Plantas', post, 'formal')).toContain(own);
});

it.each([
  ['es', `${SPANISH} ¿Cuánto tiempo necesita usted? Indique su tarifa.`],
  ['de', `${GERMAN} Wie lange brauchen Sie? Bitte nennen Sie Ihren Preis.`],
] as const)('never says close words to a client who is polite, in any tone, blanks included: %s', (language, post) => {
  for (const { value: tone } of TONES) {
    const text = written(language, 'Plantas', post, tone);
    expect(text, tone).not.toMatch(CLOSE[language]);
  }
});

const CLOSE = {
  es: /(?<!\p{L})(?:tú|tus?|te|ti|tuy[oa]s?|contigo|quieres|necesitas|puedes|tendrás|verás|sabrás|dime|escríbeme|cuéntame|mándame)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:du|dich|dir|dein\p{L}*|sag|schreib|schick)(?!\p{L})/iu,
};
