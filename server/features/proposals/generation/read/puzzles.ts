import type { Puzzle } from '#shared/proposals/brief.ts';
import { evaluate } from './arithmetic.ts';
import { type Span, sourceOf, subSpan } from './span.ts';
import type { Unit } from './units.ts';

const NUMBER =
  '(?:\\d{1,6}(?:\\.\\d{1,4})?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)';
const SIGN = '(?:[-+*/×÷−–]|[xX]|plus|minus|times|multiplied by|divided by)';
const SUM = new RegExp(
  `(?<![\\w.$€£/-])\\(?${NUMBER}(?: ?${SIGN} ?\\(?${NUMBER}\\)?){1,6}\\)?(?![\\w%]|[-/]\\w)`,
  'gi',
);
const ASKED =
  /\b(?:what(?:'|’)?s|what is|how much is|combien (?:font|fait)|wie ?viel (?:ist|sind|ergibt)|cu[aá]nto (?:es|son)|quanto (?:é|e|d[aá]|s[aã]o)|answer|solve|solution|result of|sum of|calculate|compute|equals?|maths?|equation|puzzle|riddle|captcha|number|human|bot|robot|(?:start|begin|include|write|put|mention|add) |cu[aá]nto (?:es|son)|quanto [ée]|combien font|wie ?viel (?:ist|sind|ergibt)|was ergibt|resultado|résultat|ergebnis|suma|soma|somme|calcul)/i;
/** The same in Spanish, Portuguese, French and German. */
const ASKED_IN_OTHER_LANGUAGES =
  /cu[aá]nto (?:es|son)|quanto (?:é|e) |combien font|wie ?viel (?:ist|sind|ergibt)|was ergibt/i;
const RANGE = /^\(?\d+ ?[-–−/] ?\d+\)?$/;
/** Questions that any reader can answer and no code can. */
const TRIVIA =
  /\b(?:what (?:is|'s) the )?(?:what|which) (?:is the )?(?:colou?r (?:is|are) (?:the |a |an )?\w+|day (?:comes|follows|is) (?:after|before|today)\b[^?.]{0,30}|(?:is the )?capital (?:city )?of (?:the )?\w+|animal (?:says|barks|meows)\b[^?.]{0,20}|month (?:comes|follows)\b[^?.]{0,30})|\bhow many (?:days|legs|letters|sides|fingers|months|wheels) (?!(?:it|you|would|will|do you|can|could)\b)[^?.]{1,60}|\bcapital (?:city )?of (?:the )?[A-Z]\w+|\bspell(?:ed)? \w+ backwards?\b|\bopposite of ["“]?\w+["”]?/gi;

const MARK = '["“”„«»\'‘’*]?';
/** 'How many r's are in "strawberry"', 'the number of letters in the word fern'. */
const LETTERS_IN_WORD = new RegExp(
  `(?<!\\p{L})(?:how many|number of|cu[aá]ntas|quantas|combien (?:de |y a-t-il de )|wie viele) (?:times (?:do(?:es)? |is )?)?(?:(?:the |la |a |el )?(?:letters?|letras?|lettres?|buchstaben?)\\s?)?${MARK}(?:(?<letter>\\p{L})${MARK}s?)?(?=[\\s"”»’'])${MARK}(?: (?:are|is|there|do|does|you|see|count|find|occurs?|appears?|comes?|up|used|hay|tiene|há|tem|y|a-t-il|sind|hat|kommen))* (?:in|inside|within|en|em|na|dans|im) (?:the |la |a |le |dem |das )?(?:(?:word|palabra|palavra|mot|wort) )?${MARK}(?<word>\\p{L}{3,30})(?!\\p{L})["”»’']?`,
  'giu',
);

/** Small tests that the post was read: sums and counts of letters are solved, others are left open. */
export function puzzlesOf(units: readonly Unit[]): Puzzle[] {
  const found = units.flatMap((unit) => {
    const counts = findLetterCounts(unit);
    return [...findSums(unit), ...(counts.length > 0 ? counts : findTrivia(unit))];
  });
  return found.slice(0, 5).map((puzzle, i) => ({ ...puzzle, id: `p${i + 1}` }));
}

type Found = Omit<Puzzle, 'id'>;

function findSums(unit: Unit): Found[] {
  if (!ASKED.test(unit.text)) return [];
  return [...unit.text.matchAll(SUM)].flatMap((match) => {
    const expression = closeBrackets(match[0].trim());
    const answer = evaluate(expression);
    if (answer === null || !isMeant(expression, unit.text, match.index)) return [];
    return [{ ...sourceOf(spanOf(unit, match.index, expression)), expression, answer }];
  });
}

/** '3-5' is a range and '24/7' a phrase; '(11-4)' is a sum. */
function isMeant(expression: string, text: string, at: number): boolean {
  if (!RANGE.test(expression))
    return (
      !/^\d+(?:\.\d+)? ?[xX] ?\d+(?:\.\d+)?$/.test(expression) ||
      /\b(?:what|solve|answer|calculate|combien|wie ?viel|cu[aá]nto|quanto)\b/i.test(text)
    );
  const [left = 0, right = 0] = (expression.match(/\d+/g) ?? []).map(Number);
  const asked =
    ASKED_IN_OTHER_LANGUAGES.test(text) ||
    /\b(?:what(?:'|’)?s|what is|answer|solve|solution|result|calculate|equals?|maths?|sum|equation|puzzle|combien|wie ?viel|cu[aá]nto|quanto)\b/i.test(
      text,
    );
  if (expression.includes('/')) return asked && left !== 24;
  return (
    left > right &&
    (asked ||
      (expression.startsWith('(') &&
        /\b(?:number|start|begin|include|write|put|mention)\b/i.test(text.slice(Math.max(0, at - 60), at + 30))))
  );
}

const COUNTS_SOMETHING = /how many|number of|cu[aá]ntas|quantas|combien|wie viele/i;

function findLetterCounts(unit: Span): Found[] {
  if (!COUNTS_SOMETHING.test(unit.text)) return [];
  return [...unit.text.matchAll(LETTERS_IN_WORD)].flatMap((match) => {
    const { letter, word = '' } = match.groups ?? {};
    const expression = match[0].trim();
    if (letter === undefined && !/letter|letra|lettre|buchstabe/i.test(expression)) return [];
    // 'How many letters are in the folder?' asks for no count of its letters.
    if (letter === undefined && !NAMES_WORD.test(expression)) return [];
    const own = Array.from(word.toLowerCase());
    const count = letter === undefined ? own.length : own.filter((one) => one === letter.toLowerCase()).length;
    return [{ ...sourceOf(spanOf(unit, match.index, expression)), expression, answer: String(count) }];
  });
}

/** The word is said to be one, or stands in quotation marks. */
const NAMES_WORD = /(?<!\p{L})(?:word|palabra|palavra|mot|wort)(?!\p{L})|["“„«‘'*]\p{L}+["”»’']?$/iu;

/** Where letters of a word are to be counted: the word is no code word. */
export function letterCountsIn(text: Span): Span[] {
  return findLetterCounts(text).map(({ quote, start }) => ({ text: quote, start }));
}

function findTrivia(unit: Unit): Found[] {
  if (!/\?|\b(?:answer|tell|write|include|say|mention|start|begin)\b/i.test(unit.text) || unit.text.length > 400)
    return [];
  return [...unit.text.matchAll(TRIVIA)].map((match) => ({
    ...sourceOf(spanOf(unit, match.index, match[0].trim())),
    expression: match[0].trim(),
    answer: null,
  }));
}

function closeBrackets(text: string): string {
  const opened = text.split('(').length - text.split(')').length;
  if (opened > 0) return text.replace(/^\(/, '');
  return opened < 0 ? text.replace(/\)$/, '') : text;
}

function spanOf(unit: Span, at: number, words: string): Span {
  const from = unit.text.indexOf(words, at);
  return subSpan(unit, from, from + words.length);
}
