import { Switch as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { cn } from './class-names.ts';

interface SwitchProps {
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

export function Switch({ label, checked, onCheckedChange, disabled, className }: SwitchProps) {
  const id = useId();
  return (
    <span className={cn('inline-flex items-center gap-2.5', className)}>
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        disabled={disabled ?? false}
        className={cn(
          'h-5.5 w-9.5 shrink-0 rounded-full border border-line-strong bg-sunken p-0.5 transition-colors duration-(--quick) ease-out',
          'data-[state=checked]:border-accent data-[state=checked]:bg-accent disabled:cursor-not-allowed disabled:opacity-50',
        )}
      >
        <Radix.Thumb className="block size-4 rounded-full bg-ink-faint transition-transform duration-(--quick) ease-out data-[state=checked]:translate-x-4 data-[state=checked]:bg-on-accent" />
      </Radix.Root>
      <label htmlFor={id} className={cn('cursor-pointer select-none', disabled && 'cursor-not-allowed text-ink-faint')}>
        {label}
      </label>
    </span>
  );
}
