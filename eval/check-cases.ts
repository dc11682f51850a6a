import { createHash } from 'node:crypto';
import { z } from 'zod';
import { readPost } from '#server/features/proposals/generation/read/index.ts';
import type { Fact } from '#shared/proposals/blocks.ts';
import { collectFacts } from '#shared/proposals/facts.ts';
import { type Gated, gateContext, gateText } from '#shared/proposals/verify/gate-sentence.ts';
import { type ToCheck, verifyProposal } from '#shared/proposals/verify.ts';
import { inEval, readRecords } from './records.ts';

export const CASE_KINDS = ['planted_fault', 'indirect_claim', 'good_sentences', 'plan_number', 'true_claim'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

const checkCase = z.object({
  id: z.string(),
  kind: z.enum(CASE_KINDS),
  post: z.string(),
  /** All that is known of the freelancer; may be empty. */
  profile: z.string(),
  lines: z.array(z.string()),
  letter: z.string(),
  /** Words of the letter that the case is about. */
  targets: z.array(z.string()),
});
export type CheckCase = z.infer<typeof checkCase>;

/** What the checks make of one target. */
export interface CheckedTarget {
  readonly id: string;
  readonly kind: CaseKind;
  readonly target: string;
  /** In the half that the rules were mended with. */
  readonly isSeen: boolean;
  /** Taken out or changed by a hard gate. */
  readonly isGated: boolean;
  /** What it was marked as; quiet marks apart. */
  readonly marked: readonly ToCheck['kind'][];
  readonly quiet: readonly ToCheck['kind'][];
}

/** Written by somebody who had not seen the checks, before the checks of today were written. */
export function readCheckCases(): CheckCase[] {
  return readRecords(inEval('labels/check-cases.jsonl'), checkCase);
}

/** Reads the post, gates the letter as a writer's and marks what is left. */
export function checkCases(cases: readonly CheckCase[]): CheckedTarget[] {
  const seen = seenHalf(cases);
  return cases.flatMap((one) => checkTargets(one, seen.has(one.id)));
}

function checkTargets(
  { id, kind, post, profile, lines, letter, targets }: CheckCase,
  isSeen: boolean,
): CheckedTarget[] {
  const brief = readPost({ title: '', description: post });
  const own = [profile, ...lines].join('\n');
  const gated = gateText(letter, gateContext({ brief, post, own }));
  const { toCheck } = verifyProposal({ text: letter, brief, facts: factsOf(profile, lines), userText: own, post });
  return targets.map((target) => {
    const marks = toCheck.filter(
      ({ id: of, quote }) => of.startsWith('s') && (quote.includes(target) || target.includes(quote)),
    );
    const kindsOf = (isQuiet: boolean) => marks.filter(({ quiet }) => quiet === isQuiet).map((mark) => mark.kind);
    return { id, kind, target, isSeen, isGated: isGone(target, gated), marked: kindsOf(false), quiet: kindsOf(true) };
  });
}

function isGone(target: string, { text }: Gated & { text: string }): boolean {
  return !text.includes(target);
}

function factsOf(profile: string, lines: readonly string[]): Fact[] {
  const facts = collectFacts({ skillsAndExperience: '', aboutMeStatement: profile, portfolio: '', writingSamples: [] });
  return [...facts, ...lines.map((text, at): Fact => ({ id: `L${at + 1}`, text, from: 'about' }))];
}

/** Half of each kind, by the hash of the id. */
function seenHalf(cases: readonly CheckCase[]): ReadonlySet<string> {
  const hashOf = ({ id }: CheckCase) => createHash('sha256').update(`checks:${id}`).digest('hex');
  const halves = CASE_KINDS.flatMap((kind) => {
    const sorted = cases.filter((one) => one.kind === kind).toSorted((a, b) => (hashOf(a) < hashOf(b) ? -1 : 1));
    return sorted.slice(0, Math.ceil(sorted.length / 2));
  });
  return new Set(halves.map(({ id }) => id));
}
