import type { Draft } from '#shared/drafts/contract.ts';
import type { ErrorCode } from '#shared/http/errors.ts';
import { proposalDocument } from '#shared/proposals/document/schema.ts';
import { documentToHtml } from '#shared/proposals/document/to-html.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { SentSave } from '#web/features/proposals/index.ts';

/** What becomes of a call on its way. `lost`: it never came; `unheard`: it was taken, and its answer never came; `cut`: half of it did. */
export type Fate = 'heard' | 'lost' | 'unheard' | 'cut';

interface Kept {
  readonly draft: Draft;
  readonly key: string | undefined;
  /** The revision that the save was made from. */
  readonly from: number;
}

/** Drafts as the server keeps them: revisions, If-Match, keys that are answered once and for all. */
export class FakeDrafts {
  readonly revisions: Kept[] = [];
  readonly fates: Fate[] = [];
  /** What every call is refused with, for as long as it is set. */
  refusal: ErrorCode | undefined;
  private readonly removed = new Set<string>();
  private ids = 0;

  readonly save = async (sent: SentSave): Promise<Draft> => {
    await this.onItsWay();
    const fate = this.fates.shift() ?? 'heard';
    if (fate === 'lost') throw new ApiError('unreachable');
    const draft = structuredClone(this.take(sent));
    if (fate === 'unheard') throw new ApiError('timeout');
    if (fate === 'cut') throw new ApiError('unreadable', { status: 200 });
    return draft;
  };

  readonly get = async (id: string): Promise<Draft> => {
    await this.onItsWay();
    return structuredClone(this.inForce(id));
  };

  remove(id: string): void {
    this.removed.add(id);
  }

  inForce(id: string): Draft {
    const kept = this.revisions.findLast(({ draft }) => draft.id === id);
    if (!kept || this.removed.has(id)) throw refusal('NOT_FOUND');
    return kept.draft;
  }

  /** What every draft says now. */
  titles(): string[] {
    const ids = [...new Set(this.revisions.map(({ draft }) => draft.id))].filter((id) => !this.removed.has(id));
    return ids.map((id) => this.inForce(id).jobTitle);
  }

  private async onItsWay(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (this.refusal) throw refusal(this.refusal);
  }

  private take({ key, kind, revision, input }: SentSave): Draft {
    const { draftId, name, ...state } = input;
    const now = draftId === undefined ? undefined : this.inForce(draftId);
    const made = this.revisions.find((kept) => kept.key === key);
    if (made) return this.inForce(made.draft.id);
    if (now && revision !== null && revision !== now.revision) throw refusal('CHANGED_ELSEWHERE');
    const isAutosave = kind === 'autosave' && (now?.isAutosave ?? true);
    const document = proposalDocument.parse(state.document);
    const body = { document, content: documentToHtml(document), format: 'html' as const };
    const work = { ...state, ...body, name: name ?? now?.name ?? null, isAutosave };
    const at = new Date(Date.UTC(2026, 10, 22, 3, this.revisions.length)).toISOString();
    const draft = { id: now?.id ?? this.newId(), createdAt: at, deletedAt: null, ...work, lastUpdated: at };
    const cause = kind === 'autosave' ? ('edited' as const) : ('saved' as const);
    const next = { ...draft, cause, revision: (now?.revision ?? 0) + 1 };
    if (now && JSON.stringify(bare(now)) === JSON.stringify(bare(next))) return now;
    this.revisions.push({ draft: next, key, from: revision ?? 0 });
    return next;
  }

  private newId(): string {
    this.ids += 1;
    return `00000000-0000-7000-8000-${String(this.ids).padStart(12, '0')}`;
  }
}

function bare({ jobTitle, jobDescription, content, work, name, isAutosave }: Draft): unknown {
  return [jobTitle, jobDescription, content, work, name, isAutosave];
}

function refusal(code: ErrorCode): ApiError {
  return new ApiError('refused', { status: 400, problem: { message: code, code } });
}
