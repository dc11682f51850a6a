import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveDraft } from '#shared/drafts/contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import { newIdempotencyKey } from '#web/api/idempotency-key.ts';
import { toast } from '#web/ui/toast.tsx';
import { callAsPro } from '../call-as-pro.ts';
import { proposalsKey } from '../use-proposals.ts';
import { type FileRefusal, readTextFile } from './file-rule.ts';
import { uploadBody } from './upload-body.ts';

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
export function useUpload(userId: string, onUploaded: () => void) {
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
