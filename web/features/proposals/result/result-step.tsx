import { FileText } from 'lucide-react';
import { useRef } from 'react';
import { documentOfPlain, documentToPlain } from '#shared/proposals/document/index.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { type GenerationState, hasProposal } from '../generation/generation-state.ts';
import { FinishedView } from './finished-view.tsx';
import { headingLabel } from './letter/styled-letters.ts';
import type { LetterPosition } from './letter/use-scroll-anchor.ts';
import type { ResultStepProps } from './result-props.ts';
import { countWords } from './text/counters.ts';
import { WritingView } from './writing-view.tsx';

/** Step 5: the proposal while it is written, then as a sheet to check, edit and copy. */
export function ResultStep(props: ResultStepProps) {
  const { generation } = props;
  const sheetStood = useRef<LetterPosition | null>(null);
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
      {/* To screen readers the progress is said by parts, not by words. */}
      <p role="status" className="sr-only">
        {announcement(generation)}
      </p>
      {generation.status === 'idle' && <NothingYet onStartAgain={props.onStartAgain} />}
      {generation.status === 'writing' && <WritingView {...props} generation={generation} sheetStood={sheetStood} />}
      {hasProposal(generation) && <FinishedView {...props} finished={generation} sheetStood={sheetStood} />}
    </div>
  );
}

function NothingYet({ onStartAgain }: { onStartAgain: () => void }) {
  return (
    <EmptyState
      icon={<FileText aria-hidden />}
      title="Complete the previous steps to generate your proposal"
      action={
        <Button variant="secondary" onClick={onStartAgain}>
          Start from the beginning
        </Button>
      }
    />
  );
}

function announcement(generation: GenerationState): string {
  switch (generation.status) {
    case 'idle':
      return '';
    case 'writing':
      // The bar says it.
      if (generation.isThinking) return '';
      return `Writing your proposal. ${currentPart(generation.text)}`;
    case 'done':
      return `Your proposal is ready: ${countWords(generation.answer.plainText)} words.`;
    case 'stopped':
    case 'interrupted':
      return `Writing ended early. ${countWords(documentToPlain(generation.document))} words are kept.`;
  }
}

/** The last heading that has arrived whole, followed by text. */
function currentPart(text: string): string {
  const labels = documentOfPlain(text)
    .slice(0, -1)
    .map((block) => (block.kind === 'paragraph' ? headingLabel(block.spans) : null));
  return labels.findLast((label) => label !== null) ?? '';
}
