import { FileText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { showProDetails, useAccess } from '#web/features/plans/index.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FileZone } from '#web/ui/file-zone.tsx';
import { ACCEPTED } from './file-rule.ts';
import { useUpload } from './use-upload.ts';

/** Uploading, for those who may; everybody else is shown what it takes. `dialog` is to be rendered. */
export function useUploadDialog(userId: string): { ask: () => void; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const mayUpload = useAccess('drafts.store').allowed;
  return {
    ask: () => (mayUpload ? setOpen(true) : showProDetails()),
    dialog: isOpen && <UploadDialog userId={userId} onClose={() => setOpen(false)} />,
  };
}

/** Makes a draft of a text file. While it is on its way the dialog stays: closing it could not take it back. */
function UploadDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { file, refusal, isUploading, choose, remove, upload } = useUpload(userId, onClose);
  return (
    <Dialog
      onClose={() => isUploading || onClose()}
      title="Upload Draft"
      description="A text file that you wrote elsewhere becomes a saved draft."
      footer={
        <>
          <Button variant="ghost" disabled={isUploading} onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!file} busy={isUploading} onClick={upload}>
            {isUploading ? 'Uploading...' : 'Upload'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {file ? (
          <ChosenFile file={file} isUploading={isUploading} onRemove={remove} />
        ) : (
          <FileZone
            label="File to upload"
            accepted={ACCEPTED}
            hint="A .txt, .md or .text file, up to 1 MB."
            onFile={choose}
          />
        )}
        {refusal && (
          <Alert tone="danger" title={refusal.title}>
            {refusal.words}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}

function ChosenFile({ file, isUploading, onRemove }: { file: File; isUploading: boolean; onRemove: () => void }) {
  return (
    <div className="flex items-center gap-3 rounded-soft border border-line bg-sunken p-4">
      <FileText aria-hidden className="size-6 shrink-0 text-ink-faint" />
      <p className="grid min-w-0 flex-1">
        <span className="truncate font-strong" title={file.name}>
          {file.name}
        </span>
        <span className="text-small text-ink-soft tabular-nums">{sizeOf(file)}</span>
      </p>
      <Button
        variant="secondary"
        size="sm"
        disabled={isUploading}
        aria-label={`Remove ${file.name}`}
        onClick={onRemove}
      >
        Remove
      </Button>
    </div>
  );
}

function sizeOf({ size }: File): string {
  if (size < 1024) return `${size} ${size === 1 ? 'byte' : 'bytes'}`;
  return size < 1024 * 1024 ? `${Math.round(size / 1024)} KB` : `${(size / 1024 / 1024).toFixed(1)} MB`;
}
