import { expect, it } from 'vitest';
import { inPerson } from './in-person.ts';
import { deedOf } from './things.ts';
import { TONGUES } from './tongues.ts';

it.each([
  ['es', 'si emites factura', 'Si emito factura'],
  ['es', 'desde qué ciudad trabajas', 'Desde qué ciudad trabajo'],
  ['es', 'tu número de registro', 'Número de registro'],
  ['es', 'si su equipo puede viajar', '«si su equipo puede viajar»'],
  ['pt', 'se emite nota', 'Se emito nota'],
  ['pt', 'como você organizaria os arquivos', 'Como organizaria os arquivos'],
  ['pt', 'seu número de registro', 'Número de registro'],
  ['fr', 'si vous travaillez seul', 'Si je travaille seul'],
  ['fr', 'votre numéro de SIRET', 'Numéro de SIRET'],
  ['fr', 'comment vous feriez la reprise', 'Comment je ferais la reprise'],
  ['fr', 'ce que votre équipe attend de nous', '« ce que votre équipe attend de nous »'],
  ['de', 'welche Romane Sie betreut haben', 'Welche Romane ich betreut habe'],
  ['de', 'wie du arbeitest', 'Wie ich arbeite'],
  ['de', 'Ihre Steuernummer', 'Steuernummer'],
] as const)('what is asked in %s is taken up in the writer’s own person: %s', (language, asked, said) => {
  expect(inPerson(asked, language, TONGUES[language]).replace(/\u00a0/g, ' ')).toBe(said);
});

it.each([
  ['es', 'un boletín al mes', 'hacer un boletín al mes'],
  ['pt', 'o apostilamento', 'fazer o apostilamento'],
  ['fr', 'une vérification des notes', 'réaliser une vérification des notes'],
  ['fr', 'une aide pour la TVA', 'apporter une aide pour la TVA'],
  ['de', 'ein Korrektorat', 'ein Korrektorat durchführen'],
  ['de', 'eine Liste, damit nichts fehlt', 'eine Liste erstellen, damit nichts fehlt'],
  ['de', 'Offene Dateien', 'Offene Dateien'],
] as const)('a thing that is wanted is a step with its verb: %s, %s', (language, thing, deed) => {
  expect(deedOf(thing, language)).toBe(deed);
});
