import { saveBeforeLeaving } from '#web/features/proposals/index.ts';
import { listen } from '#web/ui/events.ts';

interface Saver {
  /** Resolves when what there is now is saved, or cannot be. Never rejects. */
  flush(): Promise<void>;
  /** The page is hidden or left: it may get no further turn. */
  leave(): void;
  /** The app goes on to another page. */
  stop(): void;
}

/** Saves when the page is left or hidden, and when there is a network again. Returns the end of it, which saves once more. */
export function saveWithPage(saver: Saver, onShown?: () => void): () => void {
  const follow = () => (document.visibilityState === 'hidden' ? saver.leave() : onShown?.());
  const stops = [
    listen(window, 'pagehide', () => saver.leave()),
    listen(window, 'visibilitychange', follow),
    listen(window, 'online', () => void saver.flush()),
    saveBeforeLeaving(() => saver.flush()),
  ];
  return () => {
    for (const stop of stops) stop();
    saver.stop();
  };
}
