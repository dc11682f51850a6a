import { expect, it } from 'vitest';
import { generateInput } from '#shared/proposals/contract.ts';
import { analyzePost } from './analyze/index.ts';
import { ComposerWriter } from './compose/composer.ts';
import { generate } from './pipeline.ts';

const SPANISH = {
  jobTitle: 'Tienda de plantas',
  jobDescription:
    'Buscamos a alguien para crear nuestra tienda de plantas y conectar los pagos. Empieza tu propuesta con la palabra "helecho".',
};
const ENGLISH = {
  jobTitle: 'Tea shop',
  jobDescription: 'We need someone to migrate our tea shop to Shopify. Start your proposal with the word "Oolong".',
};
const UKRAINIAN = {
  jobTitle: 'Сайт для пекарні',
  jobDescription: 'Потрібен сайт для невеликої пекарні у Львові, з меню та фотографіями.',
};

async function answerTo(job: Record<string, unknown>) {
  const input = generateInput.parse(job);
  const engine = { analyze: analyzePost, writer: new ComposerWriter() };
  const { signal } = new AbortController();
  for await (const event of generate(engine, { input, authorId: 'anna', proposalId: 'p' }, { signal }))
    if (event.type === 'done') return { ...event.answer, codes: event.answer.warnings.map(({ code }) => code) };
  throw new Error('No answer.');
}

it('writes in the language of the post, and says which', async () => {
  const { language, plainText, sections, codes } = await answerTo(SPANISH);
  expect(language).toBe('es');
  expect(plainText).toMatch(/^helecho\n[^]*tu tienda de plantas/);
  expect(sections.map(({ part }) => part)).toEqual(
    ['opener', 'hook', 'needs', 'approach', 'why_me', 'next_step', 'ps'].filter((part) =>
      sections.some((one) => one.part === part),
    ),
  );
  expect(codes).not.toContain('language_not_supported');
});

it('writes in English when that is wished for, and quotes the post', async () => {
  const { language, plainText } = await answerTo({ ...SPANISH, language: 'en' });
  expect(language).toBe('en');
  expect(plainText).toMatch(/^helecho\n/);
  expect(plainText).toContain('“Tienda de plantas”');
});

it('writes in another language than that of the post when that is wished for', async () => {
  const { language, plainText } = await answerTo({ ...ENGLISH, language: 'de' });
  expect(language).toBe('de');
  expect(plainText).toMatch(/^Oolong\n[^]*„[^“]*tea shop/);
});

it('answers in English what is in a language that it cannot write, and says so', async () => {
  const { language, codes } = await answerTo(UKRAINIAN);
  expect(language).toBe('en');
  expect(codes).toContain('language_not_supported');
  expect((await answerTo({ ...UKRAINIAN, language: 'fr' })).codes).not.toContain('language_not_supported');
});

it('shows the user which of their sentences stands in another language', async () => {
  const aboutMeStatement = 'I built a plant shop with WooCommerce for a nursery in Leeds.';
  const { warnings } = await answerTo({ ...SPANISH, aboutMeStatement });
  expect(warnings.find(({ code }) => code === 'own_words_other_language')?.quote).toBe(aboutMeStatement);
  const { codes } = await answerTo({ ...ENGLISH, aboutMeStatement });
  expect(codes).not.toContain('own_words_other_language');
});
