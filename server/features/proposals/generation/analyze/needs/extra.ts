import type { Span } from '../span.ts';

/** How clients say that something is welcome and no more. */
const WELCOME =
  /\b(?:nice[- ]to[- ]haves?|(?:would|will|is|are)(?: also)? (?:be )?(?:an? )?(?:big |huge |great |nice |definite |strong )?(?:plus|bonus)|bonus(?: points)?(?: if| for|:)|extra points|ideally|optional(?:ly)?|if (?:there is|there['’]s|you have|time) (?:some )?(?:time|left|allows)|not (?:strictly )?(?:necessary|required|a must)|all the better)\b/i;
const NEAR_CHARS = 40;

/** Whether a need is only welcome ('… would be a plus'): true of it may be, the point of the job it is not. */
export function isExtra({ text, words }: Span & { readonly words: string }): boolean {
  const said = WELCOME.exec(text);
  if (said === null) return false;
  const before = text.slice(0, said.index);
  if (before.trim() === '' || before.split(' ').length <= 3) return true;
  const last = words.match(/[\p{L}\p{N}]{4,}/gu)?.at(-1) ?? words;
  const at = before.lastIndexOf(last);
  if (at !== -1) return before.length - at < NEAR_CHARS;
  return text.indexOf(last, said.index) !== -1;
}
