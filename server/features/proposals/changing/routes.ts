import { changeProposal, checkPastedProposal, getWritingModel, rewriteSection } from '#shared/proposals/change.ts';
import { AppError } from '../../../http/app-error.ts';
import type { ConcurrencyLimiter } from '../../../http/concurrency-limiter.ts';
import type { App } from '../../../http/context.ts';
import { mount } from '../../../http/mount.ts';
import { idempotencyKeyOf } from '../../../http/request-headers.ts';
import { type RequesterDeps, resolveRequester } from '../requester.ts';
import { MAX_GENERATE_BYTES } from '../routes.ts';
import { withReaderLimits } from '../stream-request.ts';
import { type ChangeDeps, changeFor } from './service.ts';

/** The proposal, a piece of it and a pasted text, each character written as an escape, on top of the maximum of a generation. */
const LIMITS = { maxBodyBytes: MAX_GENERATE_BYTES + 256 * 1024 };

export function mountChanging(
  app: App,
  deps: ChangeDeps & RequesterDeps & { readonly readerConcurrency: ConcurrencyLimiter },
): void {
  mount(
    app,
    changeProposal,
    async ({ c, input }) => {
      const key = idempotencyKeyOf(c);
      const requester = await resolveRequester(c, deps, key);
      return withReaderLimits(c, deps.readerConcurrency, requester.owner.id, (gone) =>
        changeFor(deps, requester, { input, key }, gone),
      );
    },
    LIMITS,
  );
  for (const gone of [rewriteSection, checkPastedProposal])
    mount(app, gone, () => {
      throw new AppError('GONE');
    });
  mount(app, getWritingModel, async ({ c }) => {
    const person = await deps.identity.findOrExpired(c);
    const own = person && (await deps.ownModelOf({ kind: 'user', id: person.userId }));
    return { model: deps.engine.writingModel(own ?? undefined) };
  });
}
