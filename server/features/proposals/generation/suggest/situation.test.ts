import { describe, expect, it } from 'vitest';
import { hireOf, likeliestOf, situationsOf } from './situation.ts';

const situationOf = (title: string, text: string) => likeliestOf(situationsOf({ title, text }));

describe('the situation of a post', () => {
  it.each([
    ['new', 'Website for a pottery school', 'We want a new website built from scratch, five pages and a booking form.'],
    ['new', 'Logo', 'Please design a logo for my food truck.'],
    ['new', 'Logo für eine Imkerei', 'Wir brauchen ein neues Logo und möchten es gestalten lassen.'],
    [
      'running',
      'Google Ads management',
      'Our campaigns run since 2021, 3k monthly. Optimise and maintain them weekly.',
    ],
    ['running', 'Manutenção do nosso site', 'Precisamos de manutenção mensal do site existente.'],
    ['broken', 'Contact form not working', 'Since Tuesday the form fails with an error, nothing arrives.'],
    ['broken', 'La web no funciona', 'Desde ayer da un error 500. Hay que arreglar el servidor.'],
    ['one_off', 'Proofread a report', 'A report of 40 pages, attached as PDF.'],
    ['one_off', 'Traduire un manuel', 'Traduction ponctuelle de 30 pages.'],
    ['role', 'Full-time support agent', 'Salary 2,400 a month, benefits, you report to the head of support.'],
    ['errand', 'Voice message for my daughter', 'For her birthday, one minute, read by somebody with a deep voice.'],
  ])('is %s: %s', (situation, title, text) => {
    expect(situationOf(title, text)).toBe(situation);
  });

  it.each(['', 'zzz', '\u{1F680}'])('is one of them for “%s” as well, and all together are certain', (text) => {
    const situations = situationsOf({ title: text, text });
    expect(Object.values(situations).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
  });
});

it.each([
  ['task', 'Shopify speed', 'One small fix today.'],
  ['ongoing', 'Shopify speed', 'Monthly work, 10 hours a week.'],
  ['role', 'Full-time Shopify speed engineer', 'Salary and benefits.'],
  ['consult', 'Shopify speed: one-hour consultation', 'Advice.'],
  ['project', 'Shopify speed', 'Our store is slow.'],
])('the kind of hire is %s: %s', (hire, title, text) => {
  expect(hireOf({ title, text })).toBe(hire);
});
