import { expect, it } from 'vitest';
import { clientNameIn } from './client-name.ts';

it.each([
  ['We need a logo.\n\nThanks,\nMarta', 'Marta'],
  ['We need a logo.\nKind regards, Tom', 'Tom'],
  ['We need a logo. \nCheers\n- Ines', 'Ines'],
  ['Hi, my name is Oskar and I sell tea.', 'Oskar'],
  ['Necesito un logo.\nSaludos,\nLucía', 'Lucía'],
  ['Wir suchen Hilfe.\nViele Grüße\nJonas', 'Jonas'],
])('%j is by %s', (post, name) => {
  expect(clientNameIn(post)).toBe(name);
});

it.each([
  'We need a logo.',
  'We need a logo.\n\nThanks,\nThe Team',
  'We need a logo. Thanks in advance!',
  'We need a logo.\n\nBest regards',
  "I'm Looking for a designer.",
  'We need a logo.\nThanks\nTEAPOT LTD',
  'Regards, Thanks',
  '',
])('%j names nobody', (post) => {
  expect(clientNameIn(post)).toBeNull();
});
