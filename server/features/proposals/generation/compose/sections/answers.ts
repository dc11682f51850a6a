import type { Block } from '#shared/proposals/blocks.ts';
import type { Ask, Question } from '#shared/proposals/brief.ts';
import type { Context } from '../context.ts';
import { capitalised, sentence, tame, wordCount } from '../phrases.ts';
import { factFor } from '../proof.ts';

type Answer = Extract<Block, { type: 'qa' }>;

/** Everything the client asked to hear, in one place; what only the user knows stands as a blank in square brackets. */
export function answers(context: Context): Block[] {
  const { brief } = context;
  const items = [...brief.puzzles.map(puzzleLine), ...codeLines(context), ...askLines(context)];
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
  return [...brief.questions.map((question) => answerTo(question, context)), ...list];
}

interface Line {
  text: string;
  evidence: string[];
}

function puzzleLine({ expression, answer }: { expression: string; answer: string | null }): Line {
  const shown = tame(expression).replace(/[?=\s]+$/, '');
  return {
    text: answer === null ? `Your check: [answer to ${shown}]` : `Your check, ${shown}: ${answer}`,
    evidence: [],
  };
}

const CODE_LINES = [
  'The word you asked for: {w}',
  'As you asked: {w}',
  'Your code word: {w}',
  'The sign that your post was read: {w}',
] as const;

function codeLines({ brief, picker }: Context): Line[] {
  return brief.anywhere.map(({ id, word }) => ({
    text: picker.pick(`code-${id}`, CODE_LINES).replace('{w}', () => word),
    evidence: [],
  }));
}

const BLANKS: Record<Question['kind'], string> = {
  experience: '[your experience with this, and one result]',
  availability: '[your hours and when you can start]',
  rate: '[your rate]',
  timeline: '[your time estimate]',
  approach: '[your choice and the reason for it]',
  location: '[where you are based]',
  other: '[your answer]',
};

function answerTo(question: Question, context: Context): Answer {
  const asked = tame(question.text);
  const qa = (answer: string, evidence: string[] = []): Answer => ({
    type: 'qa',
    part: 'answers',
    question: /\?$/.test(asked) ? asked : sentence(asked),
    answer,
    evidence,
  });
  if (question.kind === 'experience') {
    const fact = factFor(question.text, context.facts);
    if (fact) return qa(sentence(fact.text), [fact.id]);
  }
  // 'How would you …' is answered by a method; 'which would you use' only the user can answer.
  if (question.kind === 'approach' && /\bhow (?:would|will|do) you\b/i.test(asked))
    return qa(`${context.tell('first', `q-${question.id}`)} ${context.tell('middle', `q2-${question.id}`)}`);
  return qa(BLANKS[question.kind]);
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
  const lines = context.brief.asks.map((ask) => askLine(ask, context));
  return lines.filter(({ text }, index) => lines.findIndex((other) => other.text === text) === index);
}

function askLine(ask: Ask, context: Context): Line {
  if (ask.kind === 'other') return { text: `${capitalised(clipped(tame(ask.text)))}: [your answer]`, evidence: [] };
  if (ask.kind === 'plan') return { text: 'Plan and approach: they stand above, step by step.', evidence: [] };
  const own = ownAnswer(ask, context);
  return { text: `${LABELS[ask.kind]}: ${own?.text ?? blankFor(ask)}`, evidence: own?.evidence ?? [] };
}

function ownAnswer(ask: Ask, { proofs, facts }: Context): Line | null {
  const { links } = proofs;
  if ((ask.kind === 'samples' || ask.kind === 'portfolio') && links.length > 0)
    return { text: links.map(({ url }) => url).join(' '), evidence: links.map(({ factId }) => factId) };
  if (ask.kind !== 'experience' && ask.kind !== 'introduction') return null;
  const fact = factFor(ask.text, facts);
  return fact ? { text: sentence(fact.text), evidence: [fact.id] } : null;
}

function blankFor(ask: Ask): string {
  if (ask.kind === 'other' || ask.kind === 'plan') return '[your answer]';
  // 'two samples' in the post must not become a figure that stands nowhere in it.
  const isFigure = ask.count !== undefined && new RegExp(`\\b${ask.count}\\b`).test(ask.text);
  return ask.kind === 'samples' && isFigure ? `[links to ${ask.count} samples of your work]` : ASK_BLANKS[ask.kind];
}

const MAX_ASK_WORDS = 30;

function clipped(text: string): string {
  const bare = text.replace(/[.:;!?\s]+$/, '');
  return wordCount(bare) <= MAX_ASK_WORDS ? bare : `${bare.split(/\s+/).slice(0, MAX_ASK_WORDS).join(' ')} …`;
}
