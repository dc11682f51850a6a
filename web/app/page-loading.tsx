import { Spinner } from '#web/ui/spinner.tsx';

/** Until the first page has arrived. Shows itself only when that takes long enough to be noticed. */
export function PageLoading() {
  return (
    <div className="grid min-h-dvh place-items-center text-ink-faint">
      <Spinner label="Loading" className="size-6" />
    </div>
  );
}
