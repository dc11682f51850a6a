import type { Fact } from '#shared/proposals/blocks.ts';
import type { JobBrief, Need } from '#shared/proposals/brief.ts';
import type { Style, Tone } from '#shared/proposals/options.ts';
import { contentStems, share } from '#shared/proposals/verify/words.ts';
import type { WriterInput } from '../../writer.ts';
import { openIn } from '../answered.ts';
import { tame, wordCount } from '../phrases.ts';
import { createPicker, type Picker } from '../seeded.ts';
import { stands } from '../stands.ts';
import { keptPolite, mannerOf } from './address.ts';
import { type Proofs, proofsFor } from './proof.ts';
import type { Abroad, Advice, Frames, Slot, Tongue, Trade } from './tongue.ts';
import { TONGUES } from './tongues.ts';
import { tradeOf } from './trade-of.ts';

export type AbroadInput = Omit<WriterInput, 'language'> & { readonly language: Abroad };

/** What is to be done, as the post says it: a clause in the infinitive, a thing, or words of another language in quotation marks. */
export interface Task {
  readonly id: string;
  readonly text: string;
  readonly form: 'verb' | 'noun' | 'quoted';
}

/** How much is left out: 0 nothing, 1 explains fewer steps, 2 no tools, timing and postscript, 3 fewest words. */
export type Lean = 0 | 1 | 2 | 3;

/** All that the sections of one proposal share. */
export interface Context {
  readonly brief: JobBrief;
  readonly facts: readonly Fact[];
  readonly tongue: Tongue;
  readonly tasks: readonly Task[];
  readonly proofs: Proofs;
  readonly picker: Picker;
  readonly lean: Lean;
  readonly style: Style;
  readonly language: Abroad;
  /** A sentence of the client's own behind its lead; empty where none says what the job is about. */
  readonly heard: string;
  readonly isKnownTrade: boolean;
  say(slot: Slot, values?: Record<string, string>): string;
  tell(list: keyof Advice, slot?: string): string;
  /** What the user is to fill in, in the form of address of the rest. */
  blank(text: string): string;
}

// A proposal that repeats a whole specification is not read.
const MAX_TASKS = 8;
const SAME_FROM = 0.75;

export function contextOf(input: AbroadInput, lean: Lean): Context {
  const { brief, facts, tone, style, seed, language } = input;
  const tongue = TONGUES[language];
  const picker = createPicker(`${seed}/${language}`, { tone, style });
  const trade = tradeOf(brief, tongue);
  // The client's own form of address is answered in it, whatever the tone.
  const { address } = tongue;
  const manner = address !== null && brief.language === language ? mannerOf(brief, address) : null;
  const isCloseTone = tongue.familiar.has(tone);
  const isClose = manner === 'familiar' || (isCloseTone && manner !== 'polite');
  const frames: Frames =
    address && isCloseTone && !isClose
      ? keptPolite(tongue.frames[tone], tongue.frames[politeToneOf(tongue)], address)
      : tongue.frames[tone];
  const spoken = (frame: string) => (address && isClose && !isCloseTone ? address.frame(frame) : frame);
  return {
    brief,
    facts,
    tongue,
    picker,
    style,
    lean,
    language,
    isKnownTrade: trade !== null,
    heard: heardIn(input, tongue, tone, picker),
    tasks: tasksOf(input, tongue, isClose),
    proofs: proofsFor(brief, facts, language, tongue),
    say: (slot, values = {}) => tongue.smooth(filled(spoken(picker.fresh(slot, frames[slot])), values)),
    tell: (list, slot = list) =>
      picker.fresh(slot, openIn(wordingsOf(tongue, tone, trade, list, slot), input.postText ?? '')),
    blank: (text) => (address && isClose ? address.frame(text) : text),
  };
}

/** The warmest tone that keeps its distance. */
function politeToneOf({ familiar }: Tongue): Tone {
  return familiar.has('friendly') ? 'professional' : 'friendly';
}

/** The tones that talk give advice in everyday words. */
const TALKING: ReadonlySet<Tone> = new Set(['casual', 'conversational', 'enthusiastic']);

/** The first word of advice is the trade's own; what follows may fit any job. */
function wordingsOf(
  tongue: Tongue,
  tone: Tone,
  trade: Trade | null,
  list: keyof Advice,
  slot: string,
): readonly string[] {
  const general = list !== 'questions' && TALKING.has(tone) ? tongue.plain[list] : tongue.advice[list];
  if (trade === null || list === 'middle' || list === 'last') return general;
  return slot === list ? trade[list] : [...trade[list], ...general];
}

