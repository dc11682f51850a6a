import { describe, expect, it } from 'vitest';
import { leaderOf, type OutcomeGroup, rateOf } from './outcomes.ts';

const group = (value: string | null, sent: number, replied: number): OutcomeGroup => ({ value, sent, replied, won: 0 });

describe('a rate', () => {
  it('is not told below ten sent', () => {
    expect(rateOf({ sent: 9, replied: 9, won: 9 }, 'replied')).toBeUndefined();
    expect(rateOf({ sent: 10, replied: 5, won: 0 }, 'replied')).toMatchObject({ rate: 0.5 });
  });
});

describe('the leader of groups', () => {
  it.each([
    ['nothing to compare with', [group('a', 50, 25)], undefined],
    ['too few in all others', [group('a', 50, 40), group('b', 9, 0)], undefined],
    ['another that is not known', [group('a', 50, 40), group(null, 50, 0)], undefined],
    ['intervals that overlap', [group('a', 24, 8), group('b', 24, 6)], null],
    ['intervals apart', [group('a', 50, 5), group('b', 50, 30)], 'b'],
    ['one of several near it', [group('a', 50, 28), group('b', 50, 30), group('c', 50, 2)], null],
    ['a small one beside', [group('a', 50, 5), group('b', 50, 30), group('c', 3, 3)], 'b'],
  ])('with %s', (_case, groups, expected) => {
    const leader = leaderOf(groups, 'replied');
    expect(leader ? leader.value : leader).toBe(expected);
  });
});
