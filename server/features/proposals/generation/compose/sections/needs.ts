import type { Block } from '#shared/proposals/blocks.ts';
import type { Heard } from '../client-words.ts';
import type { Context } from '../context.ts';
import { GENERAL } from '../fields/general.ts';
import type { Task } from '../needs.ts';
import { capitalised, filled, isTool, listed, sentence, tame, wordCount } from '../phrases.ts';

const MAX_TOOLS = 6;

// None says that the post is short or leaves things open: whoever wrote a long one would take that amiss.
const PLAIN_NEEDS = [
  'What counts in the end is a result that you can check and use at once.',
  'It has to be done properly, and you have to know where it stands on the way.',
  'Before the work begins, both of us should mean the same by a finished result.',
  'What you need is the result itself: no side projects, and no surprises at the end.',
  'You should be able to hand this over, and hear of it again only when there is something to see.',
  'The result should work for you without explanations, and stay easy to change.',
] as const;
const ROLE_NEEDS = [
  'For {s} you need little steering on your side, and somebody who asks before guessing.',
  'Behind {s} stands work that goes on: reliable days count for more than a brilliant one.',
  'People for {s} are found quickly and judged slowly, so a small first task says more than any letter.',
  'With {s} the first weeks decide: what is learnt, what is written down, what already runs.',
] as const;

/** For a post that names one task: what any client wants of such work, unless the client's own words say more. */
function plainNeed(context: Context): string {
  if (context.quotes.listed.length > 0) return '';
  const lead = filled(context.picker.fresh('plain-need', needBank(context)), { s: context.work });
  return context.lean >= 2 || context.field === GENERAL ? lead : `${lead} ${context.tell('insights', 'insight-own')}`;
}

function needBank({ work }: Context): readonly string[] {
  return / role$/.test(work) ? ROLE_NEEDS : PLAIN_NEEDS;
}

/** The client's sentences that can be quoted, each in a sentence of its own. */
export function heardIn(context: Context): string[] {
  return context.listened.left.map(({ text }) => context.say('heardOne', { q: text }));
}

/** What the opening has said already. */
export interface Named {
  readonly tools: boolean;
}

/** The further tasks in one paragraph, then what frames the work: tools and timing as the client named them. */
export function needsParagraph(context: Context, tasks: readonly Task[], named: Named): Block[] {
  if (context.quoted.length > 0) return quotedNeeds(context);
  const verbs = tasks.filter(({ form }) => form === 'verb').map(({ text }) => text);
  const nouns = tasks.filter(({ form }) => form === 'noun').map(({ text }) => text);
  const said = [
    verbs.length > 0 ? context.say('more', { list: listed(verbs), to: toListed(verbs) }) : '',
    nouns.length > 0 ? context.say('moreNouns', { n: listed(nouns) }) : '',
    tasks.length === 0 ? plainNeed(context) : '',
    named.tools ? '' : toolsOf(context),
    timingOf(context),
  ].filter((text) => text !== '');
  const text = said.map(sentence).join(' ');
  const first: Block[] = text === '' ? [] : [{ type: 'p', part: 'needs', text, evidence: [] }];
  return [...first, ...heardBlocks(context, tasks)];
}

/** The client's own sentences, as they stand in the post: where the tasks do not say it all, or leave the place empty. */
function heardBlocks(context: Context, tasks: readonly Task[]): Block[] {
  const { listened, quotes, brief } = context;
  if (!listened.isUnsure && tasks.length > 0) return [];
  const [only, ...more] = quotes.listed;
  if (only === undefined) return [];
  const p = (text: string): Block => ({ type: 'p', part: 'needs', text, evidence: [] });
  if (more.length === 0) return [p(context.say('heardOne', { q: only.text }))];
  const open = listened.isUnsure && brief.questions.length + brief.asks.length < MANY_ASKED ? askedFor(context) : null;
  const items = quotes.listed.map((one) =>
    one === open ? `“${one.text}”: ${context.picker.pick('own-way', OWN_WAY)}` : `“${one.text}”`,
  );
  return [p(context.say('heard')), { type: 'list', part: 'needs', items, ordered: false, evidence: [] }];
}

