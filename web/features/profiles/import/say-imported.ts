import { toastUndo } from '#web/ui/toast.tsx';

/** What the first profile is called until it is renamed. */
export const FIRST_NAME = 'My profile';

/** After an import: what was saved where, and the way back. */
export function sayImported(profile: string, lines: number, undo: () => void): void {
  const title = lines === 1 ? '1 line saved' : `${lines} lines saved`;
  toastUndo({ title, description: `In your profile “${profile}”.` }, 'Undo the import', undo);
}
