import type { IdentityClient } from './identity-client.ts';
import type { Session, SessionParts } from './session.ts';
import { retryUser } from './session-data.ts';
import type { TabNews } from './tabs.ts';

/** The page, as far as a session reacts to it. */
export interface PageEvents {
  on(name: 'pageshow' | 'online' | 'visible', act: (event: { persisted: boolean }) => void): () => void;
  reload(): void;
}

/** Brings the session to life when the app starts: once, before anything is shown. Returns the unsubscribe. */
export function startSession(session: Session, parts: SessionParts, page: PageEvents): () => void {
  finishOldSignOut(session, parts);
  if (session.state().asks === 'later') void askProvider(session, parts);
  const stops = [
    parts.tabs.listen({
      onNews: (news) => void hear(session, parts, news),
      onGoogle: () => void catchUp(session, parts),
    }),
    page.on('pageshow', ({ persisted }) => persisted && comeBack(session, parts, page)),
    page.on('visible', () => {
      leaveIfGone(session, parts);
      retryUser(parts.queryClient);
    }),
    page.on('online', () => {
      void session.owed.pay();
      retryUser(parts.queryClient);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Follows what the provider says for as long as the app runs. A sign-in that the provider takes back, for a disabled user
 * or an expired token, ends the session in place: what is being typed stays. Source: docs/spec/accounts.md §4.
 */
export function watchProvider(session: Session, parts: SessionParts, client: IdentityClient): void {
  let isKnown = false;
  client.onChange((user) => {
    const hasGone = isKnown && user === null;
    isKnown = user !== null;
    // Another tab that signs out is heard through its own news.
    if (hasGone && session.user() && !parts.marks.isInProgress()) void session.reportEnd();
  });
}

/** A tab that died while signing out has left half of it undone. */
function finishOldSignOut(session: Session, parts: SessionParts): void {
  if (parts.marks.isInProgress()) void session.finishLeaving();
  else void session.owed.pay();
}

/** With Firebase the server is asked once the provider has spoken. Source: docs/spec/accounts.md §4. */
async function askProvider(session: Session, parts: SessionParts): Promise<void> {
  try {
    const client = await session.client();
    await client.ready();
    if ((await session.refreshUser()) === null && (await hasUser(client))) {
      await client.exchange();
      await session.refreshUser();
    }
  } catch (error) {
    parts.log('The identity provider could not be asked', error);
  }
  if (session.state().asks === 'later') session.setAsks('now');
}

function hasUser(client: IdentityClient): Promise<boolean> {
  return new Promise((resolve) => {
    // Called back at once with the present state, before there is anything to stop.
    const stop = client.onChange((user) => {
      resolve(user !== null);
      queueMicrotask(() => stop());
    });
  });
}

async function hear(session: Session, parts: SessionParts, news: TabNews): Promise<void> {
  if (news.type === 'out') session.forget();
  else if (session.user()?.id !== news.userId || session.asking() === 'session-ended') await catchUp(session, parts);
}

/** Someone signed in elsewhere in this browser. */
async function catchUp(session: Session, parts: SessionParts): Promise<void> {
  try {
    if (parts.hint.read()) await session.refreshUser();
  } catch (error) {
    parts.log('The present user could not be asked for', error);
  }
}

/** The page comes from the back/forward cache: it must not show the data of a person who has signed out since. */
function comeBack(session: Session, parts: SessionParts, page: PageEvents): void {
  const isLeft = session.state().isLeaving || (session.user() && !parts.hint.read());
  if (isLeft) page.reload();
  else void catchUp(session, parts);
}

function leaveIfGone(session: Session, parts: SessionParts): void {
  if (session.user() && !parts.hint.read()) session.forget();
}
