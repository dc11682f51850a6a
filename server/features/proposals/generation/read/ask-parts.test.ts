import { expect, it } from 'vitest';
import { partsAsAsks } from './asks.fixture.ts';
import { readPost } from './index.ts';

const read = (description: string) =>
  readPost({ title: 'Help wanted', description: `We run a small press in the north. ${description}` });
const asks = (description: string) => read(description).asks.map(({ kind, text }) => `${kind}: ${text}`);

it.each([
  [
    'Send me a price, two photos of gardens you’ve planted and the week you could start.',
    [
      'rate: Send me a price',
      'samples: two photos of gardens you’ve planted',
      'availability: the week you could start',
    ],
  ],
  [
    'Please send your hourly rate, and tell us how you would handle the fees of the shop.',
    ['rate: Please send your hourly rate', 'plan: tell us how you would handle the fees of the shop'],
  ],
  [
    'Please include a testimonial or two, CVs of whoever would come, and a lump sum.',
    ['other: Please include a testimonial or two', 'resume: CVs of whoever would come', 'rate: a lump sum'],
  ],
  [
    'When you reply, let me know which rooms you would do, what in your past makes you suited for it, whether you have a van, and when you could come.',
    [
      'other: let me know which rooms you would do',
      'experience: what in your past makes you suited for it',
      'other: whether you have a van',
      'availability: when you could come',
    ],
  ],
  [
    'Tell us which glue you use, how the pages are held and what it costs per volume.',
    ['other: Tell us which glue you use', 'other: how the pages are held', 'rate: what it costs per volume'],
  ],
  ['Send me your best price and in how many days.', ['rate: Send me your best price', 'timeline: in how many days']],
  ['Fixed price pls + how long.', ['rate: Fixed price', 'timeline: how long']],
  ['Also how much per lesson.', ['rate: how much per lesson']],
  ['Rate, start date and a sample, please.', ['rate: Rate', 'availability: start date', 'samples: a sample']],
  [
    'Your CV and two references, and what you’d want per day.',
    ['resume: Your CV', 'other: two references', 'rate: what you’d want per day'],
  ],
  [
    'I’d like to see two layouts you drew, and hear what you’d charge for 40 pages.',
    ['samples: I’d like to see two layouts you drew', 'rate: hear what you’d charge for 40 pages'],
  ],
  [
    'Instead find me this: a lamp of green glass under 40 euros, and paste the link in your answer.',
    ['other: Instead find me this: a lamp of green glass under 40 euros', 'other: paste the link in your answer'],
  ],
  [
    'Tell me about yourself and if you have kids (not a must!! just nice).',
    ['introduction: Tell me about yourself', 'other: if you have kids (not a must!! just nice)'],
  ],
])('parts a sentence into all that it asks for: %s', (text, wanted) => {
  expect(partsAsAsks(text)).toEqual(wanted);
});

it.each([
  'Please share your experience with Shopify and Klaviyo.',
  'Please tell us your thoughts on the layout and colours.',
  'Describe how you would test and deploy it.',
  'Send your CV and cover letter.',
  'Show us a page you bound, if there is one.',
  'Tell me how you check your own work.',
  'Samples of technical drawings required.',
])('leaves one thing whole: %s', (text) => {
  expect(partsAsAsks(text)).toHaveLength(1);
});

it.each([
  'Let me know when you are done.',
  'Tell me what you changed and why.',
  'Please add prices to the menu and links to the footer.',
  'Include a price table and references at the end of the paper.',
  'Also a price list for the shop.',
  'Send invoices and reminders to my clients.',
  'Need new CV, LinkedIn summary and a cover letter.',
  'Deadline: the last day of March.',
  'Add portfolio, services and contact pages.',
  'Name price, size and beds of each cabin.',
  'A certificate in accounting is required.',
])('is no ask where the client speaks of the work: %s', (text) => {
  expect(asks(text)).toEqual([]);
});

it.each([
  ['Had this exact stain before?', true],
  ['Ever worked with resin?', true],
  ['When could we talk?', false],
])('finds a question without ’you’: %s', (text, isOfExperience) => {
  const { questions } = read(text);
  expect(questions.map(({ text: asked, yesNoExperience }) => [asked, yesNoExperience])).toEqual([
    [text, isOfExperience],
  ]);
});
