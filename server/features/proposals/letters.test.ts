import { describe, expect, it } from 'vitest';
import { type GenerateAnswer, generateAnswer } from '#shared/proposals/contract.ts';
import { STYLES, TONES } from '#shared/proposals/options.ts';
import { appForAll } from '../../testing/app.ts';
import type { Answer } from '../../testing/client.ts';
import { startPro } from '../../testing/drafts.ts';
import { createEngine } from './engine.ts';

const PATH = '/api/generate-proposal';
const ENGINE = { engineFor: () => createEngine() };
const SHOP = {
  jobTitle: 'Shopify theme for a tea shop',
  jobDescription: `We sell loose-leaf tea and need a Shopify theme that loads fast on phones.

We need:
- A product page with brewing instructions
- A subscription option at checkout
- Our photos shown large

Please start your reply with the word "oolong". How would you test the checkout? When could you start?`,
};
const FACT = 'I built 12 Shopify themes for food shops.';

function letterOf({ status, text, body }: Answer): GenerateAnswer {
  expect(status, text).toBe(200);
  return generateAnswer.parse(body);
}

describe('a letter', () => {
  const app = appForAll(ENGINE);
  /** Each style and each tone at least once. */
  const every = Array.from({ length: Math.max(TONES.length, STYLES.length) }, (_, i) => ({
    tone: TONES[i % TONES.length]?.value,
    style: STYLES[i % STYLES.length]?.value,
  }));
  it('is written in every style and every tone, from the person’s facts', async () => {
    const pro = await startPro({ ...ENGINE, env: { GENERATION_LIMIT: '1000/hour,1000/hour' } });
    for (const { tone, style } of every) {
      const letter = letterOf(await pro.app.post(PATH, { ...SHOP, tone, style, skillsAndExperience: FACT }));
      const which = `${tone}, ${style}`;
      expect(letter.plainText, which).toMatch(/^oolong\n/);
      expect(letter.plainText, which).toMatch(/12 Shopify themes/);
    }
  });

  it.each([
    {
      language: 'es',
      jobTitle: 'Ordenar el archivo de un campanario',
      jobDescription:
        'Buscamos a alguien para ordenar las notas de nuestros campaneros, que están en cajas de zapatos. ¿Cuánto tiempo necesitas para terminar?',
      blank: /\[(?:un proyecto|un trabajo|qué fue)[^\]]+\]/,
    },
    {
      language: 'pt',
      jobTitle: 'Organizar o arquivo de um campanário',
      jobDescription:
        'Procuramos alguém para organizar as notas dos nossos sineiros, que estão em caixas de sapatos. Quanto tempo precisa para terminar?',
      blank: /\[(?:um projeto|um trabalho|o que foi)[^\]]+\]/,
    },
    {
      language: 'fr',
      jobTitle: 'Ranger les archives d’un clocher',
      jobDescription:
        'Nous cherchons quelqu’un pour ranger les notes de nos sonneurs, qui sont dans des boîtes à chaussures. Combien de temps vous faut-il ?',
      blank: /\[(?:un projet|un travail|ce que c’était)[^\]]+\]/,
    },
    {
      language: 'de',
      jobTitle: 'Archiv eines Glockenturms ordnen',
      jobDescription:
        'Wir suchen jemanden, der die Notizen unserer Glöckner ordnet, die in Schuhkartons liegen. Wie lange brauchen Sie dafür?',
      blank: /\[(?:ein ähnliches|eine Arbeit|was es war)[^\]]*\]/,
    },
  ])('for a post in ‘$language’ is in that language, its blanks too', async ({ language, blank, ...job }) => {
    const letter = letterOf(await app().post(PATH, job));
    expect(letter.language).toBe(language);
    expect(letter.plainText).toMatch(blank);
    expect(letter.plainText).not.toMatch(/\[(?:your|what|one) /);
  });

  it.each([
    ['of dashes alone', { jobDescription: '-'.repeat(20_000) }, 422],
    ['of pictures alone', { jobDescription: '🍵🎉🍵 🎉' }, 422],
    ['with a title of dashes', { jobTitle: '-'.repeat(40) }, 200],
    ['with a title of pictures', { jobTitle: '🍵🎉' }, 200],
  ])('for a post %s is written, or refused with a request for more text', async (_which, change, status) => {
    const answer = await app().post(PATH, {
      jobTitle: 'Logo',
      jobDescription: 'We need a logo for our bakery.',
      ...change,
    });
    expect(answer.status, answer.text).toBe(status);
    if (status === 422) expect(answer.body.code).toBe('POST_NOT_UNDERSTOOD');
  });
});
