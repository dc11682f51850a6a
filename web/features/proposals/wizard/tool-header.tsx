import { ArrowLeft, FilePlus, Keyboard } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { showCommands, useCommand } from '#web/ui/commands.ts';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { startNew } from '../workspace/start-new.ts';
import { useWizardState, useWorkspaceStatus } from '../workspace/use-workspace.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { hasWork } from './wizard-state.ts';

export function BackHome() {
  return (
    <Link
      to={paths.home}
      className="inline-flex items-center gap-1.5 rounded-tight text-small text-ink-soft hover:text-ink hover:underline hover:underline-offset-4"
    >
      <ArrowLeft aria-hidden className="size-4" />
      Back to Home
    </Link>
  );
}

interface ToolsProps {
  workspace: Workspace;
}

export function WorkspaceTools({ workspace }: ToolsProps) {
  const state = useWizardState(workspace);
  const { role } = useWorkspaceStatus(workspace);
  const start = hasWork(state) && role !== 'reader' ? () => startNew(workspace) : undefined;
  useCommand('New proposal', start, 'C');
  return (
    <div className="-mr-3 flex items-center gap-1 md:mr-0">
      {hasWork(state) && (
        <Button variant="ghost" size="sm" disabled={role === 'reader'} onClick={() => startNew(workspace)}>
          <FilePlus aria-hidden />
          Start new proposal
        </Button>
      )}
      <Tooltip label="Keyboard shortcuts">
        <Button
          variant="ghost"
          size="icon"
          aria-label="Keyboard shortcuts"
          className="hidden size-8 md:inline-flex"
          onClick={() => showCommands('keys')}
        >
          <Keyboard aria-hidden />
        </Button>
      </Tooltip>
    </div>
  );
}
