/** Longer than any title that a client types. */
const MAX_TITLE_CHARS = 90;

/** Of a line, more than is ever shown: a text in one line is not read to its end. */
const READ_CHARS = 400;

/** Lines that platforms put around a post, and greetings: none of them says what the job is. */
const NOT_A_TITLE =
  /^(?:posted\b.*|(?:job|project)? ?(?:description|details|summary|overview|post(?:ing)?)|(?:about the|the) (?:job|role|project|position)|worldwide|(?:hourly|fixed[- ]price)\b.*|(?:hi|hello|hey|dear|greetings|good (?:morning|afternoon|evening)|hola|bonjour|hallo|ciao|olá)\b[^.?]{0,30})[\s:,.!–—-]*$/iu;

/** 'Job title: …' and the like, in front of the title itself. */
const LABEL = /^(?:(?:job|project|position|role)(?: title| name)?|title|subject) ?[:–—-] ?/iu;

const END_MARKS = /[\s.,:;*#|–—-]{1,40}$/u;

/**
 * The title of a pasted post: its first line that says something, without list and heading marks. Of a line longer than 90
 * characters the first sentence, or its beginning up to a whole word. '' when no line has a word in it.
 */
export function titleOfPost(post: string): string {
  for (const line of post.split('\n')) {
    const plain = withoutMarks(line.slice(0, READ_CHARS));
    if (/\p{L}{2}/u.test(plain) && !NOT_A_TITLE.test(plain)) return shorten(plain.replace(LABEL, ''));
  }
  return '';
}

function withoutMarks(line: string): string {
  return line
    .replace(/[*_~`]{2,}/g, '')
    .replace(/^[^\p{L}\p{N}$€£"“«¿¡([@]+/u, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function shorten(line: string): string {
  const sentence = line.length > MAX_TITLE_CHARS ? (/^.{20,}?[.!?](?=\s)/u.exec(line)?.[0] ?? line) : line;
  const plain = sentence.replace(END_MARKS, '');
  if (plain.length <= MAX_TITLE_CHARS) return plain;
  const cut = Array.from(plain).slice(0, MAX_TITLE_CHARS).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > MAX_TITLE_CHARS / 2 ? lastSpace : undefined).replace(END_MARKS, '')}…`;
}
