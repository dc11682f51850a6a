import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';

/** Rows between hairlines. Scrolls sideways within itself if there is no space; `label` names it. */
export function Table({ label, className, ...rest }: ComponentProps<'table'> & { label: string }) {
  return (
    // A region that scrolls must be reachable by keyboard.
    <section aria-label={label} tabIndex={0} className="overflow-x-auto rounded-tight">
      <table className={cn('w-full border-collapse text-left tabular-nums', className)} {...rest} />
    </section>
  );
}

export function TableHead({ className, ...rest }: ComponentProps<'thead'>) {
  return <thead className={cn('border-b border-line-strong', className)} {...rest} />;
}

export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody {...props} />;
}

export function TableRow({ className, ...rest }: ComponentProps<'tr'>) {
  return <tr className={cn('border-b border-line last:border-b-0', className)} {...rest} />;
}

export function TableHeader({ className, scope = 'col', ...rest }: ComponentProps<'th'>) {
  return <th scope={scope} className={cn('px-3 py-2 text-small font-strong text-ink-faint', className)} {...rest} />;
}

export function TableCell({ className, ...rest }: ComponentProps<'td'>) {
  return <td className={cn('px-3 py-3 align-middle', className)} {...rest} />;
}
