const CLIENT =
  "^(?:(?:then|later|afterwards|after that|in the end|eventually|finally),? )?(?:i|we)(?:['’]d| would|['’]m| am|['’]re| are|['’]ll)?(?: also| really| then| both| all)*";
const AIMS = '(?:like|love|want|hope|hoping|plan|planning|intend|wish|aim|aiming|going|expect|have) to';
const WHEN =
  '(?:in|on|by|before|after|this|next|at|around|during|within|for|over|from) (?:(?:the|early|mid|late|next|this|coming|end of|beginning of|middle of) )*(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|easter|christmas|weekend|week|month|year|season|quarter|term|fair|holidays|\\d+)';
const THING = '(?:(?:it|them|this|(?:the|my|our|a|an) (?:[\\p{L}-]+ ){0,3}?[\\p{L}-]+?) )?';
/** What a client does with the work once it is there, each with what tells it from an order. */
const OWN = [
  `(?:publish|launch|release|open|start|go live|move)(?: with)? ${THING}${WHEN}\\b`,
  '(?:move|relocate) (?:into|out|in|house|abroad|back|there)\\b',
  'sell (?:it|them|the (?:house|flat|farm|boat|car|business|company)|(?:my|our) (?:house|flat|farm|boat|car|business|company))\\b',
  'apply (?:for|to|with|at)\\b',
  '(?:hand|turn) (?:(?:it|them|this|the [\\p{L}-]+|my [\\p{L}-]+) )?in\\b',
  `(?:submit|enter|show|exhibit|present) (?:it|them|this|(?:the|my|our) [\\p{L}-]+) (?:to|for|at|in)\\b`,
  'have (?:it|them|this|(?:the|my|our) [\\p{L}-]+) (?:made|printed|built|produced|manufactured|sewn|cast|bound|woven|cut|framed) (?:in \\p{Lu}|(?:at|by) (?:a|the|our|my) (?:[\\p{L}-]+ )?(?:printers?|factory|workshop|carpenter|joiner|bindery|foundry|manufacturer|maker|print shop)\\b)',
];
const OWN_AIM = new RegExp(`${CLIENT} ${AIMS} (?:(?:also|then|finally|later) )?(?:${OWN.join('|')})`, 'u');
/** Behind the aim something is wanted after all. */
const WANTS_MORE =
  /\b(?:need|looking for|someone|somebody|anyone)\b|\b(?:and|but|so) (?:i|we|you|please)\b|\b(?:help|assist)/i;

/** 'I would like to publish in October', 'we plan to have it made in Poland': the client's own aim, no task of whoever is hired. */
export function isOwnAim(text: string): boolean {
  const said = text.charAt(0).toLowerCase() + text.slice(1);
  // Only a place begins with a capital letter: months are told in small ones.
  const match = OWN_AIM.exec(said) ?? OWN_AIM.exec(said.toLowerCase());
  return match !== null && !WANTS_MORE.test(said.slice(match[0].length));
}

const KIN =
  '(?:colleague|friend|neighbou?r|brother|sister|husband|wife|partner|son|daughter|father|mother|uncle|aunt|cousin|boss|co-founder|intern|volunteer|nephew|niece)s?';
const HOUSE =
  '(?:accountant|lawyer|printer|builder|architect|doctor|secretary|solicitor|treasurer|photographer|developer|designer|team|office|it department|publisher|editor|engineer|electrician|plumber|tax adviser|manager|technician|warden|illustrator|translator|librarian|teacher)s?';
const OTHERS_DO = new RegExp(
  `^(?:(?:then|later|afterwards|after that),? )?(?:(?:an?|one|another|some|two) (?:of (?:my|our) )?(?:[\\p{L}-]+ )?${KIN}|(?:my|our) (?:own )?(?:[\\p{L}-]+ )?(?:${KIN}|${HOUSE}))(?: (?:of (?:mine|ours)|here))? (?:will|is going to|are going to)(?: then| also| later)? (?!need\\b|want\\b)(?=\\p{L})`,
  'iu',
);

/** 'A colleague will check the sums': done by others. */
export function isOthersDoing(text: string): boolean {
  const match = OTHERS_DO.exec(text);
  return match !== null && !/\b(?:and|but|so) (?:i|we|you|please|someone|somebody)\b/i.test(text);
}
