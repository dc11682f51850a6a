import { clsx } from 'clsx';
import { LoaderCircle } from 'lucide-react';
import { VisuallyHidden } from './visually-hidden.tsx';

interface SpinnerProps {
  /** Said to screen readers. Without it the spinner is decoration beside words that say the same. */
  label?: string | undefined;
  className?: string | undefined;
}

export function Spinner({ label, className }: SpinnerProps) {
  const icon = <LoaderCircle aria-hidden className={clsx('size-4 shrink-0 animate-spin', className)} />;
  if (!label) return icon;
  return (
    <span role="status" className="inline-flex">
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

/** In the middle of a page that is not there yet. */
export function PageSpinner({ label, ...rest }: { label: string; 'data-for'?: string }) {
  return (
    <div className="grid min-h-[60dvh] place-items-center text-ink-faint" {...rest}>
      <Spinner label={label} className="size-6" />
    </div>
  );
}
