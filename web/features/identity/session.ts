import type { QueryClient } from '@tanstack/react-query';
import type { SessionUser } from '#shared/identity/contract.ts';
import { createStore, type Store } from '#web/ui/store.ts';
import type { Hint } from './hint.ts';
import { type IdentityClient, IdentityError } from './identity-client.ts';
import { type AskedQuestion, OpenQuestion, type Question } from './questions.ts';
import { cachedUser, forgetOthers, isSessionEnd, refetchLost, takeUser } from './session-data.ts';
import { signOutMarks } from './sign-out-marks.ts';
import type { Tabs } from './tabs.ts';

export interface SessionParts {
  readonly queryClient: QueryClient;
  readonly hint: Hint;
  readonly tabs: Tabs;
  /** The client of the way people sign in here, made when it is first needed, and again after a failure. */
  readonly client: () => Promise<IdentityClient>;
  /** The same, if it was asked for before: what never signed in needs no sign-out. */
  readonly clientIfMade: () => Promise<IdentityClient> | undefined;
  readonly server: {
    /** Null when the server knows nobody. */
    user(signal?: AbortSignal): Promise<SessionUser | null>;
    end(): Promise<void>;
  };
}

const NO_COOKIES = 'Your browser did not save the sign-in. Allow cookies for this site, then try again.';

export interface SessionState {
  /** Whether GET /api/user is asked: not for a visitor, and with Firebase not before it has spoken. */
  readonly asks: 'nobody' | 'later' | 'now';
  readonly question: Question | undefined;
  /** A sign-out is under way, until the person is where it leads. */
  readonly isLeaving: boolean;
}

export type LeavingWhy = 'sign-out' | 'continue-signed-out';
/** Returns false to stay signed in. */
export type LeavingGuard = (user: SessionUser, why: LeavingWhy) => Promise<boolean>;

/**
 * The signed-in person of this tab. The user is in the query cache under `currentUserKey`; here is what makes it come and
 * go. Source: docs/spec/accounts.md §4.
 */
export class Session {
  readonly parts: SessionParts;
  private leaving: Promise<void> | undefined;
  /** A sign-out is being sent to the server. */
  private ending: Promise<void> | undefined;
  private isComingIn = false;
  private readonly open = new OpenQuestion();
  private readonly current: Store<SessionState>;
  readonly state: Store<SessionState>['state'];
  readonly subscribe: Store<SessionState>['subscribe'];
  private readonly guards = new Set<LeavingGuard>();
  private readonly answered = new WeakSet<object>();

  constructor(parts: SessionParts) {
    this.parts = parts;
    const kind = signOutMarks.isInProgress() ? undefined : parts.hint.read();
    // The embedded client is ready at once, so there is nothing to wait for.
    const asks = kind === undefined ? 'nobody' : kind === 'embedded' ? 'now' : 'later';
    this.current = createStore<SessionState>({ asks, question: undefined, isLeaving: false });
    this.state = this.current.state;
    this.subscribe = this.current.subscribe;
  }

  user(): SessionUser | null {
    return this.state().asks === 'nobody' ? null : (cachedUser(this.parts.queryClient) ?? null);
  }

  /** What the query for the current user runs. A session that ended under someone keeps them on the screen, and asks. */
  async readUser(signal: AbortSignal): Promise<SessionUser | null> {
    const user = await this.parts.server.user(signal);
    signal.throwIfAborted();
    const before = this.user();
    if (user === null && before !== null && this.parts.hint.read()) {
      void this.reportEnd();
      return before;
    }
    if (before !== null && before.id !== user?.id) forgetOthers(this.parts.queryClient);
    if (user) this.parts.tabs.notify({ type: 'in', userId: user.id });
    return user;
  }

  /** Runs a way in. A sign-out under way is let through first: its answer would take the new cookies. @throws as `enter` does */
  async comeIn(prove: () => Promise<void>): Promise<SessionUser> {
    await this.leaving;
    await this.ending;
    this.isComingIn = true;
    try {
      await prove();
      return await this.enter();
    } finally {
      this.isComingIn = false;
      void this.endOwed();
    }
  }

  /** After a way in has succeeded. Resolves when everything on the screen knows. @throws ApiError, or IdentityError without cookies */
  async enter(): Promise<SessionUser> {
    signOutMarks.clear();
    const user = await this.parts.server.user();
    if (user === null) throw new IdentityError('internal-error', { message: NO_COOKIES });
    this.arrive(user, 'proved');
    this.parts.tabs.notify({ type: 'in', userId: user.id });
    return user;
  }

  /** The present user as the server has just answered it, after a change of the profile. */
  takeUser(user: SessionUser): void {
    takeUser(this.parts.queryClient, user);
  }

  /** Asks the server who it is. That it is nobody any more is shown, or asked about in place. @throws ApiError */
  async refreshUser(): Promise<SessionUser | null> {
    const user = await this.parts.server.user();
    if (user) this.arrive(user, 'seen');
    else if (this.user() && this.parts.hint.read()) void this.reportEnd();
    // Not before the provider has spoken: it may still vouch for someone.
    else if (this.state().asks === 'now') takeUser(this.parts.queryClient, null);
    return user;
  }

  beforeSignOut(guard: LeavingGuard): () => void {
    this.guards.add(guard);
    return () => this.guards.delete(guard);
  }

