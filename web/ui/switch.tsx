import { type ReactNode, useId } from 'react';
import { cn } from './class-names.ts';

interface SwitchProps {
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  className?: string | undefined;
}

export function Switch({ label, checked, onCheckedChange, className }: SwitchProps) {
  const id = useId();
  return (
    <span className={cn('inline-flex items-center gap-2.5', className)}>
      <button
        type="button"
        role="switch"
        id={id}
        aria-labelledby={`${id}-label`}
        aria-checked={checked}
        onClick={() => onCheckedChange(!checked)}
        className="group relative pointer-coarse:before:absolute pointer-coarse:before:-inset-x-1 pointer-coarse:before:-inset-y-3 h-5.5 w-9.5 shrink-0 rounded-full border border-line-strong bg-sunken p-0.5 transition-colors duration-(--quick) ease-out aria-checked:border-accent aria-checked:bg-accent"
      >
        <span className="block size-4 rounded-full bg-ink-faint transition-transform forced-colors:bg-[ButtonText]! duration-(--quick) ease-out group-aria-checked:translate-x-4 group-aria-checked:bg-on-accent" />
      </button>
      <label id={`${id}-label`} htmlFor={id} className="cursor-pointer select-none">
        {label}
      </label>
    </span>
  );
}
