import { isBlank } from '#shared/http/text.ts';
import { access, type PlanHolder } from '#shared/plans/access.ts';
import type { Feature } from '#shared/plans/features.ts';
import type { GenerateInput } from '#shared/proposals/contract.ts';
import { featureOfStyle, featureOfTone } from '#shared/proposals/options.ts';
import { AppError } from '../../http/app-error.ts';

/** @throws AppError SIGN_IN_REQUIRED or PRO_REQUIRED when `input` asks for something that `holder` may not use now. */
export function requireFeatures(holder: PlanHolder | null, input: GenerateInput, now: Date): void {
  for (const feature of featuresOf(input)) {
    const decision = access(holder, feature, now);
    if (!decision.allowed) throw new AppError(decision.reason);
  }
}

function featuresOf(input: GenerateInput): Feature[] {
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
