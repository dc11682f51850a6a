import { describe, expect, it } from 'vitest';
import type { Fact } from '../blocks.ts';
import { countsIn } from './numbers.ts';
import { detectLanguageOf } from './text-language.ts';
import { unsupportedClaims } from './unsupported.fixture.ts';

const TEXTS = [
  'I tuned the organ of a village church with 640 pipes in nine days.',
  'I mend the clocks of seven town halls every month.',
  'Before that I taught horology at a trade school.',
  'I was the apprentice of a bell founder.',
  'My repairs are listed in a yearly report.',
];
const FACTS: readonly Fact[] = TEXTS.map((text, at) => ({ id: `F${at + 1}`, from: 'about', text }));
const isLetThrough = (claim: string) => unsupportedClaims(claim, FACTS).length === 0;

describe('what the user would be asked about for nothing', () => {
  it.each([
    ['two facts in one sentence', 'I tuned an organ with 640 pipes and mend the clocks of 7 town halls every month.'],
    ['the verb in another form', 'I have taught horology at a trade school.'],
    ['what it means for the client', 'I tuned the organ of a village church, so your 3,000 pipes do not frighten me.'],
    ['Spanish', 'Afiné el órgano de una iglesia con 640 tubos en nueve días.'],
    ['Portuguese', 'Eu afinei o órgão de uma igreja com 640 tubos em nove dias.'],
    ['French', "J'ai accordé l'orgue d'une église de village, 640 tuyaux, en neuf jours."],
    ['German', 'Ich habe die Orgel einer Dorfkirche mit 640 Pfeifen in neun Tagen gestimmt.'],
    ['a denial in Spanish', 'No he hecho todavía un campanario.'],
    ['a denial in Portuguese', 'Não fiz ainda um relógio de sol.'],
    ['a denial in French', "Je n'ai pas encore réparé de cloche."],
    ['a denial in German', 'Glocken habe ich noch keine gegossen.'],
  ])('%s', (_what, sentence) => {
    expect(isLetThrough(sentence)).toBe(true);
  });
});

describe('what the user would sign though it is not true', () => {
  it.each([
    ['a number moved to another noun', 'I mend the clocks of 640 town halls every month.'],
    ['a number in words moved', 'I tuned the organs of nine village churches.'],
    ['more often', 'I mend the clocks of seven town halls every week.'],
    ['always', 'I always mend the clocks of seven town halls.'],
    ['alone', 'I single-handedly tuned the organ of a village church.'],
    ['what is over goes on', 'I teach horology at a trade school.'],
    ['a place that was left', 'I am the apprentice of a bell founder.'],
    ['many of one', 'I tuned the organs of several village churches.'],
    ['a prize', 'I tuned the award-winning organ of a village church.'],
    ['praise by denial', 'I never miss a wrong note.'],
    ['a result without an I', 'The village church has doubled its organ concerts.'],
    ['another number in Spanish', 'Afiné el órgano de una iglesia con 6.400 tubos en nueve días.'],
    ['another time in German', 'Ich habe die Orgel einer Dorfkirche mit 640 Pfeifen in neun Wochen gestimmt.'],
    ['a prize in French', "J'ai accordé l'orgue primé d'une église de village, 640 tuyaux."],
    ['a name in Portuguese', 'Eu afinei o órgão da Basílica de Aparecida com 640 tubos.'],
    ['more often in Spanish', 'Reparo los relojes de siete ayuntamientos, y mantengo 640 tubos cada día.'],
  ])('%s', (_what, sentence) => {
    expect(isLetThrough(sentence)).toBe(false);
  });
});

describe('a number and what it counts', () => {
  it.each([
    ['12 short clips with captions', '12', ['clip']],
    ['more than 200 clips', '200', ['clip']],
    ['neun Tage', '9', ['time 3']],
    ['since 2019', '2019', []],
  ])('%s', (text, number, nouns) => {
    expect(countsIn(text)).toEqual([{ number, nouns }]);
  });

  it.each([
    ['Llevo once empresas en Jaén y el puerto', ['11']],
    ['Once the shop is open', []],
  ])('is read in the language of the text: %s', (text, numbers) => {
    expect(countsIn(text).map(({ number }) => number)).toEqual(numbers);
  });
});

it.each([
  ['I write the letters of a bank.', 'en'],
  ['Escribo las cartas de un banco.', 'es'],
  ['Eu escrevo as cartas do banco.', 'pt'],
  ["J'écris les lettres d'une banque.", 'fr'],
  ['Ich schreibe die Briefe einer Bank.', 'de'],
  ['WordPress, Figma', null],
])('knows the language of %s', (text, textLanguage) => {
  expect(detectLanguageOf(text)).toBe(textLanguage);
});

it('finds the claim before a Spanish question', () => {
  expect(unsupportedClaims('Tengo diez premios. ¿Cuándo abre?', FACTS)).toEqual(['Tengo diez premios.']);
});
