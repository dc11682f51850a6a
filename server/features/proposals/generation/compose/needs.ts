import type { JobBrief, Need } from '#shared/proposals/brief.ts';
import { contentStems, share } from '#shared/proposals/verify/words.ts';
import { isUsable, repaired } from './need-wording.ts';
import { wordCount } from './phrases.ts';
import { stands } from './stands.ts';

/** A need as it can stand in a sentence: 'migrate the store' (verb) or 'a signed letter' (noun). */
export interface Task {
  readonly id: string;
  readonly text: string;
  readonly form: 'verb' | 'noun';
}

// A proposal that repeats a whole specification is not read.
const MAX_TASKS = 8;
const SAME_FROM = 0.75;
const LONG_WORDS = 18;

/** The needs a proposal takes up: those that carry the job, and behind them, where they are few, what is detail or only wished for. */
export function tasksOf(brief: JobBrief): Task[] {
  const core = brief.needs.filter((need) => need.core);
  const rest = core.length >= 2 ? [] : brief.needs.filter((need) => !need.core);
  return [...core, ...rest]
    .reduce<Read[]>(withNext, [])
    .map(({ task }) => task)
    .filter(({ text }) => !brief.skills.some(({ name }) => name.toLowerCase() === text.toLowerCase()))
    .filter((task, index, all) => !all.slice(0, index).some((other) => isSame(task, other)))
    .slice(0, MAX_TASKS);
}

interface Read {
  readonly task: Task;
  readonly start: number;
  /** Where the post goes on behind it. */
  readonly end: number;
}

const NEAR_CHARACTERS = 60;
const MOST_JOINED_WORDS = 24;

/** 'Paint it at Easter' stands where the sentence before it says what: right behind that, or not at all. */
function withNext(read: Read[], need: Need): Read[] {
  const end = need.start + need.quote.length;
  const task = taskOf(need);
  if (task !== null) return [...read, { task, start: need.start, end }];
  const before = read.at(-1);
  const { text, form } = repaired(need.text, need.form);
  if (!before || form !== 'verb' || before.task.form !== 'verb' || !isUsable(text, form)) return read;
  const isNext = need.start >= before.start && need.start - before.end <= NEAR_CHARACTERS;
  const both = `${before.task.text}, and ${text}`;
  return isNext && wordCount(both) <= MOST_JOINED_WORDS && stands(both, 'verb', 'en')
    ? [...read.slice(0, -1), { ...before, task: { ...before.task, text: both }, end }]
    : read;
}

function taskOf(need: Need): Task | null {
  const { text, form } = repaired(need.text, need.form);
  const short = shortened(text, need.terms);
  // 'A newsletter that sounds like you' is still a newsletter.
  const usable = [short, short.replace(/,? (?:that|which|who)\b.*$/, '')].find(
    (one) => isUsable(one, form) && stands(one, form, 'en'),
  );
  return usable === undefined ? null : { id: need.id, text: usable, form };
}

/** Cuts a long clause at its last comma or 'so that', as long as it still holds most of what the client named. */
function shortened(text: string, terms: readonly string[]): string {
  if (wordCount(text) <= LONG_WORDS) return text;
  const cuts = [
    ...text.matchAll(/,\s|\s(?:so that|so|which|while|in order to|including|such as|to ensure)\s|\s[-–—]\s/g),
  ];
  const heads = cuts.map((cut) => text.slice(0, cut.index).trim()).filter((head) => wordCount(head) >= 5);
  const wanted = contentStems(terms.join(' '));
  return heads.find((head) => share(wanted, new Set(contentStems(head))) >= 0.6) ?? text;
}

function isSame(a: Task, b: Task): boolean {
  const [mine, theirs] = [contentStems(a.text), contentStems(b.text)];
  return share(mine, new Set(theirs)) >= SAME_FROM || share(theirs, new Set(mine)) >= SAME_FROM;
}
