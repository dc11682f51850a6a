import {
  confirmTwoStep,
  finishSignIn,
  renewRecoveryCodes,
  setUpTwoStep,
  turnOffTwoStep,
} from '#shared/identity/two-step-contract.ts';
import type { App, AppContext } from '../../../http/context.ts';
import { mount } from '../../../http/mount.ts';
import type { SignedIn } from '../identity.ts';
import { demandRecent } from '../methods/service.ts';
import * as twoStep from './service.ts';

export const TWO_STEP_ENDPOINTS = [setUpTwoStep, confirmTwoStep, renewRecoveryCodes, turnOffTwoStep, finishSignIn];

/** Two-step sign-in with an authenticator app. */
export function mountTwoStep(app: App, deps: twoStep.TwoStepDeps): void {
  const requireRecent = async (c: AppContext): Promise<SignedIn> => {
    const me = await deps.sessions.require(c);
    demandRecent(deps, me);
    return me;
  };

  mount(app, setUpTwoStep, async ({ c }) => twoStep.setUp(deps, await requireRecent(c)));

  mount(app, confirmTwoStep, async ({ c, input }) => {
    return { recoveryCodes: await twoStep.confirm(deps, c, await requireRecent(c), input.code) };
  });

  mount(app, renewRecoveryCodes, async ({ c }) => {
    return { recoveryCodes: await twoStep.renewCodes(deps, await requireRecent(c)) };
  });

  mount(app, turnOffTwoStep, async ({ c }) => {
    await twoStep.turnOff(deps, await requireRecent(c));
    return { success: true } as const;
  });

  mount(app, finishSignIn, async ({ c, input }) => {
    return { user: (await twoStep.finish(deps, c, input)).user };
  });
}
