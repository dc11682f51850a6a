import { type PromptPreviewAnswer, previewPrompt } from '#shared/proposals/prompt-preview.ts';
import type { AppParts } from '../../../app-parts.ts';
import type { RateLimit } from '../../../config.ts';
import { clientAddress } from '../../../http/client-address.ts';
import type { App } from '../../../http/context.ts';
import { mount } from '../../../http/mount.ts';
import { createLimiter } from '../../../http/rate-limit.ts';
import type { Identity } from '../../identity/index.ts';
import type { Engine } from '../engine.ts';
import type { OwnModel } from '../own-key/own-model.ts';
import type { Owner } from '../repository.ts';

/** Requested again with each ticked box; costs a few milliseconds. */
const LIMIT: RateLimit = { points: 300, perSeconds: 600 };
// As for a proposal: every character may be written as an escape.
const MAX_BYTES = 1024 * 1024;

interface PromptPreviewDeps extends Pick<AppParts, 'pool' | 'log' | 'now'> {
  readonly config: { readonly trustProxy: number };
  readonly identity: Pick<Identity, 'find'>;
  readonly engine: Pick<Engine, 'previewPrompt'>;
  readonly ownModelOf: (owner: Owner) => Promise<OwnModel | undefined>;
}

const NOTHING: PromptPreviewAnswer = { to: null, messages: [], hidden: [], leftOut: [] };

/** The prompt preview: what this server would send for a proposal. Nothing is stored and nothing is sent. */
export function mountPromptPreview(app: App, deps: PromptPreviewDeps): void {
  const limiter = createLimiter(deps, 'prompt-preview', LIMIT);
  mount(
    app,
    previewPrompt,
    async ({ c, input }) => {
      await limiter.count([`address:${clientAddress(c.env.incoming, deps.config.trustProxy)}`]);
      const person = await deps.identity.find(c);
      const ownModel = person && (await deps.ownModelOf({ kind: 'user', id: person.userId }));
      return (await deps.engine.previewPrompt?.(input, ownModel ?? undefined)) ?? NOTHING;
    },
    { maxBodyBytes: MAX_BYTES },
  );
}
