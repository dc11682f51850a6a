import { describe, expect, it } from 'vitest';
import type { Fact } from '#shared/proposals/blocks.ts';
import type { Ask, Question } from '#shared/proposals/brief.ts';
import { candidatesOf } from './fact-sentences.ts';
import { labelledAnswers, labelledFactsOf } from './labelled-facts.ts';
import { packOf } from './language-pack.ts';

const FACTS: readonly Fact[] = [
  { id: 'F1', text: 'Certificate: Shopify Partner, 2023', from: 'skills' },
  { id: 'F2', text: 'Certificate: AWS Solutions Architect', from: 'skills' },
  { id: 'F3', text: 'Rate: $60 an hour', from: 'about' },
  { id: 'F4', text: 'Availability: 30 hours a week, on weekdays', from: 'about' },
  { id: 'F5', text: 'Time zone: UTC+1', from: 'about' },
  { id: 'F6', text: 'Tea shop: https://tea.example', from: 'portfolio' },
];
const answersTo = (kind: Ask['kind'] | Question['kind'], text: string) =>
  labelledAnswers({ kind, text }, labelledFactsOf(FACTS), 'en').map((fact) => fact.text);

describe('a labelled line of the profile', () => {
  it.each([
    ['availability', 'How many hours a week are you available?', ['30 hours a week, on weekdays']],
    ['availability', 'Your time zone', ['UTC+1']],
    ['availability', 'Your hours and time zone', []],
    ['availability', 'When could you start?', []],
    ['portfolio', 'Link to your portfolio', ['Tea shop: https://tea.example']],
    ['samples', 'Link to your portfolio', ['Tea shop: https://tea.example']],
    ['experience', 'Are you certified in AWS?', ['AWS Solutions Architect']],
    ['other', 'Which Shopify certificate do you have?', ['Shopify Partner, 2023']],
    ['experience', 'Are you certified in Magento?', []],
    ['experience', 'Have you worked with AWS?', []],
    ['samples', 'Two samples of your work', []],
  ] as const)('answers %s, ‘%s’ by %j', (kind, text, answers) => {
    expect(answersTo(kind, text)).toEqual(answers);
  });

  it('is used only where it is asked for', () => {
    expect(candidatesOf(FACTS, packOf('en'))).toEqual([]);
  });

  it('is not read from a past letter, which may name another client’s rate', () => {
    expect(labelledFactsOf([{ id: 'F1', text: 'Rate: $20 an hour', from: 'sample' }])).toEqual([]);
  });
});
