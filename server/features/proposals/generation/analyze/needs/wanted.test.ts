import { describe, expect, it } from 'vitest';
import { analyzePost } from '../index.ts';

const read = (description: string, title = 'Help wanted') => analyzePost({ title, description });
const needs = (description: string) => read(description).needs.map(({ text }) => text);

describe('hears the wish in a complaint', () => {
  it.each([
    ['The problem is that invoices go out twice.', ['make sure invoices no longer go out twice']],
    [
      'What annoys us is that the search can’t find accents, that the menu doesn’t close on phones and that photos are too big.',
      [
        'make sure the search can find accents',
        'make sure the menu closes on phones',
        'make sure photos are no longer too big',
      ],
    ],
    ['We never got the scanner to talk to the till.', ['get the scanner to talk to the till']],
    ['I’m stuck on the tax form.', ['sort out the tax form']],
    ['I also get reports of crashes on old phones.', ['fix crashes on old phones']],
    ['We want a leaflet. Second, the website: half of the links are broken.', ['a leaflet', 'sort out the website']],
    ['I need a new logo. Also whether the name is free.', ['a new logo', 'find out whether the name is free']],
    [
      'Old posters can go, the logo must stay, and the footer should become a contact form.',
      ['remove old posters', 'keep the logo', 'turn the footer into a contact form'],
    ],
  ])('%s', (text, wanted) => {
    expect(needs(text).toSorted()).toEqual(wanted.toSorted());
  });

  it.each([
    'What bothers me is that nobody answers.',
    'I never got a reply from the last one.',
    'We couldn’t get a visa for him.',
    'You can go home at five, and we can go live in May.',
  ])('but not in this: %s', (text) => {
    expect(needs(`${text} Nothing else happened here in years.`)).toEqual([]);
  });
});

describe('reads what people are to do in what is made', () => {
  it.each([
    [
      'The idea is that a farmer takes a picture, the app names the weed and a neighbour confirms it.',
      ['let a farmer take a picture', 'make the app name the weed', 'let a neighbour confirm it'],
    ],
    [
      'I need a site where members can book a court, pay by card, and cancel until the day before.',
      ['a site where members can book a court', 'let members pay by card', 'let members cancel until the day before'],
    ],
    [
      'I need a script that reads the mails, saves the attachments in Drive, and writes a line into a sheet.',
      [
        'a script that reads the mails',
        'make the script save the attachments in Drive',
        'make the script write a line into a sheet',
      ],
    ],
    ['It would be great if we could filter by date.', ['let you filter by date']],
    ['Visitors should see the opening hours at once.', ['let visitors see the opening hours at once']],
    [
      'What we want is that seats fit in the van, that nobody sits twice, and that families can stay together.',
      ['make sure seats fit in the van', 'make sure nobody sits twice', 'make sure families can stay together'],
    ],
  ])('%s', (text, wanted) => {
    expect(needs(text)).toEqual(wanted);
  });

  it('takes no scene of a game for an order', () => {
    expect(needs('The loop is there: you cast, a fish bites, you reel it in. We need a shop for rods.')).toEqual([
      'a shop for rods',
    ]);
  });
});

describe('reads what must be, whatever stands before it', () => {
  it.each([
    ['Before we print it the maps must be checked.', ['check the maps']],
    ['If an invoice lacks a number it must be sent back.', ['send any invoice that lacks a number back']],
    ['The sums do not agree, so they must be corrected.', ['correct the sums']],
    ['It needs to be checked whether the pipes carry the load.', ['check whether the pipes carry the load']],
    ['The roof, the gutters and the chimney must be drawn.', ['draw the roof, the gutters and the chimney']],
    [
      'Errors should be ranked by weight and discussed with our printer.',
      ['rank errors by weight and discuss them with your printer'],
    ],
    ['Catering is to be done by the contractor.', ['take care of catering']],
    ['The app must not ask for a phone number.', ['make sure the app does not ask for a phone number']],
    [
      'They should all fit on one page, read like a letter and have a short headline.',
      ['make sure the result fits on one page', 'make sure the result reads like a letter', 'a short headline'],
    ],
    ['If you have time left, redraw the icons.', ['redraw the icons']],
    ['I’d feel safer if an engineer checked the beams.', ['check the beams']],
    ['I want to understand how my heating bill is made up.', ['explain how your heating bill is made up']],
    [
      'Somebody with a good ear ought to go through the takes and mark the best ones.',
      ['go through the takes and mark the best ones'],
    ],
  ])('%s', (text, wanted) => {
    expect(needs(text)).toEqual(wanted);
  });
});

describe('names each thing of a list', () => {
  it.each([
    [
      'I need a logo, two posters, a menu card, and a sign for the door.',
      ['a logo', 'two posters', 'a menu card', 'a sign for the door'],
    ],
    [
      'By Friday there should be a price list, a map and a leaflet in German.',
      ['a price list', 'a map', 'a leaflet in German'],
    ],
    ['We need a master for vinyl and one for radio.', ['a master for vinyl and one for radio']],
    ['A drawing is needed that fits A4, plus a version in colour.', ['a drawing', 'a version in colour']],
    ['We want a warm, clear and friendly text.', ['a warm, clear and friendly text']],
    [
      'We want a report, two or three pages, on what can be saved.',
      ['a report, two or three pages, on what can be saved'],
    ],
  ])('%s', (text, wanted) => {
    expect(needs(text)).toEqual(wanted);
  });

  it.each([
    'Sending works on the bench.',
    'Opening a pool, closing a pool, green pool, angry customer, the chemical order.',
    '14 songs, 62 minutes altogether.',
    'Around 20 clips per month, ongoing.',
    'To use it we have to clear it and fence it.',
    'If you can do weekends that would be great.',
  ])('and makes no task of %s', (text) => {
    expect(needs(`We need a poster for the fair. ${text}`)).toEqual(['a poster for the fair']);
  });
});
