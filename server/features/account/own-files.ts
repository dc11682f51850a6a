import { z } from 'zod';
import type { Profile } from '#shared/profiles/contract.ts';
import { proposalDocument } from '#shared/proposals/document/schema.ts';
import { documentToPlain } from '#shared/proposals/document/to-plain.ts';
import type { RememberedLine } from '#shared/proposals/remembered-lines.ts';
import { SITE } from '#shared/site/config.ts';
import { csv } from '../../http/csv.ts';
import type { OwnPayments } from '../billing/index.ts';
import type { ExportedDraft, ExportedDraftRevision } from '../drafts/index.ts';
import type { ExportedIdentity } from '../identity/index.ts';
import type { ExportedProposal, OwnLanguageModel } from '../proposals/index.ts';
import type { TextFile } from './zip.ts';

/** All that is stored about one person. Proposals and drafts are read in pages, and more than once. */
export interface ExportedData {
  readonly at: Date;
  readonly identity: ExportedIdentity;
  readonly payments: OwnPayments;
  readonly profiles: readonly Profile[];
  readonly rememberedLines: readonly RememberedLine[];
  readonly languageModel: OwnLanguageModel;
  readonly proposals: () => AsyncIterable<readonly ExportedProposal[]>;
  readonly drafts: () => AsyncIterable<readonly ExportedDraft[]>;
}

/** The download, file by file: everything as data first, then as readable texts. */
export async function* ownFiles(data: ExportedData): AsyncGenerator<TextFile, void> {
  const { identity, payments, profiles, rememberedLines } = data;
  yield { path: 'README.txt', text: readme(data) };
  yield { path: 'account.json', text: everything(data) };
  yield {
    path: 'profile.txt',
    text: lines(Object.entries(identity.account).map(([k, v]) => [k, String(v ?? 'none')])),
  };
  yield { path: 'sessions.csv', text: sessionsCsv(identity) };
  yield { path: 'login-history.csv', text: historyCsv(identity) };
  yield { path: 'payments.csv', text: paymentsCsv(payments) };
  yield { path: 'remembered-lines.csv', text: linesCsv(rememberedLines) };
  for (const [i, profile] of profiles.entries()) {
    yield { path: `profiles/${padNumber(i, 2)}-${fileName(profile.name, 'profile')}.txt`, text: profileText(profile) };
  }
  let count = 0;
  for await (const page of data.proposals()) {
    for (const proposal of page) yield proposalFile(proposal, count++);
  }
  yield* draftFiles(data.drafts);
}

// The request is stored as it came; reading needs only these two.
const storedInput = z.object({ jobTitle: z.string(), jobDescription: z.string() });

function proposalFile(proposal: ExportedProposal, index: number): TextFile {
  const { jobTitle = '', jobDescription = '' } = storedInput.safeParse(proposal.input).data ?? {};
  const head = lines([
    ['Job', jobTitle],
    ['Written', proposal.createdAt.toISOString()],
    ['State', proposal.status],
  ]);
  return {
    path: `proposals/${padNumber(index, 4)}-${fileName(jobTitle, 'untitled')}.txt`,
    text: `${head}\n${proposal.plainText}\n\n----- The job post -----\n\n${jobDescription}\n`,
  };
}

/** One JSON document, written proposal by proposal and draft by draft. */
async function* everything({
  at,
  identity,
  payments,
  profiles,
  rememberedLines,
  languageModel,
  proposals,
  drafts,
}: ExportedData): AsyncGenerator<string, void> {
  const stored = { exportedAt: at, ...identity, payments, profiles, rememberedLines, languageModel };
  const start = JSON.stringify(stored, null, 2);
  yield `${start.slice(0, -2)},\n  "proposals": `;
  yield* jsonList(proposals());
  yield ',\n  "drafts": ';
  yield* draftsJson(drafts);
  yield '\n}\n';
}

/** All drafts with all revisions, written revision by revision. */
function draftsJson(drafts: ExportedData['drafts']): AsyncGenerator<string, void> {
  return jsonList(drafts(), async function* ({ revisions, ...draft }) {
    yield `${JSON.stringify(draft).slice(0, -1)},"revisions":`;
    yield* jsonList(revisions());
    yield '}';
  });
}

/** The current text of each draft; deleted ones are in the data alone. */
async function* draftFiles(drafts: ExportedData['drafts']): AsyncGenerator<TextFile, void> {
  let count = 0;
  for await (const page of drafts()) {
    for (const draft of page) {
      if (draft.deletedAt !== null) continue;
      const state = await stateInForce(draft);
      // A generated letter is among the proposals.
      if (state && state.cause !== 'generated') yield draftFile(draft, state, count++);
    }
  }
}

async function stateInForce({ revision, revisions }: ExportedDraft): Promise<ExportedDraftRevision | undefined> {
  let last: ExportedDraftRevision | undefined;
  for await (const some of revisions(revision)) last = some.at(-1) ?? last;
  return last;
}

