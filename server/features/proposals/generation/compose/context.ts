import type { Fact } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import type { Style, Tone } from '#shared/proposals/options.ts';
import { contentStems } from '#shared/proposals/verify/words.ts';
import type { Likeness, WriterInput } from '../writer.ts';
import { openIn } from './answered.ts';
import { GENERAL } from './fields/general.ts';
import { type Field, fieldOf, type Said } from './fields/index.ts';
import { PLAIN } from './fields/plain.ts';
import { type Listened, listenedTo, type Quotes, quotesFor } from './heard.ts';
import { type Task, tasksOf } from './needs.ts';
import { contracted, filled, tame, wordCount } from './phrases.ts';
import { type Proofs, proofsFor } from './proof.ts';
import { createPicker, type Picker } from './seeded.ts';
import { taskInSubject, UNNAMED, workNameOf } from './subject.ts';
import { TONE_BANKS, type ToneBank } from './tones/index.ts';
import { type Voice, voiceOf } from './voice.ts';

/** Which of several attempts at one proposal: other sentences of the trade, or the same with less around them. */
export interface Draft {
  readonly number: number;
  /** 0 says all; 1 explains fewer steps, 2 leaves out tools, timing and postscript, 3 takes up fewer tasks. */
  readonly lean: 0 | 1 | 2 | 3;
}

/** All that the sections of one proposal share. */
export interface Context {
  readonly brief: JobBrief;
  readonly facts: readonly Fact[];
  readonly tasks: readonly Task[];
  readonly work: string;
  /** What the client wants in another language: quoted, since a translation would be a guess. */
  readonly quoted: readonly string[];
  /** What the client says beyond the tasks. */
  readonly listened: Listened;
  /** The client's own sentences, where this draft has a place for them. */
  readonly quotes: Quotes;
  readonly field: Field;
  /** The post itself, for what it answers already. */
  readonly postText: string;
  readonly bank: ToneBank;
  readonly proofs: Proofs;
  readonly likeness: Likeness | undefined;
  readonly picker: Picker;
  readonly lean: Draft['lean'];
  readonly style: Style;
  /** Talks, and so says it short. */
  readonly isPlain: boolean;
  readonly voice: Voice;
  /** Stems of what the job is about. */
  readonly jobStems: ReadonlySet<string>;
  /** A wording of the tone, filled in; `{…}` values go in after contraction, so the client's words stay as they are. */
  say(slot: SlotName, values?: Record<string, string>): string;
  /** A sentence of the trade. */
  tell(list: Said, slot?: string): string;
}

export type SlotName = Exclude<keyof ToneBank, 'contractions'>;

/** What is the same in every draft of a proposal. */
export type Material = Pick<
  Context,
  | 'brief'
  | 'postText'
  | 'facts'
  | 'tasks'
  | 'work'
  | 'field'
  | 'bank'
  | 'proofs'
  | 'likeness'
  | 'quoted'
  | 'listened'
  | 'voice'
  | 'jobStems'
>;

export function materialOf({ brief, postText, facts, tone, likeness }: WriterInput): Material {
  const isEnglish = brief.language === 'en';
  const tasks = isEnglish ? tasksOf(brief) : [];
  const titled = tasks.length === 0 && isEnglish ? taskInSubject(brief) : null;
  const taken: readonly Task[] = titled === null ? tasks : [{ id: 'title', text: titled, form: 'verb' }];
  return {
    brief,
    facts,
    tasks: taken,
    listened: isEnglish ? listenedTo(brief, taken) : NOTHING_HEARD,
    work: isEnglish ? workNameOf(brief) : `“${tame(brief.title)}”`,
    quoted: isEnglish ? [] : brief.needs.filter(({ core }) => core).map(({ quote }) => tame(quote)),
    field: fieldOf(brief),
    postText: postText ?? '',
    bank: TONE_BANKS[tone],
    proofs: proofsFor(brief, facts, likeness),
    likeness,
    voice: voiceOf(facts),
    jobStems: new Set(contentStems(jobWords(brief))),
  };
}

const NOTHING_HEARD: Listened = { left: [], isUnsure: false, questions: [] };

/** 'Find out why it happens' says nothing by itself. */
const POINTS_BACK = /^(?:\S+ ){1,4}(?:it|this|what happened)\b/;