/** Whoever has that many questions to answer gets no blank besides. */
const MANY_ASKED = 5;
const OWN_WAY = [
  '[how I would see to that]',
  '[how I would go about this]',
  '[what I would do about it first]',
  '[my way of handling this]',
] as const;

/** What goes wrong calls for the writer's own way; where no task was read at all, what weighs most does. */
function askedFor({ quotes: { listed: all }, tasks }: Context): Heard | null {
  const heaviest = all.toSorted((a, b) => b.weight - a.weight);
  return heaviest.find(({ isPressing }) => isPressing) ?? (tasks.length === 0 ? heaviest[0] : undefined) ?? null;
}

/** The same as a list, one line for each: for readers who want to tick things off. */
export function needsList(context: Context, tasks: readonly Task[], named: Named): Block[] {
  if (context.quoted.length > 0) return quotedNeeds(context);
  const frame = [tasks.length === 0 ? plainNeed(context) : '', named.tools ? '' : toolsOf(context), timingOf(context)]
    .filter((text) => text !== '')
    .map(sentence);
  return [
    ...(tasks.length > 1
      ? [
          {
            type: 'list' as const,
            part: 'needs' as const,
            items: tasks.map(({ text }) => capitalised(text)),
            ordered: false,
            evidence: [],
          },
        ]
      : tasks.map(({ text, form }) => ({
          type: 'p' as const,
          part: 'needs' as const,
          text: sentence(
            form === 'verb'
              ? context.say('more', { list: text, to: `to ${text}` })
              : context.say('moreNouns', { n: text }),
          ),
          evidence: [],
        }))),
    ...(frame.length > 0
      ? [
          {
            type: 'p' as const,
            part: 'needs' as const,
            text: frame.join(' '),
            evidence: [],
          },
        ]
      : []),
    ...heardBlocks(context, tasks),
  ];
}

function quotedNeeds({ quoted }: Context): Block[] {
  return [
    { type: 'p', part: 'needs', text: 'In your own words:', evidence: [] },
    {
      type: 'list',
      part: 'needs',
      items: quoted.map((quote) => `“${quote.replace(/[“”"]/g, '')}”`),
      ordered: false,
      evidence: [],
    },
  ];
}

/** 'to a', 'to a and to b', 'to a, to b, and to c'. */
function toListed(verbs: readonly string[]): string {
  const parts = verbs.map((verb) => `to ${verb}`);
  return parts.length < 3 ? parts.join(', and ') : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1) ?? ''}`;
}

export function toolsOf(context: Context): string {
  if (context.lean >= 2) return '';
  const names = context.brief.skills
    .map(({ name }) => tame(name))
    .filter((name) => name.length < 30 && isTool(name))
    // 'Excel or Google Sheets' beside 'Google Sheets' names one thing twice.
    .filter((name, at, all) => !all.some((other, place) => place !== at && holds(name, other)))
    .slice(0, MAX_TOOLS);
  return names.length < 2 ? '' : context.say('tools', { tools: listed(names) });
}

function holds(name: string, other: string): boolean {
  return / (?:or|and|\/) /.test(name) && name.toLowerCase().includes(other.toLowerCase());
}

/** In the client's sentence at the top, or in the question at the end. */
function isSaidAnyway(quote: string, { opening, questions }: Context['quotes']): boolean {
  return opening?.text.includes(quote) === true || questions.some((question) => question.includes(quote));
}

export function timingOf(context: Context): string {
  if (context.lean >= 2) return '';
  const quote = context.brief.timeline && tame(context.brief.timeline.text).replace(/[.,;:\s]+$/, '');
  // 'urgently' alone names no time.
  if (!quote || wordCount(quote) > 8 || wordCount(quote) < 2 || /[()“”"?]/.test(quote)) return '';
  return isSaidAnyway(quote, context.quotes) ? '' : context.say('timing', { quote });
}
