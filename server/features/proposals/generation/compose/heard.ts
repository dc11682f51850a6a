import type { JobBrief } from '#shared/proposals/brief.ts';
import type { Style } from '#shared/proposals/options.ts';
import { contentStems } from '#shared/proposals/verify/words.ts';
import { type Heard, isTakenUp, quotable } from './client-words.ts';
import type { Task } from './needs.ts';
import { wordCount } from './phrases.ts';
import { questionsAbout } from './questions-about.ts';
import type { Picker } from './seeded.ts';

/** What of a post no task takes up, and how sure that makes the reader of having understood it. */
export interface Listened {
  /** Sentences that can be quoted, the weightiest first. */
  readonly left: readonly Heard[];
  /** Most of what the post says is in no task: the client's own words then have to answer for the proposal. */
  readonly isUnsure: boolean;
  /** What can be asked about the client's own words. */
  readonly questions: readonly string[];
}

/** So many sentences that no task says, and one of them worth a quote, before the client's words stand in for tasks. */
const LEAST_OPEN = 3;
/** Characters; nobody asks about a sentence as long as a post. */
const MAX_ASKED_ABOUT = 600;
const UNSURE_FROM = 0.5;
/** Part of its words from which on the sentence that a task was read in has been said. */
const SOURCE_FROM = 0.4;
/** With so many things to do the post was understood, whatever else it tells. */
const SURE_FROM = 4;

export function listenedTo(brief: JobBrief, tasks: readonly Task[]): Listened {
  const telling = brief.details ?? [];
  const job = new Set(contentStems([brief.title, brief.subject, ...brief.skills.map(({ name }) => name)].join(' ')));
  const said = new Set(contentStems([...tasks.map(({ text }) => text), brief.goal?.text ?? ''].join(' ')));
  const sources = brief.needs.filter(({ id }) => tasks.some((task) => task.id === id));
  const open = telling.filter((sentence) => {
    const isSource = sources.some(
      ({ start }) => sentence.start <= start && start < sentence.start + sentence.quote.length,
    );
    return !isTakenUp(sentence.text, said, isSource ? SOURCE_FROM : undefined);
  });
  const left = quotable(open, job);
  const deeds = tasks.filter(({ form }) => form === 'verb').length;
  return {
    left,
    isUnsure:
      left.length > 0 && open.length >= LEAST_OPEN && deeds < SURE_FROM && open.length >= telling.length * UNSURE_FROM,
    questions: questionsAbout(
      telling
        .filter(({ text }) => text.length <= MAX_ASKED_ABOUT)
        .map(({ text }) => text.trim().replace(/[.!…\s]+$/, '')),
    ),
  };
}

/** Which of the client's sentences a draft quotes, and where. */
export interface Quotes {
  readonly opening: Heard | null;
  readonly listed: readonly Heard[];
  readonly note: Heard | null;
  /** What to ask about the client's own words; empty where the trade has the better question. */
  readonly questions: readonly string[];
}

const LISTED: Record<Style, number> = { standard: 3, smart_question: 3, problem_solving: 3, detailed: 4, concise: 2 };
const LISTED_WHEN_SURE = 2;
/** Tasks that fill the place of the sentences. */
const MANY = 4;
const NOTE_WORDS = 14;
/** An opening longer than this is not read in a list of bids. */
const OPENING_WORDS = 20;

interface Drafted {
  readonly style: Style;
  readonly lean: number;
  readonly tasks: number;
  /** Something is to be done that can open the letter by itself. */
  readonly hasDeed: boolean;
  /** Whether the work has a name or a task that an opening can be built on. */
  readonly isNamed: boolean;
  /** What comes first says 'it' of something that only the client's sentence names. */
  readonly pointsBack: boolean;
  /** The opening says what it is all for. */
  readonly hasGoal: boolean;
  /** No trade of its own speaks for the work. */
  readonly isGeneral: boolean;
  /** What the post says of its time. */
  readonly timing: string | undefined;
  readonly picker: Picker;
}

/** Shares the sentences out; variants of one proposal leave out different ones, so that they are not alike throughout. */
export function quotesFor(
  { left, isUnsure, questions }: Listened,
  { style, lean, tasks, hasDeed, isNamed, hasGoal, pointsBack, isGeneral, timing, picker }: Drafted,
): Quotes {
  const short = left.filter(({ text }) => wordCount(text) <= OPENING_WORDS);
  const pressing = short.find(({ isPressing }) => isPressing);
  const opening =
    (!hasDeed || pointsBack ? (pressing ?? (isNamed || tasks > 0 ? undefined : short[0])) : undefined) ?? null;
  const rest = left.filter((one) => one !== opening);
  const wanted = isUnsure
    ? LISTED[style]
    : tasks >= MANY
      ? 0
      : tasks === 0
        ? LISTED_WHEN_SURE
        : picker.pick('listed', [hasGoal ? 0 : 1, 1, LISTED_WHEN_SURE]);
  const most = wanted === 0 ? 0 : Math.max(1, wanted - Math.max(0, lean - 1));
  const spared = rest.length > most ? picker.pick('spared', [null, ...rest.slice(0, 4)]) : null;
  const listed = rest.filter((one) => one !== spared).slice(0, most);
  const note =
    rest.find((one) => one.isCondition && !listed.includes(one) && wordCount(one.text) <= NOTE_WORDS) ?? null;
  const own = isGeneral || isUnsure ? questions : [];
  // A date that is named is asked about, or it would stand in a sentence of its own as well.
  const dated = timing === undefined ? [] : own.filter((question) => question.includes(timing));
  return {
    opening,
    listed: listed.toSorted((a, b) => a.start - b.start),
    note,
    questions: dated.length > 0 ? dated : own,
  };
}
