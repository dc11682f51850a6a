import type { WorkShapes } from './around-desk.ts';
import { keptWork, stateOfKept } from './kept-work.ts';
import { hasWork } from './wizard-state.ts';
import { digestOf } from './work-digest.ts';

export const SHAPES: WorkShapes = { keptWork, stateOfKept, digestOf, hasWork };
