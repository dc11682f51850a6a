import { sendContactMessage } from '#shared/contact/contract.ts';
import type { AppParts } from '../../app-parts.ts';
import type { Config, RateLimit } from '../../config.ts';
import { clientAddress } from '../../http/client-address.ts';
import type { App } from '../../http/context.ts';
import { mount } from '../../http/mount.ts';
import { createLimiter } from '../../http/rate-limit.ts';
import { eraseOldRows } from '../../jobs/index.ts';
import { OLD_MESSAGES } from './repository.ts';
import { type ContactDeps, handleMessages, sendMessage } from './service.ts';

// Source: docs/spec/decisions.md#contracts.
const FROM_ADDRESS: RateLimit = { points: 5, perSeconds: 3600 };
// From any number of addresses: a flood must not bury real messages.
const FROM_EVERYBODY: RateLimit = { points: 300, perSeconds: 3600 };
/** 03:17 UTC. */
const DAILY = '17 3 * * *';

export interface ContactFeatureDeps extends Pick<AppParts, 'pool' | 'log'>, Omit<ContactDeps, 'supportEmail'> {
  readonly config: Pick<Config, 'trustProxy' | 'supportEmail'>;
}

/** Messages to support: stored first, mailed by a job, kept as long as the legal pages say. */
export function createContact({ config, ...deps }: ContactFeatureDeps) {
  const parts = { ...deps, supportEmail: config.supportEmail };
  const fromAddress = createLimiter(deps, 'contact', FROM_ADDRESS);
  const fromEverybody = createLimiter(deps, 'contact-all', FROM_EVERYBODY);
  handleMessages(parts);
  deps.jobs.sweep('forget-contact-messages', DAILY, [eraseOldRows(deps, OLD_MESSAGES)]);
  return {
    mount(app: App): void {
      mount(app, sendContactMessage, async ({ c, input }) => {
        await fromAddress.count([`address:${clientAddress(c.env.incoming, config.trustProxy)}`]);
        await fromEverybody.count(['everybody']);
        return { success: true as const, reference: await sendMessage(parts, input) };
      });
    },
  };
}
