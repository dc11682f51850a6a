import { readUser, type SessionUser } from '#shared/identity/contract.ts';
import { PageFactsContext } from '#web/app/page-facts.ts';
import { Shell } from '#web/app/shell.tsx';
import { ToolPage } from '#web/app/tool-page.tsx';
import { createSsrWorkspace } from '#web/features/proposals/index.ts';
import { EMPTY_WIZARD, type WizardState } from '#web/features/proposals/wizard/wizard-state.ts';
import { openWorkspace } from '#web/features/proposals/workspace/workspace.ts';
import { VISITORS_WORKSPACE } from '#web/features/proposals/workspace/workspace-database.ts';
import { answerCalls, answers, type CallAnswer } from './answer-calls.ts';
import { SIGN_IN_CONFIG, SIGNED_OUT, takeForSignedIn } from './people.ts';
import { renderPage } from './render-page.tsx';

const FACTS = { isCounted: false, billing: '', policyChangedOn: undefined };

/** The whole page, with this in the workspace. */
export async function openTool(user: SessionUser | null, state: Partial<WizardState>, ...more: CallAnswer[]) {
  if (user) takeForSignedIn();
  const received = answerCalls(...more, ...(user ? [SIGN_IN_CONFIG, answers(readUser, user)] : SIGNED_OUT));
  const workspace = await openWorkspace(user?.id ?? VISITORS_WORKSPACE);
  workspace.store.dispatch({ type: 'replaced', state: { ...EMPTY_WIZARD, ...state } });
  createSsrWorkspace(workspace);
  await renderPage(
    <PageFactsContext value={FACTS}>
      <Shell>
        <ToolPage />
      </Shell>
    </PageFactsContext>,
    { path: '/proposal-tool' },
  );
  return { workspace, received };
}
