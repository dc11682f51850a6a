import 'fake-indexeddb/auto';
import { afterEach, expect, it } from 'vitest';
import { type Desk, openDesk } from './desk.ts';
import { VISITORS_DESK } from './desk-database.ts';
import { firstDeskOf, layFirstDesk, openFirstDesk, takeFirstDesk } from './first-desk.ts';
// Fetched on demand: here already, since what it takes to transform them is no test's time.
import './later/later-parts.ts';
import './saved-state.ts';

const open: Desk[] = [];
const track = (desk: Desk): Desk => {
  open.push(desk);
  return desk;
};

afterEach(async () => {
  layFirstDesk(undefined);
  await Promise.all(open.splice(0).map((desk) => desk.close()));
});

it('is there for the one it was opened for, and once', async () => {
  expect(await openFirstDesk()).toBe(true);
  const desk = firstDeskOf(VISITORS_DESK);
  if (!desk) throw new Error('no desk was laid');
  track(desk);
  expect(await takeFirstDesk(VISITORS_DESK)).toBe(desk);
  expect([firstDeskOf(VISITORS_DESK), await takeFirstDesk(VISITORS_DESK)]).toEqual([undefined, undefined]);
});

it('is closed, with all that was typed kept, when somebody else comes to theirs', async () => {
  const visitors = track(await openDesk(VISITORS_DESK));
  layFirstDesk(visitors);
  visitors.store.dispatch({ type: 'field', name: 'jobTitle', value: 'A logo' });
  expect(firstDeskOf('somebody')).toBeUndefined();
  expect(await takeFirstDesk('somebody')).toBeUndefined();
  // In no wait of its own: what a desk has not kept yet it keeps as it closes, and another may have the desk then.
  const again = track(await openDesk(VISITORS_DESK));
  expect([again.store.state().fields.jobTitle, again.status().role]).toEqual(['A logo', 'owner']);
});
