import type { ReactNode } from 'react';

/** The next action: under the card in a workspace, in reach of the thumb on a phone. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-(--foot-height) z-20 -mx-4 flex items-center gap-3 border-t border-line bg-canvas px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:static sm:z-auto sm:mx-0 sm:border-0 sm:bg-transparent sm:p-0">
      {children}
    </div>
  );
}
