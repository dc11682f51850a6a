import type { JobBrief } from '#shared/proposals/brief.ts';
import { type AskedPost, type CodePost, type DemandingPost, readAskedPosts } from '../records.ts';
import { readOnce } from '../write.ts';
import { type Measure, rateOf } from './measure.ts';

/**
 * Posts by people who had not seen the reader, and with which it was corrected afterwards: what the applicant is asked (found
 * as an ask or a question, of any kind) and the code words. Of several asks in one quotation each counts as found;
 * a quotation of a part of one is right.
 */
export function measureAsked(name = 'posts by others', posts: readonly AskedPost[] = readAskedPosts()): Measure[] {
  const read = posts.map((post) => {
    const { asks, questions } = readOnce(post).brief;
    return { post, quotes: [...asks, ...questions].map(({ quote }) => inOneLine(quote)) };
  });
  const wanted = read.flatMap(({ post, quotes }) =>
    [...post.asks.map((ask) => ask.replace(/^\w+: /, '')), ...post.questions].map((words) => ({ post, words, quotes })),
  );
  const given = read.flatMap(({ post, quotes }) => quotes.map((quote) => ({ post, quote })));
  return [
    rateOf({ name: `${name}: asks and questions found` }, wanted, ({ post, words, quotes }) =>
      quotes.some((quote) => quote.includes(inOneLine(words))) ? null : `${post.id}: ${words}`,
    ),
    rateOf({ name: `${name}: asks and questions right` }, given, ({ post, quote }) =>
      [...post.asks, ...post.questions].some((asked) => {
        const words = inOneLine(asked.replace(/^\w+: /, ''));
        return quote.includes(words) || words.includes(quote.replace(/[.,;:!?]+$/, ''));
      })
        ? null
        : `${post.id}: ${quote}`,
    ),
    ...measureCodes(name, posts),
  ];
}

/** As `measureAsked`, with what the applicant has to fulfil, the bans of AI text and the puzzles. */
export function measureDemands(name: string, posts: readonly DemandingPost[]): Measure[] {
  const read = posts.map((post) => ({ post, brief: readOnce(post).brief }));
  const wanted = read.flatMap(({ post, brief }) => post.conditions.map((words) => ({ post, words, brief })));
  return [
    ...measureAsked(name, posts),
    rateOf({ name: `${name}: conditions found` }, wanted, ({ post, words, brief }) =>
      conditionQuotes(brief).some((quote) => quote.includes(inOneLine(words))) ? null : `${post.id}: ${words}`,
    ),
    rateOf({ name: `${name}: AI text forbidden as labelled` }, read, ({ post, brief }) =>
      (brief.forbidsAi !== null) === post.forbidsAi ? null : `${post.id}: ${brief.forbidsAi?.text}`,
    ),
    rateOf({ name: `${name}: puzzles solved as labelled` }, read, ({ post, brief }) => {
      const answers = brief.puzzles.map(({ answer }) => answer);
      return answers.join() === post.puzzles.join() ? null : `${post.id}: ${answers}`;
    }),
  ];
}

function conditionQuotes({ conditions, demands }: JobBrief): string[] {
  return [...conditions, ...demands].map(({ quote }) => inOneLine(quote));
}

/** The word for the beginning, words for anywhere, and letters with a wrong one. */
export function measureCodes(name: string, posts: readonly CodePost[]): Measure[] {
  const read = posts.map((post) => {
    const { opener, codeSentence, anywhere } = readOnce(post).brief;
    return { post, first: (opener ?? codeSentence)?.word ?? null, others: anywhere.map(({ word }) => word) };
  });
  return [
    rateOf(
      { name: `${name}: first word found` },
      read.filter(({ post }) => post.opener !== null),
      ({ post, first }) => (first === post.opener ? null : `${post.id}: ${post.opener}`),
    ),
    rateOf(
      { name: `${name}: word for anywhere found` },
      read.filter(({ post }) => post.anywhere.length > 0),
      ({ post, others }) =>
        post.anywhere.every((word) => others.includes(word)) ? null : `${post.id}: ${post.anywhere}`,
    ),
    rateOf({ name: `${name}: no wrong code word` }, read, ({ post, first, others }) =>
      (first === null || first === post.opener) && others.every((word) => post.anywhere.includes(word))
        ? null
        : `${post.id}: ${[first, ...others]}`,
    ),
  ];
}

function inOneLine(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ');
}
