import { CircleAlert, Info } from 'lucide-react';
import { useId, useState } from 'react';
import type { ToCheck } from '#shared/proposals/verify.ts';
import { Button } from '#web/ui/button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { CHECK_NAMES, IN_TEXT } from './list-checks.ts';

/** What can be done about a sentence that is marked. */
export interface CheckActions {
  readonly onShow: (words: string) => void;
  /** It is true as it is. */
  readonly onConfirm: (sentence: string) => void;
  /** The sentence goes into the profile too; left out where the person may not edit that. */
  readonly onAddToProfile?: ((sentence: string) => void) | undefined;
  readonly onBlank: (sentence: string) => void;
  readonly onRemove: (sentence: string) => void;
}

interface CheckListProps extends CheckActions {
  items: readonly ToCheck[];
}

/** What the user should look at before sending; nothing of it has changed the text. */
export function CheckList({ items, ...acts }: CheckListProps) {
  const id = useId();
  const [areQuietShown, setAreQuietShown] = useState(false);
  const loud = items.filter(({ quiet }) => !quiet);
  const quiet = items.filter((item) => item.quiet);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <header className="grid gap-0.5">
        <h3 id={id} className="font-strong">
          Check {loud.length > 0 && <span className="text-small text-amber-ink tabular-nums">{loud.length}</span>}
        </h3>
        <p className="text-small text-ink-soft">We mark what your profile does not say.</p>
      </header>
      <ul className="grid gap-3">
        {[...loud, ...(areQuietShown ? quiet : [])].map((item) => (
          <li key={`${item.kind}-${item.id}`}>
            <Item item={item} {...acts} />
          </li>
        ))}
      </ul>
      {quiet.length > 0 && !areQuietShown && (
        <Button variant="link" size="sm" className="justify-self-start" onClick={() => setAreQuietShown(true)}>
          Show {quiet.length} more
        </Button>
      )}
    </section>
  );
}

function Item({ item, ...acts }: { item: ToCheck } & CheckActions) {
  const { kind, quote, severity } = item;
  const Icon = severity === 'high' ? CircleAlert : Info;
  const isInText = IN_TEXT.includes(kind);
  return (
    <div className="grid gap-1.5 rounded-tight border border-line bg-sheet px-3 py-2">
      <p className="flex items-start gap-2 text-small text-amber-ink">
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
        {CHECK_NAMES[kind]}
      </p>
      {isInText ? (
        <button
          type="button"
          title="Show it in the text"
          onClick={() => acts.onShow(quote)}
          className="rounded-tight text-left wrap-anywhere hover:bg-sunken"
        >
          {quote}
        </button>
      ) : (
        quote !== '' && kind !== 'likeness' && <p className="text-ink-soft wrap-anywhere">“{quote}”</p>
      )}
      {isInText && <SentenceActions kind={kind} sentence={quote} {...acts} />}
    </div>
  );
}

type SentenceActionsProps = Omit<CheckActions, 'onShow'> & { kind: ToCheck['kind']; sentence: string };

/** The ways to settle a sentence that is marked. */
export function SentenceActions({ kind, sentence, ...acts }: SentenceActionsProps) {
  const { onAddToProfile, onConfirm } = acts;
  const confirm = () => {
    onConfirm(sentence);
    if (kind === 'claim') onAddToProfile?.(sentence);
  };
  const trueLabel = kind !== 'claim' ? 'Keep it' : onAddToProfile ? 'True: add to my profile' : 'It is true';
  return (
    <div className="-mx-1 flex flex-wrap gap-1">
      <Act label={trueLabel} sentence={sentence} onPress={confirm} />
      {kind !== 'stock_phrase' && (
        <Act label="Make it a blank" sentence={sentence} onPress={() => acts.onBlank(sentence)} />
      )}
      <Act label="Remove" sentence={sentence} onPress={() => acts.onRemove(sentence)} />
    </div>
  );
}

/** Several of them are on one page: its name says what it is about. */
function Act({ label, sentence, onPress }: { label: string; sentence: string; onPress: () => void }) {
  return (
    <Button size="sm" variant="secondary" onClick={onPress} className="pointer-coarse:h-11">
      {label}
      <VisuallyHidden>: “{sentence}”</VisuallyHidden>
    </Button>
  );
}
