import type { JobBrief } from '#shared/proposals/brief.ts';
import { isClaim } from '#shared/proposals/verify/claims.ts';
import { stripImperative } from '#shared/proposals/verify/strip-imperative.ts';
import { urlsIn } from '#shared/proposals/verify/tokens.ts';
import { sentencesOf } from '#shared/proposals/verify/words.ts';
import { pointsBack } from '../read/points-back.ts';
import { sharedWeight, stemsOf } from '../word-weights.ts';

const [FEWEST_WORDS, MOST_WORDS] = [3, 30];
/** What does not work, in any of our languages. */
const BROKEN =
  /(?<!\p{L})(?:not working|(?:does|do|did|is|are|can)n['’]?t|cannot|no longer|fail\p{L}{0,4}|crash\p{L}{0,4}|broken|stopp\p{L}{1,4}|stops|slow|drops|lose|loses|lost|errors?|bugs?|no (?:env[ií]a|funciona|carga|llega)\p{L}{0,3}|falla\p{L}{0,3}|lent[oae]s?|não (?:envia|funciona|carrega|chega)\p{L}{0,3}|trava\p{L}{0,2}|err[oe](?:u?r|res)?s?|ne \p{L}{2,20} (?:plus|pas)|plante\p{L}{0,3}|perd\p{L}{0,4}|nicht|keine?|bricht|stürzt|langsam|fehler|verlier\p{L}{1,4})(?!\p{L})/iu;
/** What is wanted: the reader finds most of it in English, and less in the other languages. */
const WANTED =
  /(?<!\p{L})(?:(?:necesit|busca|buscamos|querem|quier|precis|procur|brauch|such|benötig)\p{L}{0,5}|faut|cherch\p{L}{1,4}|besoin|voudr\p{L}{2,5}|soll(?:en|te|ten)?|debe[ns]?|deve[m]?)(?!\p{L})/iu;
const WEIGHTS = { core: 3, need: 2, broken: 2, wanted: 2, condition: 1 };
/** What a sentence gains by naming the words of the title: at most so much, for this weight of shared stems. */
const TITLE = { most: 3, weight: 6 };

/**
 * The client's own sentence that says most of the job: what is broken or to be done, in the words of the title. Without one
 * that can stand alone, an ask; empty where there is none.
 */
export function clientNeedIn({ title, description }: { title: string; description: string }, brief: JobBrief): string {
  const { needs, questions, asks, conditions, opener, codeSentence, anywhere, puzzles, ignored } = brief;
  const codes = [opener, codeSentence, ...anywhere, ...puzzles].filter((one) => one !== null);
  const others = [...questions, ...asks, ...codes, ...ignored, brief.forbidsAi, brief.noAgencies].filter(
    (one) => one !== null,
  );
  const isOther = partOfAny(others);
  const isCore = partOfAny(needs.filter(({ core }) => core));
  const isNeed = partOfAny(needs);
  const isCondition = partOfAny(conditions);
  const scored = [...new Set(withAntecedents(sentencesOf(description), brief.language))]
    // Two sentences in one quotation are checked one by one, and 'We’ve tried …' would be a claim of the user's.
    .filter((sentence) => isWhole(sentence) && !isOther(sentence) && !(/[.!?] /.test(sentence) && isClaim(sentence)))
    .map((sentence) => ({
      sentence,
      score:
        (isCore(sentence) ? WEIGHTS.core : isNeed(sentence) ? WEIGHTS.need : 0) +
        (BROKEN.test(sentence) ? WEIGHTS.broken : 0) +
        (WANTED.test(sentence) ? WEIGHTS.wanted : 0) +
        (isCondition(sentence) ? WEIGHTS.condition : 0) +
        titleShare(sentence, title, brief.language),
    }));
  const [best] = [...scored].sort((a, b) => b.score - a.score);
  // 'Send us a sample' is no beginning of a letter.
  const ask = asks.find(({ text, quote }) => stripImperative(text) === text && isWhole(quote));
  return bare(best?.sentence ?? ask?.quote ?? '');
}

/** 'We run three dental clinics': who the client is, and not what they need. */
const PRESENTS =
  /^(?:so )?(?:we|i)(?:['’](?:re|m)| are| am| run| own) (?!after\b|.*\b(?:looking|lookout|search|seek|hir|need|want|try|stuck))(?:\S+ ){1,8}\S+$/iu;

/**
 * What a sentence gains by the words of the title; nothing where it is the title, with which a pasted post often begins, or
 * presents the client.
 */
function titleShare(sentence: string, title: string, language: string): number {
  if (bare(sentence) === bare(title) || PRESENTS.test(sentence)) return 0;
  return Math.min(TITLE.most, (TITLE.most * sharedWeight(stemsOf(sentence), stemsOf(title), language)) / TITLE.weight);
}

/** A sentence that says nothing without the one before it is joined to it; 'Find out why and fix it' adds nothing. */
function withAntecedents(sentences: readonly string[], language: string): string[] {
  return sentences.flatMap((sentence, at) => {
    const pointing = pointsBack(sentence, language);
    const before = sentences[at - 1];
    if (pointing === null) return [sentence];
    return pointing === 'partly' && before && !pointsBack(before, language) ? [`${before} ${sentence}`] : [];
  });
}

function isWhole(sentence: string): boolean {
  const words = sentence.split(/\s+/).length;
  return (
    words >= FEWEST_WORDS &&
    words <= MOST_WORDS &&
    !/[[\]:?]$|[[\]@]|<<|>>/.test(sentence) &&
    urlsIn(sentence).length === 0
  );
}

/** Whether a sentence is part of one of the quotes, or one of them part of it. */
function partOfAny(found: readonly { readonly quote: string }[]): (sentence: string) => boolean {
  const quotes = found.map(({ quote }) => bare(quote)).filter((quote) => quote !== '');
  return (sentence) => {
    const own = bare(sentence);
    return quotes.some((quote) => quote.includes(own) || own.includes(quote));
  };
}

/** On one line, without greeting and full stop; quotation marks inside are single ones. */
function bare(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/["“”„«»]/g, '’')
    .replace(/^[ *•–—-]+/, '')
    .replace(/^(?:hi|hello|hey|hola|olá|bonjour|hallo)(?: (?:there|all|everyone))?[,!.] /iu, '')
    .trim()
    .replace(/[.;:,*]{1,3}$/, '');
}
