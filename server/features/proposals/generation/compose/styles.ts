import type { Block, Part } from '#shared/proposals/blocks.ts';
import type { Style, Tone } from '#shared/proposals/options.ts';
import type { Context } from './context.ts';
import type { Task } from './needs.ts';
import type { Proof } from './proof.ts';
import { answers } from './sections/answers.ts';
import { approachList, approachParagraph } from './sections/approach.ts';
import { closeOnly, nextStep, postscript } from './sections/closing.ts';
import { openingOf, quotable } from './sections/hook.ts';
import { type Named, needsList, needsParagraph } from './sections/needs.ts';
import { earlyProof, whyMe } from './sections/why-me.ts';

type Sections = Partial<Record<Part, Block[]>>;
type Middle = readonly [
  'needs' | 'approach' | 'why_me',
  'needs' | 'approach' | 'why_me',
  'needs' | 'approach' | 'why_me',
];

/** What is said of the writer, when it is one of the first things said. */
const WHY_FIRST: Middle = ['why_me', 'needs', 'approach'];
const WHY_BEFORE_PLAN: Middle = ['needs', 'why_me', 'approach'];
const WHY_THEN_PLAN: Middle = ['why_me', 'approach', 'needs'];
const PLAN_FIRST: Middle = ['approach', 'needs', 'why_me'];
const PLAN_THEN_WHY: Middle = ['approach', 'why_me', 'needs'];
const AS_A_RULE: Middle = ['needs', 'approach', 'why_me'];

/**
 * How the middle of a proposal is ordered: by its style in the first place, and in each tone in a way of its own. The hook comes
 * first; what the client asked stands right before the next step.
 */
const ORDER: Record<Style, Record<Tone, Middle>> = {
  standard: {
    professional: AS_A_RULE,
    friendly: WHY_BEFORE_PLAN,
    casual: PLAN_FIRST,
    conversational: WHY_FIRST,
    enthusiastic: PLAN_THEN_WHY,
    formal: WHY_THEN_PLAN,
  },
  smart_question: {
    professional: PLAN_FIRST,
    friendly: AS_A_RULE,
    casual: PLAN_THEN_WHY,
    conversational: WHY_BEFORE_PLAN,
    enthusiastic: WHY_THEN_PLAN,
    formal: WHY_FIRST,
  },
  problem_solving: {
    professional: WHY_FIRST,
    friendly: PLAN_FIRST,
    casual: AS_A_RULE,
    conversational: PLAN_THEN_WHY,
    enthusiastic: WHY_BEFORE_PLAN,
    formal: WHY_THEN_PLAN,
  },
  detailed: {
    professional: WHY_BEFORE_PLAN,
    friendly: PLAN_THEN_WHY,
    casual: WHY_FIRST,
    conversational: AS_A_RULE,
    enthusiastic: PLAN_FIRST,
    formal: WHY_THEN_PLAN,
  },
  concise: {
    professional: WHY_FIRST,
    friendly: WHY_THEN_PLAN,
    casual: WHY_BEFORE_PLAN,
    conversational: PLAN_FIRST,
    enthusiastic: AS_A_RULE,
    formal: PLAN_THEN_WHY,
  },
};

/** The sections of a proposal in the order of its style and tone. */
export function inStyle(style: Style, tone: Tone, context: Context): Block[][] {
  const middle = ORDER[style][tone];
  const sections = WRITE[style](context, middle[0] === 'why_me');
  const order: readonly Part[] = ['hook', ...middle, 'answers', 'next_step', 'ps'];
  return order.map((part) => sections[part] ?? []).filter((blocks) => blocks.length > 0);
}

/** `isWhyFirst`: proof follows the hook anyway, so that the hook needs none. */
const WRITE: Record<Style, (context: Context, isWhyFirst: boolean) => Sections> = {
  standard(context, isWhyFirst) {
    const { hook, left, opened } = begin(context);
    const [stated, planned] = split(left, 2);
    const [early, late] = proofsAround(context, isWhyFirst);
    return {
      hook: [...hook(context.tell('insights')), ...early],
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
    const [planned, stated] = split(left, 3);
    const question = `${context.say('before')} ${context.tell('questions')}`;
    const [early, late] = proofsAround(context, isWhyFirst);
    return {
      hook: [...hook(question), paragraph('hook', context.tell('insights')), ...early],
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
    const trouble = `${context.tell('insights')} ${context.tell('insights', 'insight-2')}`;
    return {
      hook: [...hook(''), paragraph('hook', trouble), ...early],
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
    const extra = paragraph('approach', `${context.tell('middle')} ${context.tell('middle', 'middle-2')}`);
    return {
      hook: [...hook(`${context.tell('insights')} ${context.tell('insights', 'insight-2')}`), ...early],
      needs: needsList(context, stated, opened),
      approach: [...approachList(context, planned, { ordered: true, words: 190 }), extra],
      why_me: whyMe(context, late, { short: false }),
      answers: answers(context),
      next_step: nextStep(context),
      ps: postscript(context),
    };
  },
  concise(context, isWhyFirst) {
    const { hook, left, opened } = begin(context);
    const [stated] = split(left, 6);
    const [best] = context.proofs.sentences;
    return {
      hook: [...hook(''), ...(isWhyFirst ? [] : earlyProof(best, 'hook'))],
      why_me: whyMe(context, best && isWhyFirst ? [best] : [], { short: true }),
      needs:
        stated.length > 0 || context.quoted.length > 0
          ? needsParagraph({ ...context, brief: { ...context.brief, skills: [], timeline: null } }, stated, opened)
          : [],
      approach: approachParagraph(context, []),
      answers: answers(context),
      next_step: nextStep(context),
    };
  },
};

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
    title: text.includes(quotable(context.brief.title)),
  };
  return {
    hook: (more) => [paragraph('hook', more === '' ? text : `${text} ${more}`)],
    left: context.tasks.filter(({ id }) => !named.includes(id)),
    opened,
  };
}

/**
 * The best proof early, the rest after the plan. Also one that does not speak of this very job: something true about the
 * writer is what a client can check first. Source: design 'What makes a proposal win'.
 */
function proofsAround({ proofs }: Context, isWhyFirst: boolean): [Block[], readonly Proof[]] {
  const [best, ...rest] = proofs.sentences;
  return isWhyFirst ? [[], proofs.sentences] : [earlyProof(best, 'hook'), rest];
}

function paragraph(part: Part, text: string): Block {
  return { type: 'p', part, text, evidence: [] };
}

function split<T>(all: readonly T[], at: number): [readonly T[], readonly T[]] {
  return [all.slice(0, at), all.slice(at)];
}
