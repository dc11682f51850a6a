import { request } from 'node:http';
import type { PaddleEvent } from '../entities.ts';
import { signatureOf } from './sign.ts';

/** One try to hand an event over. */
export interface Attempt {
  readonly event_id: string;
  readonly event_type: string;
  readonly notification_id: string;
  /** What was answered; null when nothing was. */
  readonly status: number | null;
}

/** An event on its way to the seller. Every try carries the same ids and a signature of its own. */
export interface Note {
  readonly id: string;
  readonly event: PaddleEvent;
  tries: number;
}

const TIMEOUT_MS = 5_000;

export interface Sender {
  readonly secret: string;
  readonly machineMs: () => number;
  readonly ending: AbortSignal;
}

/** A forged one has another body than the one that was signed. */
export async function send(sender: Sender, url: string | null, note: Note, isForged: boolean): Promise<Attempt> {
  const { event_id, event_type, occurred_at, data } = note.event;
  const told = JSON.stringify({ event_id, event_type, occurred_at, notification_id: note.id, data });
  const signature = signatureOf(sender.secret, told, sender.machineMs());
  const body = isForged ? `{"forged":true,${told.slice(1)}` : told;
  const status = url === null ? null : await post(url, body, signature, sender.ending);
  return { event_id, event_type, notification_id: note.id, status };
}

/** Over a connection of its own: one that was kept may be closed by the other side at the moment it is used again. */
function post(url: string, body: string, signature: string, ending: AbortSignal): Promise<number | null> {
  return new Promise((resolve) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'paddle-signature': signature,
      'user-agent': 'Paddle',
    };
    const signal = AbortSignal.any([ending, AbortSignal.timeout(TIMEOUT_MS)]);
    const sent = request(url, { method: 'POST', headers, signal, agent: false }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? null));
      // Cut off in the middle of its answer: as good as none.
      answer.once('error', () => resolve(null));
    });
    // Nobody answered: as good as an answer that is no.
    sent.once('error', () => resolve(null));
    sent.end(body);
  });
}
