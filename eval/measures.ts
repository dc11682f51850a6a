import { collectFacts } from '#shared/proposals/facts.ts';
import type { Style } from '#shared/proposals/options.ts';
import { toPlainLetters } from '#shared/proposals/unicode-text.ts';
import { contentStems } from '#shared/proposals/verify/words.ts';
import { type VerifyReport, verifyProposal } from '#shared/proposals/verify.ts';
import { fleschReadingEase, meanSentenceWords, sentences, words } from './readability.ts';
import { stockPhrasesIn } from './stock-phrases.ts';
import { PORTFOLIO, type Written } from './write.ts';

/** One measure of one proposal: `ok` against the goal, `value` where a number says more. */
export interface Measure {
  readonly name: string;
  readonly ok: boolean;
  readonly value?: number;
  readonly detail?: string;
}

// Words a style aims at. Source: design 'What makes a proposal win' and decisions 'Contracts' (30 more for each question or ask).
const WORD_GOALS: Partial<Record<Style, [number, number]>> = { concise: [80, 140], detailed: [120, 450] };
const WORD_GOAL: [number, number] = [120, 280];
const WORDS_AN_ANSWER = 30;
const FIRST_LOOK_CHARS = 200;
const GREETING = /^(hi|hello|hey|dear|greetings|good (morning|day|evening))\b/i;

/** The verifier's own report of a written proposal: its hard gates and the marks of what the client asked. */
export function checked({ input, answer }: Written): VerifyReport {
  return verifyProposal({
    text: answer.plainText,
    brief: answer.brief,
    facts: collectFacts(input),
    userText: `${input.jobTitle}\n${input.jobDescription}`,
  });
}

/** What makes a proposal win, each with its goal. Source: design of that name. */
export function measuresOf(written: Written, report: VerifyReport): Measure[] {
  const { input, answer } = written;
  const opener = answer.brief.opener?.word ?? '';
  const text = toPlainLetters(answer.plainText);
  const body = text.slice(opener.length).replace(/^[\s.,:;!–—-]+/, '');
  const stock = stockPhrasesIn(text, `${input.jobDescription} ${input.aboutMeStatement}`);
  return [
    firstLook(body, `${input.jobTitle} ${input.jobDescription}`),
    wordCount(written, text),
    needCoverage(written, report),
    answered(written, report),
    range('flesch', fleschReadingEase(text), 50, 80),
    range('sentence words', meanSentenceWords(text), 0, 25),
    { name: 'stock phrases', ok: stock.length === 0, value: stock.length, detail: stock.join(', ') },
    oneNextStep(text),
    ...(input.aboutMeStatement === '' ? [] : [ownFactEarly(input, text), portfolioPlaced(text)]),
  ];
}

function firstLook(body: string, post: string): Measure {
  const start = body.slice(0, FIRST_LOOK_CHARS);
  const known = new Set(contentStems(post));
  const value = new Set(contentStems(start).filter((stem) => known.has(stem))).size;
  return { name: 'first look', ok: value >= 3 && !GREETING.test(start) && !/^I\b/.test(start), value, detail: start };
}

function wordCount({ input, answer }: Written, text: string): Measure {
  const [low, high] = WORD_GOALS[input.style] ?? WORD_GOAL;
  const asked = answer.brief.questions.length + answer.brief.asks.length + answer.brief.puzzles.length;
  return range('words', words(text).length, low, high + WORDS_AN_ANSWER * asked);
}

function needCoverage({ answer }: Written, report: VerifyReport): Measure {
  const core = answer.brief.needs.filter((need) => need.core);
  const met = core.filter((need) => report.marks[need.id] === 'met').length;
  const value = core.length === 0 ? 1 : met / core.length;
  return { name: 'need coverage', ok: value >= 0.9, value };
}

function answered({ answer }: Written, report: VerifyReport): Measure {
  const asked = [...answer.brief.questions, ...answer.brief.asks, ...answer.brief.puzzles];
  const open = asked.filter(({ id }) => report.marks[id] === 'open');
  return {
    name: 'asked things answered or left as blanks',
    ok: open.length === 0,
    value: asked.length === 0 ? 1 : 1 - open.length / asked.length,
    detail: open.map((item) => item.quote).join(' | '),
  };
}

/** The last paragraph before the postscript holds one question, or one request when it asks nothing. */
function oneNextStep(text: string): Measure {
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => !/^P\.\s?S\./.test(paragraph));
  const questions = sentences(paragraphs.at(-1) ?? '').filter((sentence) => sentence.endsWith('?')).length;
  return { name: 'one next step', ok: questions <= 1, value: questions, detail: paragraphs.at(-1) ?? '' };
}

function ownFactEarly(input: Written['input'], text: string): Measure {
  const half = new Set(contentStems(text.slice(0, text.length / 2)));
  const ok = collectFacts(input).some((fact) => {
    const stems = contentStems(fact.text);
    return stems.length > 2 && stems.filter((stem) => half.has(stem)).length / stems.length >= 0.6;
  });
  return { name: 'own fact in the first half', ok };
}

function portfolioPlaced(text: string): Measure {
  return { name: 'portfolio placed', ok: text.includes(PORTFOLIO) };
}

function range(name: string, value: number, low: number, high: number): Measure {
  return { name, ok: value >= low && value <= high, value: Math.round(value * 100) / 100 };
}
