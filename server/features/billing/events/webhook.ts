import { receiveWebhook } from '#shared/billing/contract.ts';
import type { AppParts } from '../../../app-parts.ts';
import type { RateLimit } from '../../../config.ts';
import { AppError } from '../../../http/app-error.ts';
import { clientAddress } from '../../../http/client-address.ts';
import type { App, AppContext } from '../../../http/context.ts';
import { parseJson, readBytes } from '../../../http/json-body.ts';
import { createLimiter } from '../../../http/rate-limit.ts';
import { paddleEvent } from '../paddle/schemas.ts';
import { isSignedBy, readSignature, secondsOff } from '../paddle/signature.ts';
import type { EventInbox } from './inbox.ts';

/** Source: docs/spec/billing.md#tables. */
const MAX_BODY_BYTES = 1024 * 1024;

/**
 * Of one address. What the provider signed is taken off again, so this is also how much it may send at the same moment.
 * Source: docs/decisions/0144-webhook-limit-and-clock-alarm.md
 */
const WRONG_SIGNATURES: RateLimit = { points: 120, perSeconds: 600 };

export interface WebhookDeps extends Pick<AppParts, 'pool' | 'log' | 'now'> {
  readonly config: { readonly trustProxy: number };
  readonly inbox: EventInbox;
  /** Undefined or empty: no signature could be verified, so the route does not exist. */
  readonly secret: string | undefined;
  /** An event was signed by the provider, and refused for its time. */
  readonly onWrongTime: () => void;
}

/**
 * Receives the provider's webhooks. Nothing is read without a signature, or from an address with many wrong ones, and nothing is
 * parsed before the signature over the raw bytes is verified. Answers once the event is stored; a job applies it. While the
 * database is away the answer is 503, and the provider sends the event again.
 */
export function mountWebhook(app: App, deps: WebhookDeps): void {
  const { inbox, now, secret } = deps;
  const { method, path } = receiveWebhook;
  const wrongSignatures = createLimiter(deps, 'webhook-wrong', WRONG_SIGNATURES);
  app.on(method, path, async (c) => {
    c.set('pattern', path);
    if (!secret) throw new AppError('NOT_FOUND');
    const signature = readSignature(c.req.header('paddle-signature'));
    if (!signature) throw new AppError('INVALID_SIGNATURE');
    // Before the body, which may be slow and does not make it old.
    const off = secondsOff(signature, now());
    const counted = [clientAddress(c.env.incoming, deps.config.trustProxy)];
    await wrongSignatures.count(counted);
    const raw = await readBytes(c.env.incoming, MAX_BODY_BYTES);
    if (!isSignedBy(secret, signature, raw)) throw new AppError('INVALID_SIGNATURE');
    await wrongSignatures.uncount(counted);
    if (off !== 0) refuseWrongTime(c, deps, off);
    const body = parseJson(raw);
    const event = paddleEvent.safeParse(body);
    if (!event.success) throw new AppError('INVALID_INPUT');
    await inbox.receive(event.data, body);
    return c.json({ success: true }, receiveWebhook.status);
  });
}

/** Only the provider can sign: someone sent its event again, or this clock is wrong and all of its events are refused. */
function refuseWrongTime(c: AppContext, { onWrongTime }: WebhookDeps, off: number): never {
  onWrongTime();
  c.var
    .log()
    .error(
      { secondsOff: off },
      'a payment event was refused for its time alone: check the clock of this machine (NTP)',
    );
  throw new AppError('INVALID_SIGNATURE');
}
