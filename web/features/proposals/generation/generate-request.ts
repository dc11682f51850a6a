import { isBlank } from '#shared/http/text.ts';
import type { Feature } from '#shared/plans/features.ts';
import type { GenerateRequest } from '#shared/proposals/contract.ts';
import type { LetterLines } from '#shared/proposals/letter/material.ts';
import { MAX_CHARS } from '#shared/proposals/limits.ts';
import {
  FREE_STYLE,
  FREE_TONE,
  featureOfStyle,
  featureOfTone,
  type Style,
  type Tone,
} from '#shared/proposals/options.ts';
import { featuresOf } from '#shared/proposals/required-features.ts';
import { isOwnBlank } from '../letter/blanks/own-blanks.ts';
import { chosenLayout } from '../letter/layout/layout-choice.ts';
import type { Fields, WizardState } from '../wizard/wizard-state.ts';

export type May = (feature: Feature) => boolean;
export type FieldName = keyof Fields | `sample${number}`;

/**
 * What is sent: locked choices go back to their free value, texts behind a lock stay here. Sources: docs/spec/proposals.md §5,
 * docs/spec/decisions.md#plans (the server would refuse them, it never downgrades). Locked
 * experience that the user leaves out stays here as well.
 */
export function generateRequest({ fields, samples, tone, style, ...state }: WizardState, may: May): GenerateRequest {
  const isLeftOut = state.isExperienceLeftOut && !may('features.storeProfile');
  const maySend = (feature: Feature) => may(feature) && !isLeftOut;
  const layout = chosenLayout();
  const writingSamples = may('section.samples') ? samples.filter((sample) => !isBlank(sample)) : [];
  return {
    jobTitle: fields.jobTitle,
    jobDescription: fields.jobDescription,
    tone: allowedTone(tone, may),
    style: allowedStyle(style, may),
    ...(state.language === 'auto' ? {} : { language: state.language }),
    ...(layout && { layout }),
    ...(state.hidden.length > 0 ? { hidden: [...state.hidden] } : {}),
    ...(writingSamples.length > 0 ? { writingSamples } : {}),
    ...linesToSend(state.lines),
    ...correctionsToSend(state.corrections),
    ...textFor(maySend('section.skills'), 'skillsAndExperience', fields),
    ...textFor(maySend('section.experience'), 'aboutMeStatement', fields),
    ...textFor(maySend('section.portfolio'), 'portfolio', fields),
    ...documentToContinue(fields, state),
  };
}

/** The stored proposal of this run; without a draft, that of the letter here, unless it is of another job. */
function documentToContinue(
  { jobTitle }: Fields,
  { draft, generation }: Pick<WizardState, 'draft' | 'generation'>,
): Pick<GenerateRequest, 'documentId'> {
  if (draft) return { documentId: draft.id };
  const isOfThisJob = generation.status === 'done' && generation.answer.brief.title.trim() === jobTitle.trim();
  return isOfThisJob ? { documentId: generation.proposalId } : {};
}

/** Spaces alone are no line; an empty one leaves a suggested sentence out. */
function linesToSend(lines: WizardState['lines']): { lines?: LetterLines } {
  const sent = Object.entries(lines).filter(([id, line]) => !isOwnBlank(id) && (line === '' || !isBlank(line)));
  return sent.length > 0 ? { lines: Object.fromEntries(sent) } : {};
}

function correctionsToSend({ notWork, questions }: WizardState['corrections']): Pick<GenerateRequest, 'corrections'> {
  if (notWork.length + questions.length === 0) return {};
  return { corrections: { notWork: [...notWork], questions: [...questions] } };
}

/** What of the plan the next proposal takes, as it is chosen now. */
export function featuresToWrite(state: WizardState, may: May): Feature[] {
  const chosen = { tone: allowedTone(state.tone, may), style: allowedStyle(state.style, may) };
  return featuresOf({ ...generateRequest(state, may), ...chosen });
}

export function allowedTone(tone: Tone, may: May): Tone {
  return may(featureOfTone(tone)) ? tone : FREE_TONE;
}

export function allowedStyle(style: Style, may: May): Style {
  return may(featureOfStyle(style)) ? style : FREE_STYLE;
}

function textFor(isAllowed: boolean, name: keyof Fields, fields: Fields): Partial<Fields> {
  return isAllowed && !isBlank(fields[name]) ? { [name]: fields[name] } : {};
}

/** The longest text a field may hold, in UTF-16 units. */
export function maxCharsOf(name: FieldName): number {
  if (name === 'jobTitle') return MAX_CHARS.jobTitle;
  if (name === 'jobDescription') return MAX_CHARS.jobDescription;
  return name.startsWith('sample') ? MAX_CHARS.writingSample : MAX_CHARS.profileField;
}

/** The first field that is too long to be sent. */
export function tooLongField(state: WizardState): FieldName | undefined {
  const texts: [FieldName, string][] = [
    ['jobTitle', state.fields.jobTitle],
    ['jobDescription', state.fields.jobDescription],
    ['skillsAndExperience', state.fields.skillsAndExperience],
    ['aboutMeStatement', state.fields.aboutMeStatement],
    ['portfolio', state.fields.portfolio],
    ...state.samples.map((sample, index): [FieldName, string] => [`sample${index + 1}`, sample]),
  ];
  return texts.find(([name, text]) => text.length > maxCharsOf(name))?.[0];
}
