import { expect, it } from 'vitest';
import { readPost } from './index.ts';

const needs = (description: string) =>
  readPost({ title: 'Help wanted', description }).needs.map(({ kind, text }) => `${kind}: ${text}`);

it.each([
  [
    'Hi there, fix my wordpress site, it is slow and the contact form does not send. How much?',
    ['problem: Fix your wordpress site, it is slow and the contact form does not send'],
  ],
  [
    'I run a small bakery and need a logo and three label designs for jam jars. How long would it take?',
    ['deliverable: A logo and three label designs for jam jars'],
  ],
  ['We run a rowing club and need to rebuild our booking pages.', ['task: Rebuild your booking pages']],
])('finds the work in the client’s words about themselves: %s', (post, wanted) => {
  expect(needs(post)).toEqual(wanted);
});

it.each(['We are a bakery in the north. I want to hear from you soon.', 'We need it to be good. Send your rate.'])(
  'finds none in: %s',
  (post) => {
    expect(needs(post)).toEqual([]);
  },
);

it.each([
  [
    'Our checkout drops the discount code on iPhones since the last update. Find out why and fix it.',
    ['Your checkout drops the discount code on iPhones since the last update'],
  ],
  ['Please fix it as soon as possible. Make it faster.', []],
  [
    'El formulario de pedido no envía los correos desde el lunes. Hay que encontrar la causa y arreglarlo.',
    ['El formulario de pedido no envía los correos desde el lunes', 'Hay que encontrar la causa y arreglarlo'],
  ],
  [
    'O aplicativo de entregas trava quando o entregador perde o sinal. Descubra o motivo e corrija isso.',
    ['O aplicativo de entregas trava quando o entregador perde o sinal', 'Descubra o motivo e corrija isso'],
  ],
  [
    'Le formulaire n’envoie plus les messages. Trouvez pourquoi et corrigez-le.',
    ['Le formulaire n’envoie plus les messages'],
  ],
  ['Unser Makro bricht ab. Bitte finden Sie heraus, warum, und beheben Sie es.', []],
  [
    'Temos um aplicativo de entregas para farmácias. Ele trava quando o entregador perde o sinal.',
    ['“Temos um aplicativo de entregas para farmácias. Ele trava quando o entregador perde o sinal”'],
  ],
])('shows no pronoun without the sentence that says what it is: %s', (description, wanted) => {
  expect(readPost({ title: 'Help wanted', description }).needs.map(({ text }) => text)).toEqual(wanted);
});

it.each([
  'Move the store to Shopify and test it on phones.',
  'Rewrite our onboarding emails so that they sound like us.',
])('keeps a pronoun whose noun is in the same sentence: %s', (post) => {
  expect(needs(post)).toHaveLength(1);
});
