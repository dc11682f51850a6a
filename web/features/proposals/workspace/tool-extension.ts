import type { ComponentType, ReactNode } from 'react';
import type { Workspace } from './workspace.ts';

/** What a module above this one adds to the workspace. */
export interface WorkspaceAdditions {
  /** At the right end of the title's line. */
  readonly besideTitle: ReactNode;
  /** Above the steps, before what the workspace itself has to say. */
  readonly notices: ReactNode;
}

export interface ToolExtensionProps {
  readonly workspace: Workspace;
  /** Holds the place of the workspace while it is not known what will lie on it. */
  readonly waiting: ReactNode;
  readonly children: (additions: WorkspaceAdditions) => ReactNode;
}

/** Wraps the workspace for as long as it is shown. */
export type ToolExtension = ComponentType<ToolExtensionProps>;
