import { hasWork } from '../wizard/wizard-state.ts';
import { keptWork, stateOfKept } from './stored-work.ts';
import { digestOf, hashOf } from './work-digest.ts';

/** How a workspace is stored elsewhere; `loadShapes` fetches it. */
export const SHAPES = { keptWork, stateOfKept, digestOf, hashOf, hasWork } as const;
export type WorkShapes = typeof SHAPES;
