import type { JobBrief } from '#shared/proposals/brief.ts';
import { languageToWrite, type WrittenLanguage } from '#shared/proposals/languages.ts';
import type { WizardState } from '../wizard/wizard-state.ts';
import { hasProposal, languageOf } from './generation-state.ts';

/** What the proposal in the workspace is in; before there is one, what it would be written in. */
export function answeredIn({ generation, language }: WizardState, brief: JobBrief | null): WrittenLanguage | undefined {
  const written = hasProposal(generation) ? languageOf(generation) : undefined;
  return written ?? (brief ? languageToWrite(language, brief.language) : undefined);
}
