import { QueryClient } from '@tanstack/react-query';
import { onTestFinished, vi } from 'vitest';
import type { SessionUser } from '#shared/identity/contract.ts';
import { createHint } from '#web/features/identity/hint.ts';
import type { IdentityClient } from '#web/features/identity/identity-client.ts';
import { Session, type SessionParts } from '#web/features/identity/session.ts';
import { startSession } from '#web/features/identity/session-start.ts';
import type { TabNews } from '#web/features/identity/tabs.ts';

export const ADA = aPerson('ada');
export const BEN = aPerson('ben');

function aPerson(username: string): SessionUser {
  return {
    id: `00000000-0000-4000-8000-0000000000${username === 'ada' ? '0a' : '0b'}`,
    username,
    email: `${username}@example.com`,
    emailVerified: true,
    pendingEmail: null,
    fullName: null,
    profilePicture: null,
    createdAt: '2026-01-05T10:00:00.000Z',
    plan: 'free',
    proUntil: null,
    unpaidSince: null,
    checkoutStatus: null,
    proTrialCreditsUsed: 0,
    hasPassword: true,
    canChangeUsername: true,
  };
}

interface World {
  /** Whom the server knows behind this browser's cookie. */
  serverUser?: SessionUser | null;
  cookie?: string;
  stored?: Record<string, string>;
  end?: () => Promise<void>;
  provider?: Partial<IdentityClient>;
}

/** One tab: the session with a server, a provider and other tabs that the test speaks for. */
export function aTab({ cookie = '', stored = {}, provider, ...given }: World) {
  const server = { user: given.serverUser ?? null };
  const page = { cookie };
  const memory = new Map(Object.entries(stored));
  const done: string[] = [];
  const reported: TabNews[] = [];
  let hear: (news: TabNews) => void = () => undefined;
  const client = provider && aClient(provider, done);
  vi.stubGlobal('localStorage', storageOf(memory));
  const warn = vi.spyOn(console, 'warn').mockImplementation((what) => void done.push(`log: ${what}`));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    warn.mockRestore();
  });
  const parts: SessionParts = {
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    hint: createHint(page),
    tabs: {
      notify: (news) => void reported.push(news),
      listen: ({ onNews }) => {
        hear = onNews;
      },
    },
    client: () => (client ? Promise.resolve(client) : Promise.reject(new Error('no client'))),
    clientIfMade: () => client && Promise.resolve(client),
    server: fakeServer(server, { done, memory, end: given.end }),
  };
  const session = new Session(parts);
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' } as const);
  const start = () => startSession(session, { window, document, reload: () => void done.push('reloaded') });
  const happen = (name: 'online' | 'pageshow' | 'visibilitychange') => {
    const target = name === 'visibilitychange' ? document : window;
    target.dispatchEvent(Object.assign(new Event(name), { persisted: true }));
  };
  return {
    session,
    parts,
    server,
    page,
    memory,
    done,
    reported,
    start,
    happen,
    hear: (news: TabNews) => hear(news),
    client,
  };
}

/** Answers as the server does that knows `server.user`; notes in `done` what it was asked. */
function fakeServer(
  server: { user: SessionUser | null },
  { done, memory, end }: { done: string[]; memory: Map<string, string>; end: World['end'] },
): SessionParts['server'] {
  return {
    user: async () => {
      done.push('asked');
      return server.user;
    },
    end: async () => {
      done.push(`ended, flag ${memory.has('logout-in-progress') ? 'set' : 'not set'}`);
      await end?.();
      server.user = null;
    },
  };
}

/** In this tab `user` is on the screen, as after a reload. */
export async function signedInTab(world: World = {}) {
  const tab = aTab({ cookie: 'signed-in=embedded', serverUser: ADA, ...world });
  await tab.session.refreshUser();
  tab.done.length = 0;
  return tab;
}

function storageOf(memory: Map<string, string>): Storage {
  return {
    get length() {
      return memory.size;
    },
    clear: () => memory.clear(),
    getItem: (name) => memory.get(name) ?? null,
    key: () => null,
    removeItem: (name) => void memory.delete(name),
    setItem: (name, value) => void memory.set(name, value),
  };
}

function aClient(given: Partial<IdentityClient>, done: string[]): IdentityClient {
  const nothing = () => Promise.resolve();
  return {
    kind: 'firebase',
    ready: nothing,
    onChange: () => () => undefined,
    register: nothing,
    signIn: nothing,
    signInWithGoogle: nothing,
    sendPasswordReset: nothing,
    checkPasswordReset: nothing,
    confirmPasswordReset: nothing,
    restoreAccount: nothing,
    getIdToken: () => Promise.resolve(null),
    exchange: nothing,
    signOut: async () => void done.push('provider left'),
    ...given,
  };
}
