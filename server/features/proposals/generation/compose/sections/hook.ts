import { isClaim } from '#shared/proposals/verify/claims.ts';
import { contentStems } from '#shared/proposals/verify/words.ts';
import type { Context } from '../context.ts';
import { isVerbPhrase, repaired } from '../need-wording.ts';
import { capitalised, listed, sentence, tame, wordCount } from '../phrases.ts';

export interface Opening {
  readonly text: string;
  /** Ids of the tasks that it already names. */
  readonly named: readonly string[];
}

const SHORT_WORDS = 14;

/** The client's problem in the client's terms: what stands in the list of bids before anyone opens this one. */
export function openingOf(context: Context): Opening {
  return rooted(
    context,
    fromPain(context) ?? fromQuote(context) ?? fromGoal(context) ?? fromTasks(context) ?? fromSubject(context),
  );
}

/** Where little was understood for sure, the client's own words come first. */
function fromQuote(context: Context): Opening | null {
  const { opening } = context.quotes;
  if (opening === null) return null;
  const lead = context.say('hookHeard', { q: opening.text });
  const own = fromTasks(context);
  return own === null ? { text: lead, named: [] } : { text: `${lead} ${own.text}`, named: own.named };
}

function fromPain(context: Context): Opening | null {
  const pain = context.brief.pain && tame(context.brief.pain.text).replace(/[.:;)\s]+$/, '');
  const task = context.tasks.find(({ form }) => form === 'verb');
  if (
    !pain ||
    !task ||
    wordCount(pain) > 26 ||
    wordCount(pain) < 5 ||
    !/^(?:you|your|the|right now|currently|at the moment) /i.test(pain)
  )
    return null;
  if (
    /\b(?:so|and|but) am\b|\b(?:simply|should|must|looking for|need (?:someone|to|a|an|help))\b|[?“”"]|\byou're\b/i.test(
      pain,
    ) ||
    isClaim(pain) ||
    /[.!?] /.test(pain)
  )
    return null;
  // Only what speaks of the same thing is the way out of it.
  const isAnswer = contentStems(task.text).some((stem) => contentStems(pain).includes(stem));
  const next = context.say(isAnswer ? 'hookPain' : 'hookOne', { a: task.text });
  return { text: `${sentence(pain)} ${next}`, named: [task.id] };
}

function fromGoal(context: Context): Opening | null {
  const goal = context.brief.goal && repaired(context.brief.goal.text, 'verb').text;
  const [task] = context.tasks;
  if (!goal || !isVerbPhrase(goal) || wordCount(goal) < 4 || wordCount(goal) > 22) return null;
  if (task?.form !== 'verb' || wordCount(task.text) > 20) return null;
  const isTask = context.tasks.find(({ text }) => text.startsWith(goal.slice(0, 20)));
  if (isTask) return null;
  return {
    text: `${context.say('hookGoal', { a: goal })} ${context.say('hookPain', { a: task.text })}`,
    named: [task.id],
  };
}

function fromTasks(context: Context): Opening | null {
  const verbs = leading(context.tasks);
  const [first, second] = verbs;
  if (!first) {
    const noun = context.tasks.find(({ form, text }) => form === 'noun' && !isCaption(text));
    return noun ? { text: context.say('hookNoun', { n: noun.text }), named: [noun.id] } : null;
  }
  const isShort = wordCount(first.text) <= SHORT_WORDS && second !== undefined && wordCount(second.text) <= SHORT_WORDS;
  if (isShort && verbs.length > 3)
    return { text: context.say('hookTwo', { a: first.text, b: second.text }), named: [first.id, second.id] };
  return { text: context.say('hookOne', { a: first.text }), named: [first.id] };
}

/** 'Let people pay by card' is one trait of the page that is wanted: it leads only where nothing else was named. */
function leading(tasks: Context['tasks']): Context['tasks'] {
  const verbs = tasks.filter(({ form }) => form === 'verb');
  const whole = verbs.filter(({ text }) => !/^(?:let|make (?:sure|the)|keep|take care of|\p{L}+ any)\b/iu.test(text));
  return whole.length > 0 || tasks[0]?.form === 'noun' ? whole : verbs;
}

/** 'Version Control' is a caption, not what a client is waiting for. */
function isCaption(text: string): boolean {
  return /^\p{Lu}\S*(?: (?:&|and|of|for|\p{Lu}\S*)){0,4}$/u.test(text);
}

function fromSubject(context: Context): Opening {
  const skills = context.brief.skills.slice(0, 4).map(({ name }) => tame(name));
  const lead = capitalised(context.say('hookSubject', { s: context.work }));
  if (skills.length < 2) return { text: lead, named: [] };
  return { text: `${lead} ${context.say('tools', { tools: listed(skills) })}`, named: [] };
}

const TITLE_LINES = [
  'That is how I read “{t}”.',
  'At least that is what “{t}” tells me.',
  'That is what I take “{t}” to mean.',
  'That is my reading of “{t}”.',
] as const;
const TITLE_AFTER_QUOTE = [
  'So that is what “{t}” is about.',
  'That is the case behind “{t}”.',
  'And so it comes to “{t}”.',
  'Hence “{t}”.',
] as const;
const ENOUGH_TERMS = 3;
const MAX_TITLE_WORDS = 12;

/** An opening that could stand over any job takes up the title, or what else the client says, as well. */
function rooted(context: Context, opening: Opening): Opening {
  const { brief, picker, jobStems: job } = context;
  const held = [...new Set(contentStems(opening.text))].filter((stem) => job.has(stem)).length;
  const title = quotable(brief.title);
  if (held >= ENOUGH_TERMS || title === '' || opening.text.includes(`“${title}`)) return opening;
  const line = picker
    .fresh('title-line', context.quotes.opening === null ? TITLE_LINES : TITLE_AFTER_QUOTE)
    .replace('{t}', () => title);
  return { ...opening, text: `${opening.text} ${line}` };
}

/** The title as it can stand in quotation marks. */
function quotable(title: string): string {
  return tame(title)
    .replace(/[“”"]/g, '')
    .replace(/[.!?\s]+$/, '')
    .split(/\s+/)
    .slice(0, MAX_TITLE_WORDS)
    .join(' ');
}
