import { isBlank } from '../http/text.ts';
import type { Feature } from '../plans/features.ts';
import { featureOfStyle, featureOfTone, type Style, type Tone } from './options.ts';

/** What of a request a plan is asked about. */
export interface AskedOfPlan {
  readonly tone: Tone;
  readonly style: Style;
  readonly writingSamples?: readonly string[] | undefined;
  readonly skillsAndExperience?: string | undefined;
  readonly headline?: string | undefined;
  readonly aboutMeStatement?: string | undefined;
  readonly portfolio?: string | undefined;
}

/** Everything of a plan that `input` makes use of. */
export function featuresOf(input: AskedOfPlan): Feature[] {
  const featureIfFilled = (feature: Feature, text: string | undefined) => (isBlank(text ?? '') ? [] : [feature]);
  return [
    'limits.unlimitedProposals',
    featureOfTone(input.tone),
    featureOfStyle(input.style),
    ...featureIfFilled('section.samples', input.writingSamples?.join('')),
    ...featureIfFilled('section.skills', input.skillsAndExperience),
    ...featureIfFilled('section.experience', `${input.headline ?? ''}${input.aboutMeStatement ?? ''}`),
    ...featureIfFilled('section.portfolio', input.portfolio),
  ];
}
