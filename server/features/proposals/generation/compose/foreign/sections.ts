import type { Block, Part } from '#shared/proposals/blocks.ts';
import { contentStems, share } from '#shared/proposals/verify/words.ts';
import { isTool, tame, wordCount } from '../phrases.ts';
import { type Context, inQuotes, listed, sentence, type Task } from './material.ts';
import type { Proof } from './proof.ts';
import { deedOf, isNamed } from './things.ts';

const SHORT_WORDS = 11;
const ENOUGH_TERMS = 3;
/** A title that says what the opening says is not said again. */
const SAID_FROM = 0.6;
const MAX_TITLE_WORDS = 12;
const MAX_TOOLS = 5;
/** Of what the opening named; a plan without any of the job's own steps would fit every job. */
const MAX_STEPS_SAID = 2;
/** Ways to pay and places to publish are named in posts, and nobody works with them. */
const NO_TOOL = /^(?:paypal|wise|payoneer|tiktok|youtube|instagram|facebook|whatsapp|linkedin|twitter)$/i;

export interface Opening {
  readonly text: string;
  /** Ids of the tasks that it already names. */
  readonly named: readonly string[];
}

/** The client's task in the client's terms: what stands in the list of bids before anyone opens this one. */
export function openingOf(context: Context): Opening {
  const opening = fromTasks(context);
  const { brief, tongue, picker } = context;
  const job = new Set(contentStems([brief.title, ...brief.needs.map(({ text }) => text)].join(' ')));
  const held = new Set(contentStems(opening.text).filter((stem) => job.has(stem))).size;
  const title = titleOf(context);
  const isSaid = share(contentStems(brief.title), new Set(contentStems(opening.text))) >= SAID_FROM;
  if (held >= ENOUGH_TERMS || isSaid || opening.text.includes(title)) return opening;
  const line = picker.fresh('title-line', tongue.fixed.titleLines).replace('{t}', () => title);
  return { ...opening, text: `${opening.text} ${line}` };
}

function fromTasks(context: Context): Opening {
  const { tasks, say } = context;
  const [main] = tasks;
  // What is named first is what the job is about; the rest hangs on it.
  if (main?.form === 'noun' && isNamed(main.text, context.language))
    return { text: say('hookNoun', { n: main.text }), named: [main.id] };
  const [first, second] = tasks.filter(({ form }) => form === 'verb');
  if (first && second && tasks.length > 3 && [first, second].every(({ text }) => wordCount(text) <= SHORT_WORDS))
    return { text: say('hookTwo', { a: first.text, b: second.text }), named: [first.id, second.id] };
  if (first) return { text: say('hookOne', { a: first.text, d: afterDe(first.text) }), named: [first.id] };
  const noun = tasks.find(({ form }) => form === 'noun');
  if (noun) return { text: say('hookNoun', { n: noun.text }), named: [noun.id] };
  return { text: say('hookTitle', { t: titleOf(context) }), named: [] };
}

/** French: 'de traduire', 'd’adapter'. */
function afterDe(clause: string): string {
  return /^[aeiouhyàâéèêîôœ]/i.test(clause) ? `d’${clause}` : `de ${clause}`;
}

function titleOf({ brief, tongue }: Context): string {
  return inQuotes(tame(brief.title).split(/\s+/).slice(0, MAX_TITLE_WORDS).join(' '), tongue.fixed.quotes);
}

/** The further tasks in one sentence, then what frames the work: tools and timing as the client named them. */
export function needsParagraph(context: Context, tasks: readonly Task[]): Block[] {
  // Things and deeds do not stand in one list.
  const isMixed = tasks.some(({ form }) => form === 'verb') && tasks.some(({ form }) => form === 'noun');
  const list = listed(
    tasks.map((task) => (isMixed ? asDeed(task, context) : task.text)),
    context.tongue.fixed.and,
  );
  const text = [tasks.length > 0 ? context.say('more', { list }) : '', ...frameOf(context)].filter((one) => one !== '');
  return text.length === 0 ? [] : [paragraph('needs', text.join(' '))];
}

/** The same as a list, for styles that take a post apart. */
export function needsList(context: Context, tasks: readonly Task[]): Block[] {
  if (tasks.length < 2) return needsParagraph(context, tasks);
  const frame = frameOf(context);
  const items = tasks.map((task) => sentence(asDeed(task, context)));
  return [
    ...(frame.length > 0 ? [paragraph('needs', frame.join(' '))] : []),
    { type: 'list', part: 'needs', items, ordered: false, evidence: [] },
  ];
}

