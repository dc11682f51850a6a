import 'fake-indexeddb/auto';
import { afterEach, expect, it } from 'vitest';
import { openDesk } from '#web/features/proposals/desk.ts';
import { SHAPES } from '#web/features/proposals/work-shapes.ts';
import { FakeDevice, leaveAll } from './fake-device.ts';
import { FakeDrafts } from './fake-drafts.ts';
import { openAsked } from './open-asked.ts';

afterEach(leaveAll);

/** 'Earlier' is a draft; another one, 'On the desk', is saved and lies there. */
async function atTheDesk() {
  const drafts = new FakeDrafts();
  const device = await new FakeDevice(drafts, { openDesk, shapes: SHAPES }).open();
  device.type('Earlier');
  await device.keeper.tick();
  const { id } = device.draft;
  device.desk.replace();
  device.type('On the desk');
  await device.keeper.tick();
  const server = { save: drafts.save, get: drafts.get, version: () => Promise.reject(new Error('not asked for')) };
  const open = (what: string) => openAsked({ desk: device.desk, shapes: SHAPES, server }, { what: 'draft', id: what });
  return { drafts, device, id, open };
}

it('says whether what is on the desk has come just now', async () => {
  const { device, id, open } = await atTheDesk();
  expect([await open(id), device.title, device.asides()]).toEqual([true, 'Earlier', []]);
  expect(await open(id)).toBe(false);
});

it('puts aside what was deleted elsewhere: it lies nowhere else any more', async () => {
  const { drafts, device, id, open } = await atTheDesk();
  drafts.remove(device.draft.id);
  await device.keeper.reconcile();
  await open(id);
  expect([device.title, device.asides()]).toEqual(['Earlier', ['On the desk']]);
});
