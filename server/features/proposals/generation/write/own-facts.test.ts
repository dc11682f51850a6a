import { describe, expect, it } from 'vitest';
import type { Fact } from '#shared/proposals/blocks.ts';
import { packOf } from './language-pack.ts';
import { candidatesOf, chooseLead, type Job, rankFacts } from './own-facts.ts';

const pack = packOf('en');
const fact = (text: string, from: Fact['from'] = 'about', id = 'F1'): Fact => ({ id, text, from });
const saidOf = (text: string, from: Fact['from'] = 'about') =>
  candidatesOf([fact(text, from)], pack).map((candidate) => candidate.text);

const JOB: Job = {
  title: 'Move our WooCommerce shop to Shopify',
  text: 'We sell ceramics and need somebody to move our WooCommerce shop with 900 products to Shopify and connect Xero.',
  language: 'en',
  thesaurus: '',
  asksExperience: false,
};

describe('a sentence of the profile as a sentence of a letter', () => {
  it.each([
    ['Shipped 11 apps to the App Store.', 'I shipped 11 apps to the App Store.'],
    ['Built iOS clients for three banks.', 'I built iOS clients for three banks.'],
    ['She moved a ceramics shop to Shopify.', 'I moved a ceramics shop to Shopify.'],
    ['He has run ads for forty dentists.', 'I have run ads for forty dentists.'],
    ['She writes grant applications for small museums.', 'I write grant applications for small museums.'],
    ['Senior editor with nine years at a publisher.', 'I am a senior editor with nine years at a publisher.'],
    ['Illustrator of picture books since 2011.', 'I am an illustrator of picture books since 2011.'],
    ['At Ravenel I ran the payroll of 60 people.', 'At Ravenel I ran the payroll of 60 people.'],
    ['Before that I edited three cookery books.', 'I edited three cookery books.'],
    ['Keyword research for 40 shoe brands.', 'My work includes keyword research for 40 shoe brands.'],
    ['My last shop loads in 1.4 seconds.', 'My last shop loads in 1.4 seconds.'],
    ['A PDF export with 30 templates.', 'My work includes a PDF export with 30 templates.'],
    ['I repaired nine contact forms in 2025.', 'I repaired nine contact forms in 2025.'],
    ['I wrote the welcome mails of a bakery.', 'I wrote the welcome mails of a bakery.'],
    [
      'I keep the tools of a broker, among them a PDF export with 30 templates.',
      'I keep the tools of a broker, among them a PDF export with 30 templates.',
    ],
  ])('%s', (text, said) => {
    expect(saidOf(text)).toEqual([said]);
  });

  it.each([
    ['too short', 'I build shops.'],
    ['said to the client', 'I will give your shop all my love and care.'],
    ['an invitation', 'Please contact me before you place an order.'],
    ['a greeting', 'Welcome to the page of our little studio.'],
    ['a question', 'Do we have a match for this job?'],
    ['hanging on what was before', 'This took me eleven days in all, with tests.'],
  ])('is left out when it is %s', (_, text) => {
    expect(saidOf(text)).toEqual([]);
  });

  it.each([
    [
      'fr',
      'J’ai migré 40 boutiques de WooCommerce vers Shopify.',
      'J’ai migré 40 boutiques de WooCommerce vers Shopify.',
    ],
    ['fr', 'Refonte de 12 boutiques de vêtements.', 'Mes travaux : refonte de 12 boutiques de vêtements.'],
    ['es', 'He migrado 40 tiendas de ropa a Shopify.', 'He migrado 40 tiendas de ropa a Shopify.'],
    ['es', 'Migré 40 tiendas de ropa a Shopify.', 'Migré 40 tiendas de ropa a Shopify.'],
    ['es', 'Trabajo con Shopify desde 2015 y conozco Liquid.', 'Trabajo con Shopify desde 2015 y conozco Liquid.'],
    ['pt', 'Migrei 40 lojas do WooCommerce para Shopify.', 'Migrei 40 lojas do WooCommerce para Shopify.'],
    ['pt', 'Desenvolvi 12 lojas Shopify com checkout próprio.', 'Desenvolvi 12 lojas Shopify com checkout próprio.'],
    ['de', 'Umzug von 40 Shops zu Shopify.', 'Meine Arbeit: Umzug von 40 Shops zu Shopify.'],
  ] as const)('is a whole sentence in %s: %s', (language, text, said) => {
    expect(candidatesOf([fact(text)], packOf(language)).map((candidate) => candidate.text)).toEqual([said]);
  });

  it('is split where its clauses work alone', () => {
    expect(saidOf('I moved a ceramics shop to Shopify in 2023; I connected Xero for two wholesalers of tea')).toEqual([
      'I moved a ceramics shop to Shopify in 2023',
      'I connected Xero for two wholesalers of tea',
    ]);
    expect(saidOf('I moved a ceramics shop to Shopify in 2023; all good')).toHaveLength(1);
  });

  it('is one item of a list of past jobs', () => {
    expect(saidOf('Recent work: booking app for a clinic; payroll export for a bakery.')).toEqual([
      'Recent work: booking app for a clinic.',
      'Recent work: payroll export for a bakery.',
    ]);
  });

  it('reads a list behind an arrow as skills', () => {
    expect(saidOf('Shop ➔ Shopify (Liquid), WooCommerce', 'skills')).toEqual([
      'I work with Shopify (Liquid), WooCommerce.',
    ]);
  });

  it('never comes from a writing sample', () => {
    expect(saidOf('I moved a ceramics shop with 900 products to Shopify.', 'sample')).toEqual([]);
  });
});

