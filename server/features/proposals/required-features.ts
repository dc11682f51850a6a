import { isBlank } from '#shared/http/text.ts';
import type { Feature } from '#shared/plans/features.ts';
import type { GenerateInput } from '#shared/proposals/contract.ts';
import { featureOfStyle, featureOfTone } from '#shared/proposals/options.ts';

/** Everything of a plan that `input` makes use of. */
export function featuresOf(input: GenerateInput): Feature[] {
  const used = (feature: Feature, isUsed: boolean) => (isUsed ? [feature] : []);
  return [
    'limits.unlimitedProposals',
    featureOfTone(input.tone),
    featureOfStyle(input.style),
    ...used('section.samples', input.writingSamples.length > 0),
    ...used('section.skills', !isBlank(input.skillsAndExperience)),
    ...used('section.experience', !isBlank(input.aboutMeStatement)),
    ...used('section.portfolio', !isBlank(input.portfolio)),
  ];
}
