import { proposalDocument } from '#shared/proposals/document/schema.ts';
import { documentToPlain } from '#shared/proposals/document/to-plain.ts';
import type { ExportedDraft, ExportedDraftRevision } from '../drafts/index.ts';
import { fileName } from './file-name.ts';
import { jsonList } from './json-list.ts';
import type { TextFile } from './zip.ts';

type OwnDrafts = () => AsyncIterable<readonly ExportedDraft[]>;

/** All drafts with all revisions, written revision by revision. */
export function draftsJson(drafts: OwnDrafts): AsyncGenerator<string, void> {
  return jsonList(drafts(), async function* ({ revisions, ...draft }) {
    yield `${JSON.stringify(draft).slice(0, -1)},"revisions":`;
    yield* jsonList(revisions());
    yield '}';
  });
}

/** The current text of each draft; deleted ones are in the data alone. */
export async function* draftFiles(drafts: OwnDrafts): AsyncGenerator<TextFile, void> {
  let count = 0;
  for await (const page of drafts()) {
    for (const draft of page) {
      if (draft.deletedAt !== null) continue;
      const state = await stateInForce(draft);
      // A generated letter is among the proposals.
      if (state && state.cause !== 'generated') yield draftFile(draft, state, ++count);
    }
  }
}

async function stateInForce({ revision, revisions }: ExportedDraft): Promise<ExportedDraftRevision | undefined> {
  let last: ExportedDraftRevision | undefined;
  for await (const some of revisions(revision)) last = some.at(-1) ?? last;
  return last;
}

function draftFile({ lastUpdated }: ExportedDraft, state: ExportedDraftRevision, number: number): TextFile {
  const { name, jobTitle, jobDescription, document, content, format } = state;
  const head = [`Draft: ${name ?? ''}`, `Job: ${jobTitle}`, `Saved: ${lastUpdated.toISOString()}`].join('\n');
  const text = format === 'html' ? documentToPlain(proposalDocument.parse(document)) : content;
  return {
    path: `drafts/${String(number).padStart(4, '0')}-${fileName(name ?? jobTitle, 'untitled')}.txt`,
    text: `${head}\n\n${text}\n\n----- The job post -----\n\n${jobDescription}\n`,
  };
}
