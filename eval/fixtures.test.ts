import { beforeAll, describe, expect, it } from 'vitest';
import { collectFacts } from '#shared/proposals/facts.ts';
import { type Baseline, baselineOf, fallen, readBaseline } from './baseline.ts';
import { ownPosts } from './labels.ts';
import { measure } from './measures.ts';
import { ownProfiles, ownReadings, runOver } from './own-run.ts';
import { holds, type RunReport, reportOf } from './report.ts';
import { allOf, attemptsOf, likenessIn, someOf, TOO_ALIKE, usersOf } from './variants.ts';
import { answerTo, type Result } from './write.ts';

const posts = ownPosts();
const profiles = ownProfiles();
/** Long and short, of several trades. */
const ALIKE_LOOKED_AT = new Set(['bakery-logo', 'shopify-plus-move', 'choir-minutes', 'sofa-cad']);
const plain = { tone: 'professional', style: 'standard' } as const;

let without: Result[];
let reports: { withoutProfile: RunReport; withProfile: RunReport };
let reading: ReturnType<typeof ownReadings>;

beforeAll(async () => {
  without = await runOver(posts, [], plain);
  reports = { withoutProfile: reportOf(without), withProfile: reportOf(await runOver(posts, profiles, plain)) };
  reading = ownReadings();
}, 120_000);

function nowWith(changed: Partial<typeof reports>): Baseline {
  return baselineOf({ reading, ...reports, ...changed });
}

describe('every proposal for our own posts', () => {
  it.each(['withoutProfile', 'withProfile'] as const)('keeps every rule %s', (name) => {
    const report = reports[name];
    const broken = [...Object.entries(report.gates), ...Object.entries(report.oracle)].filter(
      ([, { rate }]) => rate < 1,
    );
    expect({ broken, failed: report.failed }).toEqual({ broken: [], failed: [] });
    expect(report.figures.needCoverage?.mean).toBeGreaterThanOrEqual(0.9);
    expect(report.measures.noStockPhrase?.rate).toBe(1);
    expect(report.measures.oneNextStep?.rate).toBe(1);
    expect(report.measures.questionsAndAsks?.rate).toBe(1);
  });

  it('is no worse than the baseline that is kept', () => {
    expect(fallen(nowWith({}), readBaseline())).toEqual([]);
  });

  it('keeps every rule in every tone and style, and no two of them read alike', async () => {
    const [post] = posts.filter(({ description }) => description.length > 600);
    expect(post).toBeDefined();
    if (!post) return;
    const results = await allOf(post, profiles[0] ?? null);
    expect(holds(reportOf(results))).toBe(true);
    expect(likenessIn([results], TOO_ALIKE.variants).max).toBeLessThanOrEqual(TOO_ALIKE.variants);
  });

  it('reads unlike the other tones and styles, for each post', async () => {
    for (const [index, post] of posts.entries()) {
      const profile = index % 3 === 0 ? null : (profiles[index % profiles.length] ?? null);
      const variants = likenessIn([await someOf(post, profile, index)], TOO_ALIKE.variants);
      expect(variants.above, `${post.id}: ${variants.max}`).toBe(0);
    }
  }, 120_000);

  it('reads unlike the others with a profile too, in every tone and style', async () => {
    const post = posts.find(({ id }) => id === 'beekeeping-slides');
    const [, , , profile] = profiles;
    if (!post || !profile) throw new Error('The post or the profile is gone.');
    const results = await allOf(post, profile);
    expect(likenessIn([results], TOO_ALIKE.variants).max).toBeLessThanOrEqual(TOO_ALIKE.variants);
  }, 120_000);

  it('is another one for another person, and another one when it is written again', async () => {
    const sampled = posts.filter(({ id }) => ALIKE_LOOKED_AT.has(id));
    expect(sampled).toHaveLength(ALIKE_LOOKED_AT.size);
    for (const post of sampled) {
      const users = likenessIn([await usersOf(post, profiles)], TOO_ALIKE.users);
      const attempts = likenessIn([await attemptsOf(post, profiles[0] ?? null)], TOO_ALIKE.attempts);
      expect([users.above, attempts.above], post.id).toEqual([0, 0]);
    }
  });
});

describe('a fault in what is written', () => {
  it('shows as needs left out, when the writer drops what the client needs', async () => {
    const nothing = { skillsAndExperience: '', aboutMeStatement: '', portfolio: '', writingSamples: [] };
    const faulty = [];
    for (const result of without) {
      const post = posts.find(({ id }) => id === result.id);
      if (post === undefined || result.measured === null) continue;
      const answer = await answerTo(post, null, plain);
      const kept = answer.sections.filter(({ part }) => part !== 'needs' && part !== 'hook' && part !== 'approach');
      const plainText = kept.map((section) => section.plainText).join('\n\n');
      const measured = measure({ ...answer, sections: kept, plainText }, collectFacts(nothing), plain.style, '');
      faulty.push({ ...result, text: plainText, measured });
    }
    const lines = fallen(nowWith({ withoutProfile: reportOf(faulty) }), readBaseline());
    expect(lines.map((line) => line.slice(0, line.indexOf(':')))).toContain('withoutProfile needCoverage');
  });

  it.each([
    ['a gate', 'claims', 'withoutProfile, gate claims: 0.9'],
    ['an opener', 'opener', 'withoutProfile, gate opener: 0.9'],
  ])('shows as %s that fell, for one post of all', (_, gate, line) => {
    const [first, ...others] = without.filter(({ measured }) => measured !== null);
    if (!first?.measured) throw new Error('Nothing was written.');
    const broken = { ...first, measured: { ...first.measured, gates: { ...first.measured.gates, [gate]: false } } };
    const report = reportOf([broken, ...others]);
    expect(holds(report)).toBe(false);
    expect(fallen(nowWith({ withoutProfile: report }), readBaseline()).join('\n')).toContain(line);
  });

  it('shows as a measure that fell, past what is allowed and not before', () => {
    const spoilt = (count: number) =>
      reportOf(
        without.map((result, i) =>
          result.measured === null || i >= count
            ? result
            : {
                ...result,
                measured: { ...result.measured, measures: { ...result.measured.measures, sentences: false } },
              },
        ),
      );
    const fell = (count: number) => fallen(nowWith({ withoutProfile: spoilt(count) }), nowWith({})).length;
    expect([fell(1), fell(12)]).toEqual([0, 1]);
  });

  it('shows as a reader that misses what it found before', () => {
    const read = Object.fromEntries(
      Object.entries(reading).map(([language, one]) => [
        language,
        { ...one, asks: { ...one.asks, recall: 0.5 }, traps: { ...one.traps, opener: 0.99 } },
      ]),
    );
    const lines = fallen(baselineOf({ reading: read, ...reports }), nowWith({})).join('\n');
    expect(lines).toContain('reading all, trap opener: 0.9900, not 1.0000');
    expect(lines).toContain('reading all, asks recall: 0.5000');
  });
});

describe('the report', () => {
  it('does not hold when one post gets nothing', () => {
    const [good] = without.filter(({ measured }) => measured !== null);
    if (!good) throw new Error('Nothing was written.');
    expect(holds(reportOf([good]))).toBe(true);
    expect(holds(reportOf([good, { ...good, refused: 'GENERATION_FAILED', measured: null }]))).toBe(false);
  });
});
