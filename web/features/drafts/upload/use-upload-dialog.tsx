import { type ReactNode, useState } from 'react';
import { showProDetails, useAccess } from '#web/features/plans/index.ts';
import { UploadDialog } from './upload-dialog.tsx';

/** Uploading, for those who may; everybody else is shown what it takes. `dialog` is to be rendered. */
export function useUploadDialog(userId: string): { ask: () => void; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const mayUpload = useAccess('drafts.store').allowed;
  return {
    ask: () => (mayUpload ? setOpen(true) : showProDetails()),
    dialog: isOpen && <UploadDialog userId={userId} onClose={() => setOpen(false)} />,
  };
}
