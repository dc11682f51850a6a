import { expect, it } from 'vitest';
import { partsAsAsks } from './asks.fixture.ts';
import { readPost } from './index.ts';

const read = (description: string) =>
  readPost({ title: 'Help wanted', description: `We run a small press in the north. ${description}` });
const asks = (description: string) => read(description).asks.map(({ kind, text }) => `${kind}: ${text}`);

it.each([
  ['Please tell us which hours you can cover.', ['availability: Please tell us which hours you can cover']],
  ['Tell us which shifts you could take.', ['availability: Tell us which shifts you could take']],
  ['Tell us how many hours you need.', ['timeline: Tell us how many hours you need']],
  [
    'Please say what you would ask per month and if you did this before.',
    ['rate: say what you would ask per month', 'experience: if you did this before'],
  ],
  [
    'Tell me what you would take per song and whether you have done this before.',
    ['rate: Tell me what you would take per song', 'experience: whether you have done this before'],
  ],
  ['And say on which day you could start.', ['availability: say on which day you could start']],
  ['Please say from when you are free.', ['availability: say from when you are free']],
  [
    'Include a link to one shop you made, your price and say on which day you could start.',
    [
      'samples: Include a link to one shop you made',
      'rate: your price',
      'availability: say on which day you could start',
    ],
  ],
  ['Please send us three labels.', ['samples: Please send us three labels']],
  ['Send me two menus you have set.', ['samples: Send me two menus you have set']],
  ['Please send us two accounts you have run.', ['samples: Please send us two accounts you have run']],
  ['Please suggest a time for a call.', ['availability: Please suggest a time for a call']],
  ['Please propose a date for a short chat.', ['availability: Please propose a date for a short chat']],
])('%s', (text, wanted) => {
  expect(partsAsAsks(text)).toEqual(wanted);
});

it.each([
  'Could you describe how you would begin, say what it costs and give two references?',
  'Can you describe a garden you planted, say when you could come and give a price?',
  'Can you tell me your price and how long it takes?',
])('reads a polite order as asks: %s', (text) => {
  const { asks: heard, questions } = read(text);
  expect(heard.length).toBeGreaterThan(1);
  expect(questions).toEqual([]);
});

it.each([
  'Please send us two drafts by Friday.',
  'Please send us three versions.',
  'Please suggest a name for the shop.',
  'Could you describe the rooms, name the doors and list the keys?',
  'Send the printer three labels.',
])('is no ask: %s', (text) => {
  expect(asks(text)).toEqual([]);
});

it('begins behind an order that asks for nothing by itself', () => {
  const { asks: heard } = readPost({
    title: 'Pasar una tienda a WooCommerce',
    description:
      'Tenemos una tienda de plantas en PrestaShop. Decidnos, por favor, precio aproximado y desde qué fecha podríais.',
  });
  expect(heard.map(({ text }) => text)).toEqual(['precio aproximado', 'desde qué fecha podríais']);
});

it('keeps a thing that is asked for with please, and a question behind please', () => {
  expect(partsAsAsks('Résumé please, years in QA please')).toHaveLength(2);
  const { questions } = read('What is your rate please and when could you start?');
  expect(questions.map(({ text }) => text)).toEqual(['What is your rate please?', 'When could you start?']);
});

it('asks one question where an order leads on to it', () => {
  const { questions } = read('Send three drawings, the price per page and tell me: have you drawn animals before?');
  expect(questions.filter(({ text }) => text.endsWith('?')).map(({ text }) => text)).toEqual([
    'Have you drawn animals before?',
  ]);
});

it('finds asks behind a list of needs', () => {
  const description =
    'What we need:\n- A gift card that works at checkout\n\nInclude a link to one shop you have made faster. State your fixed price.';
  const { asks: heard } = readPost({ title: 'Help wanted', description });
  expect(heard.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'samples: Include a link to one shop you have made faster',
    'rate: State your fixed price',
  ]);
});
