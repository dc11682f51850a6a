import { isBlank } from '#shared/http/text.ts';
import type { Profile } from '#shared/profiles/contract.ts';
import { PROFILE_LABELS, PROFILE_LIMITS, sampleLabel } from '#shared/profiles/labels.ts';

/** What a profile holds besides its name: the texts about the person and all their samples, blank ones in their places. */
export type ProfileTexts = Pick<
  Profile,
  'headline' | 'skillsAndExperience' | 'aboutMeStatement' | 'portfolio' | 'writingSamples'
>;

export const NO_TEXTS: ProfileTexts = {
  headline: '',
  skillsAndExperience: '',
  aboutMeStatement: '',
  portfolio: '',
  writingSamples: Array<string>(PROFILE_LIMITS.samples).fill(''),
};

export function textsOf(profile: ProfileTexts): ProfileTexts {
  const { headline, skillsAndExperience, aboutMeStatement, portfolio, writingSamples } = profile;
  const samples = NO_TEXTS.writingSamples.map((_, index) => writingSamples[index] ?? '');
  return { headline, skillsAndExperience, aboutMeStatement, portfolio, writingSamples: samples };
}

/** All of them in the order of the wizard, under the labels that they have there. */
function namedTexts(texts: ProfileTexts): { label: string; text: string }[] {
  const { headline, skillsAndExperience, aboutMeStatement, portfolio, writingSamples } = textsOf(texts);
  return [
    { label: PROFILE_LABELS.headline, text: headline },
    { label: PROFILE_LABELS.skillsAndExperience, text: skillsAndExperience },
    { label: PROFILE_LABELS.aboutMeStatement, text: aboutMeStatement },
    { label: PROFILE_LABELS.portfolio, text: portfolio },
    ...writingSamples.map((text, index) => ({ label: sampleLabel(index), text })),
  ];
}

export function areSame(one: ProfileTexts, other: ProfileTexts): boolean {
  return differences(one, other).length === 0;
}

export interface Difference {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** What two versions do not have in common. */
export function differences(mine: ProfileTexts, theirs: ProfileTexts): Difference[] {
  const others = namedTexts(theirs);
  return namedTexts(mine)
    .map(({ label, text }, index) => ({ label, mine: text, theirs: others[index]?.text ?? '' }))
    .filter((one) => one.mine !== one.theirs);
}

export function areBlank(texts: ProfileTexts): boolean {
  return namedTexts(texts).every(({ text }) => isBlank(text));
}
