import type { ComponentType, ReactNode } from 'react';
import type { Desk } from './desk.ts';
import type { KeptWork } from './kept-shape.ts';
import type { stateOfKept } from './kept-work.ts';
import type { WizardState } from './wizard-state.ts';

/** How what is on a desk is kept elsewhere: `loadShapes` fetches it. */
export interface WorkShapes {
  readonly keptWork: (state: WizardState) => KeptWork;
  readonly stateOfKept: typeof stateOfKept;
  readonly digestOf: (state: WizardState) => string;
  /** True when there is something that would be missed. */
  readonly hasWork: (state: WizardState) => boolean;
}

/** What a room that stands on this one adds to the desk. */
export interface Additions {
  /** At the right end of the title's line. */
  readonly besideTitle: ReactNode;
  /** Above the steps, before what the desk itself has to say. */
  readonly notices: ReactNode;
}

export interface AroundDeskProps {
  readonly desk: Desk;
  /** Holds the place of the desk while it is not known what will lie on it. */
  readonly waiting: ReactNode;
  readonly children: (additions: Additions) => ReactNode;
}

/** Stands around the desk for as long as it is shown. */
export type AroundDesk = ComponentType<AroundDeskProps>;
