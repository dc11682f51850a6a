/** How long a new page waits for the one it replaces (a reload) before it takes itself for a second tab. */
const RELOAD_MS = 400;
const HAND_OVER_MS = 600;

/** `owner` writes; a `reader` shows live what another tab writes. */
export type TabRole = 'owner' | 'reader';

export interface LeaderLockOptions {
  /** Names what only one tab may write. */
  readonly name: string;
  readonly onRole: (role: TabRole) => void;
  /** Before another tab takes over: everything must be stored when this resolves. */
  readonly onHandOver: () => Promise<void>;
  /** The owner in another tab has stored something new. */
  readonly onSavedElsewhere: () => void;
}

export type LeaderLock = Awaited<ReturnType<typeof openLeaderLock>>;

/**
 * The leader lock: makes sure that one tab of this browser writes and the others follow. The browser's own lock decides, so that a tab that
 * crashed or was closed never keeps the others out; where there are no locks (plain http on a network) every tab is an
 * owner and the local store's revisions alone keep them from overwriting each other.
 */
export async function openLeaderLock(options: LeaderLockOptions) {
  const channel = new BroadcastChannel(options.name);
  let isClosed = false;
  // A write that began while the workspace was being closed may finish only afterwards.
  const say = (message: Message): void => {
    if (!isClosed) channel.postMessage(message);
  };
  const claim = createClaim(options.name, options.onRole);
  const answered = new Set<() => void>();

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data === 'saved') {
      claim.followUnlocked();
      options.onSavedElsewhere();
    }
    if (data === 'handed-over') for (const resolve of answered) resolve();
    if (data === 'hand-over' && claim.isOwner()) {
      void options.onHandOver().then(() => say('handed-over'));
    }
  };
  await claim.wait(RELOAD_MS);
  return {
    role: (): TabRole => (claim.isOwner() ? 'owner' : 'reader'),
    async takeOver(): Promise<void> {
      say('hand-over');
      await new Promise<void>((resolve) => {
        answered.add(resolve);
        setTimeout(resolve, HAND_OVER_MS);
      });
      claim.steal();
    },
    notifySaved: (): void => say('saved'),
    /** This tab has seen that another one writes: it follows, and waits in line for its turn. */
    stepBack: claim.stepBack,
    close(): void {
      isClosed = true;
      claim.end();
      channel.close();
    },
  };
}

type Message = 'saved' | 'hand-over' | 'handed-over';

/** What this tab is; `decided` resolves when that is known for the first time. */
function createRole(onRole: (role: TabRole) => void) {
  let role: TabRole | undefined;
  let decide: () => void = () => undefined;
  const decided = new Promise<void>((resolve) => {
    decide = resolve;
  });
  const become = (next: TabRole) => {
    if (role === next) return;
    role = next;
    decide();
    onRole(next);
  };
  return { become, decided, current: () => role };
}

function createClaim(name: string, onRole: (role: TabRole) => void) {
  let locks: LockManager | undefined = typeof navigator === 'undefined' ? undefined : navigator.locks;
  let letGo: () => void = () => undefined;
  let queued = new AbortController();
  const { become, current, decided } = createRole(onRole);
  const hold = () => {
    become('owner');
    return new Promise<void>((resolve) => {
      letGo = resolve;
    });
  };
  const lose = () => {
    if (current() === 'owner') {
      // The lock went to a tab that stole it: follow that one, and wait in line again.
      become('reader');
      return queue();
    }
    // Never held: the browser refuses locks here, and would refuse them for ever.
    locks = undefined;
    become('owner');
  };
  const queue = () => {
    queued = new AbortController();
    const { signal } = queued;
    locks?.request(name, { signal }, hold).catch(() => !signal.aborted && lose());
  };
  return {
    isOwner: () => current() === 'owner',
    /** Without locks, the tab that wrote last is the owner. */
    followUnlocked: () => {
      if (!locks) become('reader');
    },
    async wait(ms: number): Promise<void> {
      if (!locks) return become('owner');
      queue();
      await Promise.race([decided, new Promise((resolve) => setTimeout(resolve, ms))]);
      if (current() === undefined) become('reader');
    },
    stepBack() {
      if (current() !== 'owner') return;
      become('reader');
      if (!locks) return;
      queue();
      letGo();
    },
    steal() {
      queued.abort();
      locks?.request(name, { steal: true }, hold).catch(lose);
      if (!locks) become('owner');
    },
    end() {
      queued.abort();
      letGo();
    },
  };
}
