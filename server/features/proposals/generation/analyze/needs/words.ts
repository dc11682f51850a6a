export const WISH =
  /\b(?:need|looking|seeking|want|hir(?:e|ing)|goal|would (?:also |really |just )*(?:like|love)|['’]d (?:also |really |just )*(?:like|love)|hunt|lookout|searching|in search|require)\b/i;
/** Work named in the middle of the company's own story. */
export const STRONG_WISH =
  /\byou(?:'|’)?(?:ll| will)\b|\byour (?:mission|role|job|task)\b|\b(?:looking for|seeking|need) (?:a|an|someone)\b/i;
export const FINITE =
  /\b(?:is|are|was|were|will|must|should|has|have|had|does|do|don['’]t|may|shall|wants?|needs?|prefer|agree|can)\b/i;
export const NO_NOUN =
  /^(?:you|we|i|it|this|that|there|here|these|they|if|when|while|please|never|always|not|no|be|have|but|because|as|for|in|on|at|by|with|to|from|and|or|so|then|optional|see|n\/a)\b/i;
export const NO_LABEL =
  /^(?:project title|title|estimated budget|budget|price|rate|location|platform|hosting|duration|deadline|note|example|target|audience|language|format|size|page|version|id|data path|design|design files|link|url|website|company|client)s?$/i;
export const IMPLIED =
  /\b(?:ability to|able to|experienced? in|expertise in|to (?=assist|tackle|handle|help)|proficient in|skilled in)\s+/i;
/** A caption over the bullets that follow it, not a thing to deliver. */
export const CAPTION =
  /^(?:\S+ (?:& |and |or )?){0,3}(?:development|management|enhancements|reviews|fixes|price|timeline|title|overview|database|stack|phase|design|doing|requirements|features|optimization|labeling|considerations|aspects|principles)$/i;
export const ADVERB =
  /^(?!friendly|daily|weekly|monthly|yearly|hourly|early|family|only|assembly|fully)\p{L}{4,}ly\b/iu;
export const PARTICIPLE =
  /^(?:tested|based|built|written|made|done|provided|needed|required|completed|compatible|responsible) (?:with|by|in|on|to|for)\b/i;
/** What the client's own people do is no need: 'our team currently uses …'. */
export const OWN_DOING =
  /\b(?:we|i|our team|they) (?:\w+ )?(?:will|can|have|tried|try|use|are able|currently|work|help)\b[^,]*$/i;
export const HAS_OBJECT =
  /^\S+ (?:(?:up|out|off|down|in|back|through|over|together) )?(?:a|an|the|our|my|me|us|him|her|them|it|this|that|these|those|your|its|their|what|where|how|whether|if|which|with (?:a|an|the|our|my|each|all|every)|one|two|three|any|both|every|all|each|\d+x?|\S+s|up|track of|care of|\S+ing|\S+ \S+s)\b/i;
export const NEXT_ORDER = /, (?:and )?(?:then )?(?:to )?(?=\p{L})| and (?:then |also )?(?:to )?(?=\p{L})/giu;
export const VALUE =
  /^(?:\d(?!\d{0,4} (?!(?:hours?|hrs?|days?|weeks?|months?|years?|yrs?|minutes?|business|working|to|or|and|per|usd|eur|dollars?|euros?|pounds?|people|employees|members)\b)\p{L}{3})|[$€£<>~(])|^(?:yes|no|true|false|n\/a)\b/iu;

/** 'To keep this fair, we …' and 'Task: …' come before what is said. */
export function preambleLength(text: string): number {
  const purpose = /^to \p{L}[^,]{3,160}, (?=(?:i|we|our|you)\b)/iu.exec(text);
  const label =
    /^(?:task|job|project|summary|overview|objective|goal|mission|scope|need|wanted|request|important|note|also|and|plus)s?\s?(?::|–|-)\s+/i.exec(
      text,
    );
  const when = /^(?:from|in|on|every|each|by|until) [^:,]{2,40}: /i.exec(text);
  return Math.max(purpose?.[0].length ?? 0, label?.[0].length ?? 0, when?.[0].length ?? 0);
}
/** A second sentence has run into the clause, or it says when and not what. */
export const BROKEN =
  /,? (?:you['’]re|you are) (?:looking|seeking|considering|planning|trying|hiring)\b|^get (?:started|paid)\b|^(?:finish|complete|start|begin|launch|deliver|submit|be done|wrap up) (?:(?:it|this|everything) )?(?:within|by|before|in|on|asap|next|immediately)\b|^(?:watch|check out|look at|see|view|read|note|visit|refer to|open|download|click) (?:the |this |these |at |a )?(?:following|thumbnails|video|link|as|below|attached|examples?|it|page|website|download)\b|^(?:turn|bring) (?:your|this|that|it) (?:ideas |)?(?:into|in) (?:reality|life|a functioning)|^(?:make|get|take) (?:accurate|informed) |\bestimated budget\b|^(?:assist|help) with (?:a|an|various|some|the) (?:[\p{L}-]+ )?(?:project|projects|task|tasks)$|^(?:get|receive|find) .*\bfrom you\b|^(?:get|have) (?:it|this|everything|things) done\b|^GET \/|\bdownload it\b|^answer as\b|^sign (?:an? |the |our |your )?(?:nda|non-disclosure|contract|agreement)|^(?:receive|get) (?:offers|bids|quotes|applications)\b|^push send\b|^work (?:in|from|under|remotely|on[- ]site)\b|^find out (?:how|what|where) to \S+$|^(?:finish|complete) (?:it|this) as soon\b|^\S+ it together$|^bring (?:[\p{L}’'-]+ ){1,4}to life$|^help bring |^limit the (?:examples|samples)|\b(?:app|page|site|service) (?:stop|crash|fail) (?:running|working)\b/iu;
/** 'Runway ML' in a list of vendors is a name, nothing to deliver. */
export const NAMED_THING = /^\S+ (?:AI|ML|Inc|LLC|Ltd|Labs|GmbH)\.?$|^(?:SOC|ISO) \d/u;
/** 'The service runs on Windows' states something; 'a page that runs on Windows' names it. */
export const NOUN_THEN_VERB =
  /^(?:(?!(?:that|which|who|how|where)\b)\S+ ){0,4}(?:runs|works|starts|returns|loads|opens|sends|keeps|fills|gives|takes|becomes|remains|receives) (?:on|in|with|without|to|at|as|up|the|all|an?|your|bet|correctly|properly|every)\b/iu;
/** 'Our museum needs a translation of its guide': what is the museum's is the client's. */
export const OWN_HOUSE = /^(?:our|my) (?:[\p{L}’'-]+ ){1,4}?(?:needs?|wants?|requires?|seeks?|is looking for)\b/iu;
/** Names a field of work, and nothing in it to be done. */
export const FIELD_NAME =
  /^(?:an? )?\p{L}+ (?:control|intelligence|management|science|learning|details|overview|stack)$/iu;
