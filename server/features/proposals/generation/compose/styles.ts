import type { Block, Part } from '#shared/proposals/blocks.ts';
import type { Style, Tone } from '#shared/proposals/options.ts';
import type { Context } from './context.ts';
import { GENERAL } from './fields/general.ts';
import type { Task } from './needs.ts';
import { inOrder, type Sections } from './order.ts';
import { ownWordsIn, type Proof } from './proof.ts';
import { answers } from './sections/answers.ts';
import { approachList, approachParagraph, isLeftOpen } from './sections/approach.ts';
import { closeOnly, nextStep, postscript, questionFor } from './sections/closing.ts';
import { openingOf } from './sections/hook.ts';
import { type Named, needsList, needsParagraph } from './sections/needs.ts';
import { earlyProof, whyMe } from './sections/why-me.ts';

/** The sections of a proposal in the order of its style and tone. */
export function inStyle(style: Style, tone: Tone, context: Context): (readonly Block[])[] {
  return inOrder(style, tone, (isWhyFirst) => WRITE[style](context, isWhyFirst));
}

const WRITE: Record<Style, (context: Context, isWhyFirst: boolean) => Sections> = {
  standard(context, isWhyFirst) {
    const { hook, left, opened } = begin(context);
    const [stated, planned] = split(left, 2);
    const [early, late] = proofsAround(context, isWhyFirst);
    return {
      hook: [...hook(insights(context, 1)), ...early],
      needs: needsParagraph(context, stated, opened),
      approach: approachList(context, planned, { ordered: false, words: 100 }),
      why_me: whyMe(context, late, { short: false }),
      answers: answers(context),
      next_step: nextStep(context),
      ps: postscript(context),
    };
  },
  smart_question(context, isWhyFirst) {
    const { hook, left, opened } = begin(context);
    // The last stays for 'What you need', which would stand empty without it.
    const [planned, stated] = split(left, Math.min(3, Math.max(1, left.length - 1)));
    const question = `${context.say('before')} ${questionFor(context)}`;
    const [early, late] = proofsAround(context, isWhyFirst);
    return {
      hook: [...hook(question), ...paragraphs('hook', insights(context, 1)), ...early],
      approach: approachList(context, planned, { ordered: false, words: 85 }),
      needs: needsParagraph(context, stated, opened),
      why_me: whyMe(context, late, { short: true }),
      answers: answers(context),
      next_step: closeOnly(context),
      ps: postscript(context),
    };
  },
  problem_solving(context, isWhyFirst) {
    const { hook, left, opened } = begin(context);
    const [stated, planned] = split(left, 3);
    const [early, late] = proofsAround(context, isWhyFirst);
    return {
      hook: [...hook(''), ...paragraphs('hook', insights(context, 2)), ...early],
      why_me: whyMe(context, late, { short: true }),
      needs: needsList(context, stated, opened),
      approach: approachList(context, planned, { ordered: true, words: 90 }),
      answers: answers(context),
      next_step: nextStep(context),
      ps: postscript(context),
    };
  },
  detailed(context, isWhyFirst) {
    const { hook, left, opened } = begin(context);
    const [stated, planned] = split(left, 3);
    const [early, late] = proofsAround(context, isWhyFirst);
    const extra = isLeftOpen(context) ? '' : `${context.tell('middle')} ${context.tell('middle', 'middle-2')}`;
    return {
      hook: [...hook(insights(context, 2)), ...early],
      needs: needsList(context, stated, opened),
      approach: [...approachList(context, planned, { ordered: true, words: 190 }), ...paragraphs('approach', extra)],
      why_me: whyMe(context, late, { short: false }),
      answers: answers(context),
      next_step: nextStep(context),
      ps: postscript(context),
    };
  },
  concise(context, isWhyFirst) {
    const { hook, left, opened } = begin(context);
    const [stated] = split(left, 6);
    const [best] = ownWordsIn(context.proofs);
    return {
      hook: [...hook(''), ...(isWhyFirst ? [] : earlyProof(best, 'hook'))],
      why_me: whyMe(context, best && isWhyFirst ? [best] : [], { short: true }),
      needs:
        stated.length > 0 || context.quoted.length > 0 || context.quotes.listed.length > 0
          ? needsParagraph({ ...context, brief: { ...context.brief, skills: [], timeline: null } }, stated, opened)
          : [],
      approach: approachParagraph(context),
      answers: answers(context),
      next_step: nextStep(context),
    };
  },
};

/** Tasks and sentences of the client's that fill the same room better. */
const ENOUGH_SAID = 2;

/** Where such work goes wrong, as far as its trade knows: what fits every job stays out where the client wants or says enough. */
function insights({ field, tasks, listened, isPlain, tell }: Context, most: 1 | 2): string {
  const isKnown = field !== GENERAL && !isPlain;
  if (!isKnown && tasks.length + listened.left.length >= ENOUGH_SAID) return '';
  const first = tell('insights');
  return most === 1 || !isKnown ? first : `${first} ${tell('insights', 'insights-own')}`;
}

interface Beginning {
  hook: (more: string) => Block[];
  left: readonly Task[];
  opened: Named;
}

function begin(context: Context): Beginning {
  const { text, named } = openingOf(context);
  const tools = context.brief.skills.slice(0, 2).map(({ name }) => name);
  const opened = {
    tools:
      tools.length === 2 &&
      tools.every((name) => text.includes(name)) &&
      context.tasks.every(({ form }) => form === 'noun'),
  };
  return {
    hook: (more) => [paragraph('hook', more === '' ? text : `${text} ${more}`)],
    left: context.tasks.filter(({ id }) => !named.includes(id)),
    opened,
  };
}

/** The best proof early, the rest after the plan. */
function proofsAround({ proofs }: Context, isWhyFirst: boolean): [Block[], readonly Proof[]] {
  const own = ownWordsIn(proofs);
  const [best, ...rest] = own;
  return isWhyFirst ? [[], own] : [earlyProof(best, 'hook'), rest];
}

function paragraphs(part: Part, text: string): Block[] {
  return text === '' ? [] : [paragraph(part, text)];
}

function paragraph(part: Part, text: string): Block {
  return { type: 'p', part, text, evidence: [] };
}

function split<T>(all: readonly T[], at: number): [readonly T[], readonly T[]] {
  return [all.slice(0, at), all.slice(at)];
}
