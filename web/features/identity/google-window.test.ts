import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openGoogleWindow } from './google-window.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser of 1400 × 1000 at (100, 50), and what was asked of it. */
function aBrowser(opened: { closed: boolean; focus: () => void } | null = { closed: false, focus: () => undefined }) {
  const asked: { opened: string[][]; assigned: string[] } = { opened: [], assigned: [] };
  const open = (...args: string[]) => {
    asked.opened.push(args);
    return opened;
  };
  const location = { assign: (address: string) => void asked.assigned.push(address) };
  const frame = { screenX: 100, screenY: 50, outerWidth: 1400, outerHeight: 1000 };
  const window = Object.assign(new EventTarget(), frame, { open, location });
  vi.stubGlobal('window', window);
  return { window, asked, opened };
}

/** What it is refused with; listens from the beginning. */
function failureOf(attempt: Promise<void>): Promise<unknown> {
  return attempt.then(
    () => 'it was not refused',
    (error: unknown) => error,
  );
}

/** What the window's own page does. Messages between channels take a turn of the real loop. */
async function say(message: unknown): Promise<void> {
  const channel = new BroadcastChannel('bidwright-sign-in');
  const heard = new BroadcastChannel('bidwright-sign-in');
  const arrived = new Promise((resolve) => {
    heard.onmessage = resolve;
  });
  channel.postMessage(message);
  await arrived;
  channel.close();
  heard.close();
}

it('opens one window of 500 × 600 in the middle of the browser, and listens to nothing else on the channel', async () => {
  const { asked } = aBrowser();
  const ended = vi.fn<() => void>();
  const done = openGoogleWindow('/account?tab=security').finally(ended);
  expect(asked.opened).toEqual([
    [
      '/api/auth/google?mode=popup&returnTo=%2Faccount%3Ftab%3Dsecurity',
      'bidwright-google',
      'popup,width=500,height=600,left=550,top=250',
    ],
  ]);
  for (const message of ['ok', null, { other: 'ok' }, { result: 1 }]) await say(message);
  expect(ended).not.toHaveBeenCalled();
  await say({ result: 'ok' });
  await done;
});

it.each([
  ['account-exists-with-different-credential', undefined, /^There is already an account with this email/],
  ['<img src=x>', 'internal-error', /^Signing in did not work\. Please try again\.$/],
  ['ACCOUNT_BEING_DELETED', undefined, /^This account is closed and will be erased\. Until then you can restore it\.$/],
])('ends as the window says, by name and never by its words: %s', async (result, code, message) => {
  aBrowser();
  const failure = failureOf(openGoogleWindow('/'));
  await say({ result });
  expect(await failure).toMatchObject({ code: code ?? result, message: expect.stringMatching(message) });
});

it('lets go of the form when someone comes back from Google by the Back button', async () => {
  const { window } = aBrowser(null);
  const failure = failureOf(openGoogleWindow('/auth'));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(await failure).toMatchObject({ code: 'popup-closed-by-user' });
});

it('waits 8 seconds for a word from a window that looks closed', async () => {
  const { opened } = aBrowser();
  const ended = vi.fn<() => void>();
  const failure = failureOf(openGoogleWindow('/').finally(ended));
  if (opened) opened.closed = true;
  await vi.advanceTimersByTimeAsync(500 + 7999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await failure).toMatchObject({ code: 'popup-closed-by-user' });
});

it('believes the word of a window that only looked closed', async () => {
  const { opened } = aBrowser();
  const done = openGoogleWindow('/');
  if (opened) opened.closed = true;
  await vi.advanceTimersByTimeAsync(5000);
  await say({ result: 'ok' });
  await done;
  expect(vi.getTimerCount()).toBe(0);
});

it.each([
  ['is not there', null],
  ['is closed at once', { closed: true, focus: () => undefined }],
])('goes to Google with the whole page where the window %s', (_name, opened) => {
  const { asked } = aBrowser(opened);
  void openGoogleWindow('/proposal-tool');
  expect(asked.assigned).toEqual(['/api/auth/google?mode=redirect&returnTo=%2Fproposal-tool']);
  expect(vi.getTimerCount()).toBe(0);
});
