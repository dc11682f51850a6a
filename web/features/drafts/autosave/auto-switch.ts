import { readStored, store } from '#web/ui/browser-storage.ts';

const keyOf = (owner: string) => `bidwright-autosave:${owner}`;

/** Whether a person wants autosave, stored for each person of this browser. On by default. */
export function readAuto(owner: string): boolean {
  return readStored('local', keyOf(owner)) !== 'off';
}

export function storeAuto(owner: string, isAuto: boolean): void {
  store('local', keyOf(owner), isAuto ? null : 'off');
}