describe('the facts that open a letter', () => {
  const lead = (texts: readonly string[], job: Job = JOB, taken: readonly string[] = []) => {
    const facts = texts.map((text, at) => fact(text, 'about', `F${at + 1}`));
    return chooseLead(rankFacts(candidatesOf(facts, pack), job), job, new Set(taken)).lead.map(({ text }) => text);
  };
  const NEAR = 'I moved a WooCommerce shop for ceramics to Shopify in four weeks.';
  const FAR = 'I trained two dogs and a parrot for a circus in Lyon.';

  it('are the nearest one, in any place and length', () => {
    const longer = `${NEAR.slice(0, -1)}, with all of its redirects, photographs, reviews and gift cards kept as they were.`;
    expect(lead([FAR, NEAR])[0]).toBe(NEAR);
    expect(lead([FAR, longer])[0]).toBe(longer);
  });

  it('are none when nothing is near', () => {
    expect(lead([FAR])).toEqual([]);
  });

  it('may share common words with the post where they say a result: one of the title and another', () => {
    const job = { ...JOB, title: 'Fix the formulas of our price list', text: 'It is an Excel file with 40 sheets.' };
    expect(lead(['I repaired the price list of a paint dealer in Excel, 90 sheets in all.'], job)).toHaveLength(1);
    expect(lead(['I sold 90 pots of paint at a good price at the fair of Lyon.'], job)).toEqual([]);
  });

  it('may share a name that few posts have, and an abbreviation', () => {
    const books = {
      ...JOB,
      title: 'Sort my receipts',
      text: 'Eight months of bank statements; I want them in FreeAgent.',
    };
    expect(lead(['I entered 900 bank payments of a roofer in FreeAgent.'], books)).toHaveLength(1);
    const cv = { ...JOB, title: 'CV for a nurse', text: 'ICU nurse who moves to sales.' };
    expect(lead(['I rewrote the CVs of 200 people in hospitals.'], cv)).toHaveLength(1);
  });

  it('include a second one only for two rare words of its own', () => {
    const second = 'I connected Xero to the ceramics catalogue of a wholesaler with 1,200 products.';
    expect(lead([NEAR, FAR])).toEqual([NEAR]);
    expect(lead([NEAR, 'I know Shopify well and like shops of all kinds.'])).toEqual([NEAR]);
    const both = lead(['I moved a WooCommerce shop to Shopify in four weeks.', second]);
    expect(both).toHaveLength(2);
  });

  it('leave what answers an ask to the answer', () => {
    expect(lead([NEAR], JOB, [NEAR])).toEqual([]);
  });

  it('are joined where both are recent work', () => {
    const said = lead([
      'Recent work: WooCommerce shop moved to Shopify; Xero connected to a ceramics wholesaler with 900 products.',
    ]);
    expect(said.join(' ').match(/Recent work/g)).toHaveLength(1);
  });
});
