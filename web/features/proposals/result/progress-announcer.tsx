import { documentOfPlain, documentToPlain } from '#shared/proposals/document/index.ts';
import type { GenerationState } from '../generation/generation-state.ts';
import { headingLabel } from './letter/styled-letters.ts';
import { countWords } from './text/counters.ts';

/** Announces the progress of writing to screen readers: a part at a time, not every word. */
export function ProgressAnnouncer({ generation }: { generation: GenerationState }) {
  return (
    <p role="status" className="sr-only">
      {announcement(generation)}
    </p>
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
