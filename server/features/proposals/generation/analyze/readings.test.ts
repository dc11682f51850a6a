import { expect, it } from 'vitest';
import { analyzePost } from './index.ts';

const read = (description: string, title = 'A job') => analyzePost({ title, description });

it.each([
  'We need a logo for our bakery. NO AI. Thanks for reading this.',
  'We need a logo for our bakery. I will reject any application written by ChatGPT.',
])('sees that text of an AI is not wanted: %s', (post) => {
  expect(read(post).forbidsAi).not.toBeNull();
});

it.each([
  'Build an AI chatbot that can reject offensive text. No AI experience needed.',
  'Our AI model must ban users who post text. We need a developer for it.',
])('takes work on an AI for no ban: %s', (post) => {
  expect(read(post).forbidsAi).toBeNull();
});

it('keeps the figure that a task is about', () => {
  const { needs } = read(
    'We need someone to get our first paint under 2.5s without removing the review widget or the size guide there.',
  );
  expect(needs[0]?.text).toContain('under 2.5s');
});

it('takes the order of a line for what is wanted, and not what is said behind it', () => {
  const { needs } = read(
    'What we need done\n1. Fix the chart of accounts - somebody created forty duplicate categories.\n2. Reconcile our bank accounts.',
  );
  expect(needs.map(({ text }) => text)).toEqual(['fix the chart of accounts', 'reconcile your bank accounts']);
});

it('hears what is asked for in the sentence of a code word', () => {
  const { opener, asks } = read(
    'Please edit our podcast. Put "green tractor" at the top of your application and tell me which podcast you edited last and what your editing software is.',
  );
  expect(opener?.word).toBe('green tractor');
  expect(asks).toHaveLength(2);
});

it('takes a question of a list for one, however it begins, and leaves out why it is asked', () => {
  const { questions, asks } = read(
    'We need our books cleaned up.\n\nTo apply, answer:\n- Are you a certified bookkeeper?\n- When could you start?\n\nStart your proposal with the name of your favourite tree so we know you read this.',
  );
  expect(questions.map(({ text }) => text)).toEqual(['Are you a certified bookkeeper?', 'When could you start?']);
  expect(asks.map(({ text }) => text)).toEqual(['Start your proposal with the name of your favourite tree']);
});

it('reads a short post in Spanish to its end', () => {
  const brief = read(
    'Busco diseñador para el logo de mi cafetería en Puebla. Se llama "La Nube". Necesito logo, paleta de colores y tarjeta de presentación. ¿Cuánto cobras y cuánto tardas?',
    'Diseño de logo para cafetería',
  );
  expect(brief.skills).toEqual([]);
  expect(brief.needs.map(({ text }) => text)).toEqual(['logo, paleta de colores y tarjeta de presentación']);
  expect(brief.questions.map(({ text, kind }) => [text, kind])).toEqual([
    ['¿Cuánto cobras?', 'rate'],
    ['¿Cuánto tardas?', 'timeline'],
  ]);
});
