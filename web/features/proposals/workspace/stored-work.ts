import type { KeptProposal, KeptWork } from '#shared/proposals/work.ts';
import { type GenerationState, hasProposal } from '../generation/generation-state.ts';
import { partialHtml } from '../generation/partial-html.ts';
import { treeToHtml } from '../result/text/tree-to-html.ts';
import { EMPTY_WIZARD, type WizardState } from '../wizard/wizard-state.ts';
import { restoredState } from './saved-state.ts';

/** The content of the workspace, to be stored elsewhere. `stateOfKept` is the reverse. */
export function keptWork({ fields, samples, ...state }: WizardState): KeptWork {
  const { jobTitle, jobDescription, ...aboutMe } = fields;
  const { tone, style, language, brief, notes, editingHtml } = state;
  const { proposal, replaced } = proposalsOf(state);
  const lists = { earlier: replaced, locks: [...state.locks], masked: [...state.masked], vouched: [...state.vouched] };
  const { notWork, questions } = state.corrections;
  const typed = { lines: { ...state.lines }, corrections: { notWork: [...notWork], questions: [...questions] } };
  const about = { ...aboutMe, writingSamples: [...samples], tone, style, language, brief };
  const work = {
    ...about,
    proposal: proposal && besideContent(proposal),
    ...lists,
    ...typed,
    notes,
    editingHtml,
  };
  return { jobTitle, jobDescription, content: proposal?.html ?? '', format: 'html', work };
}

/**
 * The workspace that was stored so. `work` is read leniently, part by part, since another release may have written it; without one
 * (an upload) the content is as a text to read, to copy and to edit.
 */
export function stateOfKept(kept: Omit<KeptWork, 'work'> & { readonly work: unknown }): WizardState {
  const { jobTitle, jobDescription } = kept;
  const work = asRecord(kept.work);
  const text = (name: string) => work[name];
  const restored = restoredState({
    ...work,
    fields: {
      jobTitle,
      jobDescription,
      skillsAndExperience: text('skillsAndExperience'),
      aboutMeStatement: text('aboutMeStatement'),
      portfolio: text('portfolio'),
    },
    samples: work.writingSamples,
    generation: savedGeneration(work.proposal, contentHtml(kept)) ?? { status: 'idle' },
    history: asList(work.earlier).map((version) => savedGeneration(version, null)),
    draft: null,
    unanswered: null,
    draftLeft: null,
    profile: null,
  });
  const state = withContent(restored ?? EMPTY_WIZARD, kept);
  const isWritten = hasProposal(state.generation);
  return { ...state, step: isWritten || state.notes ? 5 : 1, editingHtml: isWritten ? state.editingHtml : null };
}

/** The same objects for the same state: they may be long, and are asked for with every letter. */
export function proposalsOf({ generation, history }: Pick<WizardState, 'generation' | 'history'>): Proposals {
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
    const { status, proposalId, answer, html, edited } = generation;
    return { status, proposalId, text: answer.plainText, html, edited, answer, ...made };
  }
  const { proposalId, text } = generation;
  const partial = partialHtml(text);
  if (generation.status !== 'writing') {
    const { status, html, canContinue } = generation;
    return { status, proposalId, text, html, edited: html !== partial, answer: null, canContinue, ...made };
  }
  if (text === '') return null;
  const canContinue = proposalId !== null;
  return { status: 'interrupted', proposalId, text, html: partial, edited: false, answer: null, canContinue, ...made };
}

/** An upload may be a megabyte: its text is sent once. A tab of an earlier release still reads what was answered whole. */
function besideContent(proposal: KeptProposal): KeptProposal {
  return proposal.answer ? proposal : { ...proposal, html: null };
}

/** In the shape that the local store has: `restoredState` reads both. `content` replaces HTML that was not stored. */
function savedGeneration(kept: unknown, content: string | null): unknown {
  const {
    status,
    proposalId = null,
    text,
    html: own,
    edited,
    answer,
    canContinue: could = true,
    made,
  } = asRecord(kept);
  const html = own === null ? content : own;
  if (typeof html !== 'string') return undefined;
  if (status === 'done' && answer)
    return { status, proposalId: asRecord(answer).proposalId, answer, html, edited, made };
  const isCut = status === 'interrupted' || status === 'stopped';
  const canContinue = isCut && typeof proposalId === 'string' && could === true;
  return { status: isCut ? status : 'stopped', proposalId, text, html, canContinue, made };
}

/** What nobody wrote here, or what can no longer be read as it was written, is a text all the same. */
function withContent(state: WizardState, kept: Pick<KeptWork, 'content' | 'format'>): WizardState {
  if (hasProposal(state.generation) || kept.content === '') return state;
  const html = contentHtml(kept);
  // Nothing of it came from the writer: there is no place from which the rest could be asked for.
  return { ...state, generation: { status: 'stopped', proposalId: null, text: '', html, canContinue: false } };
}

function contentHtml({ content, format }: Pick<KeptWork, 'content' | 'format'>): string {
  return format === 'html' ? content : paragraphs(content);
}

/** Every line in its place; an empty one ends a paragraph. */
function paragraphs(text: string): string {
  const blocks = text.split(/\r?\n(?:[ \t]*\r?\n)+/).filter((block) => block.trim() !== '');
  return treeToHtml(
    blocks.map((block) => ({
      kind: 'paragraph',
      spans: [{ text: block.replaceAll('\r\n', '\n'), strong: false, em: false, href: null }],
    })),
  );
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
