import type { QueryClient } from '@tanstack/react-query';
import type { SessionUser } from '#shared/identity/contract.ts';
import { createStore, type Store } from '#web/ui/store.ts';
import type { Clients } from './choose-client.ts';
import type { Hint } from './hint.ts';
import type { IdentityClient } from './identity-client.ts';
import { OwedSignOut } from './pending-sign-out.ts';
import { type AskedQuestion, OpenQuestion, type Question } from './questions.ts';
import { cachedUser, forgetOthers, refetchLost, takeUser } from './session-data.ts';
import { isSessionEnd } from './session-end.ts';
import type { SignOutMarks } from './sign-out-marks.ts';
import type { Tabs } from './tabs.ts';

export interface SessionParts {
  readonly queryClient: QueryClient;
  readonly hint: Hint;
  readonly marks: SignOutMarks;
  readonly tabs: Tabs;
  readonly clients: Clients;
  readonly server: {
    /** Null when the server knows nobody. */
    user(signal?: AbortSignal): Promise<SessionUser | null>;
    end(): Promise<void>;
  };
  /** Why the server does not know a person who has just signed in: the browser kept no cookie. */
  readonly noCookies: () => Error;
  /** For the developer's console: failures that change nothing for the person. */
  readonly log: (what: string, error: unknown) => void;
}

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
  private readonly parts: SessionParts;
  private leaving: Promise<void> | undefined;
  private readonly open = new OpenQuestion();
  readonly owed: OwedSignOut;
  private readonly current: Store<SessionState>;
  readonly state: Store<SessionState>['state'];
  readonly subscribe: Store<SessionState>['subscribe'];
  private readonly guards = new Set<LeavingGuard>();
  private readonly answered = new WeakSet<object>();

  constructor(parts: SessionParts) {
    this.parts = parts;
    const kind = parts.marks.isInProgress() ? undefined : parts.hint.read();
    // The embedded client is ready at once, so there is nothing to wait for.
    const asks = kind === undefined ? 'nobody' : kind === 'embedded' ? 'now' : 'later';
    this.current = createStore<SessionState>({ asks, question: undefined, isLeaving: false });
    this.state = this.current.state;
    this.subscribe = this.current.subscribe;
    this.owed = new OwedSignOut(parts);
  }

  get queryClient(): QueryClient {
    return this.parts.queryClient;
  }

  user(): SessionUser | null {
    return this.state().asks === 'nobody' ? null : (cachedUser(this.parts.queryClient) ?? null);
  }

  client(): Promise<IdentityClient> {
    return this.parts.clients.get();
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
    const goOn = await this.owed.hold();
    try {
      await prove();
      return await this.enter();
    } finally {
      goOn();
    }
  }

  /** After a way in has succeeded. Resolves when everything on the screen knows. @throws ApiError, or `noCookies` */
  async enter(): Promise<SessionUser> {
    this.parts.marks.clear();
    const user = await this.parts.server.user();
    if (user === null) throw this.parts.noCookies();
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
      const client = await this.parts.clients.made();
      if (client?.kind !== 'firebase') return false;
      await client.exchange();
      return (await this.refreshUser()) !== null;
    } catch (error) {
      this.parts.log('The session could not be renewed', error);
      return false;
    }
  }

  private async leaveNow(): Promise<void> {
    const { marks, hint, tabs } = this.parts;
    marks.begin();
    try {
      await this.leaveProvider();
      await this.owed.notify();
    } finally {
      hint.remove();
      this.forget();
      marks.end();
      tabs.notify({ type: 'out' });
    }
  }

  private async leaveProvider(): Promise<void> {
    const { clients, hint, log } = this.parts;
    try {
      const client = await (hint.read() === 'firebase' ? clients.get() : clients.made());
      await client?.signOut();
    } catch (error) {
      log('The identity provider could not be told of the sign-out', error);
    }
  }

  private answer(isSamePerson: boolean): void {
    this.open.close(isSamePerson);
    this.update({ question: undefined });
  }

  private update(change: Partial<SessionState>): void {
    this.current.set({ ...this.state(), ...change });
  }
}
