import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { exportAccount } from '#shared/account/contract.ts';
import { fetchFile, saveFile } from '#web/api/fetch-file.ts';
import { asUser } from '#web/features/identity/index.ts';
import { Button } from '#web/ui/button.tsx';
import { toastFailure } from '#web/ui/toast.tsx';

// All that a person ever wrote is read for it.
const TIMEOUT_MS = 120_000;

/** Saves everything that is stored about the person as one zip. */
export function DownloadData({ variant = 'secondary' }: { variant?: 'secondary' | 'link' }) {
  const download = useMutation({
    mutationFn: () => asUser(() => fetchFile(exportAccount, { timeoutMs: TIMEOUT_MS })),
    onSuccess: saveFile,
    onError: ({ message }) => toastFailure('Your data could not be downloaded', message),
  });
  return (
    <Button variant={variant} busy={download.isPending} onClick={() => download.mutate()}>
      <Download aria-hidden />
      Download my data
    </Button>
  );
}
