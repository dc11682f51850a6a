import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

interface Segment<Value extends string> {
  value: Value;
  name: ReactNode;
}

type SegmentsProps<Value extends string> = {
  label: string;
  segments: readonly Segment<Value>[];
  className?: string | undefined;
} & (
  | { value: Value; onValueChange: (value: Value) => void }
  /** A field of a form, which needs no script. */
  | { name: string; defaultValue: Value }
);

/** One of a few, side by side: the chosen one is on top of the others. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const id = useId();
  const stateOf = (value: Value) =>
    'name' in props
      ? { name: props.name, defaultChecked: props.defaultValue === value }
      : { name: id, checked: props.value === value, onChange: () => props.onValueChange(value) };
  return (
    <div
      role="radiogroup"
      aria-label={props.label}
      className={clsx(
        'grid auto-cols-fr grid-flow-col gap-1 rounded-soft border border-line bg-sunken p-1',
        props.className,
      )}
    >
      {props.segments.map(({ value, name }) => (
        <label
          key={value}
          className={clsx(
            'relative inline-flex h-9 items-center pointer-coarse:h-11 justify-center gap-2 rounded-tight border border-transparent px-3 text-ink-soft select-none',
            'transition-colors duration-(--quick) ease-out hover:text-ink',
            'has-checked:border-line-strong has-checked:bg-sheet has-checked:font-strong has-checked:text-ink',
          )}
        >
          {/* As large as what it belongs to, so that a press anywhere is one on the field itself. */}
          <input
            type="radio"
            value={value}
            className="absolute inset-0 cursor-pointer appearance-none rounded-tight"
            {...stateOf(value)}
          />
          {name}
        </label>
      ))}
    </div>
  );
}