  /**
   * Ends the session, also if the server is unreachable: it is informed later. Returns false if a guard wants the
   * person to stay, true once nothing of them is left in this tab and `goAway` has led on. Source: docs/spec/accounts.md §4.
   */
  async leave(why: LeavingWhy, goAway?: () => Promise<void> | void): Promise<boolean> {
    const user = this.user();
    for (const guard of this.guards) if (user && !(await guard(user, why))) return false;
    await this.leaveUnasked(goAway);
    return true;
  }

  /** What `leave` does when no guard is in the way. */
  async leaveUnasked(goAway?: () => Promise<void> | void): Promise<void> {
    this.update({ isLeaving: true });
    try {
      await this.finishLeaving();
      await goAway?.();
    } finally {
      this.update({ isLeaving: false });
    }
  }

  /** Once, for any number of calls in the meantime. */
  finishLeaving(): Promise<void> {
    this.leaving ??= this.leaveNow().finally(() => {
      this.leaving = undefined;
    });
    return this.leaving;
  }

  /** Tells the server of an earlier sign-out that did not reach it. Until then it ignores that session. Never rejects. */
  async endOwed(): Promise<void> {
    if (this.isComingIn || !signOutMarks.isOwed()) return;
    // Someone has signed in since: the old session went with that.
    if (this.parts.hint.read()) signOutMarks.pay();
    else await this.endAtServer();
  }

  /** Nothing of the person stays in this tab. The server and the provider are not called. */
  forget(): void {
    takeUser(this.parts.queryClient, null);
    this.update({ asks: 'nobody' });
    this.answer(false);
  }

  /**
   * Asks the person to sign in again, in place. Calls while the question is open share it. Resolves with true when the same
   * person is signed in again, so that what failed may be repeated.
   */
  async reportEnd(): Promise<boolean> {
    if (this.leaving) return false;
    // Signed out in another tab: that was meant, and there is nothing to ask.
    if (!this.parts.hint.read()) {
      this.forget();
      return false;
    }
    return this.open.present()?.answer ?? this.ask('session-ended');
  }

  /** The same question, before something that needs a recent sign-in. */
  proveAgain(): Promise<boolean> {
    return this.open.present()?.answer ?? this.ask('prove-again');
  }

  /** What is being asked, also while it is not shown yet. */
  asking(): Question | undefined {
    return this.open.present()?.question;
  }

  /** For every failed query and mutation. `isSettled` failures have had their question already. */
  readonly notice = (error: unknown): void => {
    const isKnown = typeof error === 'object' && error !== null && this.answered.has(error);
    if (!isKnown && isSessionEnd(error, this.user() !== null)) void this.reportEnd();
  };

  /** This failure has had its question: nobody is asked again for it. */
  settle(error: object): void {
    this.answered.add(error);
  }

  /** The question is left without an answer: the next thing that needs a session asks again. */
  dismiss(): void {
    this.answer(false);
  }

  setAsks(asks: SessionState['asks']): void {
    this.update({ asks });
  }

  private arrive(user: SessionUser, how: 'proved' | 'seen'): void {
    takeUser(this.parts.queryClient, user);
    this.update({ asks: 'now' });
    if (this.open.meet(user.id, how)) this.update({ question: undefined });
    refetchLost(this.parts.queryClient);
  }

  private ask(question: Question): Promise<boolean> {
    const asked = this.open.ask(question, this.user()?.id);
    void this.show(asked);
    return asked.answer;
  }

  private async show(asked: AskedQuestion): Promise<void> {
    const { question } = asked;
    if (question === 'session-ended' && (await this.renewedByProvider())) return;
    // Answered already, by a sign-in in another tab: there is nothing left to ask.
    if (this.open.present() === asked) this.update({ question });
  }

  /** The provider may still vouch for the person when only our session has ended. */
  private async renewedByProvider(): Promise<boolean> {
    try {
      const client = await this.parts.clientIfMade();
      if (client?.kind !== 'firebase') return false;
      await client.exchange();
      return (await this.refreshUser()) !== null;
    } catch (error) {
      console.warn('The session could not be renewed', error);
      return false;
    }
  }

  private async leaveNow(): Promise<void> {
    signOutMarks.begin();
    try {
      await this.leaveProvider();
      await this.endAtServer();
    } finally {
      this.parts.hint.remove();
      this.forget();
      signOutMarks.end();
      this.parts.tabs.notify({ type: 'out' });
    }
  }

  private async leaveProvider(): Promise<void> {
    const { client, clientIfMade, hint } = this.parts;
    try {
      await (await (hint.read() === 'firebase' ? client() : clientIfMade()))?.signOut();
    } catch (error) {
      console.warn('The identity provider could not be told of the sign-out', error);
    }
  }

  private endAtServer(): Promise<void> {
    this.ending ??= this.parts.server
      .end()
      .then(signOutMarks.pay, (error: unknown) => {
        signOutMarks.owe();
        console.warn('The server could not be told of the sign-out', error);
      })
      .finally(() => {
        this.ending = undefined;
      });
    return this.ending;
  }

  private answer(isSamePerson: boolean): void {
    this.open.close(isSamePerson);
    this.update({ question: undefined });
  }

  private update(change: Partial<SessionState>): void {
    this.current.set({ ...this.state(), ...change });
  }
}
