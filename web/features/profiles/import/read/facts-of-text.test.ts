import { describe, expect, it } from 'vitest';
import { factsOfText } from './facts-of-text.ts';

const shown = (text: string) =>
  factsOfText(text).map(({ kind, text: words, isTicked }) => `${isTicked ? 'x' : '-'} ${kind}: ${words}`);

const UPWORK = `Anna Silva
Lisbon, Portugal – 3:24 pm local time
100% Job Success
Top Rated Plus

Shopify developer for food shops
$45.00/hr

I have built shops for food brands since 2016. ✅ I moved 12 shops from Magento to Shopify
➤ I cut loading from 4.1 to 0.9 seconds
→ Theme ➔ Liquid, CSS, React

Hours per week
More than 30 hrs/week

Work history
Shop move for a coffee roaster
Rating is 5 out of 5.
"Great work, on time"
$1,200.00 Fixed price
Jan 3, 2025 - Feb 4, 2025

Skills
Shopify
Liquid
Page speed

Certifications
Shopify Partner Academy
anna@silva.example
+351 912 345 678
Page 1 of 2`;

describe('a pasted profile', () => {
  it('of Upwork is read by what letters take from it', () => {
    expect(shown(UPWORK)).toEqual([
      '- about: Anna Silva',
      '- about: Shopify developer for food shops',
      'x rate: $45.00/hr',
      'x project: I have built shops for food brands since 2016.',
      'x project: I moved 12 shops from Magento to Shopify',
      'x project: I cut loading from 4.1 to 0.9 seconds',
      'x skill: Theme: Liquid, CSS, React',
      '- about: Hours per week',
      'x availability: More than 30 hrs/week',
      '- project: Shop move for a coffee roaster',
      '- project: Rating is 5 out of 5.',
      '- project: "Great work, on time"',
      'x skill: Shopify, Liquid, Page speed',
      'x certificate: Shopify Partner Academy',
    ]);
  });

  it.each(['→', '➤', '✅', '•', '–', '-', '*', '1.', '▪', '◆ '])('reads ‘%s’ as the sign of a list', (sign) => {
    expect(shown(`Projects\n${sign} Built 12 shops for food brands\n${sign} Cut loading to 0.9 seconds today`)).toEqual(
      ['x project: Built 12 shops for food brands', 'x project: Cut loading to 0.9 seconds today'],
    );
  });

  it.each([
    [
      'Experiencia\nMigré 12 tiendas a Shopify para mis clientes',
      'x project: Migré 12 tiendas a Shopify para mis clientes',
    ],
    ['Kenntnisse\nLiquid\nReact', 'x skill: Liquid, React'],
    ['Skills: Liquid, React', 'x skill: Liquid, React'],
    ['I am available for 20 hours a week', 'x availability: I am available for 20 hours a week'],
    ['I work in UTC+1', 'x time_zone: I work in UTC+1'],
    ['See https://anna.example/shops', 'x link: See https://anna.example/shops'],
    ['Rate: €55', 'x rate: €55'],
  ])('%j', (text, line) => {
    expect(shown(text)).toEqual([line]);
  });

  it('is nothing where there is nothing', () => {
    expect(shown(' \n\n… \n— \n12\n')).toEqual([]);
  });
});
