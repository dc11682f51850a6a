import { countsIn } from '#shared/proposals/verify/numbers.ts';

const YEARS = /\b(?:\d{1,4}\+?|\p{L}{2,15}) (?:years?|yrs|years['’]|a[nñ]os|anos|ans|jahren?)(?!\p{L})/giu;
/** 'Within 24 hours', '25 hours a week': when one delivers and works. */
const TURNAROUND =
  /(?<!\p{L})(?:within|every|up to|under|entrega[^.,;]{0,20}|sous|innerhalb|binnen) \d+(?: ?(?:to|-|–|a|à|bis) ?\d+)? ?(?:hours?|hrs?|h|days?|horas?|d[ií]as?|heures?|jours?|stunden|tagen?)(?!\p{L})|\d+ (?:hours?|hrs?) (?:a|per|each) (?:day|week)/giu;

/** In figures or words, in every language. */
export function hasNumber(text: string): boolean {
  return countsIn(text).length > 0;
}

/** A result in figures: years in the trade are none. */
export function hasResult(text: string): boolean {
  return hasNumber(text.replace(YEARS, ' ').replace(TURNAROUND, ' '));
}
