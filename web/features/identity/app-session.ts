import type { SessionUser } from '#shared/identity/contract.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { bearTokensOf } from '#web/api/token.ts';
import { createHint } from './hint.ts';
import type { IdentityClient } from './identity-client.ts';
import { type LeavingGuard, Session } from './session.ts';
import { identityConfigKey } from './session-data.ts';
import { leaveIfEnded as leaveIfEndedIn, startSession as start, watchProvider } from './session-start.ts';
import { signOutMarks } from './sign-out-marks.ts';
import { createTabs } from './tabs.ts';

let client: Promise<IdentityClient> | undefined;

/** The one cache of the app: what is in it is the present person's. */
export const queryClient = createQueryClient((error) => session.notice(error));

/** The one session of this tab. */
export const session = new Session({
  queryClient,
  hint: createHint(globalThis.document ?? { cookie: '' }),
  tabs: createTabs(),
  client: getIdentityClient,
  clientIfMade: () => client,
  server: {
    user: async (signal) => (await asking()).askForUser(signal),
    end: async () => (await asking()).endServerSession(),
  },
});

/** Once, before the app is shown. */
export function startSession(): void {
  start(session, { window, document, reload: () => window.location.reload() });
}

/** Is nobody asked who this is: neither is there a sign that someone is signed in, nor a sign-out to be finished? */
export const isVisitorAtOnce = (): boolean => session.state().asks === 'nobody' && !signOutMarks.isInProgress();

/**
 * The client of the way people sign in here. Asked for again after a failure: a network that was away must not cost the way in.
 * @throws IdentityError when the server cannot be asked which that is.
 */
export function getIdentityClient(): Promise<IdentityClient> {
  client ??= makeClient().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
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
export const leaveIfEnded = (): Promise<void> => leaveIfEndedIn(session);

/** Refetches the user from the server; if there is no session any more, that is shown or asked about. @throws ApiError */
export const refreshUser = (): Promise<SessionUser | null> => session.refreshUser();

// Apart, because it makes schemas: a visitor's first page needs none of it.
function asking() {
  return import('./ask-server.ts');
}

async function makeClient(): Promise<IdentityClient> {
  const [{ askForConfig }, { asIdentityError }] = await Promise.all([asking(), import('./identity-failure.ts')]);
  const queryFn = () => askForConfig();
  const config = await queryClient
    .query({ queryKey: identityConfigKey, queryFn, staleTime: Number.POSITIVE_INFINITY })
    .catch((error: unknown) => {
      throw asIdentityError(error);
    });
  if (config.kind === 'embedded') return (await import('./embedded-client.ts')).createEmbeddedClient();
  const made = (await import('./firebase/index.ts')).createFirebaseClient(config.firebase);
  watchProvider(session, made);
  bearTokensOf(() => made.getIdToken());
  return made;
}
