import { login } from '#shared/identity/contract.ts';
import { AppError } from '../../http/app-error.ts';
import type { App } from '../../http/context.ts';
import { mount } from '../../http/mount.ts';
import type { IdentityDeps } from './parts.ts';

/** Signs in by a name and a password, for any place that stores them. */
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

/** Who looked at the password: we, or Firebase. */
function methodOf(deps: IdentityDeps) {
  return deps.identityConfig.kind === 'firebase' ? 'firebase' : 'password';
}
