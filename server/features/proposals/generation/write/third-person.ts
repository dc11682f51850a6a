import type { Fact } from '#shared/proposals/blocks.ts';
import { baseOfThirdPerson } from '../read/verbs.ts';

/** 'Son tarif va de 14 à 22 €', 'Ella traduce', 'Sandrine est assistante': of a profile in the third person, in the other languages. */
const OF_ANOTHER =
  /^(?:(?:Son|Sa|Ses|Elle|Il|Ella|Él|Ela|Ele|Sua|Seu|Sus?|Sie|Er|Ihre?)(?!\p{L})|\p{Lu}\p{Ll}{2,14} (?:est|es|é|ist) )/u;
const SUBJECT = /\b(?:[Ss]he|[Hh]e) ((?:(?:also|still|now|then|mostly|usually|often|always|never) )?)(\p{L}+)/gu;
/** Spanish 'he migrado' is the user. */
const OF_A_PERSON = /\b(?:he(?! \p{L}+(?:[ai]do|cho|sto|rto)(?!\p{L}))|she|his|hers?|him)\b/iu;
/** Verbs that are hardly ever nouns in the plural, and others with an object: 'and checks every file', not 'manuals and guides for pumps'. */
const SECOND_VERB =
  /((?:\b(?:and|but|or)|,) (?:(?:still|also|now|then|mostly|usually|often|always|never) )?)((?:is|has|does|works|speaks|reads|writes|lives|uses|takes|keeps|likes|prefers|charges|knows|delivers|runs|makes|sells|teaches|edits|builds|helps|sends|gives|starts|holds|shows|understands|answers|brings|finds)(?= )|\p{Ll}{3,}(?<!s)s(?= (?:an?|the|every|each|both|it|them)(?!\p{L})))/gu;
/** A clause about something else: 'a script that renames files and sends a report'. */
const OF_A_THING = /\b(?:that|which|who|where|whose)\b[^,;.]{0,300}$/;
/** Another person in a sentence of a profile in the third person: who 'she' is cannot be known. */
const OTHER_PERSON = /\b(?:who|that|said|says|told|asked)\b[^,;.]{0,30}\b(?:she|he)\b/i;
/** Where the person may be named first: 'She …', 'In 2022 she …'. */
const BEGINS_WITH_PERSON =
  /^(?:(?:In|Last|For|At|Over|During|This|Since|Through|Before|After)(?: [\p{L}\d'’-]+){1,8} (?:she|he)(?!\p{L})|She |He |Her |His )/u;
const SAYS_I = /(?<!\p{L})(?:I|[Ww]e|[Mm]y|[Oo]ur)(?![\p{L}\p{N}])/u;
const PAST_VERB =
  /^(?:did|rewrote|redrew|gave|got|sent|spent|found|chose|shipped|built|rebuilt|led|designed|wrote|ran|made|grew|cut|won|sold|taught|moved|kept|drew|shot|set|took|brought|began|drove|oversaw|spoke|held|(?!armed|need|feed|speed|seed|breed|exceed|succeed|proceed|driven|focused|dedicated|committed|skilled|motivated|inspired|interested|excited)\p{Ll}+ed)$/u;

/** The person whom a profile in the third person is about. */
export interface Another {
  /** The first word of the profile, if it names them: 'Gwen'. */
  readonly name: string;
  readonly pronoun: 'She' | 'He';
}

/** Null where the user speaks of themselves anywhere, or nothing shows who is meant. */
export function writtenByAnother(facts: readonly Fact[]): Another | null {
  const about = facts.filter(({ from }) => from === 'about').map(({ text }) => text);
  if (about.some((text) => SAYS_I.test(text))) return null;
  const first = about
    .map((text) => /^(She|He) (?!\p{Ll}+(?:[ai]do|cho|sto|rto)(?!\p{L}))\p{Ll}/u.exec(text)?.[1])
    .find(Boolean);
  const pronoun = first === 'She' || first === 'He' ? first : null;
  const name =
    /^(?!(?:Delivery|That|There|This|Nobody|It|The|My)(?!\p{L}))(\p{Lu}\p{Ll}{2,14}) (?:is|has|was|lives|works|writes)(?!\p{L})/u.exec(
      about[0] ?? '',
    )?.[1];
  return pronoun && { name: name ?? '', pronoun };
}

/** 'In 2022 she wrote the handbook' as the user says it; null where another person may be meant. */
export function saidByOneself(text: string, { name, pronoun }: Another): string | null {
  const said = name !== '' && text.startsWith(`${name} `) ? `${pronoun}${text.slice(name.length)}` : text;
  if (!OF_A_PERSON.test(said)) return said;
  const isOther = (pronoun === 'She' ? /\b(?:he|his|him)\b/i : /\b(?:she|hers?)\b/i).test(said);
  if (isOther || OTHER_PERSON.test(said) || !BEGINS_WITH_PERSON.test(said)) return null;
  const own = said
    .replace(/^(?:Her|His) (?=\p{Ll})/u, 'My ')
    .replace(/\b(?:him|her)self\b/g, 'myself')
    .replace(/\bbehind (?:him|her)\b/g, 'behind me')
    .replace(/\bof (?:his|her) own\b/g, 'of my own')
    .replace(SUBJECT, (_, how: string, verb: string) =>
      (ofThirdPerson(verb, '') ?? `I ${verb}`).replace(/^I /, `I ${how}`),
    )
    .replace(SECOND_VERB, (all, joint: string, verb: string, at: number, whole: string) =>
      OF_A_THING.test(whole.slice(0, at)) || !/\bI\b/.test(whole.slice(0, at))
        ? all
        : (ofThirdPerson(verb, '') ?? verb).replace(/^(?:I )?/, joint),
    )
    .replace(/(?<=\bI (?:\p{L}+ ){1,2})(?:her|his) (?=\p{Ll})/gu, 'my ');
  return OF_A_PERSON.test(own) ? null : own;
}

/** 'writes' and what follows as the user says it; null where its base is not known. */
export function ofThirdPerson(verb: string, rest: string): string | null {
  const lower = verb.toLowerCase();
  if (lower === 'has') return `I have${rest}`;
  if (lower === 'is') return `I am${rest}`;
  if (lower === 'was') return `I was${rest}`;
  if (PAST_VERB.test(lower)) return `I ${lower}${rest}`;
  if (lower === 'does') return `I do${rest}`;
  if (lower === 'doesn') return `I don${rest}`;
  if (/^(?:isn|hasn|wasn|wouldn|couldn)$/.test(lower)) return null;
  const base =
    baseOfThirdPerson(lower) ??
    (/^\p{L}{3,}(?<!s)s$/u.test(lower) ? lower.replace(/(?<=ch|sh|ss|x|zz|o|cus)es$|s$/, '') : null);
  return base === null ? null : `I ${base}${rest}`;
}

/** 'moved', 'built': a verb of work done, in English. */
export function isPast(verb: string): boolean {
  return PAST_VERB.test(verb);
}

/** Whether a sentence names another person: 'he', 'her', or 'Son', 'Sua' at its beginning. */
export function namesAnother(text: string): boolean {
  return OF_A_PERSON.test(text) || OF_ANOTHER.test(text);
}

/** Whether a text says 'I', 'my' or 'we', in English. */
export function saysI(text: string): boolean {
  return SAYS_I.test(text);
}
