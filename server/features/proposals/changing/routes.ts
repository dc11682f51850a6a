import { changeProposal, getWritingModel } from '#shared/proposals/change.ts';
import type { App } from '../../../http/context.ts';
import { mount } from '../../../http/mount.ts';
import type { ConcurrencyLimiter } from '../concurrency-limiter.ts';
import type { Engine } from '../engine.ts';
import { withReaderLimits } from '../reader.ts';
import { type RequesterDeps, resolveRequester } from '../requester.ts';
import { MAX_REWRITE_BYTES } from '../rewriting/routes.ts';
import { type ChangeDeps, changeFor } from './service.ts';

export const CHANGE_ENDPOINTS = [changeProposal, getWritingModel];

interface ChangeRouteDeps extends ChangeDeps, Pick<RequesterDeps, 'visitors' | 'trustProxy'> {
  readonly identity: RequesterDeps['identity'];
  readonly writingModel: Engine['writingModel'];
  readonly readerConcurrency: ConcurrencyLimiter;
}

export function mountChanging(app: App, deps: ChangeRouteDeps): void {
  mount(
    app,
    changeProposal,
    async ({ c, input }) => {
      const requester = await resolveRequester(c, deps, undefined);
      return withReaderLimits(c, deps.readerConcurrency, requester.owner.id, (gone) =>
        changeFor(deps, requester, input, gone),
      );
    },
    { maxBodyBytes: MAX_REWRITE_BYTES },
  );

  mount(app, getWritingModel, async ({ c }) => {
    const person = await deps.identity.findOrExpired(c);
    const own = person && (await deps.ownModelOf({ kind: 'user', id: person.userId }));
    return { model: deps.writingModel(own ?? undefined) };
  });
}
