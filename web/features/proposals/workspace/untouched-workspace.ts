import { Workspace } from './workspace.ts';
import { VISITORS_WORKSPACE } from './workspace-database.ts';

/** A visitor's empty workspace, to render the first screen with. Nothing is stored of it. */
export function untouchedWorkspace(): Workspace {
  return new Workspace(VISITORS_WORKSPACE, 'nothing', 'owner');
}
