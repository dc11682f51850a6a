import { saveBeforeLeaving } from '#web/features/proposals/index.ts';
import { listen } from '#web/ui/listen.ts';

interface Saver {
  /** Resolves when the present text is saved, or cannot be. Never rejects. */
  flush(): Promise<void>;
  /** The page is hidden or left, so this must start its request before it returns. */
  leave(): void;
  /** The app opens another page. */
  stop(): void;
}

/** Saves when the page is left or hidden, and when the network is back. Returns the unsubscribe, which saves once more. */
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
