import { receiveWebhook } from '#shared/billing/contract.ts';
import { AppError } from '../../http/app-error.ts';
import type { App } from '../../http/context.ts';
import { parseJson, readBytes } from '../../http/json-body.ts';
import type { EventInbox } from './events/event-inbox.ts';
import { paddleEvent } from './paddle/schemas.ts';
import { verifySignature } from './paddle/signature.ts';

/** Source: docs/spec/billing.md#tables. */
const MAX_BODY_BYTES = 1024 * 1024;

export interface WebhookDeps {
  readonly inbox: EventInbox;
  readonly now: () => number;
  /** Undefined or empty: nobody can prove themselves, so the route is not there. */
  readonly secret: string | undefined;
}

/**
 * Takes the provider's events. Nothing of a request is read as data before its signature over the raw bytes has been checked.
 * Answered once the event is stored; a job applies it. While the database is away it is a 503, and the provider sends it again.
 */
export function mountWebhook(app: App, { inbox, now, secret }: WebhookDeps): void {
  const { method, path } = receiveWebhook;
  app.on(method, path, async (c) => {
    c.set('pattern', path);
    if (!secret) throw new AppError('NOT_FOUND');
    const header = c.req.header('paddle-signature');
    if (!header) throw new AppError('INVALID_SIGNATURE');
    const raw = await readBytes(c.env.incoming, MAX_BODY_BYTES);
    if (!verifySignature({ raw, header, secret, nowMs: now() })) throw new AppError('INVALID_SIGNATURE');
    const body = parseJson(raw);
    const event = paddleEvent.safeParse(body);
    if (!event.success) throw new AppError('INVALID_INPUT');
    await inbox.receive(event.data, body);
    return c.json({ success: true }, receiveWebhook.status);
  });
}
