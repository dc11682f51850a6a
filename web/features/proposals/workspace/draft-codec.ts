import {
  compactDocument,
  documentOfPlain,
  documentToHtml,
  isSameDocument,
  type SentDocument,
} from '#shared/proposals/document/index.ts';
import { proposalDocument } from '#shared/proposals/document/schema.ts';
import type { DraftContent, KeptProposal, SentProposal } from '#shared/proposals/work.ts';
import { type GenerationState, hasProposal } from '../generation/generation-state.ts';
import { EMPTY_WIZARD, hasWork, type WizardState } from '../wizard/wizard-state.ts';
import { parseSavedState } from './saved-state.ts';

/** How a workspace is stored elsewhere; `loadDraftCodec` fetches it. */
export const DRAFT_CODEC = { toDraftContent, fromDraftContent, digestOf, hashOf, hasWork } as const;
export type DraftCodec = typeof DRAFT_CODEC;

/** The content of the workspace, to be stored elsewhere. `fromDraftContent` is the reverse. */
export function toDraftContent({ fields, samples, ...state }: WizardState): DraftContent {
  const { jobTitle, jobDescription, ...aboutMe } = fields;
  const { tone, style, language, brief, notes, edit } = state;
  const { proposal, replaced } = proposalsOf(state);
  const lists = {
    earlier: replaced.map(asSent),
    hidden: [...state.hidden],
    vouched: [...state.vouched],
  };
  const { notWork, questions } = state.corrections;
  const typed = { lines: { ...state.lines }, corrections: { notWork: [...notWork], questions: [...questions] } };
  const about = { ...aboutMe, writingSamples: [...samples], tone, style, language, brief };
  const work = {
    ...about,
    proposal: proposal && besideDocument(proposal),
    ...lists,
    ...typed,
    notes,
    edit: edit && compactDocument(edit),
  };
  return { jobTitle, jobDescription, document: compactDocument(proposal?.document ?? []), work };
}

/**
 * The workspace that was stored so. `work` is read leniently, part by part, since another release may have written it; without one
 * (an upload) the document is as a text to read, to copy and to edit.
 */
export function fromDraftContent(kept: Omit<DraftContent, 'work'> & { readonly work: unknown }): WizardState {
  const { jobTitle, jobDescription } = kept;
  const work = asRecord(kept.work);
  const text = (name: string) => work[name];
  const restored = parseSavedState({
    ...work,
    fields: {
      jobTitle,
      jobDescription,
      skillsAndExperience: text('skillsAndExperience'),
      aboutMeStatement: text('aboutMeStatement'),
      portfolio: text('portfolio'),
    },
    samples: work.writingSamples,
    generation: savedGeneration(work.proposal, kept.document) ?? { status: 'idle' },
    history: asList(work.earlier).map((version) => savedGeneration(version, null)),
    draft: null,
    unanswered: null,
    draftLeft: null,
    profile: null,
  });
  const state = withDocument(restored ?? EMPTY_WIZARD, kept);
  const isWritten = hasProposal(state.generation);
  return { ...state, step: isWritten || state.notes ? 5 : 1, edit: isWritten ? state.edit : null };
}

/** The same objects for the same state: they may be long, and are asked for with every letter. */
function proposalsOf({ generation, history }: Pick<WizardState, 'generation' | 'history'>): Proposals {
  const now = proposalOf(generation);
  const earlier = history.flatMap((version) => proposalOf(version) ?? []);
  if (now) return { proposal: now, replaced: earlier };
  // What is only just being asked for has replaced nothing yet.
  const [proposal = null, ...replaced] = earlier;
  return { proposal, replaced };
}

interface Proposals {
  readonly proposal: KeptProposal | null;
  /** The newest first. */
  readonly replaced: KeptProposal[];
}

function proposalOf(generation: GenerationState): KeptProposal | null {
  const known = proposals.get(generation);
  if (known !== undefined) return known;
  const kept = keptProposal(generation);
  proposals.set(generation, kept);
  return kept;
}

const proposals = new WeakMap<GenerationState, KeptProposal | null>();

function keptProposal(generation: GenerationState): KeptProposal | null {
  if (generation.status === 'idle') return null;
  const made = generation.made && { made: generation.made };
  if (generation.status === 'done') {
    const { status, proposalId, answer, document, edited } = generation;
    return { status, proposalId, text: answer.plainText, document, edited, answer, ...made };
  }
  const { proposalId, text } = generation;
  const partial = documentOfPlain(text);
  if (generation.status !== 'writing') {
    const { status, document, canContinue } = generation;
    const edited = !isSameDocument(document, partial);
    return { status, proposalId, text, document, edited, answer: null, canContinue, ...made };
  }
  if (text === '') return null;
  const canContinue = proposalId !== null;
  return {
    status: 'interrupted',
    proposalId,
    text,
    document: partial,
    edited: false,
    answer: null,
    canContinue,
    ...made,
  };
}

