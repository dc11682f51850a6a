import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { STYLES, TONES } from '#shared/proposals/options.ts';
import { likeness } from './readability.ts';
import { readPosts, readProfiles } from './records.ts';
import { holds, pairs, reportOf } from './report.ts';
import { writeAndMeasure } from './write.ts';

const posts = readPosts(fileURLToPath(new URL('fixtures/posts.jsonl', import.meta.url)));
const profiles = readProfiles(fileURLToPath(new URL('fixtures/profiles.jsonl', import.meta.url)));
const plain = { tone: 'professional', style: 'standard' } as const;

describe('every proposal for our own posts', () => {
  it.each([
    ['with nothing about the user', []],
    ['with a profile', profiles],
  ])('keeps every rule %s', async (_, given) => {
    const results = [];
    for (const [index, post] of posts.entries())
      results.push(await writeAndMeasure(post, given[index % Math.max(1, given.length)] ?? null, plain));
    const report = reportOf(results);
    const broken = Object.entries(report.gates).filter(([, { rate }]) => rate < 1);
    expect({ broken, failed: report.failed }).toEqual({ broken: [], failed: [] });
    expect(report.figures.needCoverage?.mean).toBeGreaterThanOrEqual(0.9);
    expect(report.measures.noStockPhrase?.rate).toBe(1);
    expect(report.measures.oneNextStep?.rate).toBe(1);
    expect(report.measures.questionsAndAsks?.rate).toBe(1);
  });

  it('keeps every rule in every tone and style, and no two of them read alike', async () => {
    const [post] = posts.filter(({ description }) => description.length > 600);
    expect(post).toBeDefined();
    if (!post) return;
    const results = [];
    for (const { value: tone } of TONES)
      for (const { value: style } of STYLES)
        results.push(await writeAndMeasure(post, profiles[0] ?? null, { tone, style }));
    expect(holds(reportOf(results))).toBe(true);
    const alike = pairs(results.map(({ text }) => text)).map(([a, b]) => likeness(a, b));
    expect(Math.max(...alike)).toBeLessThanOrEqual(0.6);
  });
});

describe('the report', () => {
  it('does not hold when one gate fails for one post, or one post gets nothing', async () => {
    const [post] = posts;
    if (!post) throw new Error('No posts.');
    const good = await writeAndMeasure(post, null, plain);
    expect(holds(reportOf([good]))).toBe(true);
    const faulty = {
      ...good,
      measured: good.measured && { ...good.measured, gates: { ...good.measured.gates, claims: false } },
    };
    expect(holds(reportOf([good, faulty]))).toBe(false);
    expect(holds(reportOf([good, { ...good, refused: 'GENERATION_FAILED', measured: null }]))).toBe(false);
  });
});
