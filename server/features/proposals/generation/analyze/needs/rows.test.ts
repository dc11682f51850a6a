import { describe, expect, it } from 'vitest';
import { trimmed } from '../clause.ts';
import { analyzePost } from '../index.ts';

const needs = (description: string) =>
  analyzePost({ title: 'Help wanted', description: `We run a small press in the north. ${description}` }).needs.map(
    ({ text }) => text,
  );

describe('reads every verb that hangs on one trade', () => {
  it.each([
    [
      'The translator should keep the rhymes, mark every pun and send a list of doubts.',
      ['keep the rhymes', 'mark every pun', 'send a list of doubts'],
    ],
    [
      'The VA should answer the phone, book the vans and chase late invoices.',
      ['answer the phone', 'book the vans', 'chase late invoices'],
    ],
    [
      'The editor must check the footnotes, fix the index, and mark what is unclear.',
      ['check the footnotes', 'fix the index', 'mark what is unclear'],
    ],
    [
      'The bookkeeper would enter the receipts, match the bank lines and prepare the return.',
      ['enter the receipts', 'match the bank lines', 'prepare the return'],
    ],
    [
      'The tutor should explain fractions, set and mark exercises, and write a short report.',
      ['explain fractions', 'set and mark exercises', 'write a short report'],
    ],
    [
      'Whoever does it should measure the rooms, draw the walls and mark the sockets.',
      ['measure the rooms', 'draw the walls', 'mark the sockets'],
    ],
    ['The tutor should know Latin, love children and live nearby.', []],
    ['The tutor should be on time and patient.', []],
  ])('%s', (text, wanted) => {
    expect(needs(text)).toEqual(wanted);
  });
});

describe('reads every verb behind a colon, a relative or somebody', () => {
  it.each([
    [
      'We need someone to set up a shop for us: import the products, build the menu, and connect the payments.',
      ['set up a shop for you', 'import the products', 'build the menu', 'connect the payments'],
    ],
    [
      'I am looking for help to prepare our move: label the boxes, list the furniture and book a van.',
      ['prepare your move', 'label the boxes', 'list the furniture', 'book a van'],
    ],
    [
      'We need a macro that opens each letter, fills in the name and prints it.',
      ['a macro that opens each letter', 'make the macro fill in the name', 'make the macro print it'],
    ],
    [
      'We want a script that logs in to the portal, collects the invoices and saves them as PDF.',
      [
        'a script that logs in to the portal',
        'make the script collect the invoices',
        'make the script save them as PDF',
      ],
    ],
    [
      'I need a tool that reads the meters, compares the months and mails a report.',
      ['a tool that reads the meters', 'make the tool compare the months', 'make the tool mail a report'],
    ],
    [
      'It would be needed that somebody cleans the addresses, compares the lists, sorts them by town and makes labels.',
      ['clean the addresses', 'compare the lists', 'sort them by town', 'make labels'],
    ],
    [
      'It would be good if somebody reads the lease, marks the traps and explains them to me.',
      ['read the lease', 'mark the traps', 'explain them to you'],
    ],
    [
      'We would need someone who cleans the data and then has an hour on the phone with me.',
      ['clean the data', 'have an hour on the phone with you'],
    ],
    ['I have a dog that barks, bites the post and steals shoes.', []],
    ['It is important that somebody answers.', []],
    ['Two things matter: price and speed.', []],
  ])('%s', (text, wanted) => {
    expect(needs(text)).toEqual(wanted);
  });
});

describe('reads each wish of an ideal, and what comes first and then', () => {
  it.each([
    [
      'Ideally the report would refresh every night, donations would be reconciled with the bank, and trustees could see the totals.',
      ['make the report refresh every night', 'reconcile donations with the bank', 'let trustees see the totals'],
    ],
    [
      'Ideally the door would open by card, visits would be logged, and members could book a court.',
      ['make the door open by card', 'log visits', 'let members book a court'],
    ],
    [
      'Ideally the map would show the springs, paths would be coloured by length, and walkers could print a page.',
      ['make the map show the springs', 'colour paths by length', 'let walkers print a page'],
    ],
    [
      'Ideally, each recipe would be weighed in grams and the photos would be cropped.',
      ['weigh each recipe in grams', 'crop the photos'],
    ],
    [
      'First the VAT return for spring. After that I’d like to sit with someone and plan the year.',
      ['the VAT return for spring', 'sit with you and plan the year'],
    ],
    ['First the index of names.', ['the index of names']],
    ['Ideally you would know Latin and could come on Mondays.', []],
    ['Ideally the tutor would live near us, and lessons would start in May.', []],
    ['I’d like to sit with someone who knows bees.', []],
    ['First the good news.', []],
  ])('%s', (text, wanted) => {
    expect(needs(text)).toEqual(wanted);
  });
});

it('leaves a bare verb with the object it waits for', () => {
  expect(
    trimmed('record the whole book from first to last page in your studio, edit and master the files for the shop'),
  ).toBe('record the whole book from first to last page in your studio');
  expect(needs('You would record the whole book, edit and master the files.')).toEqual([
    'record the whole book, edit and master the files',
  ]);
});
