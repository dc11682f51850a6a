const FOR_USERS = /\b(?:allow|let|enable|permit)s? ((?:(?:our|the|all|my) )?[\p{L}'’ -]{3,28}?)(?: to)?\s?:$/iu;
const CAN = /\b(?:where|so that|that) ((?:(?:our|the|all|my) )?\p{L}+) can(?: also)?\s?:$/iu;
const OF_THE_THING =
  /^((?:the|this|our|my|each|every) [\p{L}'’ -]{3,30}?) (?:should|must|needs to|has to|will)(?: also)?(?: be able to)?\s?:$/iu;
const PEOPLE =
  /\b(?:candidate|person|freelancer|applicant|developer|designer|writer|editor|assistant|teacher|expert|specialist|consultant|role|position|job|proposal|application|reply|cover letter|contractor|team|you|i|we)\b/i;

/**
 * What a heading says of every line below it: under 'The app lets members:' the line 'Book a court' wants 'let members book a
 * court'. Empty for headings that only name a part of the post.
 */
export function leadOf(heading: string): string {
  const users = FOR_USERS.exec(heading)?.[1] ?? CAN.exec(heading)?.[1];
  if (users !== undefined && !PEOPLE.test(users)) return `let ${users} `;
  const thing = OF_THE_THING.exec(heading)?.[1];
  return thing === undefined || PEOPLE.test(thing) ? '' : `make ${thing.charAt(0).toLowerCase()}${thing.slice(1)} `;
}
