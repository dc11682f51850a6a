import { changeProposal, getWritingModel } from '#shared/proposals/change.ts';
import { rewriteSection } from '#shared/proposals/rewrite.ts';
import type { ConcurrencyLimiter } from '../../../http/concurrency-limiter.ts';
import type { App, AppContext } from '../../../http/context.ts';
import { mount } from '../../../http/mount.ts';
import { type RequesterDeps, resolveRequester } from '../requester.ts';
import { MAX_GENERATE_BYTES } from '../routes.ts';
import type { Requester } from '../service.ts';
import { withReaderLimits } from '../stream-request.ts';
import { changeFor, type RewriteDeps, rewriteFor } from './service.ts';

/** The other sections and this one, each character written as an escape, on top of the maximum of a generation. */
const LIMITS = { maxBodyBytes: MAX_GENERATE_BYTES + 128 * 1024 };

export function mountRewriting(
  app: App,
  deps: RewriteDeps & RequesterDeps & { readonly readerConcurrency: ConcurrencyLimiter },
): void {
  const write = async <T>(c: AppContext, run: (requester: Requester, gone: AbortSignal) => Promise<T>) => {
    const requester = await resolveRequester(c, deps, undefined);
    return withReaderLimits(c, deps.readerConcurrency, requester.owner.id, (gone) => run(requester, gone));
  };

  mount(
    app,
    rewriteSection,
    ({ c, input }) => write(c, (requester, gone) => rewriteFor(deps, requester, input, gone)),
    LIMITS,
  );

  mount(
    app,
    changeProposal,
    ({ c, input }) => write(c, (requester, gone) => changeFor(deps, requester, input, gone)),
    LIMITS,
  );

  mount(app, getWritingModel, async ({ c }) => {
    const person = await deps.identity.findOrExpired(c);
    const own = person && (await deps.ownModelOf({ kind: 'user', id: person.userId }));
    return { model: deps.engine.writingModel(own ?? undefined) };
  });
}
