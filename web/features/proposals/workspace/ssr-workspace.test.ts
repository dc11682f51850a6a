import 'fake-indexeddb/auto';
import { afterEach, expect, it } from 'vitest';
import { createSsrWorkspace, openSsrWorkspace, ssrWorkspaceOf, takeSsrWorkspace } from './ssr-workspace.ts';
import { openWorkspace, type Workspace } from './workspace.ts';
import { VISITORS_WORKSPACE } from './workspace-database.ts';
// Fetched on demand: here already, since what it takes to transform them is no test's time.
import '../later/later-parts.ts';
import './saved-state.ts';

const open: Workspace[] = [];
const track = (workspace: Workspace): Workspace => {
  open.push(workspace);
  return workspace;
};

afterEach(async () => {
  createSsrWorkspace(undefined);
  await Promise.all(open.splice(0).map((workspace) => workspace.close()));
});

it('is there for the one it was opened for, and once', async () => {
  expect(await openSsrWorkspace()).toBe(true);
  const workspace = ssrWorkspaceOf(VISITORS_WORKSPACE);
  if (!workspace) throw new Error('no workspace');
  track(workspace);
  expect(await takeSsrWorkspace(VISITORS_WORKSPACE)).toBe(workspace);
  expect([ssrWorkspaceOf(VISITORS_WORKSPACE), await takeSsrWorkspace(VISITORS_WORKSPACE)]).toEqual([
    undefined,
    undefined,
  ]);
});

it('is closed, with all typed text stored, when another person opens theirs', async () => {
  const visitors = track(await openWorkspace(VISITORS_WORKSPACE));
  createSsrWorkspace(visitors);
  visitors.store.dispatch({ type: 'field', name: 'jobTitle', value: 'A logo' });
  expect(ssrWorkspaceOf('somebody')).toBeUndefined();
  expect(await takeSsrWorkspace('somebody')).toBeUndefined();
  // Without a separate wait: a workspace stores the rest as it closes, and another may have it then.
  const again = track(await openWorkspace(VISITORS_WORKSPACE));
  expect([again.store.state().fields.jobTitle, again.status().role]).toEqual(['A logo', 'owner']);
});
