import { AlignLeft, Columns2 } from 'lucide-react';
import { cn } from '#web/ui/class-names.ts';

const LAYOUTS = [
  { value: 'unified', name: 'Unified', icon: AlignLeft },
  { value: 'side-by-side', name: 'Side by side', icon: Columns2 },
] as const;

export type DiffLayout = (typeof LAYOUTS)[number]['value'];

interface LayoutChoiceProps {
  value: DiffLayout;
  onChange: (layout: DiffLayout) => void;
}

/** Both texts in one, or beside one another. */
export function LayoutChoice({ value, onChange }: LayoutChoiceProps) {
  return (
    <fieldset className="inline-flex gap-0.5 rounded-tight border border-line bg-sunken p-0.5">
      <legend className="sr-only">How to show the changes</legend>
      {LAYOUTS.map(({ value: layout, name, icon: Icon }) => (
        <button
          key={layout}
          type="button"
          aria-pressed={layout === value}
          onClick={() => onChange(layout)}
          className={cn(
            'inline-flex h-7 items-center gap-1.5 rounded-tight px-2.5 text-small text-ink-soft hover:text-ink',
            layout === value && 'bg-raised font-strong text-ink shadow-float',
          )}
        >
          <Icon aria-hidden className="size-4" />
          {name}
        </button>
      ))}
    </fieldset>
  );
}
