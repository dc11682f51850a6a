import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { cn } from './class-names.ts';
import { useFloatBoundary } from './float-boundary.tsx';
import { floating, floatingItem } from './floating.ts';
import { styleNonce } from './style-nonce.ts';
import { fillable } from './text-input.tsx';

interface SelectOption<V extends string> {
  value: V;
  name: string;
  hint?: string | undefined;
}

interface SelectProps<V extends string> {
  options: readonly SelectOption<V>[];
  value: V;
  onValueChange: (value: V) => void;
  /** Accessible name. Leave out inside a Field, whose label names it. */
  label?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}

export function Select<V extends string>(props: SelectProps<V>) {
  const { options, value, onValueChange, label, disabled, className, ...ids } = props;
  const choose = (chosen: string) => {
    const option = options.find((o) => o.value === chosen);
    if (option) onValueChange(option.value);
  };
  return (
    <Radix.Root value={value} onValueChange={choose} disabled={disabled ?? false}>
      <Radix.Trigger
        aria-label={label}
        // A long name is cut off: it never makes the page wider.
        className={cn(
          fillable,
          'inline-grid h-10 grid-cols-[minmax(0,1fr)_auto] items-center gap-2 text-left',
          className,
        )}
        {...ids}
      >
        <span className="truncate">
          <Radix.Value />
        </span>
        <Radix.Icon>
          <ChevronDown aria-hidden className="size-4 text-ink-faint" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal container={useFloatBoundary()}>
        <Radix.Content
          position="popper"
          sideOffset={6}
          className={cn(floating, 'min-w-(--radix-select-trigger-width)')}
        >
          <Radix.Viewport className="p-1" nonce={styleNonce()}>
            {options.map((option) => (
              <Option key={option.value} {...option} />
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Option<V extends string>({ value, name, hint }: SelectOption<V>) {
  return (
    <Radix.Item value={value} textValue={name} className={cn(floatingItem, 'pr-9')}>
      <span className="grid">
        <Radix.ItemText>{name}</Radix.ItemText>
        {hint && <span className="text-small text-ink-faint">{hint}</span>}
      </span>
      <Radix.ItemIndicator className="absolute right-3">
        <Check aria-hidden className="size-4 text-accent-ink" />
      </Radix.ItemIndicator>
    </Radix.Item>
  );
}
