import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { exportOutcomes } from '#shared/drafts/outcomes.ts';
import { fetchFile, saveFile } from '#web/api/fetch-file.ts';
import { asUser } from '#web/features/identity/index.ts';
import { Button } from '#web/ui/button.tsx';
import { toastFailure } from '#web/ui/toast.tsx';

// Every proposal is read for it.
const TIMEOUT_MS = 60_000;

/** Saves all proposals with their status as a table. */
export function ExportOutcomes() {
  const download = useMutation({
    mutationFn: () => asUser(() => fetchFile(exportOutcomes, { timeoutMs: TIMEOUT_MS })),
    onSuccess: saveFile,
    onError: ({ message }) => toastFailure('The CSV could not be downloaded', message),
  });
  return (
    <Button variant="secondary" size="sm" busy={download.isPending} onClick={() => download.mutate()}>
      <Download aria-hidden />
      Export CSV
    </Button>
  );
}
