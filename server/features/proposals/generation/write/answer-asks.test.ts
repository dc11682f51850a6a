import { describe, expect, it } from 'vitest';
import type { Fact } from '#shared/proposals/blocks.ts';
import type { Ask, Question } from '#shared/proposals/brief.ts';
import { composeLetter } from '#shared/proposals/letter/compose.ts';
import { aMaterial } from '#shared/proposals/letter/material.fixture.ts';
import { listAsked } from './answer-asks.ts';
import { toLabel } from './ask-labels.ts';
import { candidatesOf } from './fact-sentences.ts';
import { packOf } from './language-pack.ts';
import type { Job } from './own-facts.ts';

const pack = packOf('en');
const JOB: Job = {
  title: 'Move our WooCommerce shop to Shopify',
  text: 'We sell ceramics and need somebody to move our WooCommerce shop to Shopify and connect Xero.',
  language: 'en',
  thesaurus: '',
  asksExperience: false,
};
const FACTS: readonly Fact[] = [
  { id: 'F1', text: 'I wrote Liquid templates for a theme of a ceramics shop in 2023.', from: 'about' },
  { id: 'F2', text: 'https://anna.example/work is where my shops are shown.', from: 'portfolio' },
  { id: 'F3', text: 'I trained two dogs and a parrot for a circus in Lyon.', from: 'about' },
];
const ask = (kind: Ask['kind'], text: string, start = 0): Ask => ({ id: `a${start}`, quote: text, start, text, kind });
const question = (text: string, parts: Partial<Question> = {}): Question => ({
  id: 'q1',
  quote: text,
  start: 50,
  text,
  kind: 'experience',
  yesNoExperience: true,
  ...parts,
});
const materialOf = (asks: Ask[], questions: Question[] = [], facts = FACTS) =>
  listAsked({ asks, questions }, candidatesOf(facts, pack), {
    facts,
    job: JOB,
    pack,
    firstSteps: ['I would read the logs.'],
  });

describe('a label', () => {
  it.each([
    'Please send us two links to stores you sped up',
    'Send your CV',
    'Tell me about yourself and if you have kids (not a must!! just nice)',
    'a short description of how you would plan the move of our nine hundred products, including photos',
    'YOUR HOURLY RATE AND YOUR AVAILABILITY FOR THE NEXT SIX WEEKS OF WORK',
    'let me know which rooms you would do and which of them you would rather leave to somebody else',
    'Envíe dos ejemplos de tiendas que haya creado en los últimos dos años',
    'https://a.example/a/very/long/address',
  ])('has five words at most and begins with a capital: %s', (text) => {
    const label = toLabel(text);
    expect(label.split(/\s+/).length).toBeLessThanOrEqual(5);
    expect(label).not.toMatch(/^\p{Ll}|[.:;,?!]$|https?:/u);
  });

  it.each([
    ['other', 'Tell which version you moved to before', 'en', 'Which version I moved to before'],
    ['other', "say how you'd deal with the VAT side", 'en', 'How I’d deal with the VAT side'],
    [
      'other',
      'tell us roughly how long it takes you per hour of tape',
      'en',
      'Roughly how long it takes me per hour of tape',
    ],
    [
      'other',
      'whether you would work on staging or live, and why',
      'en',
      'Whether I would work on staging or live, and why',
    ],
    ['other', 'Tell us about one local account: monthly spend and cost', 'en', 'One local account'],
    ['other', 'Decidnos por favor: cuántas migraciones habéis hecho', 'es', '«cuántas migraciones habéis hecho»'],
    ['rate', 'Please say what is your price per hour', 'en', 'Rate'],
    ['timeline', 'how many hours you think', 'en', 'Time needed'],
    ['samples', 'Samples of technical drawings required', 'en', 'Samples of technical drawings'],
    [
      'other',
      'Include the name of your favorite dog breed in the note',
      'en',
      '“the name of your favorite dog breed in the…”',
    ],
    ['rate', 'Bitte teilen Sie uns Ihren Wortpreis mit', 'de', 'Preis'],
    ['other', 'Mandadme un par de vídeos que hayáis editado', 'es', '«un par de vídeos que hayáis editado»'],
    ['other', 'Para se candidatar, mande três imagens do seu trabalho', 'pt', '“três imagens do seu trabalho”'],
    ['other', 'where are you based', 'en', 'Where are you based?'],
    [
      'other',
      'We want to know do you send native files, because the last one did not',
      'en',
      'Do you send native files?',
    ],
  ] as const)('says what is asked: %s, %s', (kind, text, language, label) => {
    const { asks } = listAsked({ asks: [ask(kind, text)], questions: [] }, [], {
      facts: [],
      job: JOB,
      pack: packOf(language),
      firstSteps: [],
    });
    expect(asks.map((one) => one.label)).toEqual([label]);
  });

  it('differs where two asks are of one kind', () => {
    const { asks } = materialOf([
      ask('rate', 'fixed for the cleanup and then hourly', 1),
      ask('rate', 'tell me how you would price both', 60),
    ]);
    expect(asks.map(({ label }) => label)).toEqual([
      '“fixed for the cleanup and then hourly”',
      '“how you would price both”',
    ]);
  });

  it('is never empty in a letter', () => {
    const { asks } = materialOf([ask('other', '?!'), ask('rate', 'https://a.example', 9)]);
    for (const { label } of asks) expect(label).toMatch(/\p{L}/u);
  });
});

