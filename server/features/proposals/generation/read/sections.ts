/** The topic of a part of a post; decides whether its lines are about the work, the applicant or the company. */
export type Section =
  | 'needs'
  | 'deliverables'
  | 'applicant'
  | 'requirements'
  | 'skills'
  | 'apply'
  | 'company'
  | 'context'
  | 'terms'
  | 'unknown';

/** First match wins: 'application requirements' is about applying, 'software requirements' about the work. */
const RULES: readonly (readonly [Section, RegExp])[] = [
  [
    'apply',
    /\b(?:apply|applying|application (?:instructions?|process|requirements?|questions?)|proposal requirements|screening|submission (?:requirements|guidelines)|your (?:proposal|application|cover letter|response|reply|bid|message) (?:should|must|needs to|has to)|(?:in|with) your (?:proposal|application|cover letter|response|reply|bid|message)|(?:please|kindly|pls) (?:include|provide|respond|answer|send|share|submit|reply|tell)|respond with|what to (?:include|send)|to be considered|ready to join|if interested|questions? (?:for|to) you|answer (?:these|the)|para (?:aplicar|postular)|incluye en tu|como se candidatar|para se candidatar|pour postuler|bewerbung)\b/i,
  ],
  ['apply', /^(?:(?:and|also|then|finally|lastly),? ){0,2}(?:tell (?:us|me)|let (?:us|me) know)\s?:?$/i],
  [
    'company',
    /\b(?:about (?:us|the company|our|me)|who (?:we are|i am)|our (?:company|culture|philosophy|values|mission|focus|story|team)|core values|why (?:join|work|this|us|choose|you)|what(?:'s| is) in it|what (?:we|i) offer|we offer|perks|benefits|compensation|company (?:overview|description)|sobre nosotros|quem somos|sobre n[oó]s|qui sommes|[üu]ber uns|wir bieten|ofrecemos|oferecemos)\b/i,
  ],
  [
    'context',
    /\b(?:environment|current(?:ly)?|situation|background|what (?:i|we)(?:'ll| will)? (?:will )?provide|what happened|symptoms?|the challenge|the problem|blockers?|infrastructure|access|attachments?|verification|key metrics|metrics|examples? of our|root cause|current thinking|why we need)\b/i,
  ],
  [
    'terms',
    /\b(?:budget|timeline|timing|deadline|schedule|location|payment|pay|salary|engagement model|working hours|duration|presupuesto|plazo|or[çc]amento|prazo|d[ée]lai|zeitrahmen)\b/i,
  ],
  [
    'skills',
    /\b(?:(?:relevant|required|desired|technical|mandatory|key|needed)? ?skills?(?: needed| required| set)?|tags|tech(?:nology)? stack|skills & expertise|habilidades|competencias|comp[ée]tences|kenntnisse|habilidades)\s*:?$/i,
  ],
  [
    'applicant',
    /\b(?:qualifications?|ideal|candidate|freelancer profile|who (?:you are|we(?:'re| are) looking|i(?:'m| am) looking)|what (?:we|i)(?:'re| are|'m| am)? ?(?:look|expect|seek|want from)|must[- ]haves?|nice[- ]to[- ]haves?|about you|you (?:are|have|should|must|bring)|what you(?:'ll)? (?:bring|need)|bring to the table|skills?|competenc|preferred|bonus|desirable|expertise|experience|education|toolbox|profile|buscamos|requisitos|perfil|profil|anforderungen|voraussetzungen|note|important)/i,
  ],
  [
    'deliverables',
    /\b(?:deliverables?|final output|outputs?|entregables?|entreg[áa]veis|livrables?|lieferumfang|what (?:we|i) (?:need|want)|acceptance criteria)\b/i,
  ],
  [
    'needs',
    /\b(?:responsibilit(?:y|ies)|scope|tasks?|duties|what (?:you|i want you|we want you)|day[- ]to[- ]day|needs? to be|(?:the|your) (?:job|work|role|mission)|role|objectives?|goals?|project (?:details|description|overview|request|brief)|features?|functions?|functionality|issues? to fix|must include|workflow|modules?|assignment|to[- ]?do|pages|funciones|responsabilidades|tareas|alcance|escopo|tarefas|missions?|t[âa]ches|aufgaben)\b/i,
  ],
  ['requirements', /\b(?:requirements?|required)\b/i],
];

/** 'You should:' is above both qualities and work: each line is judged by its own text. */
const DUTIES =
  /(?:^|[.!] )(?:(?:in this (?:role|job|project),? )?you (?:should|must|need to|have to)(?: also)?|must)\s*:$/i;

export function sectionOf(heading: string): Section | null {
  const straight = heading.replace(/[’`]/g, "'");
  if (DUTIES.test(straight)) return 'requirements';
  return RULES.find(([, rule]) => rule.test(straight))?.[0] ?? null;
}
