import type { JobBrief, QuestionOrAsk } from './brief.ts';
import { toPlainLetters } from './unicode-text.ts';
import { directQuestionIn } from './verify/direct-question.ts';
import { paragraphsOf, placeOfAsked } from './verify/marks.ts';
import { blanksIn } from './verify/tokens.ts';
import { contentStems, share } from './verify/words.ts';

/** What a proposal says to one question of the client, for platforms that ask each in a field of its own. */
export interface ClientAnswer {
  readonly id: string;
  readonly question: string;
  /** As it is in the text, in plain letters and without the question; null where the text does not say it. */
  readonly answer: string | null;
  /** The bracketed places left for the user in it. */
  readonly blanks: readonly string[];
  /** A line of the answer as it is in the text, to lead there. */
  readonly place: string | null;
}

/** A line that is the question, and not a sentence that happens to speak of it. */
const SAME_FROM = 0.7;
const LABEL = /^[^:.!?\n]{2,80}:\s+(?=\S)/;
const BULLET = /^(?:• |\d+\. )/;

/** The answers to what the client asked to hear, in the order of the post; read off the text as it is now. */
export function clientAnswers(text: string, brief: JobBrief): ClientAnswer[] {
  const paragraphs = paragraphsOf(toPlainLetters(text)).map((one) => one.trim());
  const asked = [...brief.questions, ...brief.asks];
  return asked.map((item) => {
    const answer = answerIn(item, asked, paragraphs);
    const question = item.text.charAt(0).toUpperCase() + item.text.slice(1);
    const place = answer?.split('\n').find((line) => line.trim() !== '') ?? null;
    return { id: item.id, question, answer, blanks: answer === null ? [] : blanksIn(answer), place };
  });
}

function answerIn(item: QuestionOrAsk, asked: readonly QuestionOrAsk[], paragraphs: readonly string[]): string | null {
  const at = paragraphs.findIndex((paragraph) => isAbove(paragraph, item));
  const under = paragraphs[at];
  if (under !== undefined) {
    const own = withoutQuestion(under, item.text);
    if (own !== '') return own;
    const next = paragraphs[at + 1];
    // Hand edits part a question from its answer by an empty line.
    const isAnswer = next !== undefined && !asked.some((other) => isAbove(next, other));
    return isAnswer ? next : null;
  }
  const place = placeOfAsked(item, paragraphs);
  if (place === null) return null;
  const said = place.text.replace(BULLET, '').replace(LABEL, '').trim();
  return said === '' ? null : said;
}

/** A letter asks 'Do you send native files?' above the answer to 'we want to know do you send native files, because …'. */
function isAbove(paragraph: string, { text }: QuestionOrAsk): boolean {
  const line = firstLine(paragraph);
  const direct = directQuestionIn(text);
  return isQuestion(line, text) || (direct !== null && line.includes('?') && isQuestion(line, direct));
}

function firstLine(paragraph: string): string {
  const [line = ''] = paragraph.split('\n');
  return line.replace(BULLET, '');
}

/** The line asks it, with any text after it in the same line. */
function isQuestion(line: string, asked: string): boolean {
  if (line.startsWith(asked)) return true;
  const end = line.indexOf('?');
  const wanted = contentStems(asked);
  if (end < 0 || wanted.length === 0) return false;
  const given = contentStems(line.slice(0, end));
  return share(wanted, new Set(given)) >= SAME_FROM && share(given, new Set(wanted)) >= SAME_FROM;
}

function withoutQuestion(paragraph: string, asked: string): string {
  const [first = '', ...rest] = paragraph.split('\n');
  const line = first.replace(BULLET, '');
  const end = line.startsWith(asked) ? asked.length : line.indexOf('?') + 1;
  const behind = line.slice(end).replace(/^[?.:\s–—-]+/, '');
  return [behind, ...rest].join('\n').trim();
}
