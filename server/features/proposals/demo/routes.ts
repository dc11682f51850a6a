import { DEMO_LIMIT, writeDemo as endpoint } from '#shared/proposals/demo.ts';
import type { AppParts } from '../../../app-parts.ts';
import { AppError } from '../../../http/app-error.ts';
import { clientAddress } from '../../../http/client-address.ts';
import { createConcurrencyLimiter } from '../../../http/concurrency-limiter.ts';
import type { App } from '../../../http/context.ts';
import { mount, RESPONSE_SENT } from '../../../http/mount.ts';
import { createLimiter } from '../../../http/rate-limit.ts';
import { createEngine } from '../engine.ts';
import type { EngineTasks } from '../generation/tasks.ts';
import { createHub, type Hub } from '../stream/hub.ts';
import { wantsStream, withReaderLimits } from '../stream-request.ts';
import { writeDemo } from './write-demo.ts';

/** Slower than a real proposal, because people watch the demo. */
const PACE_DIVISOR = 3;
const DEMO_CONCURRENCY = {
  perOwner: 10,
  perProcess: 1_000,
  ownFull: 'The demo is open too many times on your network. Try again in a moment.',
};

interface DemoDeps extends Pick<AppParts, 'pool' | 'log' | 'now' | 'newId'> {
  readonly config: { readonly writingPace: number; readonly trustProxy: number };
  readonly tasks?: EngineTasks | undefined;
}

/** The live demo of the front page: the built-in writer, whatever model this installation uses. */
export function createDemo(deps: DemoDeps): { mount(app: App): void; readonly hub: Hub } {
  const { config, newId } = deps;
  const engine = createEngine(undefined, deps.tasks);
  const hub = createHub({ pace: config.writingPace / PACE_DIVISOR });
  const concurrency = createConcurrencyLimiter(DEMO_CONCURRENCY);
  const limiter = createLimiter(deps, 'demo', DEMO_LIMIT);
  return {
    hub,
    mount(app) {
      mount(app, endpoint, async ({ c, input }) => {
        const address = `address:${clientAddress(c.env.incoming, config.trustProxy)}`;
        await limiter.count([address]).catch((error: unknown) => {
          throw inPlainWords(error);
        });
        return withReaderLimits(c, concurrency, address, async (signal) => {
          const { answer, eventLog } = await writeDemo(engine, input, { newId, signal });
          if (!wantsStream(c)) return answer;
          await hub.attach(eventLog, c.env.outgoing, 0);
          return RESPONSE_SENT;
        });
      });
    },
  };
}

/** Names the time of the next demo, and what still works until then. */
function inPlainWords(error: unknown): unknown {
  if (!(error instanceof AppError) || error.retryAfterMs === undefined) return error;
  const { retryAfterMs } = error;
  const minutes = Math.max(1, Math.ceil(retryAfterMs / 60_000));
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const message = `Your network has reached the limit of the demo. Try it again in ${wait}, or use the tool itself.`;
  return new AppError('RATE_LIMITED', { message, retryAfterMs });
}
