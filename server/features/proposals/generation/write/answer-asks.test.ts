import { describe, expect, it } from 'vitest';
import type { Fact } from '#shared/proposals/blocks.ts';
import type { Ask, Question } from '#shared/proposals/brief.ts';
import { composeLetter } from '#shared/proposals/letter/compose.ts';
import { aMaterial } from '#shared/proposals/letter/material.fixture.ts';
import { listAsked } from './answer-asks.ts';
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
  listAsked({ asks, questions, conditions: [], availability: [] }, candidatesOf(facts, pack), {
    facts,
    job: JOB,
    pack,
    language: 'en',
  });

describe('a client’s ask', () => {
  it('comes in the order of the post, questions among asks', () => {
    const { asks } = materialOf(
      [ask('rate', 'your rate', 90), ask('samples', 'two samples', 10)],
      [question('Do you know Liquid?')],
    );
    expect(asks.map(({ id }) => id)).toEqual(['a10', 'q1', 'a90']);
  });

  it('for past work is answered by the portfolio, and no other is', () => {
    const factOf = (kind: Ask['kind'], text: string) => materialOf([ask(kind, text)]).asks[0]?.fact?.id;
    for (const [kind, text] of [
      ['portfolio', 'a link to your portfolio'],
      ['samples', 'two links to shops you built'],
      ['other', 'a link to past projects'],
    ] as const)
      expect(factOf(kind, text), text).toBe('F2');
    for (const [kind, text] of [
      ['resume', 'your CV'],
      ['rate', 'your rate'],
      ['other', 'a link to a video'],
    ] as const)
      expect(factOf(kind, text), text).not.toBe('F2');
    const asked = question('Can you share examples of shops you have moved?');
    expect(materialOf([], [asked]).asks[0]).toMatchObject({ frame: 'link', fact: { id: 'F2' } });
  });

  it('is one with others of its kind', () => {
    const { asks } = materialOf([ask('samples', 'two samples', 1), ask('portfolio', 'your portfolio', 9)], []);
    expect(asks.map(({ id, label }) => [id, label])).toEqual([['a1', 'two samples · your portfolio']]);
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
    expect(materialOf([], [where], []).asks[0]).toMatchObject({ fact: null, frame: 'location' });
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
    // What answers one question is offered for no other.
    expect(start?.suggestions).not.toContain(said[0]);
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
    expect(asks[0]).toMatchObject({ isQuestion: true });
  });

  it('is never answered by a fact where only the user can know: rate, hours, plan', () => {
    const asks = [
      ask('rate', 'your rate for Liquid templates'),
      ask('availability', 'which hours you are free for a ceramics shop', 9),
    ];
    expect(materialOf(asks).asks.map(({ fact }) => fact)).toEqual([null, null]);
  });

  it('is left to the proof or the first step where that answers it', () => {
    const found = materialOf([ask('experience', 'your experience'), ask('plan', 'how you would start', 20)]);
    expect([found.asks, found.answeredBy]).toEqual([
      [],
      { proof: 'your experience', first_step: 'how you would start' },
    ]);
    const first = question('What would you look at first?', { kind: 'approach', yesNoExperience: false });
    expect(materialOf([], [first]).answeredBy.first_step).toBe(first.text);
    expect(materialOf([], [question('What is your experience?')]).asks).toHaveLength(1);
    expect(materialOf([ask('plan', 'the platform you know best')]).asks).toHaveLength(1);
    const needed = question('What would you need from us to begin?', { kind: 'approach', yesNoExperience: false });
    expect(materialOf([], [needed]).asks).toHaveLength(1);
  });

  it('has no place and no fact where it is a question of the work itself', () => {
    const of = question('Which Liquid templates have the most errors?', { yesNoExperience: false });
    expect(materialOf([], [of]).asks[0]).toMatchObject({ mayStand: false, fact: null });
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
  const { suggestions = [] } = slots.find(({ id }) => id === 'q1') ?? {};
  expect(suggestions).toEqual([
    `Yes: ${first?.fact?.text}`,
    'Yes, I have written Liquid templates for a theme.',
    'No, I have not written Liquid templates for a theme.',
  ]);
});

it('has no ’yes’ for ‘which’', () => {
  const asked = question('Which Liquid templates of a theme have you written?', { yesNoExperience: false });
  const { asks } = materialOf([], [asked]);
  const { slots } = composeLetter(aMaterial({ asks, lead: [] }), {});
  expect(asks[0]).toMatchObject({ fact: { id: 'F1' }, topic: 'Which Liquid templates of a theme I have written' });
  expect(slots.find(({ id }) => id === 'q1')?.suggestions.join(' ')).not.toContain('Yes');
});

describe('what the client requires', () => {
  const required = (parts: { conditions?: string[]; availability?: string[] }, asks: Ask[] = []) => {
    const stated = (texts: string[] = []) => texts.map((text) => ({ quote: text, start: 0, text }));
    const brief = {
      asks,
      questions: [],
      conditions: stated(parts.conditions),
      availability: stated(parts.availability),
    };
    return listAsked(brief, [], { facts: [], job: JOB, pack, language: 'en' }).asks.map(({ id, frame }) => [id, frame]);
  };

  it('of a person is a demand: languages, years, a degree, hours', () => {
    expect(
      required({ conditions: ['Minimum 8 years of experience in banking', 'The film is 40 minutes long'] }),
    ).toEqual([['c1', 'years']]);
    expect(required({ conditions: ['A degree in chemistry', 'Must hold a licence in Ohio'] })).toEqual([
      ['c1', 'degree'],
      ['c2', 'certificate'],
    ]);
    expect(required({ availability: ['30 hours per week'] })).toEqual([['availability', 'hours']]);
    expect(required({ availability: ['native Arabic'] })).toEqual([['availability', 'language']]);
  });

  it('is none where an ask has it already', () => {
    expect(required({ availability: ['30 hours per week'] }, [ask('availability', 'your weekly hours')])).toEqual([
      ['a0', 'hours'],
    ]);
  });
});
