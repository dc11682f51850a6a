import { isAboutApplicant } from '../applicant.ts';
import { FINITE } from './words.ts';

const FINE =
  '(?:the cherry on top|the icing on the cake|lovely|great|nice|good|helpful|useful|perfect|wonderful|ideal|handy|enough|fine|appreciated|welcome|fantastic|super|brilliant|needed|required|necessary|important)';
/** 'It would be lovely to have a short list', 'I'd be happy with a sketch'. */
const TO_HAVE = new RegExp(
  `^could (?:also |really )?do with |\\bthere (?:should|must|has to|needs to|would need to) be |\\b(?:(?:${FINE}|mean a lot|help(?: me| us)?(?: a lot)?)(?: to (?:me|us))? to (?:have|get|see|receive)|(?:would|['’]d) be (?:very |really )?(?:happy|glad|content|pleased|grateful|thankful) (?:with|for|of|about|to (?:have|get|receive))|(?:we|i)(?: could| can)? (?:also )?(?:do with|use|make use of)|(?<=(?:would|['’]d) )(?:also )?(?:welcome|appreciate)) (?=(?:an?|the|some|two|three|one|your|\\d)\\b|\\p{Ll}{4,} )`,
  'iu',
);
/** 'A table with links would do', 'captions are needed as well', 'an honest audit is needed'. */
const WOULD_DO = new RegExp(
  `^([^,;:!?]{6,110}?),? (?:(?:would|['’]d|will)(?: also| really| already)? (?:help\\b|do\\b(?! (?:the|it|all|this))|be (?:very |really |so |also )?${FINE}\\b|make (?:me|us|my|our)\\b)|(?:is|are)(?: also| all| both)? (?:needed|wanted|required|necessary|part of (?:it|this|the (?:job|work|order))|included|to be included|what (?:we|i)(?:['’](?:m|re)| am| are)? (?:need|want|after|looking for)))`,
  'iu',
);
/** 'Retouching of dust included please', 'A fix with a test, please'. */
const PLEASE =
  /^([^,;:!?]{6,110}?)(?: to be)?(?:,? (?:included|as well|too|also|needed|required|wanted|welcome))+(?:,? please)?[.!]*$|^([^,;:!?]{6,110}?),? please[.!]*$/iu;
/** '… is needed that can be printed, plus a version in wax'. */
const PLUS = /^(?: (?:that|which) [^,]{3,60})?,? (?:plus|and|as well as|along with) (an? [^.!]{3,80})/iu;
const NO_THING =
  /^(?:i|we|you|they|he|she|it|this|that|there|these|those|what|which|who|any|anything|something|nothing|ideas?|questions?|no|not|if|when|experience|knowledge|prior|previous|only|quotes?|offers?|prices?|budget|your|please|also|help|thanks?|samples?|examples?|references?|portfolio|a plus|being|having|feel|let|send|tell|say|state|mention|apply|reply|confirm|someone|somebody|native|fluent|good|strong|excellent|rates?|prices?|fees?|costs?|hourly|availability|cv|resume)\b/iu;
const VERB_INSIDE = /\b(?:i|we|you|they|he|she)\b/i;

/** A thing that would be welcome, in a sentence that says no more of it; null for any other sentence. */
export function welcomeIn(text: string): string | null {
  const have = TO_HAVE.exec(text);
  const thing =
    have === null ? named(text.replace(/^.{10,120}?,? so (?=an? )/i, '')) : text.slice(have.index + have[0].length);
  const said = thing?.replace(/[.!]+$/, '').trim() ?? '';
  if (
    said === '' ||
    NO_THING.test(said) ||
    /\bby (?:then|that|\p{Lu}?\p{L}+day)\b/u.test(said) ||
    isAboutApplicant(said)
  )
    return null;
  const [head = ''] = said.split(/\b(?:that|which|who|where|when|if|so|how|what|whose)\b/);
  return FINITE.test(head) || VERB_INSIDE.test(head) || head.split(' ').length > (have === null ? 16 : 30)
    ? null
    : said;
}

function named(text: string): string | null {
  const match = WOULD_DO.exec(text) ?? PLEASE.exec(text);
  const thing = match?.[1] ?? match?.[2];
  if (match === null || thing === undefined) return null;
  const more = PLUS.exec(text.slice(match.index + match[0].length))?.[1];
  return more === undefined ? thing : `${thing} and ${more}`;
}
