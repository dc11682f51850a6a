import type { Block, Fact } from '#shared/proposals/blocks.ts';
import type { Ask, Question } from '#shared/proposals/brief.ts';
import { isClaim } from '#shared/proposals/verify/claims.ts';
import type { Context } from '../context.ts';
import { capitalised, isBroad, sentence, tame, wordCount } from '../phrases.ts';
import { factFor, namesSubject } from '../proof.ts';

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
    question: /\?$/.test(asked) ? asked : sentence(asked),
    answer,
    evidence,
  });
  if (question.kind === 'experience' || question.yesNoExperience) {
    const fact = experienceFor(question.text, context);
    if (fact) return qa(sentence(fact.text), [fact.id]);
  }
  // 'How would you …' is answered by a method; 'which would you use' only the user can answer.
  if (question.kind === 'approach' && /\bhow (?:would|will|do) you\b/i.test(asked) && isBroad(asked))
    return qa(`${context.tell('first', `q-${question.id}`)} ${context.tell('middle', `q2-${question.id}`)}`);
  if (/^are you\b/i.test(asked) && question.kind === 'experience') return qa(BLANKS.other[0] ?? '');
  return qa(
    TIME_ZONE.test(asked) ? '[your time zone]' : context.picker.pick(`blank-${question.id}`, BLANKS[question.kind]),
  );
}

/** The user's sentence about the very thing; where nothing is named, the one that speaks most of this job. */
function experienceFor(asked: string, { facts, proofs, likeness }: Context): Fact | null {
  if (namesSubject(asked)) return factFor(asked, facts, likeness);
  const [best] = proofs.sentences;
  return facts.find(({ id, from }) => from !== 'skills' && best?.evidence.includes(id)) ?? null;
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
  if (ask.kind === 'other')
    return { text: `${asPut(capitalised(clipped(tame(ask.text))))}: [your answer]`, evidence: [] };
  if (ask.kind === 'plan') return { text: 'Plan and approach: they stand above, step by step.', evidence: [] };
  const own = ownAnswer(ask, context);
  return { text: `${labelFor(ask.kind, ask.text)}: ${own?.text ?? blankFor(ask)}`, evidence: own?.evidence ?? [] };
}

/** The client's 'we have built' must not read as a claim of the writer's. */
function asPut(asked: string): string {
  return isClaim(asked) ? `“${asked.replace(/[“”"]/g, '')}”` : asked;
}

/** The client's own word for it, where the house has another: 'resume', 'time zone'. */
function labelFor(kind: Exclude<Ask['kind'], 'other'>, asked: string): string {
  if (kind === 'resume')
    return /\bresume\b/i.test(asked) ? 'Resume' : /\brésumé\b/i.test(asked) ? 'Résumé' : LABELS.resume;
  return kind === 'availability' && TIME_ZONE.test(asked) ? 'Time zone' : LABELS[kind];
}

function ownAnswer(ask: Ask, context: Context): Line | null {
  const { proofs, facts, likeness } = context;
  const { links } = proofs;
  if ((ask.kind === 'samples' || ask.kind === 'portfolio') && links.length > 0)
    return { text: links.map(({ url }) => url).join(' '), evidence: links.map(({ factId }) => factId) };
  if (ask.kind !== 'experience' && ask.kind !== 'introduction') return null;
  const fact = ask.kind === 'experience' ? experienceFor(ask.text, context) : factFor(ask.text, facts, likeness);
  return fact ? { text: sentence(fact.text), evidence: [fact.id] } : null;
}

function blankFor(ask: Ask): string {
  if (ask.kind === 'other' || ask.kind === 'plan') return '[your answer]';
  // 'two samples' in the post must not become a figure that stands nowhere in it.
  const isFigure = ask.count !== undefined && new RegExp(`\\b${ask.count}\\b`).test(ask.text);
  if (ask.kind === 'availability' && TIME_ZONE.test(ask.text)) return '[your time zone]';
  if (ask.kind === 'resume') return `[your ${labelFor(ask.kind, ask.text).replace(/^R/, 'r')}, attached or linked]`;
  return ask.kind === 'samples' && isFigure ? `[links to ${ask.count} samples of your work]` : ASK_BLANKS[ask.kind];
}

const MAX_ASK_WORDS = 30;

function clipped(text: string): string {
  const bare = text.replace(/[.:;!?\s]+$/, '');
  return wordCount(bare) <= MAX_ASK_WORDS ? bare : `${bare.split(/\s+/).slice(0, MAX_ASK_WORDS).join(' ')} …`;
}
