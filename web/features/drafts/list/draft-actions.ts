import type { DraftSummary } from '#shared/drafts/contract.ts';
import type { ExportKind } from '../export/draft-file.ts';

/** What a row of the list asks the list to do. */
export interface DraftActions {
  readonly onHistory: (draft: DraftSummary) => void;
  readonly onExport: (draft: DraftSummary, kind: ExportKind) => void;
  readonly onDelete: (draft: DraftSummary) => void;
}
