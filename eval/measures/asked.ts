import { type AskedPost, type CodePost, readAskedPosts } from '../records.ts';
import { readOnce } from '../write.ts';
import { type Measure, rateOf } from './measure.ts';

/**
 * Posts by people who had not seen the reader, and with which it was corrected afterwards: what the applicant is asked (found
 * as an ask or a question, of any kind) and the code words. Of several asks in one quotation each counts as found;
 * a quotation of a part of one is right.
 */
export function measureAsked(posts: readonly AskedPost[] = readAskedPosts()): Measure[] {
  const read = posts.map((post) => {
    const { asks, questions } = readOnce(post).brief;
    return { post, quotes: [...asks, ...questions].map(({ quote }) => inOneLine(quote)) };
  });
  const wanted = read.flatMap(({ post, quotes }) =>
    [...post.asks.map((ask) => ask.replace(/^\w+: /, '')), ...post.questions].map((words) => ({ post, words, quotes })),
  );
  const given = read.flatMap(({ post, quotes }) => quotes.map((quote) => ({ post, quote })));
  return [
    rateOf({ name: 'posts by others: asks and questions found' }, wanted, ({ post, words, quotes }) =>
      quotes.some((quote) => quote.includes(inOneLine(words))) ? null : `${post.id}: ${words}`,
    ),
    rateOf({ name: 'posts by others: asks and questions right' }, given, ({ post, quote }) =>
      [...post.asks, ...post.questions].some((asked) => {
        const words = inOneLine(asked.replace(/^\w+: /, ''));
        return quote.includes(words) || words.includes(quote.replace(/[.,;:!?]+$/, ''));
      })
        ? null
        : `${post.id}: ${quote}`,
    ),
    ...measureCodes('posts by others', posts),
  ];
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
