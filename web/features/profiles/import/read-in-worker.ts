import type { FromWorker, ToRead } from './answer.ts';
import { fileKind } from './read/file-kind.ts';
import type { ImportedLine } from './read/imported-line.ts';
import { FileRefused, MAX_FILE_BYTES } from './read/refusals.ts';

/** No file of the sizes that are taken needs longer; a worker that does is ended. */
const DEADLINE_MS = 45_000;

export interface Reading {
  readonly signal: AbortSignal;
  readonly onPage: (done: number, of: number) => void;
}

/**
 * Reads a file about a person in a worker, which is ended afterwards: nothing of the file leaves the browser.
 * @throws FileRefused; DOMException AbortError when `signal` ends it; Error when the worker cannot be loaded
 */
export async function readFile(file: File, reading: Reading): Promise<readonly ImportedLine[]> {
  if (file.size > MAX_FILE_BYTES) throw new FileRefused('too_large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  return inWorker(fileKind(bytes) === 'pdf' ? startPdfWorker : startDocumentWorker, { bytes }, reading);
}

/** Reads pasted text as if it were a file of it. */
export function readText(text: string, reading: Reading): Promise<readonly ImportedLine[]> {
  return inWorker(startDocumentWorker, { text }, reading);
}

function startPdfWorker(): Worker {
  return new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
}

function startDocumentWorker(): Worker {
  return new Worker(new URL('./document-worker.ts', import.meta.url), { type: 'module' });
}

async function inWorker(start: () => Worker, source: ToRead, reading: Reading): Promise<readonly ImportedLine[]> {
  const { signal, onPage } = reading;
  signal.throwIfAborted();
  const worker = start();
  const late = AbortSignal.timeout(DEADLINE_MS);
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === 'page') onPage(data.done, data.of);
        else if (data.type === 'lines') resolve(data.lines);
        else if (data.type === 'refused') reject(new FileRefused(data.refusal));
      });
      worker.addEventListener('error', () => reject(new Error('The worker could not be loaded')));
      signal.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')));
      late.addEventListener('abort', () => reject(new FileRefused('too_slow')));
      worker.postMessage(source);
    });
  } finally {
    worker.terminate();
  }
}
