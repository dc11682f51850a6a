import { useState } from 'react';
import { useWindowEvent } from '#web/ui/events.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { Refusal } from './wizard-context.ts';
import type { Step } from './wizard-state.ts';

/** Why nothing was written: shown on the step where it was asked for, until it is tried again or the network is back. */
export function useRefusal({ store }: Workspace, step: Step) {
  const [refused, setRefused] = useState<{ refusal: Refusal; step: Step }>();
  useWindowEvent('online', () => setRefused(undefined));
  return {
    refusal: refused?.step === step ? refused.refusal : undefined,
    showRefusal: (refusal: Refusal | undefined) => setRefused(refusal && { refusal, step: store.state().step }),
  };
}
