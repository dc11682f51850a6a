import { expect, it } from 'vitest';
import { generateInput } from '#shared/proposals/contract.ts';
import { generate } from './pipeline.ts';
import { TASKS_HERE } from './tasks-here.ts';

const SPANISH = {
  jobTitle: 'Tienda de plantas',
  jobDescription:
    'Buscamos a alguien para crear nuestra tienda de plantas y conectar los pagos. Empieza tu propuesta con la palabra "helecho". ¿Cuál es tu tarifa?',
};
const ENGLISH = {
  jobTitle: 'Tea shop',
  jobDescription:
    'We need someone to migrate our tea shop to Shopify. Start your proposal with the word "Oolong". What is your rate?',
};
const UKRAINIAN = {
  jobTitle: 'Сайт для пекарні',
  jobDescription: 'Потрібен сайт для невеликої пекарні у Львові, з меню та фотографіями.',
};

async function answerTo(job: Record<string, unknown>) {
  const input = generateInput.parse(job);
  const { signal } = new AbortController();
  for await (const event of generate(TASKS_HERE, { input, authorId: 'anna', proposalId: 'p' }, { signal }))
    if (event.type === 'done') {
      const { answer } = event;
      const prompts = answer.slots.map(({ prompt }) => prompt).join(' ');
      return { ...answer, prompts, codes: answer.warnings.map(({ code }) => code) };
    }
  throw new Error('No answer.');
}

it('writes in English when that is chosen, and leaves the client’s words as they are', async () => {
  const { language, plainText, prompts } = await answerTo({ ...SPANISH, language: 'en' });
  expect(language).toBe('en');
  expect(plainText).toMatch(/^helecho\n[^]*\[your rate\]/);
  expect(prompts).toMatch(/\byour\b/);
});

it('writes in another language than that of the post when that is chosen', async () => {
  const { language, plainText, prompts } = await answerTo({ ...ENGLISH, language: 'de' });
  expect(language).toBe('de');
  expect(plainText).toMatch(/^Oolong\n[^]*\[Ihr Satz\]/);
  expect(prompts).toMatch(/(?<!\p{L})(?:Ihr|Ihre|Ihren|ein|eine|was|Was)(?!\p{L})/u);
});

it('answers in English for a language that it cannot write, and reports it', async () => {
  const { language, codes } = await answerTo(UKRAINIAN);
  expect(language).toBe('en');
  expect(codes).toContain('language_not_supported');
  expect((await answerTo({ ...UKRAINIAN, language: 'fr' })).codes).not.toContain('language_not_supported');
});

it('shows the user which of their sentences are in another language', async () => {
  const aboutMeStatement = 'I connected WooCommerce to Redsys and Holded for a nursery in Leeds.';
  const shop = { ...SPANISH, jobDescription: `${SPANISH.jobDescription} Usamos WooCommerce, Redsys y Holded.` };
  const { warnings, plainText } = await answerTo({ ...shop, aboutMeStatement });
  expect(plainText).toContain(aboutMeStatement);
  expect(warnings.find(({ code }) => code === 'own_words_other_language')?.quote).toBe(aboutMeStatement);
  const english = { ...ENGLISH, jobDescription: `${ENGLISH.jobDescription} We use WooCommerce, Redsys and Holded.` };
  const { codes, plainText: inEnglish } = await answerTo({ ...english, aboutMeStatement });
  expect(inEnglish).toContain(aboutMeStatement);
  expect(codes).not.toContain('own_words_other_language');
});
