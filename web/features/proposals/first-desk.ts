import { type Desk, openDesk } from './desk.ts';
import { VISITORS_DESK } from './desk-database.ts';
import { isUntouched } from './kept-marker.ts';

let first: Desk | undefined;

/**
 * Opens the visitor's desk before the app is shown, so that it is there from the first moment. True when it is as the page was
 * rendered with: free, and this tab's.
 */
export async function openFirstDesk(): Promise<boolean> {
  // What cannot be read now is said where the desk would be shown.
  const desk = await openDesk(VISITORS_DESK).catch(() => undefined);
  layFirstDesk(desk);
  if (!desk) return false;
  const { role, isKept, asides } = desk.status();
  return role === 'owner' && isKept && asides.length === 0 && isUntouched(desk.store.state());
}

/** The desk that the first `owner` to be shown finds there. */
export function layFirstDesk(desk: Desk | undefined): void {
  first = desk;
}

/** Takes it for `owner`; one that was opened for somebody else is closed, since nobody would. */
export async function takeFirstDesk(owner: string): Promise<Desk | undefined> {
  const taken = first;
  first = undefined;
  if (taken?.owner === owner) return taken;
  await taken?.close();
  return undefined;
}

/** The same one each time until it has been taken: a screen may be drawn more than once before it is shown. */
export function firstDeskOf(owner: string | undefined): Desk | undefined {
  return first?.owner === owner ? first : undefined;
}