describe('a client’s ask', () => {
  it('comes in the order of the post, questions among asks', () => {
    const { asks } = materialOf(
      [ask('rate', 'your rate', 90), ask('samples', 'two samples', 10)],
      [question('Do you know Liquid?')],
    );
    expect(asks.map(({ id }) => id)).toEqual(['a10', 'q1', 'a90']);
  });

  it('is answered by a link of the portfolio only where a portfolio is asked for', () => {
    const factOf = (kind: Ask['kind'], text: string) => materialOf([ask(kind, text)]).asks[0]?.fact?.id;
    expect(factOf('portfolio', 'a link to your portfolio')).toBe('F2');
    for (const [kind, text] of [
      ['samples', 'two links to shops you built'],
      ['resume', 'your CV'],
      ['rate', 'your rate'],
      ['other', 'a link to a video'],
    ] as const)
      expect(factOf(kind, text)).not.toBe('F2');
  });

  it('is answered by the user’s rate, in the requested unit', () => {
    const facts: Fact[] = [
      { id: 'F1', text: 'I cut the cost per lead of a shop to $12 in 2024.', from: 'about' },
      { id: 'F2', text: 'My rate is $45 an hour.', from: 'about' },
    ];
    const answers = (text: string) => materialOf([ask('rate', text)], [], facts).asks[0]?.fact?.text;
    expect(answers('your hourly rate')).toBe('$45 an hour');
    expect(answers('your rate')).toBe('$45 an hour');
    expect(answers('your rate per word')).toBeUndefined();
    expect(answers('What would be your price for all three?')).toBeUndefined();
    expect(answers('your fixed price')).toBeUndefined();
    expect(answers('your total price per hour')).toBe('$45 an hour');
    expect(answers('a quote for the whole')).toBeUndefined();
  });

  it('is answered by where the user lives', () => {
    const facts: Fact[] = [
      { id: 'F1', text: 'Based in Cebu, Philippines, with fiber and a generator.', from: 'about' },
    ];
    expect(materialOf([ask('other', 'your location')], [], facts).asks[0]?.fact?.text).toMatch(/Cebu/);
    const where = question('Where are you based?', { kind: 'location', yesNoExperience: false });
    expect(materialOf([], [where], facts).asks[0]?.fact?.text).toMatch(/Cebu/);
    expect(materialOf([], [where], []).asks[0]).toMatchObject({ fact: null, prompt: 'where you are based' });
    expect(materialOf([ask('other', 'the location of the venue you shot')], [], []).asks[0]?.fact).toBeNull();
  });

  it('is answered by the user’s time for what it names, and offers their other times and prices', () => {
    const said = [
      'An episode takes me two days.',
      'I can start on Monday.',
      'An episode costs 80 dollars, with notes.',
    ];
    const facts = said.map((text, at): Fact => ({ id: `T${at}`, text, from: 'about' }));
    const asked = [
      question('How long do you need for an episode?', { id: 'q1', kind: 'timeline', yesNoExperience: false }),
      question('When can you start?', { id: 'q2', kind: 'availability', yesNoExperience: false, start: 90 }),
      question('What would it cost?', { id: 'q3', kind: 'rate', yesNoExperience: false, start: 120 }),
    ];
    const [long, start, cost] = materialOf([], asked, facts).asks;
    expect(long?.fact?.text).toBe(said[0]);
    expect(start).toMatchObject({ fact: null, suggestions: expect.arrayContaining([said[1]]) });
    expect(cost?.suggestions).toEqual([said[2]]);
  });

  it('for a rate does not offer again what answers it', () => {
    const facts: Fact[] = [{ id: 'R1', text: '$45 an hour.', from: 'about' }];
    const [asked] = materialOf([ask('rate', 'your hourly rate')], [], facts).asks;
    expect(asked).toMatchObject({ fact: { text: '$45 an hour' }, suggestions: [] });
  });

  it.each([
    ['How soon can you start on the podcast?', 'A podcast takes me two days.'],
    ['How long would this work take?', 'I work four days a week.'],
    ['How long do you need for a logo?', 'Changes of a logo take me a day.'],
    ['How long do you need for a logo?', 'An animation takes me three weeks.'],
  ])('for a time has no answer of another time: %s', (text, said) => {
    const facts: Fact[] = [{ id: 'T1', text: said, from: 'about' }];
    const [asked] = materialOf([], [question(text, { kind: 'timeline', yesNoExperience: false })], facts).asks;
    expect(asked?.fact).toBeNull();
  });

  it('is answered as a question where it is one', () => {
    const { asks } = materialOf([
      ask('experience', 'do you have experience moving ceramics shops from WooCommerce to Shopify'),
    ]);
    expect(asks[0]).toMatchObject({ isQuestion: true, answeredBy: null });
  });

  it('has the first step below a question for what comes first, once', () => {
    const [first] = materialOf(
      [],
      [question('What would you look at first?', { kind: 'approach', yesNoExperience: false })],
    ).asks;
    expect(first?.answeredBy).toBe('first_step');
    const material = aMaterial({ asks: first ? [first] : [] });
    const { sentences, blocks } = composeLetter(material, { first_step: 'I would read the logs' });
    expect(sentences.filter(({ text }) => text.includes('logs'))).toHaveLength(1);
    const text = JSON.stringify(blocks);
    expect(text.indexOf('look at first?')).toBeLessThan(text.indexOf('logs'));
    expect(
      JSON.stringify(composeLetter(material, { q1: 'The theme.', first_step: 'I would read the logs' }).blocks),
    ).toMatch(/logs.*look at first\?.*The theme/);
  });

  it('is never answered by a fact where only the user can know: rate, hours, plan', () => {
    const asks = [
      ask('rate', 'your rate for Liquid templates'),
      ask('availability', 'which hours you are free for a ceramics shop', 9),
    ];
    expect(materialOf(asks).asks.map(({ fact }) => fact)).toEqual([null, null]);
  });

  it('is left to the opening or the first step where that answers it', () => {
    const asks = [ask('experience', 'your experience'), ask('plan', 'how you would start', 20)];
    expect(materialOf(asks).asks.map(({ answeredBy }) => answeredBy)).toEqual(['proof', 'first_step']);
    expect(materialOf([], [question('What is your experience?')]).asks[0]?.answeredBy).toBeNull();
    expect(materialOf([ask('plan', 'the platform you know best')]).asks[0]?.answeredBy).toBeNull();
    const needed = question('What would you need from us to begin?', { kind: 'approach', yesNoExperience: false });
    expect(materialOf([], [needed]).asks[0]?.answeredBy).toBeNull();
  });

  it('uses a fact once', () => {
    const twice = [
      question('Have you written Liquid templates for a theme?'),
      question('Which Liquid templates have you written for ceramics?', {
        id: 'q2',
        start: 80,
        yesNoExperience: false,
      }),
    ];
    const ids = materialOf([], twice).asks.flatMap(({ fact }) => (fact ? [fact.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it('is answered ’yes’ to ‘have you’ only when the user takes it', () => {
  const { asks } = materialOf([], [question('Have you written Liquid templates for a theme?')]);
  const [first] = asks;
  expect(first?.fact?.id).toBe('F1');
  const material = aMaterial({ asks, lead: [] });
  const { sentences, slots } = composeLetter(material, {});
  expect(sentences.map(({ text }) => text).join(' ')).not.toContain(material.words.yes);
  expect(slots.find(({ id }) => id === 'q1')?.suggestions[0]).toBe(`${material.words.yes} ${first?.fact?.text}`);
});

it('has no ’yes’ for ‘which’', () => {
  const { asks } = materialOf([], [question('Which Liquid templates of a theme?', { yesNoExperience: false })]);
  const { slots } = composeLetter(aMaterial({ asks, lead: [] }), {});
  expect(asks[0]?.fact?.id).toBe('F1');
  expect(slots.find(({ id }) => id === 'q1')?.suggestions.join(' ')).not.toContain('Yes');
});
