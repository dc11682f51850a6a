import { expect, it } from 'vitest';
import { createIds } from './ids.ts';

it('rows made later sort later: in one moment, over processes, and in one process after its clock was set back', () => {
  let now = Date.parse('2026-03-01T12:00:00Z');
  const [one, other] = [createIds(() => now), createIds(() => now)];
  const ids = [one(), one(), one()];
  now += 1;
  ids.push(other());
  now += 1;
  ids.push(one());
  expect(ids).toEqual([...ids].sort());
  now -= 3_600_000;
  const after = one();
  expect([...ids, after]).toEqual([...ids, after].sort());
});
