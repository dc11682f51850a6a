import { describe, expect, it } from 'vitest';
import type { Fact } from '#shared/proposals/blocks.ts';
import { candidatesOf } from './fact-sentences.ts';
import { packOf } from './language-pack.ts';
import { saysPrice } from './prices.ts';
import { rateFor } from './rates.ts';

const answerTo = (text: string, ...said: readonly string[]) => {
  const facts = said.map((words, at): Fact => ({ id: `F${at}`, text: words, from: 'about' }));
  return rateFor({ kind: 'rate', text }, facts, candidatesOf(facts, packOf('en')))?.text;
};

describe('a sentence about the price of the work', () => {
  it.each([
    'Clean ups I price after looking at the file, usually between £900 and £2,000.',
    '$120 per label, better price for a range.',
    'Mein Satz liegt bei 72 Euro netto.',
    'Je demande 17 € de l’heure, un peu plus le dimanche.',
    'Projetos a partir de R$ 900.',
    'Flat fee of 750 a month for budgets under 10k, no minimum term.',
    'Catch-up work is $45 an hour with a cap.',
  ])('is one: %s', (text) => expect(saysPrice(text)).toBe(true));

  it.each([
    'I won $180,000 over three rounds for a riding stable.',
    '$180,000 raised over three rounds for a riding stable.',
    'Ich rechne Statik für 40 Wohnhäuser in Bonn.',
    'For a potter I moved a shop, and the price of hosting fell from $900 to $120.',
    'I manage Google Ads budgets of $20,000 a month.',
    'I cut hosting costs from $900 to $120 a month.',
    'Their budget is $4,000 a month.',
    'Ich betreue vierzehn Konten mit Budgets zwischen 500 und 4.000 Euro im Monat.',
  ])('is none: %s', (text) => expect(saysPrice(text)).toBe(false));
});

describe('an ask for a rate', () => {
  const RANGE = 'Clean ups I price after looking at the file, usually between £900 and £2,000.';

  it('is answered by the rate in its unit', () => {
    expect(answerTo('your hourly rate', 'My rate is $45 an hour.')).toBe('$45 an hour');
    expect(answerTo('your rate per word', 'My rate is $45 an hour.')).toBeUndefined();
    expect(answerTo('your rate per word', 'My rate is $45 to $60 an hour.')).toBeUndefined();
    expect(answerTo('your hourly rate', 'My rate is $45 to $60 an hour.')).toBe('My rate is $45 to $60 an hour.');
    expect(answerTo('your hourly rate', 'I charge $900 a day, and I answer within an hour.')).toBeUndefined();
    expect(answerTo('your hourly rate', 'My rate is 45 to 60 EUR an hour.')).toBe('My rate is 45 to 60 EUR an hour.');
    expect(answerTo('your rate per minute', 'My rate is $45 an hour.')).toBeUndefined();
    expect(answerTo('What is your rate?', 'They paid $20 an hour to the staff, a good rate.')).toBeUndefined();
    expect(answerTo('What is your rate?', '$20,000 a month in ad spend for a dentist.')).toBeUndefined();
    expect(
      answerTo('your hourly rate', 'Two rounds are included, further ones cost $25 an hour.', 'I charge $60 an hour.'),
    ).toBe('$60 an hour');
    expect(answerTo('What do you charge per episode?', '$45 an hour.', '$80 per episode.')).toBe('$80 per episode');
    expect(answerTo('your rate', 'My rate is $200 per finished hour.')).toBe('My rate is $200 per finished hour.');
    expect(answerTo('your rate per hour', 'My rate is $200 per finished hour.')).toBe(
      'My rate is $200 per finished hour.',
    );
    expect(answerTo('your rate per post', 'My fee is $300 per poster.')).toBeUndefined();
    expect(answerTo('Indica tu tarifa, por favor', 'Mi tarifa es 20 € la hora.')).toBe('20 € la hora');
    expect(answerTo('your monthly fee', 'From $350 a month.')).toBe('From $350 a month.');
    expect(answerTo('What do you charge per episode?', 'I charge $45 an hour.')).toBeUndefined();
    expect(answerTo('what you charge per day', 'I cover mid Wales. £140 a day plus petrol.')).toBe('£140 a day');
  });

  it('for a sum is answered by what the user says of their prices, and by no rate for an hour', () => {
    expect(answerTo('Please quote a fixed price', RANGE)).toBe(RANGE);
    expect(answerTo('Please quote a fixed price', 'I charge £35 an hour for monthly work.')).toBeUndefined();
    expect(answerTo('What is your fixed price for a logo?', 'Small jobs start at $150.')).toBeUndefined();
    expect(answerTo('your fixed price for the whole thing', 'Small jobs start at $150.')).toBeUndefined();
  });

  it('is answered by a price without a unit', () => {
    expect(answerTo('Ihren Stundensatz, Preis', 'Mein Satz liegt bei 72 Euro netto.')).toBe(
      'Mein Satz liegt bei 72 Euro netto.',
    );
  });
});
