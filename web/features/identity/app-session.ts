import type { SessionUser } from '#shared/identity/contract.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { bearTokensOf } from '#web/api/token.ts';
import { clientFor, createClients } from './choose-client.ts';
import { createHint } from './hint.ts';
import { type IdentityClient, IdentityError } from './identity-client.ts';
import { leaveIfEnded as leaveIfEndedIn } from './leave-if-ended.ts';
import { type LeavingGuard, Session, type SessionParts } from './session.ts';
import { identityConfigKey } from './session-data.ts';
import { type PageEvents, startSession as start, watchProvider } from './session-start.ts';
import { createSignOutMarks } from './sign-out-marks.ts';
import { createTabs } from './tabs.ts';

const NO_COOKIES = 'Your browser did not save the sign-in. Allow cookies for this site, then try again.';

const parts: SessionParts = {
  queryClient: createQueryClient((error) => session.notice(error)),
  hint: createHint(globalThis.document ?? { cookie: '' }),
  marks: createSignOutMarks(() => localStorage),
  tabs: createTabs(),
  clients: createClients(makeClient),
  server: {
    user: async (signal) => (await asking()).askForUser(signal),
    end: async () => (await asking()).endServerSession(),
  },
  noCookies: () => new IdentityError('internal-error', { message: NO_COOKIES }),
  log: (what, error) => console.warn(what, error),
};

/** The one session of this tab. */
export const session = new Session(parts);

/** Once, before the app is shown. */
export function startSession(): void {
  start(session, parts, browserEvents);
}

/** Is nobody asked who this is: neither is there a sign that someone is signed in, nor a sign-out to be finished? */
export const isVisitorAtOnce = (): boolean => session.state().asks === 'nobody' && !parts.marks.isInProgress();

/** The one cache of the app: what is in it is the present person's. */
export const { queryClient } = parts;

/** The client of the way people sign in here. @throws IdentityError when the server cannot be asked which that is. */
export const getIdentityClient = (): Promise<IdentityClient> => session.client();

/** Fetches early what Google's window needs. @throws IdentityError as `getIdentityClient` does */
export async function prepareGoogle(): Promise<void> {
  (await session.client()).prefetch?.();
}

/**
 * Asks the person to sign in again, in place; several reports share one question. True when the same person is signed in
 * again: what failed may be repeated. False when they declined or are someone else now.
 */
export const reportSessionEnded = (): Promise<boolean> => session.reportEnd();

/** The same question before something that needs a recent sign-in ('requires-recent-login'). */
export const proveAgain = (): Promise<boolean> => session.proveAgain();

/**
 * `guard` is asked before POST /api/logout, and when a person whose session has ended continues signed out. It answers
 * false to stay. Returns the unsubscribe.
 */
export const beforeSignOut = (guard: LeavingGuard): (() => void) => session.beforeSignOut(guard);

/** The user as the server has just answered it, after a change of the profile. */
export const setSessionUser = (user: SessionUser): void => session.takeUser(user);

/** After an action that may have ended every session of the user: if it has, nothing of them stays. Never rejects. */
export function leaveIfEnded(): Promise<void> {
  return leaveIfEndedIn(session, parts);
}

/** Refetches the user from the server; if there is no session any more, that is shown or asked about. @throws ApiError */
export const refreshUser = (): Promise<SessionUser | null> => session.refreshUser();

// Apart, because it makes schemas: a visitor's first page needs none of it.
function asking() {
  return import('./ask-server.ts');
}

async function makeClient(): Promise<IdentityClient> {
  const [{ askForConfig }, { asIdentityError }] = await Promise.all([asking(), import('./identity-failure.ts')]);
  const queryFn = () => askForConfig();
  const config = await parts.queryClient
    .query({ queryKey: identityConfigKey, queryFn, staleTime: Number.POSITIVE_INFINITY })
    .catch((error: unknown) => {
      throw asIdentityError(error);
    });
  const client = await clientFor(config);
  watchProvider(session, parts, client);
  if (client.kind === 'firebase') bearTokensOf(() => client.getIdToken());
  return client;
}

const browserEvents: PageEvents = {
  reload: () => window.location.reload(),
  on(name, act) {
    const isVisibility = name === 'visible';
    const target = isVisibility ? document : window;
    const hear = (event: Event) => {
      if (isVisibility && document.visibilityState !== 'visible') return;
      act({ persisted: event instanceof PageTransitionEvent && event.persisted });
    };
    target.addEventListener(isVisibility ? 'visibilitychange' : name, hear);
    return () => target.removeEventListener(isVisibility ? 'visibilitychange' : name, hear);
  },
};
