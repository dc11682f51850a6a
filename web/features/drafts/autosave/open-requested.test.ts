import 'fake-indexeddb/auto';
import { afterEach, expect, it } from 'vitest';
import { DRAFT_CODEC } from '#web/features/proposals/workspace/draft-codec.ts';
import { FakeDevice, leaveAll } from '#web/testing/drafts/fake-device.ts';
import { FakeDrafts } from '#web/testing/drafts/fake-drafts.ts';
import { openRequested } from './open-requested.ts';

afterEach(leaveAll);

/** 'Earlier' is a draft; another one, 'On the workspace', is saved and open there. */
async function atWorkspace() {
  const drafts = new FakeDrafts();
  const device = await new FakeDevice(drafts).open();
  device.type('Earlier');
  await device.autosave.tick();
  const { id } = device.draft;
  device.workspace.replace();
  device.type('In progress');
  await device.autosave.tick();
  const server = { save: drafts.save, get: drafts.get, version: () => Promise.reject(new Error('not asked for')) };
  const open = (what: string) =>
    openRequested({ workspace: device.workspace, codec: DRAFT_CODEC, server }, { what: 'draft', id: what });
  return { drafts, device, id, open };
}

it('says whether what is in the workspace has come just now', async () => {
  const { device, id, open } = await atWorkspace();
  expect([await open(id), device.title, device.stash()]).toEqual([true, 'Earlier', []]);
  expect(await open(id)).toBe(false);
});

it('stashes what was deleted elsewhere: it is stored nowhere else', async () => {
  const { drafts, device, id, open } = await atWorkspace();
  drafts.remove(device.draft.id);
  await device.autosave.reconcile();
  await open(id);
  expect([device.title, device.stash()]).toEqual(['Earlier', ['In progress']]);
});
