import { login, register } from '#shared/identity/contract.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import type { App } from '../../http/context.ts';
import { mount } from '../../http/mount.ts';
import type { IdentityDeps } from './container.ts';
import type { Proven } from './proven.ts';
import { insertUser } from './users/repository.ts';

/** Signs in with a name and a password, wherever they are stored. */
export function mountLogin(app: App, deps: IdentityDeps): void {
  mount(app, login, async ({ c, input }) => {
    const { username: name, password } = input;
    const proven = await deps.throttle.guard(c, name, () => deps.credentials.find(name, password));
    if (!proven) {
      deps.failures.note(c, name);
      throw new AppError('invalid-credential');
    }
    return { user: (await deps.sessions.begin(c, proven, methodOf(deps))).user };
  });
}

/** Who verified the password: we, or Firebase. */
function methodOf(deps: IdentityDeps) {
  return deps.identityConfig.kind === 'firebase' ? 'firebase' : 'password';
}

/** Creates a local account and signs in to it. */
export function mountRegister(app: App, deps: IdentityDeps): void {
  mount(app, register, async ({ c, input }) => {
    await deps.passwords.refuseWeak(input.password);
    await deps.throttle.countRegistration(c);
    const proven = await registerPerson(deps, input);
    return { user: (await deps.sessions.begin(c, proven, 'password')).user };
  });
}

/** @throws AppError 'email-already-in-use'. Of several simultaneous requests for one address exactly one creates the account. */
async function registerPerson(deps: IdentityDeps, input: { email: string; password: string }): Promise<Proven> {
  const passwordHash = await deps.passwords.hash(input.password);
  const person = { id: deps.newId(), email: input.email, passwordHash, at: new Date(deps.now()) };
  await inTransaction(deps.db, async (tx) => {
    const user = await insertUser(tx, person);
    if (!user) throw new AppError('email-already-in-use');
    await deps.notices.verifyEmail(tx, user.id);
  });
  return { userId: person.id, basedOn: { passwordHash } };
}
