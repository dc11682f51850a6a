import type { FromWorker, ToRead } from './messages.ts';
import type { ImportedLine } from './read/imported-line.ts';
import { forPreview } from './read/preview-lines.ts';
import { FileRefused } from './read/refusals.ts';

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