function jobWords({ title, subject, needs, skills }: JobBrief): string {
  return [title, subject, ...needs.map(({ text }) => text), ...skills.map(({ name }) => name)].join(' ');
}

export function contextOf(material: Material, { tone, style, seed }: WriterInput, draft: Draft): Context {
  const { bank, field, tasks, voice, postText } = material;
  const variant = { tone, style };
  const said = new Set<string>();
  const own = createPicker(seed, variant, said);
  const moved = createPicker(`${seed}/${draft.number}`, variant, said);
  const picker = draft.number === 0 ? own : moved;
  // Formal is a wish against one's own habit.
  const contracts = tone === 'formal' ? bank.contractions : (voice.contracts ?? bank.contractions);
  const spoken = (text: string) => (contracts ? contracted(text) : text);
  return {
    ...material,
    quotes: quotesFor(material.listened, {
      style,
      lean: draft.lean,
      tasks: tasks.length,
      hasDeed: tasks.some(({ form }) => form === 'verb'),
      isNamed: tasks.length > 0 || material.work !== UNNAMED,
      pointsBack: POINTS_BACK.test(tasks[0]?.text ?? ''),
      hasGoal: material.brief.goal !== null,
      isGeneral: field === GENERAL,
      timing: material.brief.timeline?.text,
      picker,
    }),
    tasks: draft.lean >= 3 ? tasks.slice(0, 6) : tasks,
    picker,
    style,
    isPlain: PLAIN_TONES.has(tone),
    lean: draft.lean,
    say: (slot, values = {}) => filled(spoken(picker.fresh(slot, bank[slot])), values),
    tell: (list, slot = list) =>
      spoken(
        joined(
          (isMoved(slot, draft) ? moved : own).fresh(slot, openIn(wordingsOf(field, list, slot, tone), postText)),
          draft,
          voice,
        ),
      ),
  };
}

/** Advice that fits every job stands beside that of the trade: two posts of one trade then seldom share it. */
function wordingsOf(field: Field, list: Said, slot: string, tone: Tone): readonly string[] {
  if (PLAIN_TONES.has(tone) && list !== 'questions') return plainly(field, list);
  const isShared = list === 'tips' || list === 'last' || slot === 'insight-2';
  return isShared && field !== GENERAL ? [...field[list], ...GENERAL[list]] : field[list];
}

const PLAIN_TONES: ReadonlySet<Tone> = new Set(['casual', 'enthusiastic']);
const PLAIN_WORDS = 12;
const ENOUGH_PLAIN = 4;

/** Who talks says it short: what the trade says in few words, and what fits every job in everyday ones. */
function plainly(field: Field, list: keyof typeof PLAIN): readonly string[] {
  if (field === GENERAL) return PLAIN[list];
  const short = field[list].filter((wording) => wordCount(wording) <= PLAIN_WORDS);
  return list === 'first' && short.length >= ENOUGH_PLAIN ? short : [...short, ...PLAIN[list]];
}

/** The first drafts differ in their frames alone, which no other tone has. */
const OWN_ADVICE = 8;
const MOVED_IN_TURN = 3;
/** Where none of these reads well, anything may change. */
const LAST_RESORT = 24;

/**
 * The sentences of a trade are shared out among all tones and styles, and a draft that takes others takes those of another
 * variant: so a later draft changes some of them, and seldom all at once.
 */
function isMoved(slot: string, { number }: Draft): boolean {
  if (number >= LAST_RESORT) return true;
  return number >= OWN_ADVICE && (slot.length + number) % MOVED_IN_TURN === 0;
}

const SHORT_WORDS = 11;
const LONG_WORDS = 16;

/** Every second draft joins short sentences, for texts that read like a primer; who writes long ones has them joined always. */
function joined(text: string, { number }: Draft, { sentenceWords }: Voice): string {
  const isPair = text.split('. ').length === 2;
  const isJoined =
    sentenceWords === null || (sentenceWords > SHORT_WORDS && sentenceWords < LONG_WORDS)
      ? number % 2 === 1
      : sentenceWords >= LONG_WORDS;
  return !isJoined || !isPair
    ? text
    : text.replace(/(?<=[a-z])\. ([A-Z])(?=[a-z ])(?!I )/, (_, first: string) => `; ${first.toLowerCase()}`);
}
