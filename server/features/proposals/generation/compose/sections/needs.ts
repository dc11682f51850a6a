import type { Block } from '#shared/proposals/blocks.ts';
import type { Context } from '../context.ts';
import type { Task } from '../needs.ts';
import { capitalised, listed, sentence, tame, wordCount } from '../phrases.ts';

const MAX_TOOLS = 6;

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
  const text = said.length > 0 ? said.map(sentence).join(' ') : context.tell('insights', 'insight-2');
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
            text: frame.join(' ') || context.tell('insights', 'insight-2'),
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
