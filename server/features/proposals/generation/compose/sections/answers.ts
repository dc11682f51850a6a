import type { Block } from '#shared/proposals/blocks.ts';
import type { Ask, Question } from '#shared/proposals/brief.ts';
import {
  asksForMethod,
  asNoun,
  blankFor as blankForAsk,
  blankForQuestion,
  inParts,
  isGeneralPlan,
} from '../asked-as.ts';
import { codeLine, puzzleLine } from '../asked-lines.ts';
import type { Context } from '../context.ts';
import { capitalised, isBroad, sentence, tame, wordCount } from '../phrases.ts';
import { factFor, namesSubject, ownWordsIn } from '../proof.ts';

type Answer = Extract<Block, { type: 'qa' }>;

/** Everything the client asked to hear, in one place; what only the user knows stands as a blank in square brackets. */
export function answers(context: Context): Block[] {
  const { brief } = context;
  const puzzles = brief.puzzles.map((puzzle) => ({ text: puzzleLine(puzzle, 'en'), evidence: [] }));
  const items = [...puzzles, ...codeLines(context), ...askLines(context)];
  const list: Block[] =
    items.length === 0
      ? []
      : [
          {
            type: 'list',
            part: 'answers',
            items: items.map(({ text }) => text),
            ordered: false,
            evidence: items.flatMap(({ evidence }) => evidence),
          },
        ];
  return [...questionsShown(context).map((question) => answerTo(question, context)), ...onRequest(context), ...list];
}

// As many as clients ask of everybody; more is a sheet of them.
const MOST_WHEN_CONCISE = 10;

/** A short text takes up a few questions; a whole sheet of them would be most of it. */
function questionsShown({ brief, style }: Context): readonly Question[] {
  return style === 'concise' ? brief.questions.slice(0, MOST_WHEN_CONCISE) : brief.questions;
}

function onRequest(context: Context): Block[] {
  if (questionsShown(context).length === context.brief.questions.length) return [];
  return [
    { type: 'p', part: 'answers', text: 'Your other questions: in full, as soon as you ask for it.', evidence: [] },
  ];
}

const STANDS_ABOVE = [
  'That is what the example above is about.',
  'The work named above is the answer to this.',
  'The sentence above about my own work speaks of this.',
  'It stands above, in my own words.',
] as const;

/** What stands in the proposal already is pointed to, not said again word for word. */
function unlessSaid(said: Said, id: string, { proofs, picker, style }: Context): Said {
  const own = ownWordsIn(proofs).slice(0, style === 'concise' ? 1 : undefined);
  const isSaid = own.some(({ text }) => text.includes(said.text.replace(/[.!?]+$/, '')));
  return isSaid ? { text: picker.pick(`above-${id}`, STANDS_ABOVE), evidence: said.evidence } : said;
}

/** The user's own words, and what they rest on. */
interface Said {
  readonly text: string;
  readonly evidence: readonly string[];
}

interface Line {
  text: string;
  evidence: string[];
}

function codeLines({ brief, picker }: Context): Line[] {
  return brief.anywhere.map(({ id, word }) => ({
    text: codeLine(word, 'en', (wordings) => picker.pick(`code-${id}`, wordings)),
    evidence: [],
  }));
}

/** A time zone is no place, and no hours either. */
const TIME_ZONE = /\btime ?zones?\b/i;

const EXPERIENCE_BLANKS = [
  '[your experience with this, and one result]',
  '[your experience of this kind, and what came of it]',
  '[where you have done this, with one result]',
  '[a job of yours that comes close, and its result]',
] as const;
const APPROACH_BLANKS = [
  '[your choice and the reason for it]',
  '[what you would choose, and why]',
  '[your way of doing it, in a sentence]',
  '[your view, with the reason]',
] as const;

const BLANKS: Record<Question['kind'], readonly string[]> = {
  experience: EXPERIENCE_BLANKS,
  availability: ['[your hours and when you can start]'],
  rate: ['[your rate]'],
  timeline: ['[your time estimate]'],
  approach: APPROACH_BLANKS,
  location: ['[where you are based]'],
  other: ['[your answer]'],
};

function answerTo(question: Question, context: Context): Answer {
  const asked = tame(question.text);
  const qa = (answer: string, evidence: string[] = []): Answer => ({
    type: 'qa',
    part: 'answers',
    question: /\?$/.test(asked) ? capitalised(asked) : sentence(asked),
    answer,
    evidence,
  });
  if (question.kind === 'experience' || question.yesNoExperience) {
    const fact = experienceFor(question.text, context);
    const said = fact && unlessSaid(fact, question.id, context);
    if (said) return qa(sentence(said.text), [...said.evidence]);
  }
  // 'How would you go about it' is answered by a method; how one thing in it is done only the user can say.
  if (question.kind === 'approach' && asksForMethod(asked) && isBroad(asked))
    return qa(`${context.tell('first', `q-${question.id}`)} ${context.tell('middle', `q2-${question.id}`)}`);
  return qa(blankForQuestion(asked) ?? blankOfKind(question, context));
}

function blankOfKind({ id, kind, text }: Question, { picker }: Context): string {
  return TIME_ZONE.test(text) ? '[your time zone]' : picker.pick(`blank-${id}`, BLANKS[kind]);
}

