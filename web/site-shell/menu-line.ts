/** The classes of one line of the phone's menu. */
export const MENU_LINE = 'flex min-h-12 w-full items-center gap-3 text-left text-body';
