import { listen } from '#web/ui/listen.ts';
import { type IdentityClient, IdentityError } from './identity-client.ts';
import type { Session } from './session.ts';
import { retryUser } from './session-data.ts';
import { signOutMarks } from './sign-out-marks.ts';
import type { TabNews } from './tabs.ts';

/** The page, as far as a session reacts to it. */
export interface PageOfSession {
  readonly window: EventTarget;
  readonly document: EventTarget & { readonly visibilityState: DocumentVisibilityState };
  reload(): void;
}

/** Brings the session to life when the app starts: once, before anything is shown. */
export function startSession(session: Session, page: PageOfSession): void {
  const { queryClient, tabs, hint } = session.parts;
  // A tab that died while signing out has left half of it undone.
  if (signOutMarks.isInProgress()) void session.finishLeaving();
  else void session.endOwed();
  if (session.state().asks === 'later') void askProvider(session);
  tabs.listen({ onNews: (news) => void hear(session, news), onGoogle: () => void catchUp(session) });
  listen(page.window, 'pageshow', ({ persisted }) => persisted && comeBack(session, page));
  listen(page.document, 'visibilitychange', () => {
    if (page.document.visibilityState !== 'visible') return;
    if (session.user() && !hint.read()) session.forget();
    void session.endOwed();
    retryUser(queryClient);
  });
  listen(page.window, 'online', () => {
    void session.endOwed();
    retryUser(queryClient);
  });
}

/**
 * Follows what the provider says for as long as the app runs. A sign-in that the provider takes back, for a disabled user
 * or an expired token, ends the session in place: what is being typed stays. Source: docs/spec/accounts.md §4.
 */
export function watchProvider(session: Session, client: IdentityClient): void {
  let isKnown = false;
  client.onChange((user) => {
    const hasGone = isKnown && user === null;
    isKnown = user !== null;
    // Another tab that signs out is heard through its own news.
    if (hasGone && session.user() && !signOutMarks.isInProgress()) void session.reportEnd();
  });
}

/** After an action that may have ended every session of the user: if it has, they are signed out here too. Never rejects. */
export async function leaveIfEnded(session: Session): Promise<void> {
  try {
    if (session.parts.hint.read() && !(await isStillSignedIn(session))) await session.finishLeaving();
  } catch (error) {
    console.warn('Who is signed in could not be asked', error);
  }
}

async function isStillSignedIn({ parts }: Session): Promise<boolean> {
  try {
    const client = await parts.clientIfMade();
    if (client?.kind === 'firebase') await client.getIdToken(true);
  } catch (error) {
    if (error instanceof IdentityError && error.code !== 'network-request-failed') return false;
  }
  return (await parts.server.user()) !== null;
}

/** With Firebase the server is asked once the provider has spoken. Source: docs/spec/accounts.md §4. */
async function askProvider(session: Session): Promise<void> {
  try {
    const client = await session.parts.client();
    await client.ready();
    if ((await session.refreshUser()) === null && (await client.getIdToken()) !== null) {
      await client.exchange();
      await session.refreshUser();
    }
  } catch (error) {
    console.warn('The identity provider could not be asked', error);
  }
  if (session.state().asks === 'later') session.setAsks('now');
}

async function hear(session: Session, news: TabNews): Promise<void> {
  if (news.type === 'out') session.forget();
  else if (session.user()?.id !== news.userId || session.asking() === 'session-ended') await catchUp(session);
}

/** Someone signed in elsewhere in this browser. */
async function catchUp(session: Session): Promise<void> {
  try {
    if (session.parts.hint.read()) await session.refreshUser();
  } catch (error) {
    console.warn('The present user could not be asked for', error);
  }
}

/** The page comes from the back/forward cache: it must not show the data of a person who has signed out since. */
function comeBack(session: Session, page: PageOfSession): void {
  const isLeft = session.state().isLeaving || (session.user() && !session.parts.hint.read());
  if (isLeft) page.reload();
  else void catchUp(session);
}