/** The user's sentence about the very thing; where nothing is named, the one that speaks most of this job. */
function experienceFor(asked: string, { facts, proofs, likeness }: Context): Said | null {
  if (namesSubject(asked)) return factFor(asked, facts, likeness);
  const isSkill = ({ evidence }: Said) => facts.some(({ id, from }) => from === 'skills' && evidence.includes(id));
  return proofs.sentences.find((proof) => !isSkill(proof)) ?? null;
}

const LABELS: Record<Exclude<Ask['kind'], 'other'>, string> = {
  samples: 'Samples of similar work',
  portfolio: 'Portfolio',
  rate: 'Rate',
  timeline: 'Time estimate',
  availability: 'Availability',
  experience: 'Experience',
  plan: 'Plan',
  resume: 'CV',
  introduction: 'In short, about me',
};

const ASK_BLANKS: Record<Exclude<Ask['kind'], 'other' | 'plan'>, string> = {
  samples: '[links to your samples]',
  portfolio: '[link to your portfolio]',
  rate: '[your rate]',
  timeline: '[your time estimate]',
  availability: '[your hours and when you can start]',
  experience: '[your experience with this, and one result]',
  resume: '[your CV, attached or linked]',
  introduction: '[one sentence about you]',
};

function askLines(context: Context): Line[] {
  const lines = context.brief.asks.flatMap((ask) => linesFor(ask, context));
  return lines.filter(({ text }, index) => lines.findIndex((other) => other.text === text) === index);
}

/** A line for each thing that one sentence asks: a rate, and who will do the work. */
function linesFor(ask: Ask, context: Context): Line[] {
  const [first = ask.text, ...rest] = inParts(ask.text);
  return [askLine({ ...ask, text: first }, context), ...rest.map(otherLine)];
}

function otherLine(asked: string): Line {
  return { text: `${asNoun(asked)}: ${blankForAsk(asked)}`, evidence: [] };
}

function askLine(ask: Ask, context: Context): Line {
  if (ask.kind === 'other' || (ask.kind === 'plan' && !isGeneralPlan(ask.text))) return otherLine(ask.text);
  if (ask.kind === 'plan') return { text: 'Plan and approach: they stand above, step by step.', evidence: [] };
  const own = ownAnswer(ask, context);
  if (own === null && isParticular(asNoun(ask.text))) return otherLine(ask.text);
  return { text: `${labelFor(ask.kind, ask.text)}: ${own?.text ?? blankFor(ask)}`, evidence: own?.evidence ?? [] };
}

/** The client's own word for it, where the house has another: 'resume', 'time zone', 'price per page'. */
function labelFor(kind: Exclude<Ask['kind'], 'other'>, asked: string): string {
  if (kind === 'resume')
    return /\bresume\b/i.test(asked) ? 'Resume' : /\brésumé\b/i.test(asked) ? 'Résumé' : LABELS.resume;
  if (kind === 'rate') return rateLabel(asNoun(asked));
  return kind === 'availability' && TIME_ZONE.test(asked) ? 'Time zone' : LABELS[kind];
}

/** 'The biggest waste you have found' is not answered by just any experience, nor 'who exactly' by an introduction. */
function isParticular(asked: string): boolean {
  return /^(?:the (?:\p{L}+est|best|worst|last|first|most \p{L}+)|who (?:exactly|will|would))\b/iu.test(asked);
}

const MAX_LABEL_WORDS = 9;

function rateLabel(asked: string): string {
  const isRate = /^(?:\S+ ){0,4}(?:rate|price|pricing|fee|quote|cost|charge)\b/i.test(asked) && !/[?!“”"]/.test(asked);
  return isRate && wordCount(asked) <= MAX_LABEL_WORDS ? capitalised(asked.replace(/^(?:an?|the) /i, '')) : LABELS.rate;
}

function ownAnswer(ask: Ask, context: Context): Line | null {
  const { proofs, facts, likeness } = context;
  const { links } = proofs;
  if ((ask.kind === 'samples' || ask.kind === 'portfolio') && links.length > 0)
    return { text: links.map(({ url }) => url).join(' '), evidence: links.map(({ factId }) => factId) };
  if (ask.kind !== 'experience' && ask.kind !== 'introduction') return null;
  const fact = ask.kind === 'experience' ? experienceFor(ask.text, context) : factFor(ask.text, facts, likeness);
  const said = fact && unlessSaid(fact, ask.id, context);
  return said ? { text: sentence(said.text), evidence: [...said.evidence] } : null;
}

function blankFor(ask: Ask): string {
  if (ask.kind === 'other' || ask.kind === 'plan') return '[your answer]';
  // 'two samples' in the post must not become a figure that stands nowhere in it.
  const isFigure = ask.count !== undefined && new RegExp(`\\b${ask.count}\\b`).test(ask.text);
  if (ask.kind === 'availability' && TIME_ZONE.test(ask.text)) return '[your time zone]';
  if (ask.kind === 'resume') return `[your ${labelFor(ask.kind, ask.text).replace(/^R/, 'r')}, attached or linked]`;
  return ask.kind === 'samples' && isFigure ? `[links to ${ask.count} samples of your work]` : ASK_BLANKS[ask.kind];
}
