import { Spinner } from './spinner.tsx';

/** In the middle of a page that is not there yet. */
export function PageSpinner({ label, ...rest }: { label: string; 'data-for'?: string }) {
  return (
    <div className="grid min-h-[60dvh] place-items-center text-ink-faint" {...rest}>
      <Spinner label={label} className="size-6" />
    </div>
  );
}
