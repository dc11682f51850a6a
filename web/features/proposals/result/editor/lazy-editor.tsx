import type { ReactNode } from 'react';
import { NotLoaded } from '#web/ui/not-loaded.tsx';
import { onDemand } from '#web/ui/on-demand.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import type { ProposalEditor } from './proposal-editor.tsx';

/** The editor's own chunk, fetched when it is first wanted. */
export const editor = onDemand(async () => (await import('./proposal-editor.tsx')).ProposalEditor);

type Props = Parameters<typeof ProposalEditor>[0] & {
  /** Holds the place of the text, so that nothing moves when the editor is loaded. */
  whileLoading: ReactNode;
};

/** The editor, once it has loaded; the text as it is until then, and a way on when it cannot be loaded. */
export function LazyEditor({ whileLoading, ...props }: Props) {
  const { isThere, hasFailed, retry } = editor.useWithRetry();
  if (isThere) return <editor.Part {...props} />;
  return (
    <>
      {hasFailed ? (
        <NotLoaded tone="warning" title="The editor could not be loaded" className="mb-5" onRetry={retry}>
          Check your connection. Nothing is lost: you can still cancel and copy.
        </NotLoaded>
      ) : (
        <div className="-mt-7 mb-5 flex h-12 items-center sm:-mt-10 sm:mb-6 lg:-mt-12">
          <Spinner label="Loading the editor" />
        </div>
      )}
      {whileLoading}
    </>
  );
}
