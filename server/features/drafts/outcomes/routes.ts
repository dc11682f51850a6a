import { exportOutcomes, readOutcomes } from '#shared/drafts/outcomes.ts';
import { SITE } from '#shared/site/config.ts';
import type { App } from '../../../http/context.ts';
import { mount } from '../../../http/mount.ts';
import { sendFile } from '../../../http/send-file.ts';
import type { ReaderDeps } from '../readers.ts';
import { outcomesOf, proposalsCsv } from './service.ts';

/** What became of the proposals of a person, counted and as a file. */
export function mountOutcomes(app: App, { db, now, identity }: ReaderDeps): void {
  mount(app, readOutcomes, async ({ c, query: { period } }) => {
    const { userId } = await identity.require(c);
    return { success: true, ...(await outcomesOf(db, userId, period, now())) } as const;
  });

  mount(app, exportOutcomes, async ({ c }) => {
    const { userId } = await identity.require(c);
    const name = `${SITE.name.toLowerCase()}-proposals-${new Date(now()).toISOString().slice(0, 10)}.csv`;
    return sendFile(c, { type: 'text/csv; charset=utf-8', name, chunks: proposalsCsv(db, userId) });
  });
}
