import { describe, expect, it } from 'vitest';
import { SOME_WORDS } from './material.fixture.ts';
import type { Frame } from './material.ts';
import {
  answerOfLine,
  type LineHelp,
  lineInFrame,
  mendLine,
  proofOfLine,
  questionOfLine,
  stepOfLine,
} from './own-lines.ts';

const SPELLINGS = ['WhatsApp', 'MCP', 'npm', 'n8n', 'SmartSuite', 'iOS'];
const HELP: LineHelp = { spellings: SPELLINGS, words: SOME_WORDS, language: 'en' };

it.each([
  ['we built whatsapp bots with mcp', 'we built WhatsApp bots with MCP'],
  ['how i work: i test first', 'how I work: I test first'],
  ['I fix shops. native arabic speaker', 'I fix shops. Native arabic speaker'],
  ['I run installs. npm is enough', 'I run installs. npm is enough'],
  ['see https://whatsapp.example/mcp and N8N', 'see https://whatsapp.example/mcp and n8n'],
  ['i.e. two days, e.g. monday', 'i.e. two days, e.g. monday'],
])('mends “%s”', (line, mended) => {
  expect(mendLine(line, HELP)).toBe(mended);
});

it('keeps a small i in other languages', () => {
  expect(mendLine('sono i primi', { ...HELP, language: 'es' })).toBe('sono i primi');
});

it.each([
  ['audit of 3 shops', 'A recent job: audit of 3 shops.'],
  ['design system for a bank', 'A recent job: design system for a bank.'],
  ['speed work for 3 shops', 'A recent job: speed work for 3 shops.'],
  ['limited edition posters', 'A recent job: limited edition posters.'],
  ['mentored four juniors', 'I mentored four juniors.'],
  ['cut the bill of a bakery by a third', 'I cut the bill of a bakery by a third.'],
  ['have moved 12 shops', 'I have moved 12 shops.'],
  ['10 years of Shopify', 'I have 10 years of Shopify.'],
  ['We moved a tea shop in nine days', 'We moved a tea shop in nine days.'],
  ['https://anna.example/shops', 'Here is my work: https://anna.example/shops'],
])('says the proof “%s”', (line, said) => {
  expect(proofOfLine(line, HELP)).toBe(said);
});

it.each([
  ['compare both logs', 'I’d compare both logs.'],
  ['audit the checkout on a phone', 'I’d audit the checkout on a phone.'],
  ['audit of 3 shops', 'First: audit of 3 shops.'],
  ['would read the logs', 'I’d read the logs.'],
  ['look at search terms of the last 90 days', 'I’d look at search terms of the last 90 days.'],
  ['start with a call of 20 min', 'I’d start with a call of 20 min.'],
  ['id make a list of all old urls', 'I’d make a list of all old urls.'],
  ['plan: day 1 export, day 2 import', 'Plan: day 1 export, day 2 import.'],
  ['send me the worst five minutes', 'Send me the worst five minutes.'],
  ['I would export one category.', 'I would export one category.'],
])('says the first step “%s”', (line, said) => {
  expect(stepOfLine(line, HELP)).toBe(said);
});

it.each([
  ['is sales tax filed', 'One question: Is sales tax filed?'],
  ['Which apps must stay?', 'One question: Which apps must stay?'],
  ['Delaware or another state', 'One question: Delaware or another state?'],
  ['Happy to call this week', 'Happy to call this week.'],
])('asks “%s”', (line, said) => {
  expect(questionOfLine(line, HELP)).toBe(said);
});

const to = (frame: Frame, parts: Partial<Parameters<typeof answerOfLine>[1]> = {}) => ({
  ...{ frame, topic: null, echo: null, inFrame: SOME_WORDS.asks[frame] },
  ...parts,
});

describe('an answer', () => {
  it.each([
    ['start', 'today', 'I can start today.'],
    ['start', 'Today', 'I can start today.'],
    ['start', 'yes, today', 'I can start today.'],
    ['start', 'Monday', 'I can start Monday.'],
    ['start', 'can start next week', 'I can start next week.'],
    ['start', 'I start on Monday.', 'I start on Monday.'],
    ['rate', '$45/h', 'My rate is $45 per hour.'],
    ['rate', '$45/h, and I can begin Monday', 'My rate is $45 per hour, and I can begin Monday.'],
    ['rate', 'my rate is 40', 'My rate is 40.'],
    ['link', 'https://anna.example', 'Here is my work: https://anna.example'],
    ['years', '8', 'I have 8 years of experience with this.'],
    ['years', '8 years', 'I have 8 years of experience with this.'],
    ['location', 'Porto', 'I am based in Porto.'],
    ['language', 'iOS and npm', 'My languages: iOS and npm.'],
    ['yes_no', 'Yes, two shops in 2024.', 'Yes, two shops in 2024.'],
  ] as const)('to %s: “%s”', (frame, line, said) => {
    expect(answerOfLine(line, to(frame), HELP)).toBe(said);
  });

  it('of yes or no alone says to what', () => {
    const echo = { yes: 'Yes, I have moved a shop.', no: 'No, I have not moved a shop.' };
    expect(answerOfLine('yes', to('yes_no', { echo }), HELP)).toBe(echo.yes);
    expect(answerOfLine('No.', to('yes_no', { echo }), HELP)).toBe(echo.no);
    const topic = 'Whether I know Liquid';
    expect(answerOfLine('no', to('yes_no', { topic }), HELP)).toBe('Whether I know Liquid: no.');
    expect(answerOfLine('by hand', to('question', { topic: 'How I test' }), HELP)).toBe('How I test: by hand.');
  });
});

it('puts a short cause into its frame and leaves a sentence as it is', () => {
  expect(lineInFrame('two apps fight over the cart', SOME_WORDS.own.understanding, HELP)).toBe(
    'What usually goes wrong here: two apps fight over the cart.',
  );
  expect(lineInFrame('The cart is loaded twice.', SOME_WORDS.own.understanding, HELP)).toBe(
    'The cart is loaded twice.',
  );
});
