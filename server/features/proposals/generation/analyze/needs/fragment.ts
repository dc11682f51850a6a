import { isAboutApplicant } from '../applicant.ts';
import { FINITE } from './words.ts';

const NUMBER =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|about|around|roughly|some|\\d{1,4})';
/** 'Translation of a lease', 'retouching of dust': what is done, named by its noun. */
const DEED =
  /^(?!(?:manual|journal|portal|rental|hospital|festival|department|document|apartment|equipment|station|section|association|organisation|organization|collection|generation|building|painting|balance|institution|foundation|population|location|looking|seeking|searching|hiring|hoping|asking|waiting|paying|thinking|speaking|something|anything|nothing|evening|morning) )(?:(?:full|complete|careful|light|basic|simple|professional|certified|regular|monthly|weekly|daily|short|thorough) )?(?:\p{L}{3,}(?:tion|sion|ing|ment|ysis|al|ance)|design|edit|review|check|draft|layout|set-?up|repair|clean-?up|transcript|research|test|audit|update|upgrade|migration) (?:of|from|for) (?=\p{L}|\d)/iu;
/** 'Files sized for print', 'stamps and notes translated as well'. */
const DONE =
  /^(?:\p{L}+ ){1,4}(?:sized|sorted|translated|cleaned|edited|delivered|formatted|named|written|drawn|recorded|cut|made|checked|printed|labelled|labeled|numbered|adapted|optimi[sz]ed) (?:for|in|as|by|to|with|from)\b/iu;
const COUNTED = new RegExp(
  `^(?:(?:plus|also|then|and|an? total of|in total) )*(?:an?|${NUMBER}(?: ${NUMBER})?)(?: \\p{L}+-?){0,2} \\p{L}{3,}`,
  'iu',
);
/** 'Two contracts, Thai to English': the pair of languages says what is to be done with them. */
const INTO = /\b(?:to|into|>) (?:\p{Lu}\p{L}+(?:ish|ese|ian|an|ch|ic|i)|Hebrew|Greek|Welsh)\b/u;
/** 'Results in a CSV', 'files as layered PSD'. */
const AS_FILES =
  /^(?:results?|output|files?|texts?|drawings?|pictures?|images?|photos?|videos?|reports?|data|everything|layouts?) (?:in|as) (?!(?:soon|well|far|much)\b)\p{L}/iu;
const NO_WORK =
  /\b(?:a|per) (?:day|week|month|year)(?=[.!,]|$)|^(?:about |around |roughly |some |an? |one )*(?:(?:[\d.,-]+|\p{L}+) )?(?:bit|lot|few|couple|pity|must|plus|hours?|days?|weeks?|months?|years?|minutes?|euros?|eur|usd|dollars?|pounds?|percent|people|person|employees?|staff|m²|km|budget|fixed|long|short term|rush|small (?:team|company|business|shop|place|studio|startup|firm|family)|family|team|company|startup|agency|friend|native|good|great|strong|reliable|freelancer|developer|designer|writer|editor|translator|expert|specialist|assistant)\b/iu;
/** '14 pieces, 62 minutes altogether': how much there is of it. */
const QUANTITIES = new RegExp(
  `^(?:(?:about |around |roughly |some )?${NUMBER} [\\p{L}-]+(?: (?:altogether|in total|in all|so far|each|long))?(?:, (?:and )?| and |[.\\s]*$))+$`,
  'iu',
);
/** 'Training on site', 'playtesting on two weekends': named right after a wish. */
const GERUND_DEED =
  /^(?!(?:looking|seeking|working|living|starting|opening|being|coming|going|moving|running|staying|sitting|waiting|hoping|paying|thinking|speaking|hiring|nothing|something|anything|everything|morning|evening|during|according|including|regarding|depending|using|having) )\p{L}{4,}ing (?:on|with|at|in|by|to) (?:an?|the|our|my|two|three|four|five|site|\d)/iu;
const SPEAKS = /\b(?:contains?|includes?|shows?|belongs?|i|we|you|they|he|she|it|there|that['’]s|don['’]t)\b/i;

/** True for a sentence without a verb that names what is wanted: 'Translation of a 12-page lease.' */
export function isNamedWork(text: string, afterNeed: boolean, continues: boolean): boolean {
  const [head = ''] = text.split(/\b(?:that|which|who|where|when|if|so|since|because|as|to)\b/i);
  const bare = head.replace(/\([^()]*\)/g, '');
  if (
    text.split(/\s+/).length < 3 ||
    FINITE.test(bare) ||
    SPEAKS.test(bare) ||
    NO_WORK.test(bare) ||
    QUANTITIES.test(bare) ||
    isAboutApplicant(text)
  )
    return false;
  return (
    DEED.test(text) ||
    AS_FILES.test(text) ||
    (COUNTED.test(text) && INTO.test(text)) ||
    DONE.test(text) ||
    (afterNeed &&
      (GERUND_DEED.test(text) || COUNTED.test(text) || (continues && !/^(?:the|this|that|these)\b/i.test(text))))
  );
}
