import type { Block } from '#shared/proposals/blocks.ts';
import type { Ask, Question } from '#shared/proposals/brief.ts';
import { isBroad, tame, wordCount } from '../phrases.ts';
import { type Context, capitalised, sentence } from './material.ts';
import { factFor } from './proof.ts';
import type { Abroad } from './tongue.ts';

type Answer = Extract<Block, { type: 'qa' }>;

interface Line {
  readonly text: string;
  readonly evidence: readonly string[];
}

/** Everything the client asked to hear, in one place; what only the user knows stands as a blank in square brackets. */
export function answers(context: Context, language: Abroad): Block[] {
  const { brief } = context;
  const lines = [
    ...brief.puzzles.map((one) => puzzleLine(one, context)),
    ...codeLines(context),
    ...askLines(context, language),
  ];
  const list: Block = {
    type: 'list',
    part: 'answers',
    items: lines.map(({ text }) => text),
    ordered: false,
    evidence: lines.flatMap(({ evidence }) => evidence),
  };
  const given = brief.questions.map((question) => answerTo(question, context, language));
  return lines.length === 0 ? given : [...given, list];
}

function puzzleLine({ expression, answer }: { expression: string; answer: string | null }, { tongue }: Context): Line {
  const shown = tame(expression).replace(/[?=\s]+$/, '');
  const frame = answer === null ? tongue.fixed.check.blank : tongue.fixed.check.answered;
  const text = frame.replace('{e}', () => shown).replace('{v}', () => answer ?? '');
  return { text, evidence: [] };
}

function codeLines({ brief, picker, tongue }: Context): Line[] {
  return brief.anywhere.map(({ id, word }) => ({
    text: picker.pick(`code-${id}`, tongue.fixed.codeLines).replace('{w}', () => word),
    evidence: [],
  }));
}

function answerTo(question: Question, context: Context, language: Abroad): Answer {
  const { tongue, tell, facts } = context;
  // French puts a space before the mark, which the question keeps.
  const asked = tame(question.text).replace(/\?$/, () => /\s\?$/.exec(question.text)?.[0] ?? '?');
  const qa = (answer: string, evidence: string[] = []): Answer => ({
    type: 'qa',
    part: 'answers',
    question: asked.endsWith('?') ? asked : sentence(asked),
    answer,
    evidence,
  });
  if (question.kind === 'experience') {
    const fact = factFor(question.text, facts, language);
    if (fact) return qa(sentence(fact.text), [fact.id]);
  }
  if (question.kind === 'approach' && tongue.fixed.asksHow.test(asked) && isBroad(asked))
    return qa(`${tell('first', `q-${question.id}`)} ${tell('middle', `q2-${question.id}`)}`);
  return qa(tongue.fixed.blanks[question.kind]);
}

function askLines(context: Context, language: Abroad): Line[] {
  const lines = context.brief.asks.map((ask) => askLine(ask, context, language));
  return lines.filter(({ text }, index) => lines.findIndex((other) => other.text === text) === index);
}

function askLine(ask: Ask, context: Context, language: Abroad): Line {
  const { fixed } = context.tongue;
  if (ask.kind === 'other')
    return { text: `${capitalised(clipped(tame(ask.text)))}${fixed.colon}${fixed.askBlanks.other}`, evidence: [] };
  if (ask.kind === 'plan') return { text: fixed.planAbove, evidence: [] };
  const own = ownAnswer(ask, context, language);
  return {
    text: `${fixed.labels[ask.kind]}${fixed.colon}${own?.text ?? fixed.askBlanks[ask.kind]}`,
    evidence: own?.evidence ?? [],
  };
}

function ownAnswer(ask: Ask, { proofs, facts }: Context, language: Abroad): Line | null {
  const { links } = proofs;
  if ((ask.kind === 'samples' || ask.kind === 'portfolio') && links.length > 0)
    return { text: links.map(({ url }) => url).join(' '), evidence: links.map(({ factId }) => factId) };
  if (ask.kind !== 'experience' && ask.kind !== 'introduction') return null;
  const fact = factFor(ask.text, facts, language);
  return fact ? { text: sentence(fact.text), evidence: [fact.id] } : null;
}

const MAX_ASK_WORDS = 30;

function clipped(text: string): string {
  const bare = text.replace(/[.:;!?\s]+$/, '');
  return wordCount(bare) <= MAX_ASK_WORDS ? bare : `${bare.split(/\s+/).slice(0, MAX_ASK_WORDS).join(' ')} …`;
}
