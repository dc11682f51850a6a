import type { CodeOnDemand } from '#web/ui/code-on-demand.ts';
import type { Writer, WriterOptions } from '../generation/writer.ts';
import { type LaterParts, laterParts } from './index.ts';

/**
 * A writer whose code comes when it is first asked to write. `onNotLoaded` when a new proposal cannot be begun for that; one
 * that is to be continued waits until the code is loaded, by any caller.
 */
export function writerOnDemand(
  options: WriterOptions & { readonly onNotLoaded: () => void },
  code: CodeOnDemand<Pick<LaterParts, 'createWriter'>> = laterParts,
): Writer {
  let writer: Writer | undefined;
  /** Distinguishes it from a later one: a request before the stop is not run after it. */
  let waiting: object | undefined;
  let waitNoMore: () => void = () => undefined;

  const whenThere = async (act: (writer: Writer) => Promise<void>, onFailed: () => void) => {
    const there = writer ?? code.there()?.createWriter(options);
    if (there) {
      writer = there;
      return act(there);
    }
    if (waiting) return;
    const mine = {};
    waiting = mine;
    const parts = await code.load().catch(() => undefined);
    if (waiting !== mine) return;
    waiting = undefined;
    if (!parts) return onFailed();
    writer ??= parts.createWriter(options);
    await act(writer);
  };
  const resume = (): Promise<void> =>
    whenThere(
      (there) => there.resume(),
      () => {
        const stop = code.subscribe(() => {
          stop();
          void resume();
        });
        waitNoMore = stop;
      },
    );
  const forget = () => {
    waiting = undefined;
    waitNoMore();
  };
  return {
    start: (request, backTo) => whenThere((there) => there.start(request, backTo), options.onNotLoaded),
    resume,
    stop() {
      forget();
      writer?.stop();
    },
    detach() {
      forget();
      writer?.detach();
    },
  };
}
