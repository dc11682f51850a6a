import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { onDemand } from '#web/ui/on-demand.ts';
import type { ImportDialogProps } from './import-dialog.tsx';

const dialog = onDemand(async () => (await import('./import-dialog.tsx')).ImportDialog);

/** 'Import from a CV': the dialog, and what reads files, are fetched when it is pressed. */
export function ImportButton({ onKeep }: Pick<ImportDialogProps, 'onKeep'>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="max-sm:h-11"
        onPointerEnter={dialog.warm}
        onFocus={dialog.warm}
        onClick={() => setOpen(true)}
      >
        <FileUp aria-hidden />
        Import from a CV
      </Button>
      {isOpen && <dialog.Part onKeep={onKeep} onClose={close} onFailed={close} />}
    </>
  );
}
