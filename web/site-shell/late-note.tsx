import { buttonClasses } from '#web/ui/button-classes.ts';

interface LateNoteProps {
  /** What was not loaded. */
  children: string;
  /** What of the typed text is kept. */
  kept: string;
}

/** Shown when the scripts were not loaded (web/head/late-app.ts). It is outside of the hydrated parts. */
export function LateNote({ children, kept }: LateNoteProps) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-50 hidden border-t border-line bg-raised py-3 shadow-float [html[data-early][data-late]_&]:block">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-3 px-4 sm:px-6">
        <p role="alert">
          <span data-late-says="">{children}</span>
          <span data-late-says="offline">There is still no connection.</span> {kept}
        </p>
        <button type="button" data-try-again className={buttonClasses({ variant: 'secondary', size: 'sm' })}>
          Try again
        </button>
      </div>
    </div>
  );
}
