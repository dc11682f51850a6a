import { hasWork } from '../wizard/wizard-state.ts';
import { fromDraftContent, toDraftContent } from './draft-content.ts';
import { digestOf, hashOf } from './work-digest.ts';

/** How a workspace is stored elsewhere; `loadDraftCodec` fetches it. */
export const DRAFT_CODEC = { toDraftContent, fromDraftContent, digestOf, hashOf, hasWork } as const;
export type DraftCodec = typeof DRAFT_CODEC;
