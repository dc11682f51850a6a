/** Words that open a line about the person wanted, not about the work. */
const PERSON_WORD =
  /\b(?:experienced?|years?|yrs|proficien\w*|knowledge|familiar\w*|expertise|expert-level|fluen\w*|background|abilit(?:y|ies)|able to|track record|degree|diploma|certifi\w*|skilled|skills|detail[- ]oriented|understanding of|comfortable|passion\w*|available|availability|located|native|bilingual|communication|self-motivated|self-sufficien\w*|portfolio|competen\w*|mastery|talented|attention to detail|reliable|internet connection|licen[cs]e|applicants?|candidates?|freelancers?|agenc(?:y|ies)|time ?zone|willing\w*|motivated|proactive|punctual|team player|experiencia|conocimientos?|dominio|capacidad|habilidades|experi[êe]ncia|conhecimentos?|exp[ée]rience|connaissances?|ma[îi]trise|erfahrung|kenntnisse)\b/i;
const PERSON_SENTENCE =
  /\b(?:ideal|right|perfect|successful|best|selected|strong) (?:candidate|person|freelancer|applicant|fit|individual|developer|designer|writer|partner)s?\b|\b(?:candidates?|applicants?) (?:should|must|will|with|who|may|can)\b|\bif you(?:'re|’re| are| have| love| can| possess| believe| think| meet| want| enjoy| feel)\b|\byou (?:should|must|need to|will need to) (?:have|be|possess|know|understand|speak|live)\b|\byou(?:'re|’re| are) (?:a|an|the|not|someone|passionate|experienced|detail|ready|comfortable|able|good|fluent|all about|methodical|just)\b|\byou (?:have|love|thrive|live|bring|value|possess|know|enjoy|seek)\b|\b(?:is|are) (?:a (?:big |huge |strong )?plus|essential|required|preferred|mandatory|crucial|a must|appreciated|welcome)\b|\b(?:strong|solid|deep|proven|prior|previous|extensive|hands-on) (?:\w+ ){0,2}(?:experience|background|knowledge|understanding|skills|expertise|proficiency|track record)\b|\b(?:experience|proficiency|familiarity|knowledge|expertise|comfort) (?:with|in|of|doing|using|working)\b/i;
/** Politeness, perks and the company's own story. */
const TALK =
  /\b(?:we(?:'d|’d| would)? (?:love|like|be (?:happy|super)) to (?:hear|see|chat|talk|meet)|want to hear from you|look(?:ing)? forward|long[- ]term (?:collaboration|position|opportunity|relationship|employment|potential)|potential for|ongoing (?:work|collaboration)|great opportunity|opportunit(?:y|ies) to|thank you|thanks|best regards|kind regards|join (?:us|our)|happy to|we are (?:a|an|the) |we’re (?:a|an|the) |we're (?:a|an|the) |we (?:believe|value|specialize|specialise|offer|pay|provide)|our (?:mission|vision|company|team is|clients are)|(?:mission|vision) is to|competitive|bonus(?:es)?|salary|paid leave|remote(?:ly)?$|will be ignored|not be considered|do not apply|don'?t apply|only apply|apply only|please (?:read|note|apply|bid|ask|refrain|don)|we will (?:provide|select|share|send|not)|i will (?:provide|send|share|have)|we(?:'|’)ll (?:provide|share|expect)|will be (?:provided|shared|given)|what(?:'s| is) in it|(?:please )?reach out(?: to (?:me|us))?\.?$|reach out to (?:me|us)|five stars?|5 stars?|feel free)\b/i;

/** True for a bullet or fragment that asks for a quality of the applicant. */
export function isAboutApplicant(text: string): boolean {
  const [head = ''] = text.slice(0, 64).split(/[.:;()]/, 1);
  return PERSON_WORD.test(head);
}

/** True for a sentence that describes the person wanted. */
export function describesApplicant(text: string): boolean {
  return PERSON_SENTENCE.test(text);
}

export function isTalk(text: string): boolean {
  return TALK.test(text);
}
