import { Lock } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { cn } from './class-names.ts';

interface RadioCardOption<V extends string> {
  value: V;
  name: string;
  hint?: string | undefined;
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
  disabled?: boolean | undefined;
  className?: string | undefined;
}

export function RadioCards<V extends string>(props: RadioCardsProps<V>) {
  const { legend, description, value, onValueChange, options, disabled, className } = props;
  const legendId = useId();
  const choose = (chosen: string) => {
    const option = options.find((o) => o.value === chosen);
    if (option) onValueChange(option.value);
  };
  return (
    <div className="grid gap-2">
      <p id={legendId} className="font-strong">
        {legend}
      </p>
      {description && <p className="-mt-1 text-small text-ink-faint">{description}</p>}
      <RadioGroup.Root
        aria-labelledby={legendId}
        value={value}
        onValueChange={choose}
        disabled={disabled ?? false}
        className={cn('grid gap-2 sm:grid-cols-2 xl:grid-cols-3', className)}
      >
        {options.map((option) => (
          <RadioCard key={option.value} {...option} />
        ))}
      </RadioGroup.Root>
    </div>
  );
}

function RadioCard<V extends string>({ value, name, hint, locked, badge }: RadioCardOption<V>) {
  const hintId = useId();
  return (
    <RadioGroup.Item
      value={value}
      disabled={locked ?? false}
      aria-label={locked ? `${name}, locked` : name}
      aria-describedby={hint ? hintId : undefined}
      className={cn(
        'group relative grid grid-cols-[1rem_1fr_auto] items-start gap-x-3 rounded-soft border border-line bg-sheet p-3.5 text-left',
        'transition-[border-color,background-color] duration-(--quick) ease-out enabled:hover:border-line-strong',
        'data-[state=checked]:border-accent data-[state=checked]:bg-accent-wash disabled:cursor-not-allowed disabled:bg-transparent',
      )}
    >
      {locked ? <Lock aria-hidden className="mt-1 size-4 text-ink-faint" /> : <Dot />}
      <span className="grid gap-0.5">
        <span className="font-strong leading-snug group-disabled:text-ink-soft">{name}</span>
        {hint && (
          <span id={hintId} className="text-small text-ink-soft group-disabled:text-ink-faint">
            {hint}
          </span>
        )}
      </span>
      {badge}
    </RadioGroup.Item>
  );
}

function Dot() {
  return (
    <span className="mt-1 grid size-4 place-items-center rounded-full border border-line-strong bg-sheet group-data-[state=checked]:border-accent">
      <RadioGroup.Indicator className="size-2 rounded-full bg-accent" />
    </span>
  );
}
