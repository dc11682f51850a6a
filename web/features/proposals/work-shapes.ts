import { keptWork, stateOfKept } from './stored-work.ts';
import { hasWork } from './wizard-state.ts';
import { digestOf } from './work-digest.ts';
import type { WorkShapes } from './workspace-slots.ts';

export const SHAPES: WorkShapes = { keptWork, stateOfKept, digestOf, hasWork };
