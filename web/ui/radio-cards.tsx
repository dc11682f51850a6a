import { Lock } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cn } from './class-names.ts';

interface RadioCardOption<V extends string> {
  value: V;
  name: string;
  hint?: string | undefined;
  /** What it gives, in a line of its own. */
  example?: string | undefined;
  /** Cannot be chosen; shows a lock, and its accessible name ends in 'locked'. */
  locked?: boolean | undefined;
}

interface RadioCardsProps<V extends string> {
  legend: ReactNode;
  value: V;
  onValueChange: (value: V) => void;
  options: readonly RadioCardOption<V>[];
  /** A locked one was pressed: the place to say how it is had. */
  onLocked?: (() => void) | undefined;
}

export function RadioCards<V extends string>({ legend, value, onValueChange, options, onLocked }: RadioCardsProps<V>) {
  const legendId = useId();
  return (
    <div className="grid gap-2">
      <p id={legendId} className="font-strong">
        {legend}
      </p>
      <div role="radiogroup" aria-labelledby={legendId} className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {options.map((option) => (
          <RadioCard
            key={option.value}
            {...option}
            group={legendId}
            isChosen={option.value === value}
            onChoose={() => onValueChange(option.value)}
            onLocked={onLocked}
          />
        ))}
      </div>
    </div>
  );
}

interface RadioCardProps<V extends string> extends RadioCardOption<V> {
  group: string;
  isChosen: boolean;
  onChoose: () => void;
  onLocked: (() => void) | undefined;
}

/** The browser's own radio covers the whole card invisibly: its keys, focus and click are those of the card. */
function RadioCard<V extends string>(props: RadioCardProps<V>) {
  const { group, value, name, hint, example, locked = false, isChosen, onChoose, onLocked } = props;
  const hintId = useId();
  return (
    <div
      className={cn(
        'group relative grid grid-cols-[1rem_1fr_auto] items-start gap-x-3 rounded-soft border p-3.5 text-left',
        'transition-[border-color,background-color] duration-(--quick) ease-out has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink',
        isChosen ? 'border-accent bg-accent-wash' : 'border-line bg-sheet',
        !isChosen && !locked && 'hover:border-line-strong',
        locked && 'bg-transparent',
      )}
    >
      <input
        type="radio"
        name={group}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        disabled={locked}
        aria-label={locked ? `${name}, locked` : name}
        aria-describedby={hint ? hintId : undefined}
        className="absolute inset-0 z-10 size-full cursor-pointer appearance-none rounded-soft outline-none disabled:cursor-not-allowed"
      />
      {locked ? <Lock aria-hidden className="mt-1 size-4 text-ink-faint" /> : <Dot isChosen={isChosen} />}
      <span className="grid gap-0.5">
        <span className={cn('font-strong leading-snug', locked && 'text-ink-soft')}>{name}</span>
        {hint && (
          <span id={hintId} className={cn('text-small', locked ? 'text-ink-faint' : 'text-ink-soft')}>
            {hint}
            {example && <span className="block text-ink-faint italic">{example}</span>}
          </span>
        )}
      </span>
      {locked && onLocked && (
        // For a pointer only: by the keyboard the offer is in a place of its own.
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          // It is no place for the focus, which must be able to come back from what opens.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onLocked}
          className="absolute inset-0 z-20 cursor-pointer rounded-soft"
        />
      )}
    </div>
  );
}

function Dot({ isChosen }: { isChosen: boolean }) {
  return (
    <span
      aria-hidden
      className={cn(
        'mt-1 grid size-4 place-items-center rounded-full border bg-sheet',
        isChosen ? 'border-accent' : 'border-line-strong',
      )}
    >
      {isChosen && <span className="size-2 rounded-full bg-accent forced-colors:bg-[Highlight]" />}
    </span>
  );
}
