import type { Block } from '#shared/proposals/blocks.ts';
import { writtenSection } from '#shared/proposals/document/of-letter.ts';
import { MAX_PROPOSAL_CHARS } from '#shared/proposals/limits.ts';
import { STYLES } from '#shared/proposals/options.ts';
import { blocksToPlain } from '#shared/proposals/plain-text.ts';
import type { RewriteAnswer, RewriteInput } from '#shared/proposals/rewrite.ts';
import { blanksIn } from '#shared/proposals/verify/tokens.ts';
import { contentStems, share } from '#shared/proposals/verify/words.ts';
import { AppError } from '../../../../http/app-error.ts';
import { SOURCED_GATES } from '../check-context.ts';
import type { GenerationEngine } from '../pipeline.ts';
import { prepare, seedOf } from '../prepared.ts';
import { bySection } from './by-model.ts';
import { listWordings, type Wanted } from './candidates.ts';
import { type Addition, lengthenSection } from './lengthen.ts';
import { blocksFrom, blocksOf, bodyOf, partsIn, piecesOf, saysSame, wordsIn } from './pieces.ts';
import { faultsIn, wholeChars } from './section-faults.ts';
import { isOneSentence, SHORT, shortenSection } from './shorten.ts';

export interface RewriteRequest {
  readonly input: RewriteInput;
  /** Account or visitor, as for the proposal itself. */
  readonly authorId: string;
  readonly authorNames?: readonly string[] | undefined;
}

/** Who wrote the section, and why it is not changed, if it is not. */
interface Written {
  readonly blocks: readonly Block[] | null;
  readonly why: string;
}

const NO_SUCH_PART = 'This proposal has no such section.';
const WHY = {
  regenerate: 'There is no other wording: this section is made of what the client asks and what you know.',
  tone: 'This section reads the same in every tone: it is made of what the client asks and what you know.',
  oneSentence: 'This section is one sentence already.',
  short: 'Nothing can be cut here without losing something the client asked for.',
  long: 'There is nothing more to add that we know to be true. Add details about yourself under Skills or About Me, or write it yourself.',
} as const;

/**
 * Rewrites one section of a proposal. Every gate applies to what it adds, not to the other sections. Without a better
 * version the section is returned as it was, with the reason. A language model, where there is one, is asked for each
 * request, and its text passes the same checks and the request's; else the composer's version is used, with a note.
 * @throws AppError POST_NOT_UNDERSTOOD, INVALID_INPUT for a part that neither the user's letter nor another for this job has
 */
export async function rewriteSection(
  engine: GenerationEngine,
  { input, authorId, authorNames }: RewriteRequest,
  { signal }: { signal: AbortSignal },
): Promise<RewriteAnswer> {
  const { part, action, now, rest, attempt, sectionTone } = input;
  const { material, against } = await prepare(engine.read, input);
  const tone = sectionTone ?? input.tone;
  const task = {
    ...material,
    tone,
    seed: seedOf(input, authorId, 'section', part),
  };
  const { material: letterMaterial } = await engine.letter(task);
  const wanted: Wanted = { part, task, material: letterMaterial, against, state: { now, rest }, signal };
  const seed = seedOf(input, authorId, 'section', part, action, tone, attempt);
  const composed = await WRITE[action](wanted, attempt);
  const author = { ownerId: authorId, proposalId: input.proposalId, writes: 'section' } as const;
  const asked = { wanted, input, composed: composed.blocks, authorNames };
  const model = engine.model ? await bySection(engine.model, asked, author) : null;
  if (model?.blocks) return toAnswer(input, seed, { blocks: model.blocks, engine: 'llm', message: null });
  if (composed.blocks === null) return keepSection(input, seed, model ? model.note(composed.why) : composed.why);
  const message = model?.note(null) ?? null;
  return toAnswer(input, seed, { blocks: composed.blocks, engine: 'composer', message });
}

interface Answered {
  readonly blocks: readonly Block[];
  readonly engine: RewriteAnswer['engine'];
  /** Why the language model did not write it. */
  readonly message: string | null;
}

function toAnswer({ part, now }: RewriteInput, seed: string, { blocks, engine, message }: Answered): RewriteAnswer {
  const section = writtenSection(part, headedLike(now, blocks));
  return { section, unchanged: false, seed, engine, fallback: message !== null, message };
}

