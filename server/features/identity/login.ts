import { login } from '#shared/identity/contract.ts';
import { AppError } from '../../http/app-error.ts';
import type { App } from '../../http/context.ts';
import { mount } from '../../http/mount.ts';
import type { IdentityDeps } from './container.ts';

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
