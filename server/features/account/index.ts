import { exportAccount } from '#shared/account/contract.ts';
import { SITE } from '#shared/site/config.ts';
import type { AppParts } from '../../app-parts.ts';
import type { App, AppContext } from '../../http/context.ts';
import { mount } from '../../http/mount.ts';
import { createLimiter } from '../../http/rate-limit.ts';
import { sendFile } from '../../http/send-file.ts';
import type { Billing } from '../billing/index.ts';
import type { Drafts } from '../drafts/index.ts';
import type { Identity, SignedIn } from '../identity/index.ts';
import type { Plans } from '../plans/index.ts';
import type { Profiles } from '../profiles/index.ts';
import type { Proposals } from '../proposals/index.ts';
import { closedUntil, eraseClosedAccounts } from './erase.ts';
import { type ExportedData, ownFiles } from './own-files.ts';
import { zipOf } from './zip.ts';

// A download reads all of a person's proposals and drafts twice.
const EXPORT_LIMIT = { points: 20, perSeconds: 3600 };
/** Minute 23 of every hour. */
const HOURLY = '23 * * * *';

export interface AccountDeps extends Pick<AppParts, 'db' | 'pool' | 'log' | 'now' | 'jobs'> {
  readonly identity: Identity;
  readonly billing: Pick<Billing, 'exportData' | 'erase'>;
  readonly plans: Plans;
  readonly profiles: Profiles;
  readonly proposals: Proposals;
  readonly drafts: Pick<Drafts, 'exportDrafts' | 'erase'>;
}

/** Everything stored about a person: the download and the erasure, which it schedules. */
export function createAccount(deps: AccountDeps) {
  const { db, log, identity, billing, plans, profiles, proposals, drafts } = deps;
  const limit = createLimiter(deps, 'account-export', EXPORT_LIMIT);
  const erasers = [
    drafts.erase,
    proposals.personalData.erase,
    profiles.erase,
    plans.erase,
    billing.erase,
    identity.erase,
  ];
  deps.jobs.sweep('erase-closed-accounts', HOURLY, [
    {
      what: 'accounts',
      share: (at) => identity.shareClosedBefore(closedUntil(at)),
      async erase(at) {
        await eraseClosedAccounts({ db, log, closedBefore: identity.closedBefore, erasers }, at);
      },
    },
  ]);
  return {
    mount(app: App): void {
      mount(app, exportAccount, async ({ c }) => {
        const me = await identity.require(c);
        await limit.count([me.userId]);
        return sendExport(c, me, await readExport(deps, me.userId));
      });
    },
  };
}

async function readExport(deps: AccountDeps, userId: string): Promise<ExportedData> {
  const { identity, billing, profiles, proposals, drafts, now } = deps;
  return {
    at: new Date(now()),
    identity: await identity.exportData(userId),
    payments: await billing.exportData(userId),
    profiles: await profiles.exportData(userId),
    rememberedLines: await proposals.personalData.lines(userId),
    languageModel: await proposals.personalData.languageModel(userId),
    proposals: () => proposals.personalData.exportProposals(userId),
    drafts: () => drafts.exportDrafts(userId),
  };
}

function sendExport(c: AppContext, { user }: SignedIn, data: ExportedData) {
  const name = `${SITE.name.toLowerCase()}-${user.username}-${data.at.toISOString().slice(0, 10)}.zip`;
  return sendFile(c, { type: 'application/zip', name, chunks: zipOf(ownFiles(data), data.at) });
}
