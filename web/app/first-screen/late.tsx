import { buttonClasses } from '#web/ui/button-classes.ts';

/** On a slow network the app takes ten seconds. */
const LATE_AFTER_MS = 20_000;

/**
 * Part of the script in the head: says so (`data-late`) when the app's first file cannot be had, or has not come for long. Trying
 * again is loading the page anew, once the server answers: what was typed is kept for that, and a page of the browser's own would
 * say nothing of it.
 */
export const LATE_SCRIPT = [
  "const late=()=>{if('early' in d)d.late=''};addEventListener('unhandledrejection',late);",
  `setTimeout(late,${LATE_AFTER_MS});`,
  "addEventListener('click',({target})=>{if(target.closest('[data-try-again]'))",
  "fetch('/',{method:'HEAD',cache:'no-store'}).then(()=>location.reload(),()=>d.late='offline')});",
].join('');

/** Outside of what the app takes over; not seen by anybody whom it comes to in time. */
export function LateNote() {
  return (
    <div className="fixed inset-x-0 bottom-0 z-50 hidden border-t border-line bg-raised py-3 shadow-float [html[data-early][data-late]_&]:block">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-3 px-4 sm:px-6">
        <p role="alert">
          <span data-late-says="">The tool has not loaded yet.</span>
          <span data-late-says="offline">There is still no connection.</span> What you typed is saved.
        </p>
        <button type="button" data-try-again className={buttonClasses({ variant: 'secondary', size: 'sm' })}>
          Try again
        </button>
      </div>
    </div>
  );
}
