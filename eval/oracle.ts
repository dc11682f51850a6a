/**
 * A second opinion on the hardest rules, written without the product's own reader and verifier: those can only agree with
 * themselves. Plain on purpose; it looks for fewer things, but shares no code with what it judges.
 */
export interface Judged {
  readonly text: string;
  /** Title and description as posted. */
  readonly post: string;
  /** All that the user entered. */
  readonly user: string;
}

const ORACLE: Readonly<Record<string, (judged: Judged) => boolean>> = {
  numbers: ({ text, post, user }) => {
    const known = new Set(figuresIn(`${post}\n${user}`));
    return figuresIn(text.replace(/^\d{1,2}\. /gm, '')).every((figure) => known.has(figure) || isSum(figure, post));
  },
  links: ({ text, post, user }) => {
    const known = `${post}\n${user}`.toLowerCase();
    const links = text.toLowerCase().match(/(?:https?:\/\/|www\.)[^\s)\]”"]+/g) ?? [];
    return links.every((link) => known.includes(link.replace(/[.,;:!?]+$/, '')));
  },
  opener: ({ text, post }) => {
    const word = firstQuoted(
      post,
      /\b(?:start|begin)(?:ing)?\b[^.!?\n"“]{0,40}\b(?:proposal|application|bid|letter|reply|response|message)\b[^.!?\n"“]{0,30}\b(?:with|by)\b[^.!?\n"“]{0,40}["“]([^"”\n]{1,60})["”]/i,
    );
    return word === null || text.startsWith(word);
  },
  anywhere: ({ text, post }) => {
    const word = firstQuoted(
      post,
      /\b(?:include|mention|use|add|write|put)\b[^.!?\n"“]{0,25}\b(?:code ?word|word|phrase)\b[^.!?\n"“]{0,20}["“]([^"”\n]{1,60})["”](?! on | in (?:the|our) (?:logo|title|header|menu))/i,
    );
    return word === null || text.includes(word);
  },
  contact: ({ text }) =>
    !/[\w.+-]+@[\w-]+\.\w{2,}/.test(text) && !/(?:\+|\b)\d(?:[\s().-]?\d){8,}\b/.test(withoutLinks(text)),
};

export function judge(judged: Judged): Record<string, boolean> {
  return Object.fromEntries(Object.entries(ORACLE).map(([name, holds]) => [name, holds(judged)]));
}

function figuresIn(text: string): string[] {
  return (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((figure) => figure.replace(/,/g, ''));
}

/** The answer to a sum of the post, as '7' to '(11-4)'. */
function isSum(figure: string, post: string): boolean {
  return [...post.matchAll(/(\d{1,4})\s*([-+*x×])\s*(\d{1,4})/g)].some(([, left, sign, right]) => {
    const [a, b] = [Number(left), Number(right)];
    return Number(figure) === (sign === '+' ? a + b : sign === '-' ? a - b : a * b);
  });
}

/** What the client quotes, unless the sentence is bait for a machine or a sum to be worked out. */
function firstQuoted(post: string, wording: RegExp): string | null {
  const found = wording.exec(post);
  if (found === null || found[1] === undefined || /^[\d\s()+*-]+$/.test(found[1])) return null;
  const before = post.slice(Math.max(0, found.index - 120), found.index + found[0].length);
  const sentence = before.slice(Math.max(0, ...['. ', '\n', '! ', '? '].map((mark) => before.lastIndexOf(mark, 118))));
  return /\b(?:ai|llm|gpt|bot|language model)\b/i.test(sentence) ? null : found[1].trim().replace(/[,;:]$/, '');
}

function withoutLinks(text: string): string {
  return text.replace(/(?:https?:\/\/|www\.)\S+/g, ' ');
}
