import type { DraftSummary } from '#shared/drafts/contract.ts';
import { saveFile } from '#web/api/fetch-file.ts';
import { toast } from '#web/ui/toast.tsx';
import { useDraftMutations } from '../use-drafts.ts';
import { draftFile, type ExportKind } from './draft-file.ts';

/** Hands a draft to the browser's downloads. */
export function useExport(userId: string) {
  const { fetch } = useDraftMutations(userId);
  return async (draft: DraftSummary, kind: ExportKind): Promise<void> => {
    try {
      saveFile(await draftFile(await fetch(draft.id), kind));
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      toast({ title: 'Failed to export draft', description: error.message, variant: 'destructive' });
    }
  };
}
