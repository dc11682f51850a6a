import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type GoogleWindowParts, openGoogleWindow } from './google-window.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A browser of 1400 × 1000 at (100, 50), and what was asked of it. */
function aBrowser(opened: { closed: boolean; focus: () => void } | null = { closed: false, focus: () => undefined }) {
  const asked: { opened: [string, string, string][]; assigned: string[]; comeBack: () => void } = {
    opened: [],
    assigned: [],
    comeBack: () => undefined,
  };
  const parts: GoogleWindowParts = {
    open: (...args) => {
      asked.opened.push(args);
      return opened;
    },
    assign: (address) => void asked.assigned.push(address),
    onReturn: (act) => void (asked.comeBack = act),
    frame: { x: 100, y: 50, width: 1400, height: 1000 },
  };
  return { parts, asked, opened };
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

it('opens one window of 500 × 600 in the middle of the browser', async () => {
  const { parts, asked } = aBrowser();
  const done = openGoogleWindow('/account?tab=security', parts);
  expect(asked.opened).toEqual([
    [
      '/api/auth/google?mode=popup&returnTo=%2Faccount%3Ftab%3Dsecurity',
      'bidwright-google',
      'popup,width=500,height=600,left=550,top=250',
    ],
  ]);
  await say({ result: 'ok' });
  await done;
});

it('ends as the window says, by name and never by its words', async () => {
  const { parts } = aBrowser();
  const named = failureOf(openGoogleWindow('/', parts));
  await say({ result: 'account-exists-with-different-credential' });
  expect(await named).toMatchObject({
    code: 'account-exists-with-different-credential',
    message: expect.stringMatching(/^There is already an account with this email/),
  });
  const unnamed = failureOf(openGoogleWindow('/', parts));
  await say({ result: '<img src=x>' });
  expect(await unnamed).toMatchObject({
    code: 'internal-error',
    message: 'Signing in did not work. Please try again.',
  });
});

it('says of an account that is being closed what is the matter with it', async () => {
  const { parts } = aBrowser();
  const failure = failureOf(openGoogleWindow('/', parts));
  await say({ result: 'ACCOUNT_BEING_DELETED' });
  expect(await failure).toMatchObject({
    code: 'ACCOUNT_BEING_DELETED',
    message: 'This account is closed and will be erased. Until then you can restore it.',
  });
});

it('lets go of the form when someone comes back from Google by the Back button', async () => {
  const { parts, asked } = aBrowser(null);
  const failure = failureOf(openGoogleWindow('/auth', parts));
  asked.comeBack();
  expect(await failure).toMatchObject({ code: 'popup-closed-by-user' });
});

it('does not listen to anything else on the channel', async () => {
  const { parts } = aBrowser();
  const ended = vi.fn<() => void>();
  const done = openGoogleWindow('/', parts).finally(ended);
  for (const message of ['ok', null, { other: 'ok' }, { result: 1 }]) await say(message);
  expect(ended).not.toHaveBeenCalled();
  await say({ result: 'ok' });
  await done;
});

it('waits 8 seconds for a word from a window that looks closed', async () => {
  const { parts, opened } = aBrowser();
  const ended = vi.fn<() => void>();
  const failure = failureOf(openGoogleWindow('/', parts).finally(ended));
  if (opened) opened.closed = true;
  await vi.advanceTimersByTimeAsync(500 + 7999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await failure).toMatchObject({ code: 'popup-closed-by-user' });
});

it('believes the word of a window that only looked closed', async () => {
  const { parts, opened } = aBrowser();
  const done = openGoogleWindow('/', parts);
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
  const { parts, asked } = aBrowser(opened);
  void openGoogleWindow('/proposal-tool', parts);
  expect(asked.assigned).toEqual(['/api/auth/google?mode=redirect&returnTo=%2Fproposal-tool']);
  expect(vi.getTimerCount()).toBe(0);
});
