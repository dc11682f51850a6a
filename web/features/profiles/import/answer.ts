import { forPreview, type ImportedLine } from './read/imported-line.ts';
import { FileRefused, type Refusal } from './read/refusals.ts';

type Say = (message: FromWorker) => void;

/** Makes a worker answer the one message that it is sent. What nobody expected counts as a broken file. */
export function answerBy(read: (source: ToRead, say: Say) => Promise<ImportedLine[]> | ImportedLine[]): void {
  const say: Say = (message) => postMessage(message);
  addEventListener('message', ({ data }: MessageEvent<ToRead>) => {
    void linesOf(() => read(data, say)).then(say);
  });
}

async function linesOf(read: () => Promise<ImportedLine[]> | ImportedLine[]): Promise<FromWorker> {
  try {
    return { type: 'lines', lines: forPreview(await read()) };
  } catch (error) {
    return { type: 'refused', refusal: error instanceof FileRefused ? error.refusal : 'broken' };
  }
}

/** What a worker is asked to read. */
export type ToRead = { readonly bytes: Uint8Array } | { readonly text: string };

/** What a worker says: any number of pages, then the lines or why there are none. */
export type FromWorker =
  | { readonly type: 'page'; readonly done: number; readonly of: number }
  | { readonly type: 'lines'; readonly lines: readonly ImportedLine[] }
  | { readonly type: 'refused'; readonly refusal: Refusal };
