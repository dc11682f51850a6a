import { describe, expect, it } from 'vitest';
import { availabilityIn, demandsOf } from './demands.ts';
import { unitsOf } from './units.ts';

const units = (text: string) => unitsOf({ text, start: 0 });
const demands = (text: string, asked: readonly { quote: string }[] = []) =>
  demandsOf(units(text), asked).map(({ kind, text: words, wanted }) => `${kind} ${wanted}: ${words}`);

describe('what the post requires', () => {
  it.each([
    ['You would work US business hours.', 'hours US business hours: US business hours'],
    ['30 hours per week, more in spring.', 'hours 30 hours per week: 30 hours per week'],
    ['We meet at 9:30 am EST every Monday.', 'hours 9:30 am EST: 9:30 am EST'],
    [
      'Work on our live shop during peak hours.',
      'hours Work on our live shop during peak hours: Work on our live shop during peak hours',
    ],
    ['Be online from 22:00 to 5:00.', 'hours from 22:00 to 5:00: from 22:00 to 5:00'],
    [
      'The desk is manned between 6 and 9 pm Oslo time.',
      'hours between 6 and 9 pm Oslo time: between 6 and 9 pm Oslo time',
    ],
    ['Son 20 horas por semana.', 'hours 20 horas por semana: 20 horas por semana'],
    ['You can start immediately.', 'start start immediately: start immediately'],
    ['Able to begin at once.', 'start Able to begin at once: Able to begin at once'],
    ['Der Auftrag läuft ab sofort.', 'start ab sofort: ab sofort'],
    ['You are a native English speaker.', 'language English: native English'],
    ['Candidate should be Turkish speaking.', 'language Turkish: Turkish speaking'],
    ['Muttersprache Deutsch.', 'language Deutsch: Muttersprache Deutsch'],
    ['Fluency in Dutch, please.', 'language Dutch: Fluency in Dutch'],
    ['You must be based in Portugal.', 'place Portugal: must be based in Portugal'],
    ['US residents only.', 'place US residents: US residents only'],
    ['On-site in Leeds.', 'place Leeds: On-site in Leeds'],
    [
      'Minimum 8 years’ experience in audits, any tool.',
      'years Minimum 8 years: Minimum 8 years’ experience in audits',
    ],
    ['At least five years of Magento.', 'years At least five years: At least five years of Magento'],
    ['7+ years with Oracle', 'years 7+ years: 7+ years with Oracle'],
    [
      'Mindestens drei Jahre Erfahrung mit Ton.',
      'years Mindestens drei Jahre: Mindestens drei Jahre Erfahrung mit Ton',
    ],
    [
      'Bachelor’s degree in chemistry or the like.',
      'degree Bachelor’s degree in chemistry: Bachelor’s degree in chemistry',
    ],
    ['PMP certification is required.', 'certificate PMP certification is required: PMP certification is required'],
    ['Must be a licensed electrician.', 'certificate Must be a licensed electrician: Must be a licensed electrician'],
  ])('%s', (text, found) => {
    expect(demands(text)).toEqual([found]);
  });

  it.each([
    'We sell tea.',
    'The tables go back at least 10 years old.',
    'Fluent Spanish is a plus.',
    'A degree in law would be nice.',
    'Nice to have:\n- Minimum 5 years of Go',
  ])('is not: %s', (text) => {
    expect(demands(text)).toEqual([]);
  });

  it('is listed once, each kind by itself', () => {
    expect(demands('30 hours per week. Really 30 HOURS PER WEEK.')).toHaveLength(1);
    expect(demands('- Native Japanese, start at once\n- At least five years of Go')).toEqual([
      'language Japanese: Native Japanese',
      'start start at once: start at once',
      'years At least five years: At least five years of Go',
    ]);
  });

  it('is answered where it is asked', () => {
    const text = 'Can you do 30 hours per week?';
    expect(demands(text, [{ quote: text }])).toEqual([]);
  });
});

it('leaves two of hours, start, place and language to the availability', () => {
  const all = demandsOf(units('At least 3 years. Start ASAP, fluent English, must be based in Spain.'), []);
  expect(availabilityIn(all).map(({ text }) => text)).toEqual(['Start ASAP', 'fluent English']);
});
