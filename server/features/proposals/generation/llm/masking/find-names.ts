import { FIRST_NAMES } from './first-names.ts';

const WORD = "\\p{Lu}[\\p{L}'’-]*\\p{L}";
const JOINED = `${WORD}(?: (?:(?:van|von|der|den|de|da|do|dos|di|del|la|le|bin|al|el|ibn) ){0,2}${WORD}){0,2}`;
const COMPANY_WORD = "(?:\\p{Lu}[\\p{L}\\p{N}.'’-]*[\\p{L}\\p{N}]|\\p{Lu})";
const COMPANY = `${COMPANY_WORD}(?: (?:& |and (?=\\p{Lu}))?${COMPANY_WORD}){0,3}`;

/** Each tells of a person in its first group. Letters of cues stand in both cases: the name's own must count. */
const PERSONS = [
  `\\b(?:[Mm]y name(?: is|['’]s)|[Cc]all me|[Mm]e llamo|[Mm]eu nome é|[Jj]e m['’]appelle|[Ii]ch hei(?:ß|ss)e|[Mm]ein Name ist) (${JOINED})`,
  `\\b(?:I am|I['’]m|[Tt]his is) (${JOINED})(?=,| from | at | here\\b| of )`,
  `^[ \\t]*(?:Hi|Hello|Hey|Dear|Hola|Olá|Bonjour|Hallo|Good (?:morning|afternoon|evening)),? (${JOINED})`,
  `(?:[Tt]hanks(?: a lot| so much)?|[Tt]hank you|[Rr]egards|[Ww]ishes|[Bb]est|[Cc]heers|[Ss]incerely|[Ss]aludos|[Gg]racias|[Oo]brigad[oa]|[Aa]tenciosamente|[Cc]ordialement|[Mm]erci|Grüße|Gruß|Danke)[,.!]?(?:[ \\t]*\\n\\s*|[,.!] )[-–—]?[ \\t]*(${JOINED})(?=[ \\t]*(?:$|[,.!|(–—-]))`,
  `\\b(?:Mr|Mrs|Ms|Dr|Prof|Herr|Frau|Sra|Mme|Señora?|Monsieur|Madame)\\.? (${JOINED})`,
  `^[ \\t]*[-–—~][ \\t]*(${JOINED})[ \\t]*$`,
];
const FULL_NAME = new RegExp(`(?<![\\p{L}\\p{N}])${JOINED}`, 'gu');

const LEGAL =
  '(?:Inc|LLC|Ltd|Limited|GmbH|UG|AG|KG|Corp|Corporation|SARL|SAS|SRL|Srl|Lda|Ltda|BV|PLC|Pty|Oy|ApS|LLP|S\\.A\\.|S\\.L\\.|B\\.V\\.)(?![\\p{L}])\\.?';
const COMPANIES = [
  `(?<![\\p{L}\\p{N}])(${COMPANY},? ${LEGAL})`,
  `\\b(?:[Ww]e are|[Ww]e['’]re|[Hh]ere at|(?:[Cc]ompany|[Bb]rand|[Ss]tore|[Ss]hop|[Aa]gency|[Ss]tartup|[Ss]tudio|[Pp]ractice|[Ff]irm)(?:,| is)? (?:called|named)|[Ff]ounder (?:of|at)|C[ETOFM]O (?:of|at)|[Oo]wner of|[Ww]orked (?:at|for|with)|[Ee]mployed (?:at|by)|[Ww]orking (?:at|for)|[Cc]lients? (?:like|such as|include|including|were|are)) (${COMPANY}(?:, ${COMPANY})*(?:,? (?:and|&) ${COMPANY})?)`,
];

/** Capitals that begin a greeting, a role, a day or a people, and no name. */
const NO_NAMES = new Set(
  `A An The I We You Our Your My This That It Hiring Recruiting Project Product Manager Managers Team Sir Madam Client Clients Customer
  Freelancer Freelancers Everyone Everybody All There Folks Friend Friends Developer Developers Designer Designers Writer Writers
  Expert Experts Candidate Candidates Applicant Applicants Professional Professionals Talent Talents Senior Junior Lead Head
  Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October
  November December English Spanish German French Portuguese Italian Dutch Polish Russian Chinese Japanese Korean Arabic Hindi Turkish
  American British Canadian Australian European Indian Brazilian Mexican Available Looking Interested Experienced Please Thanks Thank
  Best Kind Regards Cheers Sincerely Hi Hello Hey Dear Good Great Note Budget Skills Requirements Timeline Deadline Yes No And Or But
  If When What Why How Who Where For With From To In On At By New Full Part Remote Web Mobile Data Design Development Marketing
  Software Senhor Herr Frau Damen Herren Sehr`.split(/\s+/),
);

/** Persons and companies that `text` names, as far as the words around them show it. `known` are names of tools, which stay. */
export function namesIn(text: string, known: readonly string[]): string[] {
  const tools = new Set(known.flatMap((name) => [name, ...name.split(' ')]).map((name) => name.toLowerCase()));
  const isName = (name: string) => {
    const [first = ''] = name.split(' ');
    return name.length > 1 && !NO_NAMES.has(first) && !tools.has(name.toLowerCase()) && !tools.has(first.toLowerCase());
  };
  const persons = [...cued(PERSONS, text), ...fullNames(text)].map(withoutCapitals).filter(isName);
  const companies = cued(COMPANIES, text).flatMap(apart).flatMap(forms).filter(isName);
  const parts = persons
    .flatMap((name) => name.split(' '))
    .filter((part) => /^\p{Lu}\p{L}{2,}/u.test(part) && isName(part));
  return [...new Set([...persons, ...parts, ...companies])];
}

function cued(patterns: readonly string[], text: string): string[] {
  return patterns.flatMap((pattern) => [...text.matchAll(new RegExp(pattern, 'gmu'))].map((match) => match[1] ?? ''));
}

function fullNames(text: string): string[] {
  return (text.match(FULL_NAME) ?? []).flatMap((run) => {
    const words = run.split(' ');
    const at = words.findIndex((word) => FIRST_NAMES.has(word));
    return at >= 0 && at < words.length - 1 ? [words.slice(at).join(' ')] : [];
  });
}

/** 'Anna Keller Project Manager' is a name with a role after it. */
function withoutCapitals(name: string): string {
  const words = name.split(' ');
  const end = words.findIndex((word, at) => at > 0 && NO_NAMES.has(word));
  return (end > 0 ? words.slice(0, end) : words).join(' ');
}

function apart(list: string): string[] {
  return list.split(/, (?!(?:Inc|LLC|Ltd)\b)| and /u).map((name) => name.trim());
}

/** A company is also called without what the law adds to its name. */
function forms(name: string): string[] {
  const bare = name.replace(new RegExp(`,? ${LEGAL}$`, 'u'), '');
  return [...new Set([name, name.replace(/\.$/, ''), bare])];
}
