import { isVerb } from '../verbs.ts';
import { isOrderOf, orderOfParticiple } from './verb-signs.ts';
import { deedsFrom } from './who-does.ts';
import { HAS_OBJECT } from './words.ts';

const ROLE =
  '(?:[\\p{L}-]+ ){0,2}?(?:translator|editor|va|virtual assistant|writer|designer|illustrator|tutor|bookkeeper|animator|developer|photographer|narrator|proofreader|transcriber|person|freelancer|consultant|engineer|programmer|expert|specialist|coach|artist|composer|analyst|contractor|copywriter|researcher|draughtsman|drafter|virtual helper)';
const ROLE_DOES = new RegExp(
  `^(?:the ${ROLE} (?:should|must|would|will|needs? to|has to|would (?:need|have) to|is to|ought to)|whoever (?:does|takes|gets) (?:it|this|the job) (?:should|must|would|will|needs? to|has to))(?: also| then| first)? `,
  'iu',
);
const QUALITY =
  /^(?:be|have|know|speak|love|like|live|understand|feel|want|own|enjoy|care|come(?! up)|work(?! out))\b/i;
const THAT_SOMEBODY =
  /\b(?:needed|necessary|required|important|good|great|nice|helpful|best|ideal|lovely|want|wish|like|need)(?: is| it)? (?:that|if|when) (?:somebody|someone|a person|one person) (?:then )?(?=(\p{Ll}+s)\b)/iu;
const AFTER_COLON = /^(.*\b(?:need|want|look|like|help|hir|seek|to)\b.*?): (?=(\p{Ll}[\p{Ll}-]+) )/u;
const JOINT = /, (?:and )?(?:then )?(?=\p{Ll})| and (?:then )?(?=\p{Ll})/gu;
const LEAST_AFTER_COLON = 3;

/** Several things to do that hang on one word: on a trade that 'should', on 'that somebody', on a colon, on 'ideally'. */
export function rowsIn(said: string): string[] {
  const text = said.replace(/[.!\s]+$/, '');
  const role = ROLE_DOES.exec(text);
  if (role !== null) {
    const steps = stepsIn(text.slice(role[0].length).replace(/^be able to /i, '')).filter(
      (step) => !QUALITY.test(step),
    );
    const [first = ''] = steps;
    return isStep(first) || (steps.length > 1 && isVerb(first.split(' ', 1)[0] ?? '')) ? steps : [];
  }
  const wanted = THAT_SOMEBODY.exec(text);
  if (wanted !== null) return deedsFrom(wanted[1] ?? '', text.slice(wanted.index + wanted[0].length));
  const beside = SIT_WITH.exec(text);
  if (beside !== null) return [`${beside[1] ?? ''} me${text.slice(beside[0].length)}`];
  return ideals(text);
}

/** 'After that I'd like to sit with someone and plan the year'. */
const SIT_WITH =
  /^(?:(?:after that|afterwards|then|later|in the end|finally),? )?(?:i|we)(?:['’]d| would) (?:also |then )?(?:like|love|want) to ((?:sit(?: down)?|go|walk|look) (?:with|through (?:it|them) with)) (?:someone|somebody)(?= and \p{Ll})/iu;

/** 'The tutor should be patient and know Latin': a quality of whoever does it. */
export function isOfRole(text: string): boolean {
  const role = ROLE_DOES.exec(text);
  const does = role === null ? '' : text.slice(role[0].length);
  return (
    /^(?:be (?!able|responsible|\p{L}+ing\b)|have |know |speak |love |live )/iu.test(does) && stepsIn(does).length === 1
  );
}

/** 'to set up a shop for us: import the list, build a menu and connect the till': what stands before the colon, and each behind it. */
export function afterColon(said: string): { readonly head: string; readonly steps: readonly string[] } | null {
  const text = said.replace(/[.!\s]+$/, '');
  const match = AFTER_COLON.exec(text);
  if (match === null || !isStep(text.slice(match[0].length))) return null;
  const steps = stepsIn(text.slice(match[0].length));
  return steps.length >= LEAST_AFTER_COLON ? { head: match[1] ?? '', steps } : null;
}

/** A verb with what it acts on; 'edit and master the files' shares its object and is one step. */
function isStep(words: string): boolean {
  const [first = ''] = words.split(/[\s,]/, 1);
  const next = words.slice(first.length).trim();
  const shared = /^(?:and|or) (\p{Ll}+) /u.exec(next)?.[1];
  if (shared !== undefined) return isVerb(first) && isVerb(shared);
  return isOrderOf(first, next) && HAS_OBJECT.test(words);
}

function stepsIn(words: string): string[] {
  const steps: string[] = [];
  let from = 0;
  for (const joint of words.matchAll(JOINT)) {
    const before = words.slice(from, joint.index);
    const after = words.slice(joint.index + joint[0].length);
    // A bare verb before 'and' waits for the object behind it.
    if (!before.includes(' ') || !isStep(after)) continue;
    steps.push(before);
    from = joint.index + joint[0].length;
  }
  return [...steps, words.slice(from)];
}

const IDEALLY = /^(?:ideally|in an ideal world|best of all),? (?=\p{L})/iu;
const MODAL = '(?:would|could|should|can|will)';
const NOBODYS =
  '(?:you|i|we|it|this|that|there|someone|somebody|candidates?|applicants?|freelancers?|whoever|if|when|where|which|who|and)';
const SUBJECT = `(?!${NOBODYS}\\b)(?:(?!\\b${NOBODYS}\\b)[\\p{L}\\p{N}’'-]+ ){1,5}?`;
const NEXT_SUBJECT = new RegExp(`(?:, and |, | and )(?=${SUBJECT}${MODAL} )`, 'iu');
const CLAUSE = new RegExp(`^(${SUBJECT})${MODAL} (?:also |then |always )?(be )?([\\p{L}-]+)(.*)$`, 'iu');
/** What people do with a thing that is there. */
const SEES = /^(?:see|hear|know|find|play|open|look|listen)$/i;
const NO_WORK =
  /\b(?:work|project|job|price|budget|rate|pay|payment|deadline|start|person|position|role|proposals?|experience|contract|cost|writer|designer|developer|editor|tutor|translator)\b/i;

/** 'Ideally the report would refresh nightly, gifts would be matched, and trustees could see it': one wish each. */
function ideals(text: string): string[] {
  const lead = IDEALLY.exec(text)?.[0].length ?? 0;
  if (lead === 0) return [];
  const wishes = text.slice(lead).split(NEXT_SUBJECT).map(idealOf);
  return wishes.flatMap((wish) => (wish === null ? [] : [wish]));
}

function idealOf(clause: string): string | null {
  const [whole, who = '', be, word = '', rest = ''] = CLAUSE.exec(clause) ?? [];
  const thing = who.trim().replace(/^(?:The|Our|My|Each|Every|All|An?) /, (one) => one.toLowerCase());
  if (whole === undefined || NO_WORK.test(thing) || /^(?:start|begin|happen|live|come|last|take)$/i.test(word))
    return null;
  if (be !== undefined) {
    const verb = orderOfParticiple(word);
    return verb === null ? null : `${verb} ${thing}${rest}`;
  }
  const may = /^(?:could|can) /i.test(clause.slice(who.length)) && !/^(?:the|this) [^s]+$/.test(thing);
  if (may && (SEES.test(word) || isOrderOf(word, rest.trim()))) return `let ${thing} ${word}${rest}`;
  return isOrderOf(word, rest.trim()) ? `make ${thing} ${word}${rest}` : null;
}
