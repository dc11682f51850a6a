import type { Unit } from '../units.ts';
import { WISH } from './words.ts';

/** A heading over what is there already, or only to be looked at. */
const OF_NOW =
  /\b(?:what is (?:configured|in place|there|done|working|set up)|what (?:we|i) (?:have|already have|use)|infrastructure state|current (?:state|set-?up|situation|stack|status|configuration|system|infrastructure)|existing (?:set-?up|stack|infrastructure|extensions|plugins)|already (?:done|in place|built|configured|tried)|background|symptoms?|root cause|firewalls?|verification results?|to look at|for (?:reference|inspiration)|topics to consider|competitors)\b/i;
const SAYS_NOW =
  /^(?:and |but |so )?(?:currently|right now|at the moment|at present|so far|until now|as of (?:now|today)|today|what (?:we|i) have|(?:we|i|they)(?:['’]ve)?(?: have)? already|(?:we|i) (?:now )?(?:have|use|run) )\b/i;
const OWES = /\b(?:must|should|to be|has to|have to|needs?|want(?:s|ed)?|would like|please)\b/i;

/** How things stand before the work begins: true, and nothing to be done. */
export function isPresentState({ text, heading }: Unit): boolean {
  if (WISH.test(text) || OWES.test(text) || /\byou\b/i.test(text)) return false;
  return (
    SAYS_NOW.test(text) || (OF_NOW.test(heading) && !/\b(?:goal|objective|task|need|want|require|do)\b/i.test(heading))
  );
}
