import { describe, expect, it } from 'vitest';
import { createPlaces } from './places.ts';

const limit = { perOwner: 2, perProcess: 3, ownFull: 'Yours are taken.' };

describe('places', () => {
  it('are so many for each owner, whatever the others do', () => {
    const places = createPlaces(limit);
    places.take('ann');
    places.take('ann');
    expect(() => places.take('ann')).toThrow('Yours are taken.');
    expect(places.take('ben')).toBeTypeOf('function');
  });

  it('are so many for all together', () => {
    const places = createPlaces(limit);
    for (const owner of ['ann', 'ben', 'cleo']) places.take(owner);
    expect(() => places.take('dora')).toThrow('Very many people are here right now. Please try again in a moment.');
  });

  it('are free again once given back, and giving one back twice makes no second one', () => {
    const places = createPlaces(limit);
    const giveBack = places.take('ann');
    places.take('ann');
    giveBack();
    giveBack();
    expect(places.taken()).toBe(1);
    places.take('ann');
    expect(() => places.take('ann')).toThrow('Yours are taken.');
  });
});
