import { cn } from './class-names.ts';
import { type DialogProps, Frame } from './dialog.tsx';

/** A side panel of the page: from below on a phone, from the right on the desktop. */
export function Sheet({ className, ...props }: DialogProps) {
  return (
    <Frame
      {...props}
      className={cn(
        'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-soft border-b-0 pb-[env(safe-area-inset-bottom)] animate-rise',
        'md:inset-y-0 md:right-0 md:left-auto md:max-h-none md:w-96 md:rounded-none md:rounded-l-soft md:border-y-0 md:border-r-0 md:animate-slide-in',
        className,
      )}
    />
  );
}
