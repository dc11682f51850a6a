import {
  forgetLine,
  listRememberedLines,
  rememberLine as rememberLineEndpoint,
} from '#shared/proposals/remembered-lines.ts';
import type { AppParts } from '../../../app-parts.ts';
import type { App } from '../../../http/context.ts';
import { mount } from '../../../http/mount.ts';
import type { Limiter } from '../../../http/rate-limit.ts';
import type { Identity } from '../../identity/index.ts';
import { listLinesOf, rememberLine, removeLine } from './repository.ts';

interface RememberedLinesDeps extends Pick<AppParts, 'db' | 'now' | 'newId'> {
  readonly identity: Pick<Identity, 'require'>;
  readonly lineLimit: Limiter;
}

export function mountRememberedLines(app: App, deps: RememberedLinesDeps): void {
  const { db, identity, lineLimit, newId, now } = deps;

  mount(app, listRememberedLines, async ({ c }) => {
    const { userId } = await identity.require(c);
    return { lines: await listLinesOf(db, userId) };
  });

  mount(app, rememberLineEndpoint, async ({ c, input }) => {
    const { userId } = await identity.require(c);
    await lineLimit.count([`user:${userId}`]);
    return { line: await rememberLine(db, { ...input, userId, id: newId(), usedAt: new Date(now()) }) };
  });

  mount(app, forgetLine, async ({ c, params }) => {
    const { userId } = await identity.require(c);
    await removeLine(db, userId, params.id);
    return { success: true } as const;
  });
}
