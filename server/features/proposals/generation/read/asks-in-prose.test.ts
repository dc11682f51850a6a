import { expect, it } from 'vitest';
import { readPost } from './index.ts';

const read = (description: string) =>
  readPost({ title: 'Help wanted', description: `We need our guide translated. ${description}` });
const asks = (description: string) => read(description).asks.map(({ kind, text }) => `${kind}: ${text}`);

it.each([
  [
    'Applicants should state their turnaround for one hour, the price per minute, and list two firms they have worked for.',
    [
      'timeline: state your turnaround for one hour',
      'rate: the price per minute',
      'experience: list two firms you have worked for',
    ],
  ],
  [
    'I would appreciate if you could tell me how you would start, whether you have done this before, and an idea of the cost.',
    ['plan: tell me how you would start', 'experience: whether you have done this before', 'rate: an idea of the cost'],
  ],
  [
    'Please state how many sheets a day are realistic, attach a CV, and describe the desk you would use.',
    [
      'other: state how many sheets a day are realistic',
      'resume: attach a CV',
      'other: describe the desk you would use',
    ],
  ],
  ['Tell us your rate plus your availability.', ['rate: Tell us your rate', 'availability: your availability']],
  ['Show me something you built which people use.', ['samples: Show me something you built which people use']],
  ['Please attach a letter where names have been removed.', ['samples: attach a letter where names have been removed']],
  [
    'Your CV, your hourly rate and the names of two clients please.',
    ['resume: Your CV', 'rate: your hourly rate', 'other: the names of two clients'],
  ],
])('finds the ask in a sentence: %s', (text, wanted) => {
  expect(asks(text)).toEqual(wanted);
  expect(read(text).questions).toEqual([]);
});

it('reads a voice note as a sample, even if it asks for a quote in it', () => {
  expect(
    read('Send a voice note where you call me like a client who asked for a quote.').asks.map(({ kind }) => kind),
  ).toEqual(['samples']);
});

it('reads a bare price as a question', () => {
  expect(read('Price per page?').questions.map(({ text }) => text)).toEqual(['Price per page?']);
});

it.each([
  ['Have you moved a shop to Shopify before? Ours has 300 products.', ['Have you moved a shop to Shopify before?']],
  ['What is your rate? How soon can you start? We need a logo.', ['What is your rate?', 'How soon can you start?']],
])('reads the questions that a post begins with: %s', (description, wanted) => {
  const { questions } = readPost({ title: 'Help wanted', description });
  expect(questions.map(({ text }) => text)).toEqual(wanted);
});

it('leaves work in the client’s words', () => {
  expect(asks('Please send us a weekly report of the traffic.')).toEqual([]);
});

it.each([
  ['Escribe. Empieza tu mensaje con la palabra picual para saber que has leído hasta aquí.', 'picual'],
  ['Comece sua proposta com a palavra MOLAR na primeira linha.', 'MOLAR'],
])('ends an unquoted code word abroad where it ends: %s', (text, word) => {
  const post =
    word === 'picual'
      ? 'Necesito traducir la guía de nuestro museo al inglés para el verano.'
      : 'Preciso traduzir o guia do nosso museu para o inglês até o verão.';
  expect(readPost({ title: 'Guía', description: `${post} ${text}` }).opener?.word).toBe(word);
});

it('keeps a code word that may be anywhere out of the first line', () => {
  const description = 'We need our guide translated. Reply with the word GUTTER somewhere in the text.';
  const { opener, anywhere } = readPost({ title: 'Help wanted', description });
  expect([opener, anywhere.map(({ word }) => word)]).toEqual([null, ['GUTTER']]);
});

it.each([
  'Szukamy programisty do naszego sklepu. Trzeba przenieść produkty do nowego szablonu i poprawić koszyk. Proszę o ofertę.',
  'Potrzebuję osoby do przepisania nagrań, około 3 godzin. Proszę podać cenę za minutę i termin.',
  'Потрібен ментор з Python. Хочу навчитися працювати з Django та API, 2 рази на тиждень.',
])('takes a language it cannot read for none of those it can: %s', (description) => {
  expect(readPost({ title: 'Shop / API', description }).language).toBe('other');
});

it.each([
  ['What do you charge? Also tell us:\n\nHow long would it take you?', []],
  ['Please share your portfolio. Let us know:\nWhen could you start?', ['portfolio: Please share your portfolio']],
  [
    'Two things.\nWhen you apply, please include:\n- Two samples\n- Your rate',
    ['samples: Two samples', 'rate: Your rate'],
  ],
  ['Also tell us: how long it takes, your price.', ['timeline: how long it takes', 'rate: your price']],
])('reads a lead-in as no ask of its own: %s', (text, wanted) => {
  expect(asks(text)).toEqual(wanted);
});

it('separates a question from its lead-in', () => {
  const { questions } = read('Also tell us: What is your rate? When can you start?');
  expect(questions.map(({ text }) => text)).toEqual(['What is your rate?', 'When can you start?']);
});
