import { endOf, type Span } from '../span.ts';

/** How clients say that something is welcome and no more, in the five languages. */
const WELCOME =
  /\b(?:nice[- ]to[- ]haves?|(?:would|will|is|are)(?: also)? (?:be )?(?:an? )?(?:big |huge |real |great |nice |definite |strong )?(?:plus|bonus)|a plus\b|bonus(?: points)?(?: if| for|(?=:))|extra points|ideally|optional(?:ly)?|would (?:also )?be (?:nice|great|lovely|helpful|ideal)(?! to)|if possible|if (?:there is|there['’]s|you have|time) (?:some )?(?:time|left|allows)|not (?:strictly )?(?:necessary|required|a must)|preferred but|all the better|cherry on top)\b|(?<!\p{L})(?:ser[íi]a un plus|deseable|se valora\p{L}*|opcional(?:mente)?|idealmente|diferencial|desej[áa]vel|seria (?:um plus|ótimo|bom)|serait un plus|un atout|idéalement|facultati\p{L}+|optionnel\p{L}*|wäre (?:schön|toll|ein Plus|super)|von Vorteil|idealerweise|wünschenswert|gern gesehen)(?!\p{L})/iu;
/** Speaks of what follows, never of what stands before it. */
const AHEAD = /^(?:ideally|bonus|idealmente|idéalement|idealerweise|optionally|if possible,)/i;
const NEAR_CHARS = 40;

/** Whether a need is only welcome ('… would be a plus'): true of it may be, the point of the job it is not. */
export function isOnlyWished(need: Span & { readonly words: string }, units: readonly Span[]): boolean {
  const { text } = units.find((unit) => unit.start <= need.start && need.start < endOf(unit)) ?? need;
  const said = WELCOME.exec(text);
  if (said === null) return false;
  const before = text.slice(0, said.index);
  if (before.trim() === '' || before.split(' ').length <= 3) return true;
  const last = need.words.match(/[\p{L}\p{N}]{4,}/gu)?.at(-1) ?? need.words;
  const at = before.lastIndexOf(last);
  if (at !== -1 && !AHEAD.test(said[0])) return before.length - at < NEAR_CHARS;
  return text.indexOf(last, said.index) !== -1;
}
