import type { Fact } from '#shared/proposals/blocks.ts';
import type { JobBrief, Need } from '#shared/proposals/brief.ts';
import { contentStems, share } from '#shared/proposals/verify/words.ts';
import type { WriterInput } from '../../writer.ts';
import { tame, wordCount } from '../phrases.ts';
import { createPicker, type Picker } from '../seeded.ts';
import { DE } from './de/index.ts';
import { ES } from './es/index.ts';
import { FR } from './fr/index.ts';
import { type Proofs, proofsFor } from './proof.ts';
import { PT } from './pt/index.ts';
import type { Abroad, Advice, Frames, Slot, Tongue, Trade } from './tongue.ts';

const TONGUES: Record<Abroad, Tongue> = { es: ES, pt: PT, fr: FR, de: DE };

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
  say(slot: Slot, values?: Record<string, string>): string;
  tell(list: Exclude<keyof Advice, 'methods'>, slot?: string): string;
}

// A proposal that repeats a whole specification is not read.
const MAX_TASKS = 8;
const SAME_FROM = 0.75;

export function contextOf(input: AbroadInput, lean: Lean): Context {
  const { brief, facts, tone, style, seed, language } = input;
  const tongue = TONGUES[language];
  const frames: Frames = tongue.frames[tone];
  const picker = createPicker(`${seed}/${language}/${tone}/${style}`);
  const trade = tradeOf(brief, tongue);
  return {
    brief,
    facts,
    tongue,
    picker,
    lean,
    tasks: tasksOf(input, tongue),
    proofs: proofsFor(brief, facts, language, tongue),
    say: (slot, values = {}) => tongue.smooth(filled(picker.fresh(slot, frames[slot]), values)),
    tell: (list, slot = list) => picker.fresh(slot, wordingsOf(tongue.advice, trade, list)),
  };
}

function wordingsOf(advice: Advice, trade: Trade | null, list: keyof Advice): readonly string[] {
  if (trade === null || list === 'middle' || list === 'last' || list === 'methods') return advice[list];
  return list === 'tips' || list === 'insights' ? [...trade[list], ...advice[list]] : trade[list];
}

/** To cut a film is neither layout nor text, though both are spoken of: the advice for every job fits better. */
const FILM =
  /(?<!\p{L})(?:v[ií]d[ée]os?|reels?|podcasts?|youtube|premiere|davinci|vlogs?|filme?s?|montage vid[ée]o)(?!\p{L})/iu;

/** The trade most of whose signs stand in the post; null where none does more than once. */
function tradeOf(brief: JobBrief, { trades }: Tongue): Trade | null {
  const words = [
    brief.title,
    brief.title,
    ...brief.needs.map(({ text }) => text),
    ...brief.skills.map(({ name }) => name),
  ];
  const text = words.join(' ');
  if (FILM.test(text)) return null;
  const ranked = Object.values(trades)
    .map((trade) => ({ trade, hits: [...text.matchAll(trade.signs)].length }))
    .sort((a, b) => b.hits - a.hits);
  return ranked[0] && ranked[0].hits >= 2 ? ranked[0].trade : null;
}

function tasksOf({ brief, language, tone }: AbroadInput, tongue: Tongue): Task[] {
  const core = brief.needs.filter((need) => need.core);
  const wanted = core.length >= 2 ? core : brief.needs;
  const isNative = brief.language === language;
  return wanted
    .map((need) => (isNative ? native(need, tongue, tongue.familiar.has(tone)) : quoted(need, tongue)))
    .filter((task, index, all) => !all.slice(0, index).some((other) => isSame(task, other)))
    .slice(0, MAX_TASKS);
}

function native({ id, text, quote, form }: Need, tongue: Tongue, familiar: boolean): Task {
  const plain = unquoted(tame(text));
  const said = form === 'noun' ? tongue.fixed.midSentence(plain) : plain;
  // Only what the client called 'ours' was made theirs: 'con su foto' may be anybody's.
  return { id, text: familiar && !quote.includes(text) ? tongue.familiarly(said) : said, form };
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
