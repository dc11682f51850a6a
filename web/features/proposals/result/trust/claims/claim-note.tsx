import { Check, CircleHelp, Quote } from 'lucide-react';
import { useRef } from 'react';
import type { Fact } from '#shared/proposals/blocks.ts';
import { Button } from '#web/ui/button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { LedgerLine } from './ledger.ts';

/** What can be done about a sentence that rests on nothing, or that the user has stood up for. */
export interface ClaimActions {
  readonly onKeep: (sentence: string) => void;
  readonly onAskAgain: (sentence: string) => void;
  readonly onEdit: (sentence: string) => void;
  readonly onRemove: (sentence: string) => void;
}

const FROM: Record<Fact['from'], string> = {
  skills: 'From your Skills & Experience',
  about: 'From your About Me',
  portfolio: 'From your Portfolio',
  sample: 'From your sample proposals',
};

/** On what a sentence rests, in the user's own words; else the question and its three answers. */
export function ClaimNote({ line, onKeep, onAskAgain, ...actions }: ClaimActions & { line: LedgerLine }) {
  const note = useRef<HTMLDivElement>(null);
  // The button that was pressed goes with its question: the focus stays with the sentence.
  const settle = (act: (sentence: string) => void) => (sentence: string) => {
    note.current?.focus({ preventScroll: true });
    act(sentence);
  };
  return (
    <div ref={note} tabIndex={-1} className="outline-none">
      <Note line={line} onKeep={settle(onKeep)} onAskAgain={settle(onAskAgain)} {...actions} />
    </div>
  );
}

function Note({ line: { sentence, standing, fact }, ...actions }: ClaimActions & { line: LedgerLine }) {
  if (standing === 'supported')
    return (
      <p className="flex items-start gap-2 text-small text-ink-soft">
        <Quote aria-hidden className="mt-0.75 size-3.5 shrink-0 text-accent-ink" />
        <span className="min-w-0 wrap-anywhere">
          {fact ? (
            <>
              {FROM[fact.from]}: <span className="text-ink">“{fact.text}”</span>
            </>
          ) : (
            'It says nothing that would have to be proved.'
          )}
        </span>
      </p>
    );
  if (standing === 'vouched')
    return (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-soft">
        <p className="flex items-start gap-2">
          <Check aria-hidden className="mt-0.75 size-3.5 shrink-0 text-accent-ink" />
          You said that this is true.
        </p>
        <Button variant="link" size="sm" onClick={() => actions.onAskAgain(sentence)}>
          Ask me again
        </Button>
      </div>
    );
  return (
    <div className="grid gap-2">
      <p className="flex items-start gap-2 text-small text-ink-soft">
        <CircleHelp aria-hidden className="mt-0.75 size-3.5 shrink-0 text-amber-ink" />
        <span>
          <span className="font-strong text-amber-ink">Is this true?</span> It rests on nothing you entered.
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={() => actions.onKeep(sentence)}>
          Keep <OfThis />
        </Button>
        <Button size="sm" variant="secondary" onClick={() => actions.onEdit(sentence)}>
          Edit <OfThis />
        </Button>
        <Button size="sm" variant="secondary" onClick={() => actions.onRemove(sentence)}>
          Remove <OfThis />
        </Button>
      </div>
    </div>
  );
}

/** There is an Edit for all of the text as well. */
function OfThis() {
  return <VisuallyHidden>this sentence</VisuallyHidden>;
}
