import { describe, expect, it } from 'vitest';
import type { Fact } from '#shared/proposals/blocks.ts';
import { candidatesOf } from './fact-sentences.ts';
import { packOf } from './language-pack.ts';
import { chooseLead, type Job, rankFacts } from './own-facts.ts';

const pack = packOf('en');
const fact = (text: string, id: string): Fact => ({ id, text, from: 'about' });

const JOB: Job = {
  title: 'Move our WooCommerce shop to Shopify',
  text: 'We sell ceramics and need somebody to move our WooCommerce shop with 900 products to Shopify and connect Xero.',
  language: 'en',
  thesaurus: '',
  asksExperience: false,
};

describe('the facts that open a letter', () => {
  const lead = (texts: readonly string[], job: Job = JOB, taken: readonly string[] = []) => {
    const facts = texts.map((text, at) => fact(text, `F${at + 1}`));
    return chooseLead(rankFacts(candidatesOf(facts, pack), job), job, new Set(taken)).lead.map(({ text }) => text);
  };
  const NEAR = 'I moved a WooCommerce shop for ceramics to Shopify in four weeks.';
  const FAR = 'I trained two dogs and a parrot for a circus in Lyon.';

  it('are the nearest one, in any place and length', () => {
    const longer = `${NEAR.slice(0, -1)}, with all of its redirects, photographs, reviews and gift cards kept as they were.`;
    expect(lead([FAR, NEAR])[0]).toBe(NEAR);
    expect(lead([FAR, longer])[0]).toBe(longer);
  });

  it('never begin with what the user does not do', () => {
    expect(lead(['I do not move WooCommerce shops for ceramics to Shopify without Xero.', NEAR])[0]).toBe(NEAR);
  });

  it('may begin with what never went wrong', () => {
    const never = 'I have never lost an order in 60 moves of WooCommerce shops to Shopify.';
    expect(lead([never])[0]).toBe(never);
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

  it('may be a role with the work that it counts, and no role alone', () => {
    const job = { ...JOB, title: 'Sound editor for a short film', text: 'Dialogue is clean, we need foley.' };
    expect(lead(['Sound editor of eleven short films, three of them shown at festivals.'], job)).toHaveLength(1);
    expect(lead(['Sound editor of 12 years for short films.'], job)).toEqual([]);
  });

  it('include a second one only for two rare words of its own', () => {
    const second = 'I connected Xero to the ceramics catalogue of a wholesaler with 1,200 products.';
    expect(lead([NEAR, FAR])).toEqual([NEAR]);
    expect(lead([NEAR, 'I know Shopify well and like shops of all kinds.'])).toEqual([NEAR]);
    const both = lead(['I moved a WooCommerce shop to Shopify in four weeks.', second]);
    expect(both).toHaveLength(2);
  });

  it('may be of the same kind of work without a word in common', () => {
    const said = 'I took mains buzz, plosives and dead air out of 40 remote conversations in RX.';
    const job = {
      ...JOB,
      title: 'Editor for our podcast',
      text: 'Two voices with hum and clicks, an episode of 40 minutes a week, loudness for Spotify.',
    };
    expect(lead([said, FAR], job)).toEqual([said]);
  });

  it('tell a job before they say what one does in general', () => {
    const oneJob = 'Last autumn I moved the WooCommerce shop of a potter to Shopify without a lost order.';
    const general = 'I move WooCommerce shops to Shopify and connect Xero to ceramics catalogues.';
    expect(lead([general, oneJob])[0]).toBe(oneJob);
  });

  it.each([
    'At the moment I look after two cats and a dog in Lyon.',
    'My last holiday was on a farm with goats.',
    'For every client I write a plan with three columns.',
  ])('do not begin with what is no past job: %s', (said) => {
    expect(lead([said, 'I move WooCommerce shops to Shopify for potters.'])[0]).toBe(
      'I move WooCommerce shops to Shopify for potters.',
    );
  });

  it('include what the user says next of the same job, in every language', () => {
    const both = 'I moved a WooCommerce shop to Shopify last May. It went from 26 faults to 2.';
    const facts = both.split(/(?<=\.) /).map((text, at) => fact(text, `F${at}`));
    expect(chooseLead(rankFacts(candidatesOf(facts, pack), JOB), JOB, new Set()).lead.map(({ text }) => text)).toEqual([
      'I moved a WooCommerce shop to Shopify last May.',
      'It went from 26 faults to 2.',
    ]);
    const german = [
      'Für einen Töpfer habe ich einen Shop umgezogen.',
      'Danach sank die Ladezeit von 9 auf 2 Sekunden.',
    ];
    const [first] = candidatesOf(
      german.map((text, at) => fact(text, `F${at}`)),
      packOf('de'),
    );
    expect(first?.more[0]?.text).toBe('Danach sank die Ladezeit von 9 auf 2 Sekunden.');
  });

  it('begin a job of several sentences at its beginning, and stop before it is too long', () => {
    const job = [
      'Most dear to me was a potter near Arezzo with two WooCommerce shops.',
      'When I came, the stock of one was wrong every Monday.',
      'I moved both to Shopify over a weekend and redirected 900 addresses.',
      'Two years later they still sell from it.',
    ];
    expect(lead(job)).toEqual(job.slice(0, 3));
  });

  it('say no sentence twice, whatever its clauses', () => {
    const said = lead([
      'I moved a WooCommerce shop of a potter to Shopify with 900 products; I connected Xero to a WooCommerce shop for ceramics with 1,200 products.',
    ]);
    expect(new Set(said).size).toBe(said.length);
  });

  it('are no price, no certificate and no delivery time', () => {
    expect(lead(['I charge $900 for a WooCommerce shop that moves to Shopify.'])).toEqual([]);
    expect(lead(['Certified Shopify expert for WooCommerce moves.'])).toEqual([]);
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
