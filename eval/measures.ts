import { isTakenUp } from '#server/features/proposals/generation/compose/client-words.ts';
import { LENGTHS, proseOf, WORDS_PER_ANSWER } from '#server/features/proposals/generation/compose/drafts.ts';
import { tame } from '#server/features/proposals/generation/compose/phrases.ts';
import { flesch } from '#server/features/proposals/generation/compose/readability.ts';
import { STOCK_PHRASES } from '#server/features/proposals/generation/compose/stock-phrases.ts';
import type { Fact } from '#shared/proposals/blocks.ts';
import type { GenerateAnswer, WrittenSection } from '#shared/proposals/contract.ts';
import { partOfHeading } from '#shared/proposals/headings.ts';
import type { Style } from '#shared/proposals/options.ts';
import { toPlainLetters } from '#shared/proposals/unicode-text.ts';
import { urlsIn } from '#shared/proposals/verify/tokens.ts';
import { contentStems, wordsOf } from '#shared/proposals/verify/words.ts';
import { verifyProposal } from '#shared/proposals/verify.ts';
import { meanWords } from './readability.ts';
import { stockPhrasesIn } from './stock-phrases.ts';

export interface Measured {
  /** Each gate's verdict, by its name. */
  readonly gates: Readonly<Record<string, boolean>>;
  readonly measures: Readonly<Record<string, boolean>>;
  /** Numbers behind the measures. Reading ease is told of English alone: its scale knows no other language. */
  readonly figures: Readonly<Record<string, number>>;
}

type Written = Pick<GenerateAnswer, 'plainText' | 'brief' | 'sections' | 'language' | 'warnings'>;

const PREVIEW = 200;

/** Measures one proposal by the table 'What makes a proposal win'. `userText` is all that the user entered. */
export function measure(answer: Written, facts: readonly Fact[], style: Style, userText: string): Measured {
  const { brief, plainText, language } = answer;
  const report = verifyProposal({ text: plainText, brief, facts, userText });
  const text = toPlainLetters(plainText);
  const body = bodyOf(text, brief.opener?.word);
  const prose = proseOf(withoutHeadings(body));
  const core = brief.needs.filter((need) => need.core);
  const asked = [...brief.questions, ...brief.asks];
  const ownWords = asked.reduce((rest, item) => rest.replace(tame(item.text), ' '), body);
  const words = wordsOf(withoutHeadings(body)).length;
  const [least, most] = LENGTHS[style];
  const figures = {
    needCoverage: core.length === 0 ? 1 : core.filter(({ id }) => report.marks[id] === 'met').length / core.length,
    words,
    ...(language === 'en' && { flesch: flesch(prose) }),
    sentenceWords: meanWords(prose),
    ...(facts.length > 0 && { ownProof: saysNoProof(answer) ? 0 : 1 }),
    ...takenUp(brief, text),
    answered: asked.length === 0 ? 1 : asked.filter(({ id }) => report.marks[id] !== 'open').length / asked.length,
  };
  const preview = new Set(contentStems(body.slice(0, PREVIEW)));
  return {
    gates: Object.fromEntries(report.gates.map(({ gate, ok }) => [gate, ok])),
    figures,
    measures: {
      firstLinesHoldTheJob: [...jobTerms(brief)].filter((term) => preview.has(term)).length >= 3,
      beginsWithTheClient: !/^(?:I|I'm|I've|Hi|Hello|Hey|Dear|Greetings|Good (?:day|morning))\b/.test(body),
      length: words >= least && words <= most + WORDS_PER_ANSWER * (asked.length + brief.puzzles.length),
      needCoverage: figures.needCoverage >= 0.9,
      questionsAndAsks: figures.answered === 1,
      readable: figures.flesch === undefined || (figures.flesch >= 50 && figures.flesch <= 80),
      sentences: figures.sentenceWords <= 25,
      noStockPhrase: !STOCK_PHRASES.test(ownWords) && stockPhrasesIn(ownWords, userText).length === 0,
      oneNextStep: closingQuestions(answer, style) === (style === 'smart_question' ? 0 : 1),
      // Where nothing of the user's speaks of the job it says who is writing, and the figure `ownProof` is 0.
      ownProofEarly: facts.length === 0 || holdsFact(text.slice(0, text.length / 2), facts, language),
      linkPlaced:
        !facts.some((fact) => fact.from === 'portfolio' && urlsIn(fact.text).length > 0) || urlsIn(text).length > 0,
    },
  };
}

/** Part of the sentences that tell of the work of which the text holds most of the words; nothing where there are none. */
function takenUp({ details = [], language }: Written['brief'], text: string): { takenUp?: number } {
  const stems = new Set(contentStems(text));
  const taken = details.filter((sentence) => isTakenUp(sentence.text, stems)).length;
  // In other languages the brief holds only what no need rests on.
  return language !== 'en' || details.length === 0 ? {} : { takenUp: taken / details.length };
}

function withoutHeadings(text: string): string {
  return text.replace(/^.+$/gm, (line) => (partOfHeading(line) === undefined ? line : ''));
}

function bodyOf(text: string, opener: string | undefined): string {
  return (opener !== undefined && text.startsWith(opener) ? text.slice(opener.length) : text).trim();
}

function jobTerms({ title, subject, needs, skills }: Written['brief']): Set<string> {
  return new Set(
    contentStems([title, subject, ...needs.map((need) => need.text), ...skills.map((skill) => skill.name)].join(' ')),
  );
}

/** What the end asks of the client; a second question after the first, in the postscript, counts double. */
function closingQuestions({ sections }: Written, style: Style): number {
  const asked = (part: WrittenSection['part']) =>
    sections.filter((one) => one.part === part).flatMap((one) => one.plainText.match(/\?/g) ?? []).length;
  const [closing, after] = [asked('next_step'), asked('ps')];
  return style === 'smart_question' ? closing + after : closing + 2 * after;
}

function saysNoProof({ warnings }: Written): boolean {
  return warnings.some(({ code }) => code === 'no_own_proof');
}

/** A sentence of the user's own, or at least one of their listed skills on the line that names them. */
function holdsFact(text: string, facts: readonly Fact[], language: Written['language']): boolean {
  const [, named = ''] =
    language === 'en' ? (/(?:Skills on my side[^:]*|What I mostly work with): ([^\n]*)/.exec(text) ?? []) : ['', text];
  const skills = new Set(facts.filter(({ from }) => from === 'skills').flatMap((fact) => contentStems(fact.text)));
  return (
    facts.some((fact) => text.includes(fact.text.replace(/[.!?]+$/, '').slice(1))) ||
    contentStems(named).some((stem) => skills.has(stem))
  );
}
