import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { saveDraft } from '#shared/drafts/contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import { newIdempotencyKey } from '#web/api/idempotency-key.ts';
import { toast } from '#web/ui/toast.tsx';
import { callAsPro } from '../call-as-pro.ts';
import { proposalsKey } from '../use-proposals.ts';
import { type FileRefusal, readTextFile, refusalOf } from './file-rule.ts';
import { uploadBody } from './upload-body.ts';

// A megabyte over a slow connection.
const TIMEOUT_MS = 90_000;
// Source of both: docs/spec/proposals.md §8.
const FAILED = 'An error occurred while uploading your draft';
const NO_SUCCESS = 'Failed to upload draft';

interface Chosen {
  readonly file: File;
  /** Names the request: a second try of the same file makes no second draft. */
  readonly key: string;
}

/** A file on its way into the drafts. */
export function useUpload(userId: string, onUploaded: () => void) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Chosen>();
  const [refusal, setRefusal] = useState<FileRefusal>();
  const [isUploading, setUploading] = useState(false);
  // The latest press counts: reading a file takes a moment.
  const latest = useRef<string>(undefined);

  function choose(file: File): void {
    const refused = refusalOf(file);
    const key = newIdempotencyKey();
    latest.current = key;
    setRefusal(refused);
    setChosen(refused ? undefined : { file, key });
    if (!refused) void lookInto(file, key);
  }

  async function lookInto(file: File, key: string): Promise<void> {
    const read = await readTextFile(file);
    if (!('refusal' in read) || latest.current !== key) return;
    setRefusal(read.refusal);
    setChosen(undefined);
  }

  function remove(): void {
    latest.current = undefined;
    setChosen(undefined);
    setRefusal(undefined);
  }

  async function upload({ file, key }: Chosen): Promise<void> {
    setUploading(true);
    setRefusal(undefined);
    try {
      const read = await readTextFile(file);
      if ('refusal' in read) return setRefusal(read.refusal);
      const input = uploadBody(file.name, read.text);
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

  return { file: chosen?.file, refusal, isUploading, choose, remove, upload: () => chosen && void upload(chosen) };
}

/** The server's own words, also about one of the fields; ours where it has none. */
function wordsOf(error: unknown): string {
  if (!(error instanceof ApiError)) return FAILED;
  if (error.failure === 'unreadable') return NO_SUCCESS;
  return Object.values(error.problem?.fields ?? {})[0] ?? (error.problem ? error.message : FAILED);
}
