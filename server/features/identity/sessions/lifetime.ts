const DAY_MS = 86_400_000;

/** A session that nobody uses ends after a week, and every one after two. Source: docs/spec/identity.md. */
export const SESSION_IDLE_MS = 7 * DAY_MS;
export const SESSION_ENDS_AFTER_MS = 14 * DAY_MS;
/**
 * What is stored for one person, the newest of each: nobody has more browsers, and a program that signs in in a loop fills no
 * table by it.
 */
export const MOST_KEPT = { sessions: 100, signIns: 2_000, devices: 50 } as const;
/** Not written with every request: a session is a row that many requests read. */
export const SEEN_EVERY_MS = 5 * 60_000;
