import type { Fact } from '#shared/proposals/blocks.ts';
import { isWeakWord, TOO_COMMON, type Wanted } from './job-words.ts';
import { listed, wordCount } from './phrases.ts';
import type { Proof } from './proof.ts';
import { rootsOf } from './roots.ts';
import { WORKS_WITH } from './who-writes.ts';

const MOST = 4;

/** What the user lists as skills and the post asks for, as one plain line. */
export function skillsProof(facts: readonly Fact[], job: Wanted): Proof | null {
  const asked = skillsIn(facts).filter(({ name }) => !isPeople(name) && isAskedFor(name, job));
  const matching = asked
    .filter(
      ({ name }, at) =>
        !asked.some((other, index) => isMore(other.name, name) || (index < at && isSame(other.name, name))),
    )
    .slice(0, MOST);
  if (matching.length === 0) return null;
  return {
    text: `Skills on my side that your post asks for: ${listed(matching.map(({ name }) => name))}.`,
    evidence: [...new Set(matching.map(({ id }) => id))],
  };
}

/** What the user lists first, whatever the post asks for. */
export function skillsAtHand(facts: readonly Fact[]): Proof | null {
  const first = skillsIn(facts)
    .filter(({ name }) => !isPeople(name))
    .slice(0, MOST);
  if (first.length === 0) return null;
  return {
    text: `${WORKS_WITH} ${listed(first.map(({ name }) => name))}.`,
    evidence: [...new Set(first.map(({ id }) => id))],
  };
}

/** The names that the user lists, each with the fact that it stands in. */
export function skillsIn(facts: readonly Fact[]): { name: string; id: string }[] {
  return facts
    .filter(({ from }) => from === 'skills')
    .flatMap(({ text, id }) =>
      text.split(/\s*[,;•]\s*|\s(?:and|y|e|et|und)\s|\.$/).map((name) => ({ name: name.trim(), id })),
    )
    .filter(
      ({ name }) => wordCount(name) >= 1 && wordCount(name) <= 4 && /^[\p{L}\p{N}][\p{L}\p{N} .+#/&'-]*$/u.test(name),
    );
}

/** 'Content Writers' are people to hire, not what somebody can do. */
export function isPeople(name: string): boolean {
  return /\b(?:writer|editor|designer|developer|programmer|translator|proofreader|marketer|researcher|illustrator|photographer|animator|engineer|architect|manager|consultant|specialist|expert|freelancer|assistant|analyst|accountant|bookkeeper|tutor|teacher|coach|agency|agencie|team|professional|coder|artist|editore)s?$/i.test(
    name,
  );
}

/** All that a skill's name says stands in the post: 'website design' is not asked for where only a poster is designed. */
function isAskedFor(name: string, job: Wanted): boolean {
  const words = rootsOf(name).filter(({ family }) => !TOO_COMMON.has(family));
  return (
    words.some(({ family }) => !isWeakWord(family) || words.length > 1) &&
    words.every(({ family, kind }) => job.has(kind ?? family))
  );
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** 'Website Design' says 'Design' already. */
function isMore(one: string, other: string): boolean {
  return one.length > other.length && one.toLowerCase().split(/\s+/).includes(other.toLowerCase());
}