const MAX_TOLD = 300;
/** What goes wrong, in any of the four languages. */
const HURTS =
  /(?<!\p{L})(?:problem\p{L}*|error\p{L}*|erro|erros|erreurs?|fehler\p{L}*|fall(?:a|an|os?)|falha\p{L}*|lent[aeo]s?|langsam\p{L}*|perd\p{L}*|verlier\p{L}*|kaputt|cass\p{L}+|panne|nadie|ninguém|personne ne|niemand|no (?:funciona|carga|abre)|não (?:funciona|carrega|abre)|ne (?:fonctionne|marche)|funktionier\p{L}+ nicht|trop|demasiad\p{L}+|demais)(?!\p{L})/iu;
/** What the client has and is: 'here the work should begin' cannot be said of it. */
const REPORTS =
  /^(?:ya |já |hoje |hoy )?(?:(?:nosotros |nós )?(?:tenemos|hemos|somos|estamos|soy|tengo|vendemos|vendo|temos|sou|tenho|trabalhamos|trabajamos)|(?:nous |j[’']|je )(?:avons|sommes|suis|ai|vendons|travaillons)|(?:wir|ich) (?:haben|habe|sind|bin|verkaufen|verkaufe|betreiben|arbeiten)|(?:mi|mon|ma|meine?|minha|meu|nuestra|nossa|notre|unsere?) \p{L}+ (?:ha|a|hat|tem|tiene|es|est|ist|é))(?!\p{L})/iu;

function heardIn({ brief, language }: AbroadInput, { fixed, plain }: Tongue, tone: Tone, picker: Picker): string {
  const told = brief.language === language ? (brief.details ?? []) : [];
  const detail = told.find(({ text }) => text.length <= MAX_TOLD && (HURTS.test(text) || !REPORTS.test(text)));
  if (detail === undefined) return '';
  const lead = picker.fresh('heard', TALKING.has(tone) ? plain.heard : fixed.heard);
  return lead.replace('{q}', () => inQuotes(detail.text, fixed.quotes));
}

function tasksOf({ brief, language }: AbroadInput, tongue: Tongue, isClose: boolean): Task[] {
  const core = brief.needs.filter((need) => need.core);
  // What would only be nice to have comes last.
  const wanted = [...core, ...brief.needs.filter((need) => !need.core)];
  const isNative = brief.language === language;
  return wanted
    .filter(({ text, form }) => stands(text, form, brief.language))
    .map((need) => (isNative ? native(need, tongue, isClose) : quoted(need, tongue)))
    .filter((task, index, all) => !all.slice(0, index).some((other) => isSame(task, other)))
    .slice(0, MAX_TASKS);
}

function native({ id, text, quote, form }: Need, tongue: Tongue, familiar: boolean): Task {
  const plain = unquoted(tame(text));
  const said = form === 'noun' ? tongue.fixed.midSentence(plain) : plain;
  // Only what the client called 'ours' was made theirs: 'con su foto' may be anybody's.
  return { id, text: familiar && tongue.address && !quote.includes(text) ? tongue.address.things(said) : said, form };
}

const MAX_QUOTED_WORDS = 14;

function quoted({ id, text, quote }: Need, { fixed }: Tongue): Task {
  const words = wordCount(quote) <= MAX_QUOTED_WORDS ? quote : text;
  return { id, text: inQuotes(words, fixed.quotes), form: 'quoted' };
}

export function inQuotes(text: string, [open, close]: readonly [string, string]): string {
  return `${open}${unquoted(tame(text)).replace(/[.!?,;:\s]+$/, '')}${close}`;
}

function unquoted(text: string): string {
  return text
    .replace(/[“”"„«»]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function isSame(a: Task, b: Task): boolean {
  const [mine, theirs] = [contentStems(a.text), contentStems(b.text)];
  return share(mine, new Set(theirs)) >= SAME_FROM || share(theirs, new Set(mine)) >= SAME_FROM;
}

function filled(frame: string, values: Record<string, string>): string {
  return frame.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);
}

/** 'diseñar' → 'Diseñar'; 'iOS' and 'n8n' keep their own beginning. */
export function capitalised(text: string): string {
  return /^\p{Ll}[\p{Ll}'’-]*(?=$|[\s,.;:!?/])/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

export function sentence(text: string): string {
  const trimmed = capitalised(text.trim().replace(/[,;:\s]+$/, ''));
  return /[.!?…]["”’»“]?$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

/** Parts that hold a comma or 'and' themselves are parted by semicolons. */
export function listed(parts: readonly string[], and: string): string {
  if (parts.length < 2) return parts.join('');
  const isDeep = parts.some((part) => part.includes(',') || part.includes(` ${and} `));
  const head = parts.slice(0, -1).join(isDeep ? '; ' : ', ');
  return `${head}${isDeep ? '; ' : ` ${and} `}${parts.at(-1) ?? ''}`;
}
