import {
  forgetLine,
  listRememberedLines,
  rememberLine as rememberLineEndpoint,
} from '#shared/proposals/remembered-lines.ts';
import type { App } from '../../../http/context.ts';
import { mount } from '../../../http/mount.ts';
import type { Limiter } from '../../../http/rate-limit.ts';
import type { Identity } from '../../identity/index.ts';
import { listLinesOf, removeLine } from './repository.ts';
import { type RememberedLinesDeps, rememberLine } from './service.ts';

export interface RouteDeps extends RememberedLinesDeps {
  readonly identity: Pick<Identity, 'require'>;
  readonly lineLimit: Limiter;
}

export function mountRememberedLines(app: App, deps: RouteDeps): void {
  const { db, identity, lineLimit } = deps;

  mount(app, listRememberedLines, async ({ c }) => {
    const { userId } = await identity.require(c);
    return { lines: await listLinesOf(db, userId) };
  });

  mount(app, rememberLineEndpoint, async ({ c, input }) => {
    const { userId } = await identity.require(c);
    await lineLimit.count([`user:${userId}`]);
    return { line: await rememberLine(deps, userId, input) };
  });

  mount(app, forgetLine, async ({ c, params }) => {
    const { userId } = await identity.require(c);
    await removeLine(db, userId, params.id);
    return { success: true } as const;
  });
}
