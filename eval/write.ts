import { prepare, seedOf } from '#server/features/proposals/generation/prepared.ts';
import { letter, read } from '#server/features/proposals/generation/tasks.ts';
import type { ComposedLetter } from '#server/features/proposals/generation/writer.ts';
import type { Fact } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import { generateInput } from '#shared/proposals/contract.ts';
import type { LetterLines } from '#shared/proposals/letter/material.ts';
import { sourcedText } from '#shared/proposals/letter/sourced-text.ts';
import { MAX_PROPOSAL_CHARS } from '#shared/proposals/limits.ts';
import { FREE_STYLE, FREE_TONE, type Style, type Tone } from '#shared/proposals/options.ts';
import { blocksToPlain } from '#shared/proposals/plain-text.ts';
import { toPlainLetters } from '#shared/proposals/unicode-text.ts';
import { gateContext, gateText } from '#shared/proposals/verify/gate-sentence.ts';
import { type VerifyInput, verifyProposal } from '#shared/proposals/verify.ts';
import type { Post, Profile } from './records.ts';

/** A post and its brief. */
export interface ReadPost {
  readonly post: Post;
  readonly brief: JobBrief;
  /** Milliseconds of processor time. */
  readonly ms: number;
}

export interface Options {
  readonly tone?: Tone | undefined;
  readonly style?: Style | undefined;
  readonly author?: string;
  readonly lines?: LetterLines;
}

/** A letter with everything that is measured. */
export interface Letter extends ComposedLetter {
  readonly post: Post;
  readonly brief: JobBrief;
  readonly profile: Profile | null;
  readonly facts: readonly Fact[];
  readonly lines: LetterLines;
  readonly style: Style;
  /** As plain text. */
  readonly text: string;
  /** What the product's checks find wrong with it. */
  readonly faults: readonly string[];
  /** Milliseconds of processor time. */
  readonly ms: number;
}

const known = new WeakMap<Post, ReadPost>();

/** Several measures take the same posts: each is read at the first of them. */
export function readOnce(post: Post): ReadPost {
  const before = known.get(post);
  if (before) return before;
  const { result, ms } = measureTime(() => read({ post: { title: post.title, description: post.description } }));
  const now = { post, brief: result, ms };
  known.set(post, now);
  return now;
}

/** Writes one letter like the server. @throws AppError POST_NOT_UNDERSTOOD, and errors of the engine. */
export async function writeLetter(
  { post, brief }: ReadPost,
  profile: Profile | null,
  { tone = FREE_TONE, style = FREE_STYLE, author = 'eval', lines = {} }: Options = {},
): Promise<Letter> {
  const input = generateInput.parse({
    jobTitle: post.title,
    jobDescription: post.description,
    tone,
    style,
    lines,
    ...(profile && {
      aboutMeStatement: profile.about,
      skillsAndExperience: profile.skills,
      portfolio: profile.portfolio,
      writingSamples: profile.samples,
    }),
  });
  const { material, against } = await prepare(async () => brief, input);
  const { result, ms } = measureTime(() => letter({ ...material, seed: seedOf(input, author) }));
  const text = blocksToPlain(result.letter.blocks);
  // A line of the playbook or the post is no claim of the user's, as `ledgerOf` in the browser has it.
  const sourced = result.letter.sentences.flatMap(({ text: said, source }, at): Fact[] =>
    source === 'fact' ? [] : [{ id: `S${at}`, text: said, from: 'about' }],
  );
  const checked = { ...against, facts: [...against.facts, ...sourced], post: `${post.title}\n${post.description}` };
  const faults = faultsOf(text, {
    ...checked,
    userText: `${against.userText}\n${sourcedText(result.letter.sentences)}`,
  });
  const { facts } = material;
  return { ...result, post, brief, profile, facts, lines, style, text: toPlainLetters(text), faults, ms };
}

/** A code word that is missing, what a gate would take out, and what would be marked aloud. */
function faultsOf(text: string, checked: Omit<VerifyInput, 'text'> & { readonly post: string }): string[] {
  const { brief, facts, userText = '', post } = checked;
  const { toCheck, marks } = verifyProposal({ ...checked, text });
  const codes = [brief.opener, ...brief.anywhere, ...brief.puzzles].flatMap((code) => code ?? []);
  const own = [userText, ...facts.map((fact) => fact.text)].join('\n');
  const { removed } = gateText(text, gateContext({ brief, post, own }));
  const marked = toCheck.filter(({ kind, quiet }) => !quiet && (kind === 'claim' || kind === 'number'));
  return [
    ...codes.filter(({ id }) => marks[id] === 'open').map(({ quote }) => `code “${quote}”`),
    ...removed.map(({ kind, was }) => `${kind} “${was}”`),
    ...marked.map(({ kind, quote }) => `${kind} “${quote}”`),
    ...(text.length > MAX_PROPOSAL_CHARS ? ['length'] : []),
  ];
}

/** Other work on the machine does not change processor time. */
function measureTime<T>(run: () => T): { result: T; ms: number } {
  const begun = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(begun);
  return { result, ms: (user + system) / 1000 };
}
