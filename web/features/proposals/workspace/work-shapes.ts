import { hasWork } from '../wizard/wizard-state.ts';
import { keptWork, stateOfKept } from './stored-work.ts';
import { digestOf } from './work-digest.ts';
import type { WorkShapes } from './workspace-slots.ts';

export const SHAPES: WorkShapes = { keptWork, stateOfKept, digestOf, hasWork };
