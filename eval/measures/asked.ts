import { type AskedPost, readAskedPosts } from '../records.ts';
import { readOnce } from '../write.ts';
import { type Measure, rateOf } from './measure.ts';

/**
 * Posts by people who had not seen the reader, and with which it was corrected afterwards: what the applicant is asked (found
 * as an ask or a question, of any kind) and the code words. Of several asks in one quotation each counts as found.
 */
export function measureAsked(posts: readonly AskedPost[] = readAskedPosts()): Measure[] {
  const read = posts.map((post) => {
    const { asks, questions, opener, anywhere } = readOnce(post).brief;
    return { post, quotes: [...asks, ...questions].map(({ quote }) => inOneLine(quote)), opener, anywhere };
  });
  const wanted = read.flatMap(({ post, quotes }) =>
    [...post.asks.map((ask) => ask.replace(/^\w+: /, '')), ...post.questions].map((words) => ({ post, words, quotes })),
  );
  const given = read.flatMap(({ post, quotes }) => quotes.map((quote) => ({ post, quote })));
  const withCode = read.filter(({ post }) => post.opener !== null);
  return [
    rateOf({ name: 'posts by others: asks and questions found' }, wanted, ({ post, words, quotes }) =>
      quotes.some((quote) => quote.includes(inOneLine(words))) ? null : `${post.id}: ${words}`,
    ),
    rateOf({ name: 'posts by others: asks and questions right' }, given, ({ post, quote }) =>
      [...post.asks, ...post.questions].some((words) => quote.includes(inOneLine(words.replace(/^\w+: /, ''))))
        ? null
        : `${post.id}: ${quote}`,
    ),
    rateOf({ name: 'posts by others: first word found' }, withCode, ({ post, opener }) =>
      opener?.word === post.opener ? null : `${post.id}: ${post.opener}`,
    ),
    rateOf({ name: 'posts by others: no wrong code word' }, read, ({ post, opener, anywhere }) =>
      (opener === null || opener.word === post.opener) && anywhere.every(({ word }) => post.anywhere.includes(word))
        ? null
        : `${post.id}: ${[opener, ...anywhere].map((one) => one?.word)}`,
    ),
  ];
}

function inOneLine(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ');
}
