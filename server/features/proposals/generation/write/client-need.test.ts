import { expect, it } from 'vitest';
import { readPost } from '../read/index.ts';
import { clientNeedIn } from './client-need.ts';

const needOf = (title: string, description: string) =>
  clientNeedIn({ title, description }, readPost({ title, description }));

it.each([
  [
    'prefers what is needed to who the client is',
    'Google Ads manager for dental clinics',
    'We run three dental clinics in Ohio. Need someone to take over the account and cut the cost per lead.',
    'Need someone to take over the account and cut the cost per lead',
  ],
  [
    'ends at no abbreviation',
    'Übersetzung einer Anleitung',
    'Wir suchen eine Übersetzerin für die Anleitung einer Fräse, ca. 40 Seiten. Bitte Preis nennen.',
    'Wir suchen eine Übersetzerin für die Anleitung einer Fräse, ca. 40 Seiten',
  ],
  [
    'leaves out the greeting',
    'Books of a landscaping company',
    'Hi, we are a landscaping company and our books are a mess. Thanks.',
    'we are a landscaping company and our books are a mess',
  ],
  [
    'prefers what is wanted to what is said around it',
    'Product descriptions',
    'Everything is poured by me in Vermont. I need 65 short descriptions for my website. I like dogs.',
    'I need 65 short descriptions for my website',
  ],
  [
    'quotes the sentence with the fault, not the one that points back to it',
    'Contact form of a choir',
    'No mail arrives from our contact form. It broke two weeks ago.',
    'No mail arrives from our contact form',
  ],
  [
    'quotes the title where nothing else says the job',
    'Need a logo for my bakery.',
    'Need a logo for my bakery.\nBudget is $200.',
    'Need a logo for my bakery',
  ],
  [
    'quotes more than the title, with which the post begins',
    'Amazon manager, ACOS too high',
    'Amazon manager, ACOS too high\n\nLooking for a person who will restructure our campaigns.',
    'Looking for a person who will restructure our campaigns',
  ],
])('%s', (_, title, post, need) => {
  expect(needOf(title, post)).toBe(need);
});

it('quotes a sentence that points back only together with the one before it', () => {
  expect(needOf('Manual de maquinaria', 'Traducir 148 páginas del manual. Lo necesitamos en septiembre.')).toBe(
    'Traducir 148 páginas del manual. Lo necesitamos en septiembre',
  );
});
