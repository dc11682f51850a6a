import { expect, it } from 'vitest';
import { echoOf, topicOf } from './ask-topics.ts';

it.each([
  ['How would you test our checkout?', 'How I would test your checkout'],
  ['How do you keep two branches alive?', 'How I keep two branches alive'],
  ['Which tools have you used for this trade?', null],
  ['Which printers have you worked with?', 'Which printers I have worked with'],
  ['Have you moved a shop like ours?', null],
  ['Do you know Liquid?', 'Whether I know Liquid'],
  ['Are you fine with giving us the layered files?', 'Whether I am fine with giving you the layered files'],
  ['Please say which DAW you rely on', 'Which DAW I rely on'],
  ['what you’d leave out', 'What I’d leave out'],
  ['Did you ever fix one?', null],
  ['Why do you want our job, and what do we get?', null],
  ['Which months have the most visitors?', null],
])('turns “%s” into a clause of mine', (question, topic) => {
  expect(topicOf(question, 'en')).toBe(topic);
});

it('says in no other language what it cannot be certain of', () => {
  expect(topicOf('Wie würden Sie das testen?', 'de')).toBeNull();
});

it.each([
  ['Have you moved a tea shop?', 'Yes, I have moved a tea shop.', 'No, I have not moved a tea shop.'],
  ['Do you know our region?', 'Yes, I know your region.', 'No, I do not know your region.'],
  ['Are you certified by Shopify?', 'Yes, I am certified by Shopify.', 'No, I am not certified by Shopify.'],
])('says what yes and no mean: %s', (question, yes, no) => {
  expect(echoOf(question, 'en')).toEqual({ yes, no });
});

it.each([
  'Have you any experience?',
  'Have you moved a shop or built one?',
  'How would you begin?',
  'Do you know “Liquid”?',
])('says nothing of “%s”', (question) => {
  expect(echoOf(question, 'en')).toBeNull();
});