const WRITE: Record<RewriteInput['action'], (wanted: Wanted, attempt: number) => Promise<Written>> = {
  async regenerate(wanted, attempt) {
    return { blocks: pickWording(await listOthers(wanted), attempt), why: WHY.regenerate };
  },
  async tone(wanted, attempt) {
    return { blocks: pickWording(likeNow(await listOthers(wanted), wanted), attempt), why: WHY.tone };
  },
  async shorten(wanted, attempt) {
    const now = blocksOf(wanted.part, wanted.state.now);
    if (isOneSentence(now)) return { blocks: null, why: WHY.oneSentence };
    const isFit = (blocks: readonly Block[]) =>
      faultsIn(blocks, wanted.state, wanted.against, SOURCED_GATES).length === 0;
    const { brief, facts } = wanted.task;
    const cut = shortenSection(now, { brief, facts, rest: wanted.state.rest });
    if (cut && isFit(cut)) return { blocks: cut, why: '' };
    const most = Math.floor(wordsIn(now) * SHORT);
    const styles = wanted.part === 'answers' ? [] : [wanted.task.style, 'concise' as const];
    const short = (await listWordings(wanted, styles)).fitting
      .map((blocks) => shortenSection(blocks, { brief, facts, rest: wanted.state.rest }) ?? blocks)
      .filter((blocks) => wordsIn(blocks) <= most && isFit(blocks));
    return { blocks: pickWording(short, attempt), why: WHY.short };
  },
  async lengthen(wanted, attempt) {
    const { part, state, against } = wanted;
    const now = blocksOf(part, state.now);
    if (now.length === 0) return WRITE.regenerate(wanted, attempt);
    const additions = await fromWordings(wanted);
    const said = [...partsIn(now), ...partsIn(blocksOf(part, state.rest))];
    const isFit = (longer: readonly Block[]) =>
      wholeChars(blocksToPlain(longer), state.rest) <= MAX_PROPOSAL_CHARS &&
      faultsIn(longer, state, against, SOURCED_GATES).length === 0;
    return { blocks: lengthenSection(now, additions, said, isFit), why: WHY.long };
  },
};

/** Sentences of other wordings of the same part. */
async function fromWordings(wanted: Wanted): Promise<Addition[]> {
  if (wanted.part === 'answers' || wanted.part === 'close') return [];
  const { fitting } = await listWordings(wanted, [wanted.task.style, 'detailed'], 3);
  return fitting
    .flat()
    .flatMap((block) => partsIn([block]).map((text) => ({ text, isItem: block.type === 'list' })))
    .filter(({ text }) => !text.trimEnd().endsWith(':') && blanksIn(text).length === 0)
    .map(({ text, isItem }) => ({ text, isItem, evidence: [], about: findSubject(text) }));
}

/** 'A style guide: part by part' is about the style guide, in any wording. */
function findSubject(text: string): string {
  return text.split(/\s?: /, 1)[0] ?? text;
}

/** All wordings except the current one; those of another style where the style has no such part. */
async function listOthers(wanted: Wanted): Promise<Block[][]> {
  const own = await listWordings(wanted, [wanted.task.style]);
  const rest = STYLES.map(({ value }) => value).filter((style) => style !== wanted.task.style);
  const { fitting, hasPart } = own.hasPart ? own : await listWordings(wanted, rest, 4);
  // The user's letter may have a section that a letter of the composer has not.
  if (!hasPart && wanted.state.now.trim() === '')
    throw new AppError('INVALID_INPUT', { fields: { part: NO_SUCH_PART } });
  const now = bodyOf(blocksOf(wanted.part, wanted.state.now));
  return fitting.filter((blocks) => !saysSame(bodyOf(blocks), now));
}

/** Those with most of the current content first: another tone changes no content. */
function likeNow(wordings: readonly Block[][], { part, state }: Wanted): Block[][] {
  const now = contentStems(bodyOf(blocksOf(part, state.now)));
  const likeness = (blocks: readonly Block[]) => share(now, new Set(contentStems(bodyOf(blocks))));
  return wordings.toSorted((a, b) => likeness(b) - likeness(a));
}

/** Tries them one by one, so that no two attempts in a row are the same. */
function pickWording(wordings: readonly Block[][], attempt: number): readonly Block[] | null {
  return wordings[attempt % Math.max(1, wordings.length)] ?? null;
}

/** Under the current heading, or under none where the user removed it. */
function headedLike(now: string, blocks: readonly Block[]): readonly Block[] {
  const [first] = blocks;
  if (now.trim() === '' || !first) return blocks;
  const headings = blocksOf(first.part, now).filter(({ type }) => type === 'heading');
  return [...headings.slice(0, 1), ...blocks.filter(({ type }) => type !== 'heading')];
}

function keepSection({ part, now }: RewriteInput, seed: string, why: string): RewriteAnswer {
  const blocks = blocksFrom(piecesOf(blocksOf(part, now)));
  const section = { ...writtenSection(part, blocks), plainText: now };
  return { section, unchanged: true, seed, engine: 'composer', fallback: false, message: why };
}
