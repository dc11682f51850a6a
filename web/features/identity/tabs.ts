import { SIGN_IN_CHANNEL } from '#shared/identity/names.ts';
import { listen } from '#web/ui/listen.ts';

const SESSION_CHANNEL = 'bidwright-session';

/** `in` names who it is now, so that a tab that shows the same person has nothing to do. */
export type TabNews = { type: 'in'; userId: string } | { type: 'out' };

/** Messages between the tabs of one browser about the signed-in person. */
export interface Tabs {
  notify(news: TabNews): void;
  /** `onGoogle` is called when a Google window has ended with a session, whichever tab had opened it. */
  listen(listeners: { onNews: (news: TabNews) => void; onGoogle: () => void }): void;
}

export function createTabs(): Tabs {
  let own: BroadcastChannel | undefined;
  // A channel does not hear itself, so one tab has to speak and listen through the same one.
  const channel = () => (own ??= new BroadcastChannel(SESSION_CHANNEL));
  return {
    notify: (news) => channel().postMessage(news),
    listen({ onNews, onGoogle }) {
      listen<'message'>(channel(), 'message', ({ data }) => isNews(data) && onNews(data));
      listen<'message'>(new BroadcastChannel(SIGN_IN_CHANNEL), 'message', ({ data }) => {
        if (resultIn(data) === 'ok') onGoogle();
      });
    },
  };
}

/** What a Google window said: 'ok', the name of an error, or undefined for anything else. */
export function resultIn(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null || !('result' in message)) return undefined;
  return typeof message.result === 'string' ? message.result : undefined;
}

function isNews(message: unknown): message is TabNews {
  if (typeof message !== 'object' || message === null || !('type' in message)) return false;
  return message.type === 'out' || (message.type === 'in' && 'userId' in message && typeof message.userId === 'string');
}
