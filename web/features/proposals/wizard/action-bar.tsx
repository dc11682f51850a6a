import type { ReactNode } from 'react';
import { WriteRefused } from './write-refused.tsx';

/** The next action, always in sight: at the foot of the window until the end of the card is reached. Not on a screen that is hardly higher than it. */
export function ActionBar({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <div className="sticky bottom-(--foot-height) z-20 -mx-4 grid gap-2 border-t border-line bg-canvas px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:flex sm:flex-wrap sm:items-center sm:gap-x-4 sm:border-0 sm:px-0 [@media(max-height:480px)]:static">
      <WriteRefused />
      <div className="flex min-w-0 items-center gap-3 max-sm:order-last max-[24rem]:flex-wrap max-[24rem]:gap-2">
        {children}
      </div>
      {note}
    </div>
  );
}
