import type { Block } from '#shared/proposals/blocks.ts';
import type { Context } from '../context.ts';
import type { Task } from '../needs.ts';
import { capitalised, listed, sentence, tame, wordCount } from '../phrases.ts';

const MAX_TOOLS = 6;

const PLAIN_NEEDS = [
  'A dependable result for {s}, and a clear path to it.',
  'Someone who takes {s} off your hands and keeps you informed on the way.',
  'A short post leaves room, so the first need is a common idea of what done means for {s}.',
  'What counts for {s} is a result that you can check and use at once.',
  'A sound result for {s}, without detours and without surprises.',
] as const;

/** For a post that names one task and nothing around it. */
function plainNeed(context: Context): string {
  return `${context.picker.fresh('plain-need', PLAIN_NEEDS).replace('{s}', () => (context.work.endsWith(' role') ? 'this work' : context.work))} ${context.tell('insights', 'insight-2')}`;
}

/** The further tasks in one paragraph, then what frames the work: tools and timing as the client named them. */
export function needsParagraph(context: Context, tasks: readonly Task[], isToolsNamed: boolean): Block[] {
  if (context.quoted.length > 0) return quotedNeeds(context);
  const verbs = tasks.filter(({ form }) => form === 'verb').map(({ text }) => text);
  const nouns = tasks.filter(({ form }) => form === 'noun').map(({ text }) => text);
  const said = [
    verbs.length > 0 ? context.say('more', { list: listed(verbs), to: toListed(verbs) }) : '',
    nouns.length > 0 ? context.say('moreNouns', { n: listed(nouns) }) : '',
    isToolsNamed ? '' : toolsOf(context),
    timingOf(context),
  ].filter((text) => text !== '');
  const text = said.length > 0 ? said.map(sentence).join(' ') : plainNeed(context);
  return [{ type: 'p', part: 'needs', text, evidence: [] }];
}

/** The same as a list, one line for each: for readers who want to tick things off. */
export function needsList(context: Context, tasks: readonly Task[], isToolsNamed: boolean): Block[] {
  if (context.quoted.length > 0) return quotedNeeds(context);
  const frame = [isToolsNamed ? '' : toolsOf(context), timingOf(context)].filter((text) => text !== '').map(sentence);
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
    ...(frame.length > 0 || tasks.length === 0
      ? [
          {
            type: 'p' as const,
            part: 'needs' as const,
            text: frame.join(' ') || plainNeed(context),
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

function toolsOf(context: Context): string {
  if (context.lean >= 2) return '';
  const names = context.brief.skills
    .map(({ name }) => tame(name))
    .filter((name) => name.length < 30)
    .slice(0, MAX_TOOLS);
  return names.length < 2 ? '' : context.say('tools', { tools: listed(names) });
}

function timingOf(context: Context): string {
  if (context.lean >= 2) return '';
  const quote = context.brief.timeline && tame(context.brief.timeline.text).replace(/[.,;:\s]+$/, '');
  if (!quote || wordCount(quote) > 8 || /[()“”"?]/.test(quote)) return '';
  return context.say('timing', { quote });
}
