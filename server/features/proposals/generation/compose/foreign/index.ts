import type { Block, Part } from '#shared/proposals/blocks.ts';
import { ASKED_HEADING, HEADINGS } from '#shared/proposals/headings.ts';
import type { Style } from '#shared/proposals/options.ts';
import { longestFor, wordsIn } from '../drafts.ts';
import { answers } from './answers.ts';
import { type AbroadInput, type Context, contextOf, type Lean } from './material.ts';
import {
  approachList,
  approachParagraph,
  earlyProof,
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
  const { brief, style, language } = input;
  const opener: Block[] = brief.opener ? [{ type: 'p', part: 'opener', text: brief.opener.word, evidence: [] }] : [];
  const sections = WRITE[style](contextOf(input, lean), language);
  return [...opener, ...sections.flatMap((blocks) => headed(blocks, input))];
}

function headed(blocks: readonly Block[], { brief, language }: AbroadInput): readonly Block[] {
  const [first] = blocks;
  if (!first) return [];
  const isAsked = first.part === 'answers' && brief.questions.length === 0;
  const text = isAsked ? ASKED_HEADING[language] : HEADINGS[language][first.part];
  return text ? [{ type: 'heading', part: first.part, text }, ...blocks] : blocks;
}

/** The same orders as in English: a style is known by them. */
const WRITE: Record<Style, (context: Context, language: Abroad) => Block[][]> = {
  standard(context, language) {
    const { opening, left } = begin(context);
    const [early, ...late] = context.proofs.sentences;
    return [
      [hook(opening, context.tell('insights')), ...earlyProof(context, early)],
      needsParagraph(context, left.slice(0, 2)),
      approachList(context, left.slice(2), { ordered: false, words: 90 }),
      whyMe(context, late, { short: false }),
      answers(context, language),
      nextStep(context),
      postscript(context),
    ];
  },
  smart_question(context, language) {
    const { opening, left } = begin(context);
    const [early, ...late] = context.proofs.sentences;
    const question = questionOf(context);
    return [
      [
        hook(opening, question),
        ...(context.lean >= 3 ? [] : [paragraph('hook', context.tell('insights'))]),
        ...earlyProof(context, early),
      ],
      approachList(context, left.slice(0, 3), { ordered: false, words: 75 }),
      needsParagraph(context, left.slice(3)),
      whyMe(context, late, { short: left.length > 0 }),
      answers(context, language),
      [paragraph('next_step', context.say('close'))],
      postscript(context),
    ];
  },
  problem_solving(context, language) {
    const { opening, left } = begin(context);
    return [
      [hook(opening, ''), paragraph('hook', `${context.tell('insights')} ${context.tell('insights', 'insight-2')}`)],
      whyMe(context, context.proofs.sentences, { short: true }),
      needsList(context, left.slice(0, 2)),
      approachList(context, left.slice(2), { ordered: true, words: 80 }),
      answers(context, language),
      nextStep(context),
      postscript(context),
    ];
  },
  detailed(context, language) {
    const { opening, left } = begin(context);
    const [early, ...late] = context.proofs.sentences;
    const advice = `${context.tell('insights')} ${context.tell('insights', 'insight-2')}`;
    return [
      [hook(opening, advice), ...earlyProof(context, early)],
      needsList(context, left.slice(0, 3)),
      [
        ...approachList(context, left.slice(3), { ordered: true, words: 170 }),
        paragraph('approach', `${context.tell('middle', 'middle-a')} ${context.say('conduct')}`),
      ],
      whyMe(context, late, { short: true }),
      answers(context, language),
      nextStep(context),
      postscript(context),
    ];
  },
  concise(context, language) {
    const { opening, left } = begin(context);
    const bare = { ...context, brief: { ...context.brief, skills: [], timeline: null } };
    return [
      [hook(opening, left.length > 1 || context.lean > 0 ? '' : context.tell('insights'))],
      whyMe(context, context.proofs.sentences.slice(0, 1), { short: left.length > 0 }),
      needsParagraph(bare, left),
      approachParagraph(context),
      answers(context, language),
      nextStep(context),
    ];
  },
};

function begin(context: Context) {
  const opening = openingOf(context);
  return { opening, left: context.tasks.filter(({ id }) => !opening.named.includes(id)) };
}

function hook({ text }: { text: string }, more: string): Block {
  return paragraph('hook' satisfies Part, more === '' ? text : `${text} ${more}`);
}
