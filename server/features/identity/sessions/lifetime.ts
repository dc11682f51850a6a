const DAY_MS = 86_400_000;

/** An unused session ends after a week, every session after two. Source: docs/spec/identity.md. */
const SESSION_IDLE_MS = 7 * DAY_MS;
export const SESSION_ENDS_AFTER_MS = 14 * DAY_MS;
/** The newest rows kept for one person: nobody has more browsers, and a program in a loop cannot fill the table. */
export const MOST_KEPT = { sessions: 100, signIns: 2_000, devices: 50 } as const;
/** Not written with every request: a session is a row that many requests read. */
export const SEEN_EVERY_MS = 5 * 60_000;

/** The limits of a session: it must end after `now` and have been used after `idleSince`. */
export interface Moment {
  readonly now: Date;
  readonly idleSince: Date;
}

export function sessionLimitsAt(nowMs: number): Moment {
  return { now: new Date(nowMs), idleSince: new Date(nowMs - SESSION_IDLE_MS) };
}
