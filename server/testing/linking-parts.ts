import { readConfig } from '../config.ts';
import { newId } from '../db/ids.ts';
import { createAccessTokens } from '../features/identity/access-tokens/service.ts';
import type { LinkingDeps } from '../features/identity/linking.ts';
import { createNotices } from '../features/identity/notices.ts';
import { createIdentityCookies } from '../features/identity/sessions/cookies.ts';
import { createPendingSignIns } from '../features/identity/sessions/pending-sign-in.ts';
import { createSessions } from '../features/identity/sessions/sessions.ts';
import { createThrottle } from '../features/identity/sign-in-rate-limit.ts';
import { createJobs } from '../jobs/index.ts';
import { silentLog } from '../log.ts';
import { createMailer } from '../mail/index.ts';
import type { TestDatabase } from './database.ts';

/** The real parts, as the app puts them together; their mails are stored and not sent. */
export function linkingParts({ db, pool }: TestDatabase): LinkingDeps {
  const now = Date.now;
  const config = readConfig({ NODE_ENV: 'test' });
  const log = silentLog;
  const secret = Buffer.alloc(32);
  const jobs = createJobs({ db, log, now, newId });
  const mailer = createMailer(config, log);
  const notices = createNotices({
    db,
    pool,
    log,
    secret: Buffer.alloc(32),
    jobs,
    mailer,
    now,
    origin: () => 'https://bidwright.test',
  });
  const cookies = createIdentityCookies({ isHttps: false, kind: 'embedded' });
  const throttle = createThrottle({ now, db, pool, log, config, cookies, secret });
  const pending = createPendingSignIns({ secret, isHttps: false, now });
  const tokens = createAccessTokens({ db, pool, log, now, newId, secret, notices });
  const sessions = createSessions({ config, tokens, db, now, newId, cookies, notices, throttle, pending });
  return { db, now, newId, notices, sessions };
}