function draftFile({ lastUpdated }: ExportedDraft, state: ExportedDraftRevision, index: number): TextFile {
  const { name, jobTitle, jobDescription, document, content, format } = state;
  const head = [`Draft: ${name ?? ''}`, `Job: ${jobTitle}`, `Saved: ${lastUpdated.toISOString()}`].join('\n');
  const text = format === 'html' ? documentToPlain(proposalDocument.parse(document)) : content;
  return {
    path: `drafts/${padNumber(index, 4)}-${fileName(name ?? jobTitle, 'untitled')}.txt`,
    text: `${head}\n\n${text}\n\n----- The job post -----\n\n${jobDescription}\n`,
  };
}

function profileText(profile: Profile): string {
  const samples = profile.writingSamples.map((text, i) => [`Sample ${i + 1}`, text] as const);
  const parts = [
    ['Your Skills & Experience', profile.skillsAndExperience],
    ['Headline', profile.headline],
    ['About Me Statement', profile.aboutMeStatement],
    ['Portfolio', profile.portfolio],
    ...samples,
  ] as const;
  const filled = parts.filter(([, text]) => text.trim() !== '');
  return `${profile.name}\n\n${filled.map(([title, text]) => `----- ${title} -----\n\n${text}\n`).join('\n')}`;
}

function sessionsCsv({ sessions }: ExportedIdentity): string {
  return csv(
    ['signed in', 'last seen', 'method', 'device', 'address'],
    sessions.map((s) => [s.createdAt.toISOString(), s.lastSeenAt.toISOString(), s.method, s.device, s.address]),
  );
}

function historyCsv({ loginHistory }: ExportedIdentity): string {
  return csv(
    ['when', 'what', 'method', 'device', 'address'],
    loginHistory.map((e) => [e.at.toISOString(), e.event, e.method, e.device, e.address]),
  );
}

function linesCsv(remembered: readonly RememberedLine[]): string {
  return csv(
    ['last used', 'kind', 'line'],
    remembered.map(({ usedAt, kind, text }) => [usedAt, kind, text]),
  );
}

/** Each payment and each refund is a line. */
function paymentsCsv({ payments }: OwnPayments): string {
  const day = (moment: Date | null) => moment?.toISOString() ?? '';
  const amount = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2));
  const rows = payments.flatMap((paid) => {
    const period = [day(paid.periodStartsAt), day(paid.periodEndsAt), paid.invoiceNumber ?? '', paid.transactionId];
    const currency = paid.currency ?? '';
    return [
      [day(paid.billedAt), 'payment', paid.status, amount(paid.totalCents), currency, ...period],
      ...paid.adjustments.map((a) => [day(a.at), a.action, a.status, amount(a.totalCents), currency, ...period]),
    ];
  });
  return csv(['when', 'what', 'state', 'amount', 'currency', 'from', 'to', 'invoice', 'payment'], rows);
}

function readme({ at, identity }: ExportedData): string {
  return `Everything ${SITE.name} stores about ${identity.account.email}, as of ${at.toISOString()}.

account.json        all of it, for programs
profile.txt         your account
profiles/           the profiles you stored
proposals/          your proposals, oldest first, each with its job post
drafts/             your drafts as they are now; every earlier state of each is in account.json
sessions.csv        where you are signed in
login-history.csv   sign-ins and refused tries
payments.csv        what you paid, and what was paid back
remembered-lines.csv
                    lines you typed into blanks, offered for the next job

Moments are in UTC. Addresses are shortened to their network, as we store them. Your password and what keeps you signed
in are not in here: we store only what cannot be turned back into them. Nor is your own key for a language model.
Questions: ${SITE.supportEmail}
`;
}

function lines(entries: readonly (readonly [string, string])[]): string {
  return entries.map(([name, value]) => `${name}: ${value}\n`).join('');
}

function padNumber(index: number, digits: number): string {
  return String(index + 1).padStart(digits, '0');
}

/** A JSON list, written item by item. */
async function* jsonList<T>(
  pages: AsyncIterable<readonly T[]>,
  write: (item: T) => AsyncIterable<string> | Iterable<string> = (item) => [JSON.stringify(item)],
): AsyncGenerator<string, void> {
  let separator = '[\n';
  for await (const page of pages) {
    for (const item of page) {
      yield separator;
      yield* write(item);
      separator = ',\n';
    }
  }
  yield separator === ',\n' ? '\n]' : '[]';
}

const MAX_CHARS = 60;

/** A segment of a path that every file system can store, made of a user's title: letters and digits of any script. */
export function fileName(title: string, otherwise: string): string {
  const words = title
    .slice(0, 500)
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '-');
  const cut = Array.from(words).slice(0, MAX_CHARS).join('').replace(/^-|-$/g, '');
  return cut.toLowerCase() || otherwise;
}
