import type { DemoNote } from '#shared/proposals/demo.ts';
import type { Mark } from '#shared/proposals/verify/marks.ts';
import { eventsIn, watchForSilence } from '#web/api/event-stream.ts';
import type { DemoNews, Post } from './demo-state.ts';

/** The message why there is no proposal, or no more of it. */
export class DemoRefused extends Error {}

const PATH = '/api/demo-proposal';
const KEPT = 'Your post is saved.';
const OFFLINE = `You are offline. ${KEPT} Try again when you are back.`;
const UNREACHED = `We could not reach the server. ${KEPT} Please try again in a moment.`;
const LOST = 'The connection was lost. What was written so far is saved.';
/** The server says something every ten seconds: after this long nobody is there any more. */
const SILENCE_MS = 30_000;

/**
 * Requests the proposal for `post` and passes it on as it arrives. Read by hand and not by the contract's schemas,
 * which weigh more than all else on this page.
 * @throws DemoRefused, or the reason of `signal`
 */
export async function askDemo(post: Post, pass: (news: DemoNews) => void, signal: AbortSignal): Promise<void> {
  const silence = watchForSilence(SILENCE_MS);
  try {
    const response = await fetch(PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify(post),
      signal: AbortSignal.any([signal, silence.signal]),
    }).catch(() => {
      throw new DemoRefused(navigator.onLine ? UNREACHED : OFFLINE);
    });
    if (!response.ok || !response.body) throw new DemoRefused(await refusalOf(response));
    if (await isReadToTheEnd(response.body.pipeThrough(silence.heard), pass)) return;
    throw new DemoRefused(LOST);
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof DemoRefused ? error : new DemoRefused(LOST);
  } finally {
    silence.end();
  }
}

async function isReadToTheEnd(body: NonNullable<Response['body']>, pass: (news: DemoNews) => void) {
  for await (const { event, data } of eventsIn(body)) {
    const { notes, text, plainText, message } = fieldsOf(JSON.parse(data));
    if (event === 'notes') pass({ type: 'notes', notes: readNotes(notes) });
    if (event === 'delta') pass({ type: 'text', text: readText(text) });
    if (event === 'error') throw new DemoRefused(readText(message));
    if (event !== 'done') continue;
    pass({ type: 'done', answer: { plainText: readText(plainText), notes: readNotes(notes) } });
    return true;
  }
  return false;
}

const MARKS = { answered: true, mentioned: true, blank: true, open: true } satisfies Record<Mark, true>;

function readNotes(value: unknown): DemoNote[] {
  if (Array.isArray(value) && value.every(isNote)) return value;
  throw new Error('not the notes of a proposal');
}

function isNote(value: unknown): value is DemoNote {
  const { id, label, quotes, mark, piece } = fieldsOf(value);
  const hasQuotes = Array.isArray(quotes) && quotes.every((quote) => typeof quote === 'string');
  const isPlaced = piece === null || typeof piece === 'number';
  const isMarked = typeof mark === 'string' && mark in MARKS;
  return typeof id === 'string' && typeof label === 'string' && hasQuotes && isMarked && isPlaced;
}

function readText(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new Error('not a text');
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

async function refusalOf(response: Response): Promise<string> {
  const { message } = fieldsOf(await response.json().catch(() => null));
  return typeof message === 'string' ? message : UNREACHED;
}
