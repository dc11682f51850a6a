import type { ReactNode } from 'react';

/**
 * The one bar of actions under the sheet: always in reach of the thumb, floating above the workspace if there is space.
 * Below it then is canvas, under which the letter ends, and over both the shadow of the bar.
 */
export function ResultBar({ notes, children }: { notes?: ReactNode; children: ReactNode }) {
  return (
    <div className="@container/bar sticky bottom-(--foot-height) z-20 -mx-4 flex min-h-16 flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-3 border-t border-line bg-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:bottom-[calc(var(--foot-height)+1rem)] sm:mx-0 sm:rounded-soft sm:border sm:pb-3 sm:before:absolute sm:before:-inset-x-px sm:before:top-full sm:before:mt-px sm:before:h-4 sm:before:bg-canvas sm:after:pointer-events-none sm:after:absolute sm:after:-inset-px sm:after:rounded-soft sm:after:shadow-float">
      {notes}
      {children}
    </div>
  );
}
