import type { Desk } from './desk.ts';
import { VISITORS_DESK } from './desk-database.ts';
import { createWizardStore } from './wizard-store.ts';

/** A visitor's desk on which nothing lies yet, to render the first screen with. Nothing is ever done at it. */
export function untouchedDesk(): Desk {
  const nothing = () => undefined;
  const done = async () => undefined;
  const wayBack = () => wayBack;
  return {
    owner: VISITORS_DESK,
    arrival: 'nothing',
    store: createWizardStore(),
    writer: { start: done, resume: done, stop: nothing, detach: nothing },
    status: () => STATUS,
    subscribe: () => nothing,
    listen: nothing,
    onMakingRoom: () => nothing,
    replace: wayBack,
    putAsideFor: done,
    keepAside: async () => ({ show: done, remove: done }),
    bringBack: done,
    letGo: async () => done,
    takeOver: done,
    flush: done,
    leave: nothing,
    close: done,
  };
}

const STATUS: ReturnType<Desk['status']> = { role: 'owner', connection: 'connected', isKept: true, asides: [] };