/** An upload may be a megabyte: its text is sent once. */
function besideDocument(proposal: KeptProposal): SentProposal {
  return proposal.answer ? asSent(proposal) : { ...proposal, document: null };
}

function asSent(proposal: KeptProposal): SentProposal {
  return { ...proposal, document: proposal.document && compactDocument(proposal.document) };
}

/** In the shape that the local store has. `whole` is in place of a document that was not stored with it. */
function savedGeneration(kept: unknown, whole: SentDocument | null): unknown {
  const {
    status,
    proposalId = null,
    text,
    document: own,
    edited,
    answer,
    canContinue: could = true,
    made,
  } = asRecord(kept);
  const document = own === null ? whole : own;
  if (!Array.isArray(document)) return undefined;
  if (status === 'done' && answer)
    return { status, proposalId: asRecord(answer).proposalId, answer, document, edited, made };
  const isCut = status === 'interrupted' || status === 'stopped';
  const canContinue = isCut && typeof proposalId === 'string' && could === true;
  return { status: isCut ? status : 'stopped', proposalId, text, document, canContinue, made };
}

/** What nobody wrote here, or what can no longer be read as it was written, is a text all the same. */
function withDocument(state: WizardState, kept: Pick<DraftContent, 'document'>): WizardState {
  if (hasProposal(state.generation) || kept.document.length === 0) return state;
  const document = proposalDocument.catch([]).parse(kept.document);
  // Nothing of it came from the writer: there is no place from which the rest could be asked for.
  return { ...state, generation: { status: 'stopped', proposalId: null, text: '', document, canContinue: false } };
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/**
 * The same for the same work, after any storage in between. It is asked for with every letter that is typed: a proposal,
 * which may be a megabyte, is read once for as long as it stays the same.
 */
export function digestOf(state: WizardState): string {
  return memoized(state, () => {
    const { fields, samples, tone, style, brief, edit } = state;
    const { proposal, replaced } = proposalsOf(state);
    const isEdited = edit !== null;
    // A stored digest of work without earlier versions was made with an empty one: another here and no such draft is known as saved.
    const earlier = replaced.length === 0 ? [''] : replaced.map(partOf);
    const others = JSON.stringify({ fields, samples, tone, style, brief, isEdited, ...choicesOf(state) }, sortedKeys);
    return hashOf(
      [
        hashOf(others),
        edit ? memoized(edit, () => hashOf(documentToHtml(edit))) : hashOf(''),
        partOf(proposal),
        ...earlier,
      ].join(' '),
    );
  });
}

/** Only what someone has chosen. */
function choicesOf({ language, hidden, vouched, lines, corrections, notes }: WizardState) {
  return {
    ...(language !== 'auto' && { language }),
    ...(hidden.length > 0 && { hidden: hidden.toSorted() }),
    ...(vouched.length > 0 && { vouched: vouched.toSorted() }),
    ...(Object.keys(lines).length > 0 && { lines }),
    ...(corrections.notWork.length + corrections.questions.length > 0 && { corrections }),
    ...(notes !== null && { notes }),
  };
}

/** All of it is in a draft of its person's, to the last letter. */
export function isSaved(state: WizardState): boolean {
  const { draft, unanswered } = state;
  return draft !== null && draft.revision > 0 && unanswered === null && digestOf(state) === draft.savedDigest;
}

const digests = new WeakMap<object, string>();

function memoized(whole: object, digest: () => string): string {
  const known = digests.get(whole);
  if (known !== undefined) return known;
  const made = digest();
  digests.set(whole, made);
  return made;
}

/** A document is read as HTML, which is the same for every spelling of it. */
function partOf(proposal: KeptProposal | null): string {
  if (!proposal) return '';
  return memoized(proposal, () => {
    const { document, ...others } = proposal;
    const html = document && documentToHtml(document);
    return hashOf(
      JSON.stringify({ ...others, html }, (key, value) => (key === 'document' ? undefined : sortedKeys(key, value))),
    );
  });
}

/** A database may give the keys of an object back in another order. */
function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** 53 bits (cyrb53). The browser's own digests are there on https only, and this is no security feature. */
function hashOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
