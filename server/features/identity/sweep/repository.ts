import { lt, or } from 'drizzle-orm';
import {
  daysBefore,
  ENDED_TOKEN_DAYS,
  FIREBASE_SIGN_IN_DAYS,
  KNOWN_DEVICE_DAYS,
  monthsBefore,
  SIGN_IN_HISTORY_MONTHS,
  USED_LINK_DAYS,
} from '#shared/site/retention.ts';
import {
  accessTokens,
  authEvents,
  endedSignIns,
  knownDevices,
  oneTimeTokens,
  sessions,
} from '../../../db/schema/index.ts';
import type { OldRows } from '../../../jobs/index.ts';
import { sessionLimitsAt } from '../sessions/lifetime.ts';

/** Expired data of identity. */
export const OLD_ROWS: readonly OldRows[] = [
  {
    what: 'sessions',
    table: sessions,
    isOld(at) {
      const { now, idleSince } = sessionLimitsAt(at.getTime());
      return or(lt(sessions.endsAt, now), lt(sessions.lastSeenAt, idleSince));
    },
    areShortLived: true,
  },
  {
    what: 'links',
    table: oneTimeTokens,
    isOld(at) {
      const before = daysBefore(at, USED_LINK_DAYS);
      return or(lt(oneTimeTokens.expiresAt, before), lt(oneTimeTokens.usedAt, before));
    },
    areShortLived: true,
  },
  {
    what: 'sign-ins',
    table: authEvents,
    isOld: (at) => lt(authEvents.at, monthsBefore(at, SIGN_IN_HISTORY_MONTHS)),
  },
  {
    what: 'access tokens',
    table: accessTokens,
    isOld(at) {
      const before = daysBefore(at, ENDED_TOKEN_DAYS);
      return or(lt(accessTokens.expiresAt, before), lt(accessTokens.revokedAt, before));
    },
    areShortLived: true,
  },
  {
    what: 'ended sign-ins',
    table: endedSignIns,
    // A day after they are refused, since clocks differ.
    isOld: (at) => lt(endedSignIns.authenticatedAt, daysBefore(at, FIREBASE_SIGN_IN_DAYS + 1)),
    areShortLived: true,
  },
  {
    what: 'browsers',
    table: knownDevices,
    isOld: (at) => lt(knownDevices.lastSeenAt, daysBefore(at, KNOWN_DEVICE_DAYS)),
    areShortLived: true,
  },
];
