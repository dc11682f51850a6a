import { isEmailAddress } from '#shared/identity/email-shape.ts';
import type { Database } from '../../../db/client.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Credentials } from '../container.ts';
import type { Proven } from '../proven.ts';
import { getProven } from '../sessions/begin.ts';
import { firebaseKey } from '../users/login-keys.ts';
import type { IdClaims, IdTokens } from './id-token.ts';
import { findAccountByUsername, findAccountOf } from './repository.ts';
import { type FirebaseRest, isWrongPassword, toAppError } from './rest.ts';

/** Used for an unknown username, so that both cases make one call to Firebase. Nobody can own it (RFC 2606). */
const NOBODY = 'nobody@bidwright.invalid';

interface CredentialsDeps {
  readonly db: Database;
  readonly rest: FirebaseRest;
  readonly tokens: IdTokens;
  /** The person of a Firebase account: an existing or a new one. */
  readonly personFor: (claims: IdClaims) => Promise<string>;
}

/** Passwords are stored at Firebase only: each verification is a sign-in there. */
export function createFirebaseCredentials({ db, rest, tokens, personFor }: CredentialsDeps): Credentials {
  async function signIn(email: string, password: string) {
    try {
      return await rest.signInWithPassword(email, password);
    } catch (error) {
      if (isWrongPassword(error)) return undefined;
      throw toAppError(error);
    }
  }

  return {
    async find(identifier, password) {
      const account = isEmailAddress(identifier)
        ? undefined
        : await findAccountByUsername(db, identifier.toLowerCase());
      const email = isEmailAddress(identifier) ? identifier : (account?.email ?? NOBODY);
      const proof = await signIn(email, password);
      // An address may have moved to another account at Firebase since.
      if (!proof || (account && account.subject !== proof.subject)) return undefined;
      return provenBy(proof.subject, account?.userId ?? (await personFor(await tokens.read(proof.idToken))));
    },
    async prove(userId, password) {
      const account = await findAccountOf(db, userId);
      const proof = account?.email && (await signIn(account.email, password));
      return proof && proof.subject === account?.subject ? provenBy(proof.subject, userId) : undefined;
    },
    async change(proven, { current, next }, steps) {
      const account = await findAccountOf(db, proven.userId);
      const proof = account?.email ? await signIn(account.email, current) : undefined;
      if (!proof || proof.subject !== account?.subject) throw new AppError('wrong-password');
      // Ends other sessions first, whatever fails afterwards.
      await inTransaction(db, async (tx) => steps.before(tx, await getProven(tx, proven)));
      await rest.setPassword(proof.idToken, next).catch((error: unknown) => {
        throw toAppError(error);
      });
      return inTransaction(db, async (tx) => steps.after(tx, await getProven(tx, proven)));
    },
  };
}

function provenBy(subject: string, userId: string): Proven {
  return { userId, basedOn: { loginKey: firebaseKey(subject) } };
}
