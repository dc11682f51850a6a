import { FEATURES, type Feature } from '../plans/features.ts';

/** The names after `kind` of the features of that kind: 'casual' of 'tone.casual'. */
type NamesOf<Kind extends string, Name = Feature> = Name extends `${Kind}.${infer Value}` ? Value : never;
export type Tone = NamesOf<'tone'>;
export type Style = NamesOf<'style'>;

/** Wire value, display name and entitlement of each tone. Source: docs/spec/decisions.md#plans, docs/spec/decisions.md#contracts. */
export const TONES = [
  tone('professional', 'Clear and businesslike. Fits every client.'),
  tone('friendly', 'Warm and easy, still to the point.'),
  tone('casual', 'Relaxed, short sentences, plain talk.'),
  tone('conversational', 'Like talking.'),
  tone('enthusiastic', 'Shows energy for the work itself.'),
  tone('formal', 'Reserved and exact, for institutions.'),
] as const;

/** The same of each style. `alias` is a second display name that the API accepts as well. */
export const STYLES = [
  style('standard', 'Balanced'),
  style('smart_question', 'Starts with a question', 'Insightful Engagement'),
  style('problem_solving', 'Starts with the problem', 'Solution-Centered'),
  style('detailed', 'A fuller plan, with headings'),
  style('concise', 'About a hundred words'),
] as const;

/** Which headings of a proposal are shown; the text is the same in each. Source: docs/spec/proposal.md#shape. */
export const LAYOUTS = ['auto', 'structured', 'none'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** What a person has chosen; before that a style has its own. */
export function layoutFor(chosen: Layout | undefined, style: Style): Layout {
  return chosen ?? (style === 'detailed' ? 'structured' : style === 'concise' ? 'none' : 'auto');
}

export const FREE_TONE: Tone = 'professional';
export const FREE_STYLE: Style = 'standard';

/** The wire value of `given`, which may be the wire value or a display name in any case; undefined when it is neither. */
export function toneFrom(given: string): Tone | undefined {
  return valueOf(TONES, given);
}

export function styleFrom(given: string): Style | undefined {
  return valueOf(STYLES, given);
}

export function featureOfTone(value: Tone): Feature {
  return `tone.${value}`;
}

export function featureOfStyle(value: Style): Feature {
  return `style.${value}`;
}

interface Option<V extends string> {
  readonly value: V;
  readonly name: string;
  readonly alias?: string | undefined;
  readonly feature: Feature;
  readonly hint: string;
}

function tone(value: Tone, hint: string): Option<Tone> {
  const feature = featureOfTone(value);
  return { value, name: FEATURES[feature].name, feature, hint };
}

function style(value: Style, hint: string, alias?: string): Option<Style> {
  const feature = featureOfStyle(value);
  return { value, name: FEATURES[feature].name, alias, feature, hint };
}

/** What a style is, with its second name where it has one: 'Solution-Centered · Starts with the problem'. */
export function hintOf({ alias, hint }: Pick<Option<Style>, 'alias' | 'hint'>): string {
  return alias === undefined ? hint : `${alias} · ${hint}`;
}

function valueOf<V extends string>(options: readonly Option<V>[], given: string): V | undefined {
  const wanted = given.trim().toLowerCase();
  return options.find((o) => [o.value, o.name, o.alias].some((name) => name?.toLowerCase() === wanted))?.value;
}
