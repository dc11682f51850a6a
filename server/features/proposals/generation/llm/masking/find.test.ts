import { expect, it } from 'vitest';
import { emailsIn } from './find-contacts.ts';
import { namesIn } from './find-names.ts';

it.each([
  ['Write to anna.k [at] shop [dot] example.', ['anna.k [at] shop [dot] example', 'anna.k']],
  ['Write to anna @ shop.example today.', ['anna @ shop.example']],
  ['info(at)shop(dot)co(dot)example', ['info(at)shop(dot)co(dot)example']],
  ['annakeller at shop dot example', ['annakeller at shop dot example', 'annakeller']],
  ['Meet me at shop.example, at noon.', []],
  ['We meet at four and dot every i.', []],
])('finds the split e-mail addresses in: %s', (text, emails) => {
  expect(emailsIn(text)).toEqual(emails);
});

it.each([
  ['Please ask for jonas when you call.', ['jonas']],
  ['jonas will call you.', ['jonas']],
  ['I am Okonkwo. Later ask for okonkwo, or talk to him.', ['Okonkwo', 'okonkwo']],
  ['Okonkwo Ltd. is not it: I’m Obi. thanks\nobi', ['Obi', 'obi', 'Okonkwo Ltd.', 'Okonkwo Ltd', 'Okonkwo']],
  ['My wife Wanjiru pays, my boss thabo signs.', ['Wanjiru']],
  ['my wife maria does the books', ['maria']],
  ['Meine Frau Gudrun ruft an, mon mari Loïc aussi.', ['Gudrun', 'Loïc']],
  ['Minha sócia Iracema e mi jefe Nahuel.', ['Iracema', 'Nahuel']],
  ['ask for help, talk to customers, contact support', []],
  ['The colour rosa, a clara idea, a marco for the marina, a frank word', []],
  ['O tom da marca, tradução para francês, tomas aéreas', []],
  ['Una niña con tela lisa y leña, qué bárbara', []],
  ['Heute ist alles anders', []],
  ['Un manuel pour le marié', []],
  ['nina and frances will call, barbara pays', ['nina', 'frances', 'barbara']],
  ['Write to jonas@shop.example, jonas.example, @jonas or maria-db/jonas.', []],
])('finds the names, also in small letters, in: %s', (text, names) => {
  expect(namesIn(text, [])).toEqual(names);
});

it('leaves the name of a tool that is a first name too', () => {
  expect(namesIn('We use jonas and Jonas every day.', ['Jonas'])).toEqual([]);
});
