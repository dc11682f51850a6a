import type { CodeOnDemand } from '#web/ui/code-on-demand.ts';
import type { Writer, WriterOptions } from '../generation/writer.ts';
import { type LaterParts, laterParts } from './index.ts';

/**
 * A writer whose code comes when it is first asked to write. `onWaiting` while a new proposal waits for it, `onNotLoaded` when
 * it cannot be begun for that; one that is to be continued waits until the code is loaded, by any caller.
 */
export function writerOnDemand(
  options: WriterOptions & { readonly onNotLoaded: () => void; readonly onWaiting: (isWaiting: boolean) => void },
  code: CodeOnDemand<Pick<LaterParts, 'createWriter'>> = laterParts,
): Writer {
  let writer: Writer | undefined;
  /** Set while something waits for the code. */
  let stopWaiting: (() => void) | undefined;

  const forget = () => {
    if (!stopWaiting) return;
    stopWaiting();
    stopWaiting = undefined;
    options.onWaiting(false);
  };
  const whenThere = async (act: (writer: Writer) => Promise<void>, onFailed: () => void): Promise<void> => {
    const parts = code.there();
    if (parts) {
      writer ??= parts.createWriter(options);
      return act(writer);
    }
    stopWaiting ??= code.subscribe(() => {
      forget();
      void whenThere(act, onFailed);
    });
    await code.load().catch(onFailed);
    return undefined;
  };
  const sayNotLoaded = () => {
    // It was stopped, or it is said already.
    if (!stopWaiting) return;
    forget();
    options.onNotLoaded();
  };
  return {
    start(request, backTo) {
      // A press is not dropped for a proposal that waits to be continued.
      forget();
      if (!code.there()) options.onWaiting(true);
      return whenThere((there) => there.start(request, backTo), sayNotLoaded);
    },
    resume: () =>
      whenThere(
        (there) => there.resume(),
        () => undefined,
      ),
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
