import { useEffect } from 'react';
import { createStore } from '#web/ui/store.ts';
import { useStore } from '#web/ui/use-store.ts';

/** Where an upgrade in the provider's overlay is. There is one at a time, whichever of the buttons began it. */
export interface UpgradeRun {
  readonly phase: 'idle' | 'opening' | 'paying' | 'confirming' | 'unconfirmed';
  /** Which button's dialog it belongs to. */
  readonly owner: string | undefined;
  /** Who it is that pays. */
  readonly userId: string | undefined;
  /** What is to be said of how it went: quietly when idle, as a warning when unconfirmed. */
  readonly words?: string | undefined;
  /** Of words that say a failure. */
  readonly title?: string | undefined;
  /** What was paid, while it is not confirmed. */
  readonly paid?: unknown;
}

const IDLE: UpgradeRun = { phase: 'idle', owner: undefined, userId: undefined };

const run = createStore(IDLE);

export const upgradeRun = run.state;
export const setUpgradeRun = run.set;

/**
 * The run as the dialog `owner` shows it to this person. How it is opened and went is the business of the dialog it was begun
 * in; that something was paid, of every one. Closing a dialog calls off what has not opened yet, and what was said is said.
 */
export function useUpgradeRun(owner: string, userId: string | undefined, isOpen: boolean): UpgradeRun {
  const present = useStore(run);
  useEffect(() => {
    if (isOpen) return () => forget(owner);
  }, [isOpen, owner]);
  const isPaid = present.phase === 'confirming' || present.phase === 'unconfirmed';
  return present.userId === userId && (present.owner === owner || isPaid) ? present : IDLE;
}

function forget(owner: string): void {
  const { owner: runOwner, phase } = run.state();
  if (runOwner === owner && !hasPaymentBegun(phase)) run.set(IDLE);
}

/** From when the overlay of the provider is open until it is settled whether something was paid. */
export function hasPaymentBegun(phase = run.state().phase): boolean {
  return phase !== 'idle' && phase !== 'opening';
}
