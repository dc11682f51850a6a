import { expect, it } from 'vitest';
import { readPost } from './index.ts';

const read = (description: string, title = 'A job') => readPost({ title, description });

it.each([
  'We need a logo for our bakery. NO AI. Thanks for reading this.',
  'We need a logo for our bakery. I will reject any application written by ChatGPT.',
])('finds a ban of AI text: %s', (post) => {
  expect(read(post).forbidsAi).not.toBeNull();
});

it.each([
  'Build an AI chatbot that can reject offensive text. No AI experience needed.',
  'Our AI model must ban users who post text. We need a developer for it.',
])('finds no ban in work on an AI: %s', (post) => {
  expect(read(post).forbidsAi).toBeNull();
});

it('finds the ask in the sentence of a code word', () => {
  const { opener, asks } = read(
    'Please edit our podcast. Put "green tractor" at the top of your application and tell me which podcast you edited last.',
  );
  expect(opener?.word).toBe('green tractor');
  expect(asks.map(({ quote }) => quote)).toEqual(['tell me which podcast you edited last.']);
});

it('reads a question of a list as one, whatever its first word', () => {
  const { questions } = read(
    'We need our books cleaned up.\n\nTo apply, answer:\n- Are you a certified bookkeeper?\n- When could you start?',
  );
  expect(questions.map(({ text }) => text)).toEqual(['Are you a certified bookkeeper?', 'When could you start?']);
});

it('reads a short post in Spanish to its end', () => {
  const { language, questions } = read(
    'Busco diseñador para el logo de mi cafetería en Puebla. Se llama "La Nube". Necesito logo, paleta de colores y tarjeta de presentación. ¿Cuánto cobras y cuánto tardas?',
    'Diseño de logo para cafetería',
  );
  expect(language).toBe('es');
  expect(questions.map(({ text, kind }) => [text, kind])).toEqual([['¿Cuánto cobras y cuánto tardas?', 'rate']]);
});

it('finds the ask after a word that may be anywhere', () => {
  const { asks } = read(
    'We run a small press. Reply with the word HERON somewhere in the text, tell me your hours and what you’d charge per plate.',
  );
  expect(asks.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'availability: tell me your hours',
    'rate: what you’d charge per plate',
  ]);
});
