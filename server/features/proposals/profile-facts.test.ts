import { describe, expect, it } from 'vitest';
import { type ProfileFact, textsOfFacts } from '#shared/profiles/facts.ts';
import { type GenerateAnswer, generateAnswer } from '#shared/proposals/contract.ts';
import { startPro } from '../../testing/drafts.ts';
import { createEngine } from './engine.ts';

const PATH = '/api/generate-proposal';
const JOB = {
  jobTitle: 'Move our Magento shop to Shopify',
  jobDescription: `We sell coffee and want to move our Magento shop to Shopify before the summer.

We need:
- All products and customer accounts moved
- Addresses of product pages kept, so that search engines find us

Please send a link to your portfolio. What is your hourly rate? How many hours a week are you available? Are you certified by Shopify?`,
};
const FACTS: readonly ProfileFact[] = [
  { kind: 'project', text: 'Moved 12 Magento shops to Shopify and kept every product address' },
  { kind: 'project', text: 'Drew 40 birds for a calendar' },
  { kind: 'certificate', text: 'Shopify Partner, 2023' },
  { kind: 'rate', text: '$64 an hour' },
  { kind: 'availability', text: '30 hours a week' },
  { kind: 'time_zone', text: 'UTC+1' },
  { kind: 'link', text: 'https://anna.example/shops' },
];

async function letterFrom(facts: readonly ProfileFact[], job: Partial<typeof JOB> = {}): Promise<GenerateAnswer> {
  const { app } = await startPro({ engineFor: () => createEngine() });
  const { status, text, body } = await app.post(PATH, { ...JOB, ...job, ...textsOfFacts(facts) });
  expect(status, text).toBe(200);
  return generateAnswer.parse(body);
}

describe('a letter from the facts of a profile', () => {
  it('has the nearest project, answers an ask with the fact of its kind, and says nothing else about the person', async () => {
    const letter = await letterFrom(FACTS);
    for (const said of [
      /I moved 12 Magento shops to Shopify and kept every product address\./,
      /rate[^.]{0,25} is \$64 an hour\./i,
      /I (?:can work|am available) 30 hours a week\./,
      /Certificates: Shopify Partner, 2023\./i,
      /https:\/\/anna\.example\/shops/,
    ])
      expect(letter.plainText).toMatch(said);
    expect(letter.plainText).not.toMatch(/birds|Rate:|Availability:|Certificate:|UTC/);
    const own = textsOfFacts(FACTS);
    const profile = Object.values(own).join('\n').toLowerCase();
    const facts = letter.sentences.filter(({ source }) => source === 'fact');
    expect(facts.length).toBeGreaterThan(3);
    // In their frames.
    const shown = facts.map(({ text }) => text.replace(/^.* (?=\$|30|https)|^[^:]*: |^I /, '').replace(/\.$/, ''));
    for (const text of shown) expect(profile).toContain(text.toLowerCase());
    const known = `${profile}\n${JOB.jobTitle}\n${JOB.jobDescription}`;
    const numbers = letter.plainText.match(/\d+/g) ?? [];
    expect(numbers.filter((number) => !known.includes(number))).toEqual([]);
  });

  it('has a blank for missing facts, and no rate that nobody asked for', async () => {
    const blank = await letterFrom(FACTS.filter(({ kind }) => kind === 'project'));
    expect(blank.plainText).toContain('[your rate]');
    const unasked = await letterFrom(FACTS, { jobDescription: 'Move our Magento shop with 300 products to Shopify.' });
    expect(unasked.plainText).toMatch(/12 Magento shops/);
    expect(unasked.plainText).not.toMatch(/\$64|30 hours|UTC|Partner, 2023/);
  });
});
