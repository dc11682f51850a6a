import { useQueryClient } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { saveDraft } from '#shared/drafts/contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import { newIdempotencyKey } from '#web/api/idempotency-key.ts';
import { showProDetails, useAccess } from '#web/features/plans/index.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FileZone } from '#web/ui/file-zone.tsx';
import { toast } from '#web/ui/toast.tsx';
import { callAsPro } from '../call-as-pro.ts';
import { proposalsKey } from '../use-proposals.ts';
import { ACCEPTED, type FileRefusal, readTextFile } from './file-rule.ts';
import { uploadBody } from './upload-body.ts';

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

// A megabyte over a slow connection.
const TIMEOUT_MS = 90_000;
// Source of both: docs/spec/proposals.md §8.
const FAILED = 'An error occurred while uploading your draft';
const NO_SUCCESS = 'Failed to upload draft';

interface Chosen {
  readonly file: File;
  readonly text: string;
  /** Names the request: a second try of the same file makes no second draft. */
  readonly key: string;
}

/** A file on its way into the drafts. It is read when it is chosen. */
function useUpload(userId: string, onUploaded: () => void) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Chosen>();
  const [refusal, setRefusal] = useState<FileRefusal>();
  const [isUploading, setUploading] = useState(false);

  async function choose(file: File): Promise<void> {
    const read = await readTextFile(file);
    setRefusal('refusal' in read ? read.refusal : undefined);
    setChosen('text' in read ? { file, text: read.text, key: newIdempotencyKey() } : undefined);
  }

  function remove(): void {
    setChosen(undefined);
    setRefusal(undefined);
  }

  async function upload({ file, text, key }: Chosen): Promise<void> {
    setUploading(true);
    setRefusal(undefined);
    try {
      const input = uploadBody(file.name, text);
      await callAsPro(saveDraft, { input, headers: { 'Idempotency-Key': key }, timeoutMs: TIMEOUT_MS });
    } catch (error) {
      return setRefusal({ title: 'Upload failed', words: wordsOf(error) });
    } finally {
      setUploading(false);
    }
    onUploaded();
    toast({ title: 'Draft uploaded successfully', description: 'Your proposal draft has been saved' });
    await client.invalidateQueries({ queryKey: proposalsKey(userId) });
  }

  return {
    ...{ file: chosen?.file, refusal, isUploading, remove },
    choose: (file: File) => void choose(file),
    upload: () => chosen && void upload(chosen),
  };
}

/** The server's own words, also about one of the fields; ours where it has none. */
function wordsOf(error: unknown): string {
  if (!(error instanceof ApiError)) return FAILED;
  if (error.failure === 'unreadable') return NO_SUCCESS;
  return Object.values(error.problem?.fields ?? {})[0] ?? (error.problem ? error.message : FAILED);
}
