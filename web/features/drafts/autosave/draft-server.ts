import { autosaveDraft, type Draft, saveDraft } from '#shared/drafts/contract.ts';
import { getProposal } from '#shared/drafts/proposals.ts';
import { utf8Bytes } from '#shared/http/text.ts';
import { getVersion } from '#shared/proposals/versions.ts';
import { call } from '#web/api/call.ts';
import type { SentSave } from '#web/features/proposals/index.ts';

/** Browsers send at most 64 KB for pages that are being left (`keepalive`), all requests together. */
const TAKEN_ALONG_BYTES = 48_000;
/** A small save is answered within this; a long text needs its time over a slow connection, 40 KB a second. */
const LEAST_TIMEOUT_MS = 15_000;
const SLOW_CHARS_PER_MS = 40;

/** The API of drafts. Every call rejects with an ApiError. */
export interface DraftServer {
  /** `isLeaving` when the page may be gone before the answer comes. */
  readonly save: (sent: SentSave, isLeaving?: boolean) => Promise<Draft>;
  readonly get: (id: string) => Promise<Draft>;
  readonly version: (id: string) => ReturnType<typeof readVersion>;
}

export const draftServer: DraftServer = {
  async save(sent, isLeaving = false) {
    const { input, revision, key } = sent;
    const headers = { 'Idempotency-Key': key, ...(revision === null ? {} : { 'If-Match': `"${revision}"` }) };
    const body = JSON.stringify(input);
    const keepalive = isLeaving && utf8Bytes(body) < TAKEN_ALONG_BYTES;
    const timeoutMs = LEAST_TIMEOUT_MS + Math.round(body.length / SLOW_CHARS_PER_MS);
    const endpoint = sent.kind === 'saved' ? saveDraft : autosaveDraft;
    return (await call(endpoint, { input, headers, keepalive, timeoutMs })).draft;
  },
  async get(id) {
    return (await call(getProposal, { params: { id } })).draft;
  },
  version: readVersion,
};

function readVersion(id: string) {
  return call(getVersion, { params: { id } });
}
