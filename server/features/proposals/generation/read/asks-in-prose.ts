const SAY =
  '(?:send|share|include|attach|provide|submit|show|tell|give|list|describe|state|mention|outline|explain|indicate|name|say|add|let (?:me|us) know|write|specify|quote|contain|enclose|present)';
/** The words before the first thing to send, in a sentence and not in a list; each ends where that thing begins. */
const LEADS: readonly RegExp[] = [
  // 'Applicants should state their turnaround, the price per minute, and list two firms.'
  new RegExp(
    `^(?:interested (?:persons?|parties|candidates|freelancers|applicants)|(?:all |the )?(?:applicants|candidates|bidders|freelancers)|those interested|anyone interested|whoever (?:applies|is interested)) (?:should|must|may|are (?:kindly )?asked to|need to|have to|will|are requested to|shall) (?:please |kindly |also )*(?=${SAY}\\b)`,
    'iu',
  ),
  // 'I would appreciate if you could tell me how you would start, whether …, and an idea of the cost.'
  new RegExp(
    `^(?:(?:i|we)(?:['’]d| would)(?: very much| really| also| greatly)? (?:appreciate(?: it)?|like|love(?: it)?|be (?:glad|happy|grateful|thankful|obliged|interested))|it(?:['’]d| would) (?:be (?:good|great|nice|helpful|kind|useful)|help(?: me| us)?)) (?:if|for) you (?:could |would |can |to )?(?:please |also |kindly |briefly )*(?=(?:tell (?:me|us)|let (?:me|us) know|say|state|include|mention|indicate|attach|send (?:me|us) (?:your|an? (?:sample|example|link|quote|estimate|idea))|describe (?:your|how you)|explain how you|share your)\\b)`,
    'iu',
  ),
  // 'Would you kindly tell us which methods you would use, and give an example of a paper?'
  /^(?:would|could|can) you (?:please |kindly )(?=(?:tell (?:me|us)|let (?:me|us) know|say|state|send (?:me|us) your|attach|describe (?:your|how you))\b.*\byou\b)/iu,
  // 'Could you describe how you would begin, say what it costs and give two references?'
  new RegExp(
    `^(?:would|could|can) you (?:please |kindly |briefly )*(?=${SAY} (?=[^?]*\\b(?:you|your|price|cost|rate|quote|references?|samples?)\\b)[^?]{4,160}?(?:, (?:and )?| and )(?:please )?${SAY} (?:me |us )?(?:what|how|when|whether|if|which|where|your|an? (?:price|quote|rate|sample|link|estimate|date|reference)|two|three|one|the (?:price|cost|rate|days|date))\\b)`,
    'iu',
  ),
  // 'Can you tell me your price and how long it takes?'
  /^(?:would|could|can) you (?=(?:tell (?:me|us)|let (?:me|us) know|say|state) (?:your|how|what|when|whether)\b.* (?:and|plus) (?:your|how|what|when|whether|if|which|send|attach|an?)\b)/iu,
  // 'To apply, kindly state how many …, attach a CV, and describe …'
  new RegExp(
    `^(?:(?:to apply|when (?:applying|you apply)|in your \\w+(?: \\w+)?|with your \\w+(?: \\w+)?|for (?:an?|the|your) (?:application|offer|quote))[,:]? )?(?:please|kindly)(?: also| briefly)? (?=(?:state|indicate|mention|specify|attach|enclose|say)\\b)(?!say (?:so|hello))`,
    'iu',
  ),
  /^(?:your |all |the |every )*(?:applications?|proposals?|repl(?:y|ies)|bids?|offers?|cover letters?) (?:should|must|needs? to|has to|have to|is to|are to) (?:please )?(?:(?:contain|include|come with|have) |(?=(?:state|name|mention|list|indicate|say)\b))/iu,
  // 'Show me something you built which real people use', 'attach a letter where names have been removed'
  /^(?:please |kindly |also |and )*(?=(?:show|send|give|name|attach|link|share)(?: me| us)? (?:something|anything|one thing|an? \p{L}+|one \p{L}+|two \p{L}+|the \p{L}+)(?: \p{L}+){0,2} (?:(?:that|which) )?(?:you(?:['’]ve| have| had| once| ever)?|of yours)(?: \p{L}+)? (?:\p{Ll}+ed|built|made|wrote|written|drawn|drew|shot|put|did|done|cut|sold|won|led|ran|taught|sung|are|were)\b)/iu,
  /^(?:please|kindly) (?=attach (?:an?|one|two|your)\b)/iu,
];

/** The length of the lead-in before what the applicant is to send or say; null without one. */
export function proseLeadOf(text: string): number | null {
  for (const lead of LEADS) {
    const match = lead.exec(text);
    if (match !== null) return match[0].length;
  }
  return null;
}

const OF_APPLICANTS =
  /^(?:interested (?:persons?|parties|candidates|freelancers|applicants)|(?:all |the )?(?:applicants|candidates|bidders|freelancers)|those interested|anyone interested|whoever )/i;

/** 'Applicants should state their fee' addresses every reader. */
export function speaksOfApplicants(text: string): boolean {
  return OF_APPLICANTS.test(text);
}

/** 'Their turnaround' → 'your turnaround', 'they have worked for' → 'you have worked for'. */
export function toReader(asked: string): string {
  return asked
    .replace(/\b(?:their|his or her|his\/her)\b/gi, 'your')
    .replace(/\bthey\b/gi, 'you')
    .replace(/\bthemselves\b/gi, 'yourself');
}
