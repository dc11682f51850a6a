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
  badge?: ReactNode;
}

interface RadioCardsProps<V extends string> {
  legend: ReactNode;
  /** One line under the legend. */
  description?: ReactNode;
  value: V;
  onValueChange: (value: V) => void;
  options: readonly RadioCardOption<V>[];
  /** A locked one was pressed: the place to say how it is had. */
  onLocked?: (() => void) | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

export function RadioCards<V extends string>(props: RadioCardsProps<V>) {
  const { legend, description, value, onValueChange, options, onLocked, disabled, className } = props;
  const legendId = useId();
  return (
    <div className="grid gap-2">
      <p id={legendId} className="font-strong">
        {legend}
      </p>
      {description && <p className="-mt-1 text-small text-ink-faint">{description}</p>}
      <div
        role="radiogroup"
        aria-labelledby={legendId}
        className={cn('grid gap-2 sm:grid-cols-2 xl:grid-cols-3', className)}
      >
        {options.map((option) => (
          <RadioCard
            key={option.value}
            {...option}
            group={legendId}
            isChosen={option.value === value}
            isDisabled={disabled || option.locked || false}
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
  isDisabled: boolean;
  onChoose: () => void;
  onLocked: (() => void) | undefined;
}

/** The browser's own radio covers the whole card invisibly: its keys, focus and click are those of the card. */
function RadioCard<V extends string>(props: RadioCardProps<V>) {
  const { group, value, name, hint, example, locked, badge, isChosen, isDisabled, onChoose, onLocked } = props;
  const hintId = useId();
  return (
    <div
      className={cn(
        'group relative grid grid-cols-[1rem_1fr_auto] items-start gap-x-3 rounded-soft border p-3.5 text-left',
        'transition-[border-color,background-color] duration-(--quick) ease-out has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink',
        isChosen ? 'border-accent bg-accent-wash' : 'border-line bg-sheet',
        !isChosen && !isDisabled && 'hover:border-line-strong',
        isDisabled && 'bg-transparent',
      )}
    >
      <input
        type="radio"
        name={group}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        disabled={isDisabled}
        aria-label={locked ? `${name}, locked` : name}
        aria-describedby={hint ? hintId : undefined}
        className="absolute inset-0 z-10 size-full cursor-pointer appearance-none rounded-soft outline-none disabled:cursor-not-allowed"
      />
      {locked ? <Lock aria-hidden className="mt-1 size-4 text-ink-faint" /> : <Dot isChosen={isChosen} />}
      <span className="grid gap-0.5">
        <span className={cn('font-strong leading-snug', isDisabled && 'text-ink-soft')}>{name}</span>
        {hint && (
          <span id={hintId} className={cn('text-small', isDisabled ? 'text-ink-faint' : 'text-ink-soft')}>
            {hint}
            {example && <span className="block text-ink-faint italic">{example}</span>}
          </span>
        )}
      </span>
      {badge}
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
