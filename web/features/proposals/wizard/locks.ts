import { isBlank } from '#shared/http/text.ts';
import type { Feature } from '#shared/plans/features.ts';
import { STYLES, type Style, TONES, type Tone } from '#shared/proposals/options.ts';
import { allowedStyle, allowedTone, type May } from '../generation/generate-request.ts';
import type { WizardState } from './wizard-state.ts';

/** What of the wizard can be seen but not used. */
export interface Locks {
  readonly tones: readonly Tone[];
  readonly styles: readonly Style[];
  /** Step 2, the choice of stored profiles on it included. */
  readonly skillsCard: boolean;
  /** Step 3. */
  readonly samplesCard: boolean;
}

/**
 * The locks for a person with `may`. The skills card opens with Pro or a credit, not with `section.skills`: without credits
 * what was typed there is still sent, but no longer changed. Sources: docs/spec/proposals.md#proposal-generator, docs/spec/decisions.md#plans.
 */
export function locksOf(may: May): Locks {
  return {
    tones: TONES.filter(({ feature }) => !may(feature)).map(({ value }) => value),
    styles: STYLES.filter(({ feature }) => !may(feature)).map(({ value }) => value),
    skillsCard: !may('features.storeProfile'),
    samplesCard: !may('section.samples'),
  };
}

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/**
 * The message about locked choices that the next proposal leaves out, for a person with `may`: chosen before credits ran out
 * or Pro ended, or moved from signed-out work. It all stays in the workspace. Undefined when nothing is held back. Source: docs/spec/proposals.md §5.
 */
export function lockedChoicesMessage(state: WizardState, may: May, who: 'visitor' | 'user'): string | undefined {
  const parts = [
    ...forcedBack(nameIn(TONES, state.tone), nameIn(TONES, allowedTone(state.tone, may)), 'tone'),
    ...forcedBack(nameIn(STYLES, state.style), nameIn(STYLES, allowedStyle(state.style, may)), 'style'),
    ...withoutClause(textsHeldBack(state, may)),
  ];
  if (parts.length === 0) return undefined;
  const why = who === 'visitor' ? 'Signed out' : 'Without Pro';
  return `${why}, your next proposal is written ${LIST.format(parts)}. What you chose and typed is saved.`;
}

function forcedBack(chosen: string, allowed: string, what: 'tone' | 'style'): string[] {
  return chosen === allowed ? [] : [`in the ${allowed} ${what} instead of ${chosen}`];
}

function withoutClause(texts: string[]): string[] {
  return texts.length === 0 ? [] : [`without ${LIST.format(texts)}`];
}

/** Texts about the user that are filled and are not sent. */
function textsHeldBack({ fields, samples }: WizardState, may: May): string[] {
  const texts: readonly [name: string, feature: Feature, text: string][] = [
    ['your skills', 'section.skills', fields.skillsAndExperience],
    ['your About Me', 'section.experience', fields.headline + fields.aboutMeStatement],
    ['your portfolio', 'section.portfolio', fields.portfolio],
    ['your writing samples', 'section.samples', samples.join('')],
  ];
  return texts.filter(([, feature, text]) => !may(feature) && !isBlank(text)).map(([name]) => name);
}

function nameIn<V>(options: readonly { value: V; name: string }[], value: V): string {
  return options.find((option) => option.value === value)?.name ?? '';
}
