import { changeProposal, getWritingModel } from '#shared/proposals/change.ts';
import type { App } from '../../../http/context.ts';
import { mount } from '../../../http/mount.ts';
import { type AskerDeps, askerOf } from '../asker.ts';
import type { Engine } from '../engine.ts';
import type { Places } from '../places.ts';
import { asReader } from '../reader.ts';
import { MAX_REWRITE_BYTES } from '../rewriting/routes.ts';
import { type ChangeDeps, changeFor } from './service.ts';

export const CHANGE_ENDPOINTS = [changeProposal, getWritingModel];

interface ChangeRouteDeps extends ChangeDeps, Pick<AskerDeps, 'visitors' | 'trustProxy'> {
  readonly identity: AskerDeps['identity'];
  readonly writingModel: Engine['writingModel'];
  readonly readerPlaces: Places;
}

export function mountChanging(app: App, deps: ChangeRouteDeps): void {
  mount(
    app,
    changeProposal,
    async ({ c, input }) => {
      const asker = await askerOf(c, deps, undefined);
      return asReader(c, deps.readerPlaces, asker.owner.id, (gone) => changeFor(deps, asker, input, gone));
    },
    { maxBodyBytes: MAX_REWRITE_BYTES },
  );

  mount(app, getWritingModel, async ({ c }) => {
    const person = await deps.identity.findOrExpired(c);
    const own = person && (await deps.ownModelOf({ kind: 'user', id: person.userId }));
    return { model: deps.writingModel(own ?? undefined) };
  });
}
