import { isEmptyFirstStep } from './local-data-flag.ts';
import { openWorkspace, Workspace } from './workspace.ts';
import { VISITORS_WORKSPACE } from './workspace-database.ts';

let first: Workspace | undefined;

/**
 * Opens the visitor's workspace before the app is shown, so that it is there from the first moment. True when it is as the page was
 * rendered with: free, and this tab's.
 */
export async function openSsrWorkspace(): Promise<boolean> {
  // What cannot be read now is said where the workspace would be shown.
  const workspace = await openWorkspace(VISITORS_WORKSPACE).catch(() => undefined);
  createSsrWorkspace(workspace);
  if (!workspace) return false;
  const { role, isKept, stash } = workspace.status();
  return role === 'owner' && isKept && stash.length === 0 && isEmptyFirstStep(workspace.store.state());
}

/** The workspace that the first `owner` to be shown finds there. */
export function createSsrWorkspace(workspace: Workspace | undefined): void {
  first = workspace;
}

/** Takes it for `owner`; one that was opened for someone else is closed, since nobody would. */
export async function takeSsrWorkspace(owner: string): Promise<Workspace | undefined> {
  const taken = first;
  first = undefined;
  if (taken?.owner === owner) return taken;
  await taken?.close();
  return undefined;
}

/** The same one each time until it has been taken: a screen may be drawn more than once before it is shown. */
export function ssrWorkspaceOf(owner: string | undefined): Workspace | undefined {
  return first?.owner === owner ? first : undefined;
}

/** A visitor's empty workspace, to render the first screen with. Nothing is stored of it. */
export function createEmptyWorkspace(): Workspace {
  return new Workspace(VISITORS_WORKSPACE, 'nothing', 'owner');
}
