/** The paper slip that menus, selects and popovers are. */
export const floating =
  'z-50 max-h-(--radix-popper-available-height) max-w-[calc(100vw-1rem)] overflow-auto rounded-soft border border-line bg-raised text-ink shadow-float animate-appear focus-visible:outline-none';

/** One line on such a slip. */
export const floatingItem =
  'relative flex min-h-9 cursor-pointer items-center gap-2.5 rounded-tight px-2.5 py-1.5 text-body outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-ink-faint data-highlighted:bg-sunken';
