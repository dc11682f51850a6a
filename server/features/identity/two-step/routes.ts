import {
  confirmTwoStep,
  finishSignIn,
  renewRecoveryCodes,
  setUpTwoStep,
  turnOffTwoStep,
} from '#shared/identity/two-step-contract.ts';
import type { App } from '../../../http/context.ts';
import { mount } from '../../../http/mount.ts';
import { requireRecent } from '../self/demand.ts';
import * as twoStep from './service.ts';

/** Two-step sign-in with an authenticator app. */
export function mountTwoStep(app: App, deps: twoStep.TwoStepDeps): void {
  mount(app, setUpTwoStep, async ({ c }) => twoStep.setUp(deps, await requireRecent(deps, c)));

  mount(app, confirmTwoStep, async ({ c, input }) => {
    return { recoveryCodes: await twoStep.confirm(deps, c, await requireRecent(deps, c), input.code) };
  });

  mount(app, renewRecoveryCodes, async ({ c }) => {
    return { recoveryCodes: await twoStep.renewCodes(deps, await requireRecent(deps, c)) };
  });

  mount(app, turnOffTwoStep, async ({ c }) => {
    await twoStep.turnOff(deps, await requireRecent(deps, c));
    return { success: true } as const;
  });

  mount(app, finishSignIn, async ({ c, input }) => {
    return { user: (await twoStep.finish(deps, c, input)).user };
  });
}
