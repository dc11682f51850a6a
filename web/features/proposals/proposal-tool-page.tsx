import { useMutation } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { pageTitle } from '#shared/site/config.ts';
import { refreshUser, useSession } from '#web/features/identity/index.ts';
import { Loading } from '#web/ui/loading.tsx';
import { NotLoaded } from '#web/ui/not-loaded.tsx';
import { useLaterParts } from './later/index.ts';
import { WizardView, type WorkspaceAdditions } from './wizard/wizard.tsx';
import { applyPreHydrationInput } from './workspace/handoff.ts';
import { StorageWarning } from './workspace/storage-warning.tsx';
import { useWizardState, useWorkspace } from './workspace/use-workspace.ts';
import type { Workspace } from './workspace/workspace.ts';
import { VISITORS_WORKSPACE } from './workspace/workspace-database.ts';

export interface ToolExtensionProps {
  readonly workspace: Workspace;
  /** Holds the place of the workspace while it is not known what will lie on it. */
  readonly waiting: ReactNode;
  readonly children: (additions: WorkspaceAdditions) => ReactNode;
}

interface ProposalToolPageProps {
  /** Wraps the workspace for as long as it is shown, and adds what a module above has for it. */
  around: ComponentType<ToolExtensionProps>;
}

export function ProposalToolPage({ around: Around }: ProposalToolPageProps) {
  const session = useSession();
  const workspace = useWorkspace(workspaceOwner(session));
  useLayoutEffect(() => workspace && applyPreHydrationInput(workspace), [workspace]);
  return (
    // The row of the notice is as high as it is where there is a column beside the letter, which begins below it.
    <div className="has-[>[data-not-stored]]:[--notice-height:3.25rem]">
      {workspace && <StorageWarning workspace={workspace} />}
      {/* As high as the screen from the beginning: the footer stays below it, and does not move when the workspace comes. */}
      <div
        data-tool
        className="mx-auto grid min-h-dvh max-w-page grid-cols-[minmax(0,1fr)] content-start gap-5 px-4 pt-6 pb-4 max-sm:has-[>footer]:pt-1 sm:px-6 sm:pb-16"
      >
        {workspace ? <ToolTitle workspace={workspace} /> : <title>{pageTitle('Proposal tool')}</title>}
        {session.status === 'signed-out' && session.hasFailed && <UnknownPerson />}
        {workspace ? (
          <Around key={workspace.owner} workspace={workspace} waiting={<WizardSkeleton />}>
            {(additions) => <WizardView workspace={workspace} {...additions} />}
          </Around>
        ) : (
          <WizardSkeleton />
        )}
      </div>
    </div>
  );
}

/** So that the tab tells the proposal, and how far it is. */
function ToolTitle({ workspace }: { workspace: Workspace }) {
  const state = useWizardState(workspace);
  return <title>{pageTitle(useLaterParts()?.titleOf(state) ?? 'Proposal tool')}</title>;
}

/** Undefined until it is known who is signed in: a visitor's workspace must not flash up before a person's. */
function workspaceOwner({ status, user }: ReturnType<typeof useSession>): string | undefined {
  if (status === 'loading') return undefined;
  return user?.id ?? VISITORS_WORKSPACE;
}

/** Holds the place of the wizard while the browser looks for what was left in the workspace. */
function WizardSkeleton() {
  return <Loading label="Loading your workspace" rows={['h-8 max-w-xl', 'h-96 max-w-3xl']} className="gap-6" />;
}

/** The browser takes itself for signed in, and the server could not be asked as whom. */
function UnknownPerson() {
  const again = useMutation({ mutationFn: refreshUser });
  return (
    <NotLoaded
      tone="warning"
      title="We could not check who is signed in"
      isBusy={again.isPending}
      onRetry={() => again.mutate()}
    >
      Until then you are working as a visitor. Your own work is safe, and what you type here is moved to your account.
    </NotLoaded>
  );
}
