import type { Need } from '#shared/proposals/brief.ts';
import { trimmed, wordCount } from './clause.ts';
import { nameCasing } from './names.ts';
import { toSecondPerson } from './person.ts';
import { baseOfGerund, isAmbiguousVerb, isVerb } from './verbs.ts';

const MAX_WORDS = 8;
const NOISE = /^[^\p{L}\p{N}([.#]+|[\p{Extended_Pictographic}\uFE0F“”"*]+|\s*\.\.\.$/gu;
const BRACKETS = /\s*[([][^()[\]]{0,120}[)\]]/g;
const ROLE =
  'developers?|designers?|writers?|editors?|experts?|analysts?|engineers?|specialists?|consultants?|assistants?|freelancers?|programmers?|professionals?|managers?|architects?|artists?|animators?|translators?|lawyers?|attorneys?|accountants?|bookkeepers?|advisors?|tutors?|va|sme|scientists?|researchers?|illustrators?|photographers?|copywriters?|ghostwriters?|strategists?|clinicians?|creators?|partners?|authors?|lead|coder|guru|talent|candidate|someone|mentor|narrators?|actors?|proofreaders?|transcribers?';
const ROLE_FOR = new RegExp(
  `^.*?\\b(?:${ROLE})\\b(?:[^:|–—]{0,60}?)\\b(?:needed|wanted|required|sought)?\\s*for\\s+(.+)$`,
  'iu',
);
const ROLE_TO = new RegExp(
  `^.*?\\b(?:${ROLE})\\b.{0,40}?\\bto (?:help (?:us |me )?(?:to )?)?(\\p{L}[\\p{L}-]+)\\s+(.+)$`,
  'iu',
);
const ROLE_ONLY = new RegExp(`\\b(?:${ROLE})\\b`, 'iu');
const VAGUE =
  /^(?:long|ongoing|our team|a project|various|startup|us|my|immediate|(?:new |specialized |innovative |exciting )?projects?)\b/i;
const ROLE_ABROAD =
  /^(?:desarrollador|diseñador|redactor|experto|especialista|traductor|profissional|desenvolvedor|redator|tradutor|d[ée]veloppeur|traducteur|r[ée]dacteur|sp[ée]cialiste|entwickler|texter|[üu]bersetzer)\S*\s(?:\S+\s){0,3}?(?:para|pour|f[üu]r)\s+/iu;
const ROLE_WORD = new RegExp(`^(?:${ROLE})$`, 'iu');
const UP_TO_ROLE = new RegExp(`^.*?\\b(?:${ROLE})\\b`, 'iu');
const HIRING =
  /\b(?:needed|wanted|required|urgent(?:ly)?|asap|hiring|seeking|looking for(?: an?| some)?|in search of|we need|i need(?: an?| some)?|need(?: of)?(?: an?| some)?|help(?: me| you)?(?: with| to)?(?: build)?|want(?: an?)?|request(?: for)?|experienced|expert|senior|junior|skilled|talented|freelance|professional|long[- ]term|ongoing|project:?|job:?|work from home)\b/giu;
const CUT = /\s*(?:[|–—:;]|\s-\s).*$/u;
const TAIL =
  /,? (?:who|that|which|by|so|using|via|in order|while|as soon|and more|after|before|for urgent issue|needs? \p{L}+ing|in (?:one|\d+) (?:hours?|days?|weeks?)|(?:and|&) \p{L}+ (?:the|my|our|a))(?![\p{L}]).*$/iu;
const LONG_TAIL = /,? (?:from|to (?=\p{L})|with|for (?:our|my|a|an|the)) .*$/iu;
const SMALL_END =
  /(?:[\s,&+/-]+(?:a|an|the|and|or|of|to|for|with|in|on|at|by|from|as|my|our|your|new|needed|required|wanted|only|com|de|da|do|para|pour|et|en|e|y|em|con|del|la|el|für|und|mit|com|в|а|також)?)+$/iu;
/** Gerunds that are things of their own: 'marketing campaign', 'video editing'. */
const NOUN_GERUND =
  /^(?:marketing|writing|editing|testing|training|coding|branding|packaging|accounting|trading|lighting|pricing|scheduling|processing|programming|advertising|consulting|engineering|landing|hosting|mapping|meeting|booking|listing|shipping|learning|tracking|reporting|monitoring|planning|printing|recording|drawing|painting|building|illustrating|mixing|mastering|modeling|modelling|scraping|streaming|cleaning)$/i;

/** True for a title that names a person to hire: 'Senior Flutter developer'. */
export function isRoleTitle(title: string): boolean {
  return ROLE_ONLY.test(title);
}

/** What to call the work in mid-sentence, at most eight words that stand after 'the' or 'your': 'Shopify store migration'. */
export function subjectOf(title: string, description: string, needs: readonly Need[]): string {
  const cleaned = title.replace(NOISE, ' ').replace(BRACKETS, ' ').replace(/\s+/g, ' ').trim().replace(ROLE_ABROAD, '');
  const named = ofTitle(toSecondPerson(cleaned), description);
  if (named !== null) return named;
  const role = roleOf(cleaned, description);
  if (role !== null) return role;
  const first = needs.find((need) => need.core) ?? needs[0];
  const fallback =
    first === undefined
      ? null
      : first.form === 'noun'
        ? polish(first.text, description)
        : objectOf(first.text, description);
  return fallback ?? 'project';
}

function ofTitle(title: string, description: string): string | null {
  const roleFor = ROLE_FOR.exec(title)?.[1];
  if (roleFor !== undefined && !VAGUE.test(roleFor)) return polish(withoutVerb(roleFor), description);
  const to = ROLE_TO.exec(title);
  if (to !== null && isVerb(to[1] ?? '')) return objectOf(`${to[1]} ${to[2]}`, description);
  const main = title.replace(CUT, '').replace(/^reverse[- ]engineer\b/i, 'reverse-engineer');
  const afterRole = main.replace(UP_TO_ROLE, '').trim();
  const names =
    /^(?!needed|wanted|required|role|position|job|only|with|for|in|from|to|specializing|using|who|and|who)\p{L}+(?: \p{L}+)?$/iu.test(
      afterRole,
    );
  if (
    ROLE_ONLY.test(main.replace(/adobe illustrator|reverse-engineer/gi, '')) &&
    !(names && !ROLE_ONLY.test(afterRole))
  )
    return null;
  const bare = main.replace(HIRING, ' ').replace(/\s+/g, ' ').trim();
  return wordCount(bare) === 0 ? null : polish(withoutVerb(bare), description);
}

/** 'Fix Danish card declines' names its object; 'Bug fixing' stays as it is. */
function withoutVerb(text: string): string {
  const opens = text.replace(/^(?:(?:to|a|an|the|my|our|of|on|in)\s+)+/iu, '');
  const [word = '', next] = [opens.split(' ')[0], opens.split(' ').slice(1).join(' ')];
  const determined = /^(?:a|an|the|my|our|your|up|and)\b/i.test(next);
  const gerund =
    baseOfGerund(word) !== null && (determined || !NOUN_GERUND.test(word)) && !/^(?:of|for|and|in|on)\b/i.test(next);
  const verb =
    isVerb(word) &&
    (!isAmbiguousVerb(word) ||
      determined ||
      (/^(?:upload|update|upgrade|export|import|convert|run|test|debug|fix|clone|copy|help)$/i.test(word) &&
        wordCount(next) > 1)) &&
    !/^(?:of|for|in|on|with)\b/i.test(next);
  return (verb || gerund) && next !== '' ? objectWords(opens) : opens;
}

function objectOf(clause: string, description: string): string | null {
  return polish(objectWords(clause), description);
}

/** What the leading verbs act on: 'diagnose and fix the API' → 'API'. */
function objectWords(clause: string): string {
  const words = clause.split(' ');
  let at = 0;
  const skips = (word: string) =>
    /^(?:and|&|or|then|up|out|on|in|with|into|a|an|the|my|our|your|some|us|me|you|of|to|how|why|properly|exactly|correctly)$/i.test(
      word,
    ) || word.endsWith('ly');
  while (at < words.length - 1) {
    const word = (words[at] ?? '').replace(/,$/, '');
    const isAct =
      at === 0 ||
      ((isVerb(word) || baseOfGerund(word) !== null) && /,$|^(?:and|&|or|to|you)$/i.test(words[at - 1] ?? ''));
    if (!isAct && !skips(word)) break;
    at += 1;
  }
  return words.slice(at).join(' ');
}

function roleOf(title: string, description: string): string | null {
  const head = title.replace(HIRING, ' ').replace(CUT, '').replace(/\s+/g, ' ').trim();
  const upToRole = UP_TO_ROLE.exec(head)?.[0];
  const role = polish(upToRole ?? head, description);
  return role === null
    ? null
    : `${role.replace(/s$/, (s) => (/(?:ers|ists|ants|yers|ors)$/.test(role) ? '' : s))} role`;
}

function polish(raw: string, description: string): string | null {
  let text = trimmed(raw.replace(CUT, ''))
    .replace(/^(?:(?:a|an|the|my|our|your|some|for|to|on|of|in|this|new|any)\s+)+/iu, '')
    .replace(/^["'\s,–/-]+/, '')
    .replace(TAIL, '');
  if (wordCount(text) > 5) text = text.replace(LONG_TAIL, '');
  text = text.split(' ').slice(0, MAX_WORDS).join(' ').replace(SMALL_END, '');
  const shouted = text === text.toUpperCase() && wordCount(text) > 2;
  const cased = text
    .split(' ')
    .map((word) => caseOf(word, description, shouted))
    .join(' ');
  return /\p{L}{2}/u.test(cased) ? cased : null;
}

/** Title Case becomes sentence case; names and what the description writes with a capital keep it. */
function caseOf(word: string, description: string, shouted: boolean): string {
  const name = nameCasing(word);
  if (name !== undefined) return /\p{Ll}\p{Lu}/u.test(word) ? word : name;
  if (shouted) return word.toLowerCase();
  if (word.includes('-'))
    return word
      .split('-')
      .map((part) => caseOf(part, description, false))
      .join('-');
  if (/\d|[.+#]\w|\p{Ll}\p{Lu}/u.test(word) || !/^\p{Lu}\p{Ll}+/u.test(word)) return word;
  const bare = word.replace(/[^\p{L}'’]/gu, '');
  const inside = new RegExp(`[\\p{Ll},] ${bare}(?= \\p{Ll}|[.,)])`, 'u').test(description);
  const lower = new RegExp(`(?<![\\p{L}])${bare.toLowerCase()}(?![\\p{L}])`, 'u').test(description);
  return inside && !lower && !ROLE_WORD.test(bare) && !isVerb(bare) && baseOfGerund(bare) === null
    ? word
    : word.toLowerCase();
}
