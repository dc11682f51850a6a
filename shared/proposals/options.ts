import type { Feature } from '../plans/features.ts';
import { FEATURES } from '../plans/features.ts';

/**
 * Wire value, display name and entitlement of each tone. Source: docs/spec/decisions.md#plans, docs/spec/decisions.md#contracts.
 */
export const TONES = [
  {
    value: 'professional',
    name: FEATURES['tone.professional'].name,
    feature: 'tone.professional',
    hint: 'Clear and businesslike. Fits every client.',
  },
  {
    value: 'friendly',
    name: FEATURES['tone.friendly'].name,
    feature: 'tone.friendly',
    hint: 'Warm and easy, still to the point.',
  },
  {
    value: 'casual',
    name: FEATURES['tone.casual'].name,
    feature: 'tone.casual',
    hint: 'Relaxed, short sentences, plain talk.',
  },
  {
    value: 'conversational',
    name: FEATURES['tone.conversational'].name,
    feature: 'tone.conversational',
    hint: 'Reads like a call with the client.',
  },
  {
    value: 'enthusiastic',
    name: FEATURES['tone.enthusiastic'].name,
    feature: 'tone.enthusiastic',
    hint: 'Shows energy for the work itself.',
  },
  {
    value: 'formal',
    name: FEATURES['tone.formal'].name,
    feature: 'tone.formal',
    hint: 'Reserved and exact, for institutions.',
  },
] as const satisfies readonly Option[];

export const STYLES = [
  {
    value: 'standard',
    name: FEATURES['style.standard'].name,
    feature: 'style.standard',
    hint: 'Need, plan, proof, next step.',
  },
  {
    value: 'smart_question',
    name: FEATURES['style.smart_question'].name,
    alias: 'Insightful Engagement',
    feature: 'style.smart_question',
    hint: 'Opens with the question that shows you understood.',
  },
  {
    value: 'problem_solving',
    name: FEATURES['style.problem_solving'].name,
    alias: 'Solution-Centered',
    feature: 'style.problem_solving',
    hint: 'Names the problem and takes it apart.',
  },
  {
    value: 'detailed',
    name: FEATURES['style.detailed'].name,
    feature: 'style.detailed',
    hint: 'A fuller plan for long, careful posts.',
  },
  {
    value: 'concise',
    name: FEATURES['style.concise'].name,
    feature: 'style.concise',
    hint: 'Everything in about a hundred words.',
  },
] as const satisfies readonly Option[];

interface Option {
  readonly value: string;
  readonly name: string;
  /** A second display name that the API accepts as well. */
  readonly alias?: string;
  readonly feature: Feature;
  readonly hint: string;
}

export type Tone = (typeof TONES)[number]['value'];
export type Style = (typeof STYLES)[number]['value'];

export const FREE_TONE: Tone = 'professional';
export const FREE_STYLE: Style = 'standard';

/** The wire value of `given`, which may be the wire value or a display name in any case; undefined when it is neither. */
export function toneFrom(given: string): Tone | undefined {
  return valueOf(TONES, given);
}

export function styleFrom(given: string): Style | undefined {
  return valueOf(STYLES, given);
}

export function featureOfTone(tone: Tone): Feature {
  return featureOf(TONES, tone);
}

export function featureOfStyle(style: Style): Feature {
  return featureOf(STYLES, style);
}

function valueOf<V extends string>(options: readonly (Option & { value: V })[], given: string): V | undefined {
  const wanted = given.trim().toLowerCase();
  return options.find((o) => [o.value, o.name, o.alias].some((name) => name?.toLowerCase() === wanted))?.value;
}

function featureOf<V extends string>(options: readonly (Option & { value: V })[], value: V): Feature {
  const option = options.find((o) => o.value === value);
  if (!option) throw new Error(`No such option: ${value}`);
  return option.feature;
}