export function frameOf({ brief, lean, say, tongue }: Context): string[] {
  if (lean >= 2) return [];
  const tools = brief.skills
    .map(({ name }) => tame(name))
    .filter((name) => isTool(name) && !NO_TOOL.test(name))
    .slice(0, MAX_TOOLS);
  const quote = brief.timeline && inQuotes(brief.timeline.text, tongue.fixed.quotes);
  return [
    ...(tools.length > 0 ? [say('tools', { tools: listed(tools, tongue.fixed.and) })] : []),
    ...(quote ? [say('timing', { quote })] : []),
  ];
}

function asDeed({ text, form }: Task, { language }: Context): string {
  return form === 'noun' ? deedOf(text, language) : text;
}

/** The steps in order: a first one of the trade, the client's tasks in their own words, and a last one. */
export function approachList(context: Context, tasks: readonly Task[], { ordered }: { ordered: boolean }): Block[] {
  const deeds = (tasks.length > 0 ? tasks : context.tasks.slice(0, MAX_STEPS_SAID)).map((task) =>
    sentence(asDeed(task, context)),
  );
  const steps = deeds.length > 0 ? deeds : [context.tell('middle')];
  const items = [context.tell('first'), ...steps, context.tell('last')];
  return [
    paragraph('approach', context.say('approach')),
    { type: 'list', part: 'approach', items, ordered, evidence: [] },
  ];
}

/** Two sentences instead of a list. */
export function approachParagraph(context: Context): Block[] {
  const { beginnings, endings } = context.tongue.fixed;
  const first = led(context, 'begins', beginnings, context.tell('first'));
  return [
    paragraph(
      'approach',
      context.lean >= 2 ? first : `${first} ${led(context, 'ends', endings, context.tell('last'))}`,
    ),
  ];
}

/** A step, which is a clause in the infinitive, said by itself in a paragraph. */
export function led({ picker, tongue }: Context, slot: string, leads: readonly string[], step: string): string {
  return picker.fresh(slot, leads).replace(/\{\w\}/, () => tongue.fixed.afterColon(step));
}

/** What can be said for the writer: their own words, their links; without them how the work will be handled, and no more. */
export function whyMe(context: Context, proofs: readonly Proof[], { short }: { short: boolean }): Block[] {
  const { links } = context.proofs;
  const manner = context.say('manner');
  const own = proofs.length > 0 ? [proofText(context, proofs), manner] : [short ? '' : context.say('conduct'), manner];
  const said: Block = {
    type: 'p',
    part: 'why_me',
    text: own.filter((one) => one !== '').join(' '),
    evidence: proofs.flatMap(({ evidence }) => evidence),
  };
  if (links.length === 0) return [said];
  const url = links.map((link) => link.url).join(' ');
  const evidence = links.map(({ factId }) => factId);
  return [said, { type: 'p', part: 'why_me', text: context.say('portfolio', { url }), evidence }];
}

function proofText({ picker, tongue }: Context, proofs: readonly Proof[]): string {
  const lead = proofs[0]?.isForeign ? picker.fresh('own-words', tongue.fixed.ownWords) : '';
  return [lead, ...proofs.map((proof) => shown(proof, tongue.fixed.quotes))].filter((one) => one !== '').join(' ');
}

/** Words of another language are given as a quotation; whoever sends them can translate them. */
export function shown({ text, isForeign }: Proof, quotes: readonly [string, string]): string {
  return isForeign ? `${inQuotes(text, quotes)}.` : text;
}

/** The best sentence of the user's own, for the first half. */
export function earlyProof(context: Context, proof: Proof | undefined): Block[] {
  if (!proof) return [];
  const { picker, tongue } = context;
  const lead = proof.isForeign ? `${picker.fresh('own-words', tongue.fixed.ownWords)} ` : '';
  return [
    { type: 'p', part: 'hook', text: `${lead}${shown(proof, tongue.fixed.quotes)}`, evidence: [...proof.evidence] },
  ];
}

/** One question and what follows from its answer: the easiest next step there is. */
export function nextStep(context: Context): Block[] {
  return [paragraph('next_step', `${questionOf(context)} ${context.say('after')}`)];
}

/** The question to the client behind its lead. */
export function questionOf({ say, tell, tongue }: Context): string {
  const [lead, question] = [say('before'), tell('questions')];
  return `${lead} ${lead.endsWith(':') ? tongue.fixed.afterColon(question) : question}`;
}

/** Something the client can use at once, hired or not. */
export function postscript(context: Context): Block[] {
  // Advice that fits any job says nothing of this one.
  if (context.lean >= 2 || !context.isKnownTrade) return [];
  const lead = context.picker.fresh('ps-lead', context.tongue.fixed.tipLeads);
  return [{ type: 'ps', part: 'ps', text: `${lead} ${context.tell('tips')}`, evidence: [] }];
}

export function paragraph(part: Part, text: string): Block {
  return { type: 'p', part, text, evidence: [] };
}
