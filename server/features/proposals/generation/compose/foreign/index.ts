import type { Block, Part } from '#shared/proposals/blocks.ts';
import { ASKED_HEADING, HEADINGS } from '#shared/proposals/headings.ts';
import type { Style } from '#shared/proposals/options.ts';
import { longestFor, wordsIn } from '../drafts.ts';
import { inOrder, type Sections } from '../order.ts';
import { answers } from './answers.ts';
import { type AbroadInput, type Context, contextOf, type Lean, type Task } from './material.ts';
import { ownWordsIn, type Proof } from './proof.ts';
import {
  approachList,
  approachParagraph,
  earlyProof,
  led,
  needsList,
  needsParagraph,
  nextStep,
  openingOf,
  paragraph,
  postscript,
  questionOf,
  whyMe,
} from './sections.ts';
import type { Abroad } from './tongue.ts';

const LEANER: readonly Lean[] = [0, 1, 2, 3];

/** Writes in Spanish, Portuguese, French or German, by the same rules as in English and with phrase banks of the language's own. */
export function composeAbroad(input: AbroadInput): Block[] {
  const most = longestFor(input.style, input.brief);
  const drafts = LEANER.map((lean) => draft(input, lean));
  return drafts.find((blocks) => wordsIn(blocks) <= most) ?? drafts.at(-1) ?? [];
}

function draft(input: AbroadInput, lean: Lean): Block[] {
  const { brief, style, tone, language } = input;
  const opener: Block[] = brief.opener ? [{ type: 'p', part: 'opener', text: brief.opener.word, evidence: [] }] : [];
  const context = contextOf(input, lean);
  const sections = inOrder(style, tone, (isWhyFirst) => WRITE[style](context, language, isWhyFirst));
  return [...opener, ...sections.flatMap((blocks) => headed(blocks, input))];
}

function headed(blocks: readonly Block[], { brief, language }: AbroadInput): readonly Block[] {
  const [first] = blocks;
  if (!first) return [];
  const isAsked = first.part === 'answers' && brief.questions.length === 0;
  const text = isAsked ? ASKED_HEADING[language] : HEADINGS[language][first.part];
  return text ? [{ type: 'heading', part: first.part, text }, ...blocks] : blocks;
}

/** The same sections as in English: a style is known by them. */
const WRITE: Record<Style, (context: Context, language: Abroad, isWhyFirst: boolean) => Sections> = {
  standard(context, language, isWhyFirst) {
    const { opening, left } = begin(context);
    const [early, late] = proofsAround(context, isWhyFirst);
    const [named, steps] = shared(left, 2);
    return {
      // Where nothing further is wanted there is room for a second thought.
      hook: [hook(opening, thoughts(context, left.length > 0 ? 1 : 2)), ...early],
      needs: needsParagraph(context, named),
      approach: approachList(context, steps, { ordered: false }),
      why_me: whyMe(context, late, { short: false }),
      answers: answers(context, language),
      next_step: nextStep(context),
      ps: postscript(context),
    };
  },
  smart_question(context, language, isWhyFirst) {
    const { opening, left } = begin(context);
    const [early, late] = proofsAround(context, isWhyFirst);
    const insight = context.lean >= 3 ? [] : [paragraph('hook', thoughts(context, 1))];
    return {
      hook: [hook(opening, questionOf(context)), ...insight, ...early],
      approach: approachList(context, left.slice(0, 3), { ordered: false }),
      needs: needsParagraph(context, left.slice(3)),
      why_me: whyMe(context, late, { short: left.length > 0 }),
      answers: answers(context, language),
      next_step: [paragraph('next_step', context.say('close'))],
      ps: postscript(context),
    };
  },
  problem_solving(context, language, isWhyFirst) {
    const { opening, left } = begin(context);
    const [early, late] = proofsAround(context, isWhyFirst);
    const [named, steps] = shared(left, 2);
    return {
      hook: [hook(opening, ''), paragraph('hook', thoughts(context, 2)), ...early],
      why_me: whyMe(context, late, { short: true }),
      needs: needsList(context, named),
      approach: approachList(context, steps, { ordered: true }),
      answers: answers(context, language),
      next_step: nextStep(context),
      ps: postscript(context),
    };
  },
  detailed(context, language, isWhyFirst) {
    const { opening, left } = begin(context);
    const [early, late] = proofsAround(context, isWhyFirst);
    const [named, steps] = shared(left, 3);
    const along = led(context, 'along', context.tongue.fixed.along, context.tell('middle', 'middle-a'));
    return {
      hook: [hook(opening, thoughts(context, 2)), ...early],
      needs: needsList(context, named),
      approach: [
        ...approachList(context, steps, { ordered: true }),
        paragraph('approach', `${along} ${context.say('conduct')}`),
      ],
      why_me: whyMe(context, late, { short: true }),
      answers: answers(context, language),
      next_step: nextStep(context),
      ps: postscript(context),
    };
  },
  concise(context, language, isWhyFirst) {
    const { opening, left } = begin(context);
    const bare = { ...context, brief: { ...context.brief, skills: [], timeline: null } };
    const [best] = ownWordsIn(context.proofs);
    const insight = left.length > 1 || context.lean > 0 ? '' : context.tell('insights');
    return {
      hook: [hook(opening, insight), ...(isWhyFirst ? [] : earlyProof(context, best))],
      why_me: whyMe(context, best && isWhyFirst ? [best] : [], { short: left.length > 0 }),
      needs: needsParagraph(bare, left),
      approach: approachParagraph(context),
      answers: answers(context, language),
      next_step: nextStep(context),
    };
  },
};

/** What the client said that matters most, then advice of the trade; advice that fits any job only where there is neither. */
function thoughts({ heard, isKnownTrade, tell }: Context, most: number): string {
  if (heard === '') return [tell('insights'), ...(most > 1 ? [tell('insights', 'insight-2')] : [])].join(' ');
  return isKnownTrade && most > 1 ? `${heard} ${tell('insights')}` : heard;
}

/** Of few tasks all are steps of the plan: a plan of nothing but general advice says nothing of this job. */
function shared(tasks: readonly Task[], most: number): [readonly Task[], readonly Task[]] {
  return tasks.length <= most ? [[], tasks] : [tasks.slice(0, most), tasks.slice(most)];
}

/** The best proof early, the rest after the plan; where what is said of the writer comes first, all of it there. */
function proofsAround(context: Context, isWhyFirst: boolean): [Block[], readonly Proof[]] {
  const own = ownWordsIn(context.proofs);
  const [best, ...rest] = own;
  return isWhyFirst ? [[], own] : [earlyProof(context, best), rest];
}

function begin(context: Context) {
  const opening = openingOf(context);
  return { opening, left: context.tasks.filter(({ id }) => !opening.named.includes(id)) };
}

function hook({ text }: { text: string }, more: string): Block {
  return paragraph('hook' satisfies Part, more === '' ? text : `${text} ${more}`);
}
