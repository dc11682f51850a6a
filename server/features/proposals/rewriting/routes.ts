import { rewriteSection } from '#shared/proposals/rewrite.ts';
import type { App } from '../../../http/context.ts';
import { mount } from '../../../http/mount.ts';
import type { ConcurrencyLimiter } from '../concurrency-limiter.ts';
import { withReaderLimits } from '../reader.ts';
import { type RequesterDeps, resolveRequester } from '../requester.ts';
import { MAX_GENERATE_BYTES } from '../routes.ts';
import { type RewriteDeps, rewriteFor } from './service.ts';

export const REWRITE_ENDPOINTS = [rewriteSection];

/** The other sections and this one, each character written as an escape, on top of the maximum of a generation. */
export const MAX_REWRITE_BYTES = MAX_GENERATE_BYTES + 128 * 1024;

export function mountRewriting(
  app: App,
  deps: RewriteDeps & RequesterDeps & { readonly readerConcurrency: ConcurrencyLimiter },
): void {
  mount(
    app,
    rewriteSection,
    async ({ c, input }) => {
      const requester = await resolveRequester(c, deps, undefined);
      return withReaderLimits(c, deps.readerConcurrency, requester.owner.id, (gone) =>
        rewriteFor(deps, requester, input, gone),
      );
    },
    { maxBodyBytes: MAX_REWRITE_BYTES },
  );
}
