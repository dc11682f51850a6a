import type { Block } from '#shared/proposals/blocks.ts';
import { isClaim } from '#shared/proposals/verify/claims.ts';
import { midSentence } from '../../analyze/clause.ts';
import type { Context } from '../context.ts';
import { plainWords } from '../need-wording.ts';
import type { Task } from '../needs.ts';
import { capitalised, filled, isTool, listed, sentence, tame, wordCount } from '../phrases.ts';

const MAX_TOOLS = 6;

const DETAILS = [
  'You write that {d}.',
  'The situation, as I understand it: {d}.',
  'From your post I take that {d}.',
  'Where things stand: {d}.',
  'What I keep in mind from your post: {d}.',
  'You also say that {d}.',
] as const;
const FURTHER = ['Besides, {d}.', 'Also, {d}.', 'On top of that, {d}.', 'And {d}.'] as const;

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
const MAX_DETAILS = 2;

/** For a post that names one task: what else the client says of it, and failing that what any client wants of such work. */
function plainNeed(context: Context): string {
  const details = detailsOf(context).slice(0, context.lean >= 2 ? 1 : MAX_DETAILS);
  if (details.length > 0) return details.join(' ');
  const lead = filled(context.picker.fresh('plain-need', needBank(context)), { s: context.work });
  return context.lean >= 2 ? lead : `${lead} ${context.tell('insights', 'insight-2')}`;
}

function needBank({ work }: Context): readonly string[] {
  return / role$/.test(work) ? ROLE_NEEDS : PLAIN_NEEDS;
}

export function detailsOf({ brief, picker }: Context): string[] {
  return (brief.details ?? [])
    .map(({ text }) => plainWords(tame(text).replace(/\s*\([^()]*\)/g, '')))
    .filter((text) => wordCount(text) <= 30 && !isClaim(text) && !/[“”"?()]|\b(?:lol|haha\w*|btw)\b/i.test(text))
    .map((text, index) =>
      picker.fresh(`detail-${index}`, index === 0 ? DETAILS : FURTHER).replace('{d}', () => midSentence(text)),
    );
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
  return [{ type: 'p', part: 'needs', text, evidence: [] }];
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
    .slice(0, MAX_TOOLS);
  return names.length < 2 ? '' : context.say('tools', { tools: listed(names) });
}

export function timingOf(context: Context): string {
  if (context.lean >= 2) return '';
  const quote = context.brief.timeline && tame(context.brief.timeline.text).replace(/[.,;:\s]+$/, '');
  if (!quote || wordCount(quote) > 8 || /[()“”"?]/.test(quote)) return '';
  return context.say('timing', { quote });
}
