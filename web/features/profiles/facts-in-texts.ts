import { factsOfTexts, type ProfileFact, textsOfFacts, withFacts } from '#shared/profiles/facts.ts';
import { PROFILE_LABELS, PROFILE_LIMITS } from '#shared/profiles/labels.ts';
import type { ProfileTexts } from './profile-texts.ts';

// Apart from profile-texts.ts, which the tool begins with: what finds facts in texts comes later.

/** The texts with these facts in them as well; samples stay as they are. */
export function withImported(texts: ProfileTexts, facts: readonly ProfileFact[]): ProfileTexts {
  return { ...texts, ...textsOfFacts(withFacts(factsOfTexts(texts), facts)) };
}

const FIELDS = ['skillsAndExperience', 'aboutMeStatement', 'portfolio'] as const;

/** Why these texts cannot be stored; undefined when they can. */
export function tooLongWords(texts: Pick<ProfileTexts, (typeof FIELDS)[number]>): string | undefined {
  const field = FIELDS.find((name) => texts[name].length > PROFILE_LIMITS.fieldChars);
  if (!field) return undefined;
  const [length, limit] = [texts[field].length, PROFILE_LIMITS.fieldChars].map((chars) =>
    chars.toLocaleString('en-US'),
  );
  return `“${PROFILE_LABELS[field]}” would be ${length} characters long. The limit is ${limit}. Leave out some lines.`;
}
