import { describe, expect, it } from 'vitest';
import { kindsOfFact, kindsOfPost, sameKind } from './kinds-of-work.ts';

const nearest = (post: { title: string; text: string; language?: string }, facts: readonly string[]) => {
  const { title, text, language = 'en' } = post;
  const kinds = kindsOfPost(title, text, language);
  return facts
    .map((fact) => ({ fact, same: sameKind(kinds, kindsOfFact(fact, language)) }))
    .toSorted((a, b) => b.same - a.same);
};

describe('the kind of work of a post and of what was done', () => {
  it.each([
    {
      post: {
        title: 'Somebody to clean up our interviews',
        text: 'Two microphones, a lot of hum. We publish every Friday as a podcast, an episode is 40 minutes.',
      },
      near: 'I take mains buzz and mouth clicks out of remote conversations in RX.',
      far: 'I keyed 4,000 part numbers of a pump maker into Odoo.',
    },
    {
      post: { title: 'Our Postgres is slow', text: 'The search page takes nine seconds and the CPU is at 100 %.' },
      near: 'I read EXPLAIN plans, add partial indexes and get rid of N+1 loops.',
      far: 'I drew the characters of a board game in watercolour.',
    },
    {
      post: {
        title: 'Buchhaltung nachholen',
        text: 'Belege von neun Monaten liegen im Karton, das Konto ist nicht abgestimmt.',
        language: 'de',
      },
      near: 'Ich habe zwei Jahre Bankbewegungen verbucht und die Umsatzsteuer gemeldet.',
      far: 'Ich habe Hörbücher in meiner Kabine eingesprochen.',
    },
  ])('$post.title', ({ post, near, far }) => {
    const [first, last] = nearest(post, [far, near]);
    expect(first?.fact).toBe(near);
    expect(first?.same ?? 0).toBeGreaterThan(0.1);
    expect(last?.same ?? 1).toBeLessThan(0.05);
  });

  it('is none for a sentence that says nothing of any work', () => {
    const [only] = nearest({ title: 'Logo for a bakery', text: 'We need a logo, two colours.' }, [
      'I answer within a few hours.',
    ]);
    expect(only?.same ?? 1).toBeLessThan(0.05);
  });

  it('is a chance for each, at most one in all', () => {
    const chances = kindsOfPost('Logo for a bakery', 'We need a logo.', 'en');
    expect(Math.min(...chances)).toBeGreaterThanOrEqual(0);
    expect(chances.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(1);
  });
});
