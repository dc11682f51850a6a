import { describe, expect, it } from 'vitest';
import { type Post } from '../records.ts';
import { reportOf } from '../report.ts';
import { type Result, writeAndMeasure } from '../write.ts';
import { binsOf } from './distributions.ts';
import { pageOf } from './page.ts';

const post: Post = {
  id: 'kites <b>',
  title: 'Posters for a kite festival',
  description: 'We need someone to draw two posters for our kite festival. Please send your rate.',
};
const options = { tone: 'professional', style: 'standard' } as const;
const variants = { written: 2, broken: [], likeness: { mean: 0.1, max: 0.2, above: 0 } };

function page(results: Result[], withText = false): string {
  const runs = [{ name: 'without profile', results, report: reportOf(results) }];
  return pageOf({ title: 'Report', about: 'one post', runs, reading: null, variants, withText });
}

describe('the page of a run', () => {
  it('tells figures and ids, and texts only where they are asked for', async () => {
    const result = await writeAndMeasure(post, null, options);
    const [bare, full] = [page([result]), page([result], true)];
    expect(bare).toContain('kites &lt;b&gt;');
    expect([bare.includes('kite festival'), full.includes('kite festival')]).toEqual([false, true]);
    expect(bare).toContain('Every gate holds.');
    expect(bare.match(/<figure/g)).toHaveLength(7);
  });

  it('fetches nothing and runs nothing', async () => {
    const html = page([await writeAndMeasure(post, null, options)]);
    expect(html).not.toMatch(/<script|<link|src=|url\(|https?:/);
  });

  it('says which gate failed, and puts the proposal first', async () => {
    const good = await writeAndMeasure(post, null, options);
    if (good.measured === null) throw new Error('Nothing was written.');
    const bad = {
      ...good,
      id: 'worse',
      measured: { ...good.measured, gates: { ...good.measured.gates, claims: false } },
    };
    const html = page([good, bad]);
    expect(html).toContain('Gates fail.');
    const worst = html.slice(html.indexOf('<ol class="worst">'));
    expect(worst.indexOf('worse')).toBeLessThan(worst.indexOf('kites'));
    expect(worst).toContain('Fails the gate “claims”; too like another.');
  });

  it('shows a run in which nothing was written', () => {
    const refused = [{ id: 'x', ms: 1, refused: 'GENERATION_FAILED', text: '', measured: null, oracle: {} }];
    expect(page(refused)).toContain('Refused: GENERATION_FAILED.');
  });
});

describe('bins', () => {
  it.each([
    [[], []],
    [[2, 2], [2]],
  ])('of %j', (values, counts) => {
    expect(binsOf(values).map(({ count }) => count)).toEqual(counts);
  });

  it('hold every value, the most in the last', () => {
    const bins = binsOf([0, 1, 5, 12]);
    expect(bins.map(({ count }) => count)).toEqual([1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1]);
    expect(bins.at(-1)?.to).toBe(12);
  });
});
