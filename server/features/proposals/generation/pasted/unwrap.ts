const FENCE = /^\s{0,8}(?:```|~~~)/;
const RULE = /^\s{0,8}(?:[-*_—–]\s?){3,80}\s{0,8}$/;
const QUOTED = /^\s{0,8}>\s?/;
/** A code block of fewer words is an example in the text. */
const LETTER_WORDS = 25;
/** A shorter text in JSON is a name or a kind. */
const SHORT_TEXT = 20;

/** The text of an answer without a chat's wrapping: reasoning, code fences, JSON, quote marks, rules. */
export function unwrap(text: string): string {
  const said = withoutReasoning(text);
  const lines = removeQuoteMarks(removeFences(said.split('\n')));
  const plain = lines
    .map((line) => (RULE.test(line) ? '' : line))
    .join('\n')
    .trim();
  return textsInJson(plain) ?? plain;
}

/** Reasoning is before its end tag. */
function withoutReasoning(text: string): string {
  const ends = ['</think>', '</thinking>'].map((mark) => ({ mark, at: text.toLowerCase().lastIndexOf(mark) }));
  const last = ends.find(({ at }) => at >= 0);
  return last ? text.slice(last.at + last.mark.length) : text;
}

/** The longest code block, where it is long enough for a letter; else all lines except the fences. */
function removeFences(lines: readonly string[]): string[] {
  const fences = lines.flatMap((line, at) => (FENCE.test(line) ? [at] : []));
  const blocks = fences
    .filter((_, index) => index % 2 === 0)
    .map((start, index) => lines.slice(start + 1, fences[index * 2 + 1] ?? lines.length));
  const longest = blocks.toSorted((one, other) => wordsIn(other) - wordsIn(one))[0];
  if (longest && wordsIn(longest) >= LETTER_WORDS) return longest;
  return lines.filter((line) => !FENCE.test(line));
}

/** Many chats set the letter off as a quotation. */
function removeQuoteMarks(lines: readonly string[]): string[] {
  const quoted = lines.filter((line) => QUOTED.test(line));
  const isAll = wordsIn(quoted) >= LETTER_WORDS && wordsIn(quoted) * 2 > wordsIn(lines);
  return (isAll ? quoted : [...lines]).map((line) => line.replace(QUOTED, ''));
}

/** The texts of JSON in another form, each a paragraph; undefined for what is no JSON. */
function textsInJson(text: string): string | undefined {
  if (!/^[{[]\s*["{[]/.test(text)) return undefined;
  try {
    const read: unknown = JSON.parse(text);
    const texts = textsOf(read).filter((one) => one.length >= SHORT_TEXT);
    return texts.length > 0 ? texts.join('\n\n') : undefined;
  } catch {
    return undefined;
  }
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

function wordsIn(lines: readonly string[]): number {
  return lines.join(' ').split(/\s+/).length;
}
