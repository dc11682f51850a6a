import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';

const badgeStyle = cva(
  'inline-flex shrink-0 items-center gap-1 rounded-full border px-2 py-px text-small leading-snug font-strong whitespace-nowrap tabular-nums [&_svg]:size-3.5',
  {
    variants: {
      tone: {
        neutral: 'border-line bg-sunken text-ink-soft',
        accent: 'border-accent-line bg-accent-wash text-accent-ink',
        amber: 'border-amber-line bg-amber-wash text-amber-ink',
        danger: 'border-danger-line bg-danger-wash text-danger-ink',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export function Badge({ tone, className, ...rest }: ComponentProps<'span'> & VariantProps<typeof badgeStyle>) {
  return <span className={cn(badgeStyle({ tone }), className)} {...rest} />;
}
