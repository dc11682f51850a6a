import type { Need } from '#shared/proposals/brief.ts';
import { clauseOf, midSentence, wordCount } from './clause.ts';
import { isName } from './names.ts';
import { baseOfGerund, isAmbiguousVerb, isVerb } from './verbs.ts';

const MAX_WORDS = 8;
const NOISE = /^[^\p{L}\p{N}(\[.#]+|[\p{Extended_Pictographic}\uFE0F“”"*]+|\s*\.\.\.$/gu;
const BRACKETS = /\s*[([][^()[\]]{0,120}[)\]]/g;
const ROLE =
  'developers?|designers?|writers?|editors?|experts?|analysts?|engineers?|specialists?|consultants?|assistants?|freelancers?|programmers?|professionals?|managers?|architects?|artists?|animators?|translators?|lawyers?|attorneys?|accountants?|bookkeepers?|advisors?|agenc(?:y|ies)|company|tutors?|va|sme|scientists?|researchers?|illustrators?|photographers?|copywriters?|ghostwriters?|strategists?|clinicians?|creators?|consultation|partners?|authors?|lead|team|coder|guru|talent|candidate|someone|mentor|narrators?|actors?|proofreaders?|transcribers?';
const ROLE_FOR = new RegExp(
  `^.*?\\b(?:${ROLE})\\b(?:[^:|–—]{0,60}?)\\b(?:needed|wanted|required|sought)?\\s*(?:for|on)\\s+(.+)$`,
  'iu',
);
const ROLE_TO = new RegExp(
  `^.*?\\b(?:${ROLE})\\b.{0,40}?\\bto (?:help (?:us |me )?(?:to )?)?(\\p{L}[\\p{L}-]+)\\s+(.+)$`,
  'iu',
);
const ROLE_ONLY = new RegExp(`\\b(?:${ROLE})\\b`, 'iu');
const HIRING =
  /\b(?:needed|wanted|required|urgent(?:ly)?|asap|hiring|seeking|looking for(?: an?| some)?|in search of|we need|i need(?: an?| some)?|need(?: of)?(?: an?| some)?|help(?: me)?(?: with| to)?|want(?: an?)?|request(?: for)?|experienced|expert|senior|junior|skilled|talented|freelance|professional|long[- ]term|ongoing|project:?|job:?|work from home)\b/giu;
const CUT = /\s*(?:[|–—:;]|\s-\s|\s\/\s).*$/u;
const TAIL =
  /,? (?:who|that|which|by|so|using|via|from|in order|to (?=\p{L})|with (?:sistemas|a )|as soon|and more|after|before|while|for (?:our|my|a|an|the)).*$/iu;
const SMALL_END =
  /[\s,&+/-]+(?:(?:a|an|the|and|or|of|to|for|with|in|on|at|by|from|as|my|our|your|new|needed|required|wanted|only|com|de|para|e|y|em)[\s,&+/-]*)*$/iu;

/** What to call the work in mid-sentence, at most eight words that stand after 'the' or 'your': 'Shopify store migration'. */
export function subjectOf(title: string, description: string, needs: readonly Need[]): string {
  const cleaned = title.replace(NOISE, ' ').replace(BRACKETS, ' ').replace(/\s+/g, ' ').trim();
  const fromTitle = ofTitle(cleaned, description);
  if (fromTitle !== null) return fromTitle;
  const [noun] = needs.filter((need) => need.form === 'noun');
  const named = noun === undefined ? null : polish(noun.text, description);
  return (
    named ??
    objectOf(needs.find((need) => need.form === 'verb')?.text ?? '', description) ??
    roleWork(cleaned, description) ??
    'project'
  );
}

function ofTitle(title: string, description: string): string | null {
  const roleFor = ROLE_FOR.exec(title)?.[1];
  if (roleFor !== undefined && !/^(?:long|ongoing|our team|a project|various|startup|us|my|immediate)\b/i.test(roleFor))
    return polish(withoutVerb(roleFor), description);
  const to = ROLE_TO.exec(title);
  if (to !== null && isVerb(to[1] ?? '')) return objectOf(`${to[1]} ${to[2]}`, description);
  if (ROLE_ONLY.test(title.replace(CUT, ''))) return null;
  const bare = title.replace(HIRING, ' ').replace(/\s+/g, ' ').trim();
  return polish(withoutVerb(bare), description);
}

/** 'Fix Danish card declines' names its object; 'Bug fixing' stays as it is. */
function withoutVerb(text: string): string {
  const [first = '', ...rest] = text.split(' ');
  const opens = /^(?:to|a|an|the|my|our|of|on|in)$/i.test(first) ? rest.join(' ') : text;
  const word = opens.split(' ')[0] ?? '';
  const next = opens.split(' ').slice(1).join(' ');
  const isAct =
    (isVerb(word) && !isAmbiguousVerb(word)) ||
    (isAmbiguousVerb(word) && /^(?:a|an|the|my|our|an?|on)\b/i.test(next)) ||
    (baseOfGerund(word) !== null && /^(?:a|an|the|my|our)\b/i.test(next));
  return isAct && next !== ''
    ? next.replace(/^(?:(?:and|&|,) \p{L}+ )?(?:up |out |on |in )?(?:a |an |the |my |our |some |of |us |me )*/iu, '')
    : opens;
}

function objectOf(clause: string, description: string): string | null {
  const noun = clause
    .replace(/^\p{L}[\p{L}-]*(?:,? (?:and |& )?\p{L}[\p{L}-]*(?=,| and | & |\s(?:a|an|the|your|my)\s))*,?\s*/iu, '')
    .replace(
      /^(?:(?:and|&) \p{L}+ )?(?:up |out |on |in |with |from |into )?(?:(?:a|an|the|my|our|your|some|us|me|of)\s)*/iu,
      '',
    );
  return polish(noun, description);
}

function roleWork(title: string, description: string): string | null {
  const role = polish(title.replace(HIRING, ' ').replace(CUT, '').replace(/\s+/g, ' '), description);
  return role === null ? null : `${role} role`;
}

function polish(raw: string, description: string): string | null {
  let text = clauseOf(raw.replace(CUT, ''))
    .replace(/^(?:(?:a|an|the|my|our|your|some|for|to|on|of|in|this|new|your)\s+)+/iu, '')
    .replace(/^["'\s,.–-]+/, '');
  if (wordCount(text) > 4) text = text.replace(TAIL, '');
  for (let i = 0; wordCount(text) > MAX_WORDS && i < 4; i += 1)
    text = text.replace(
      / (?:for|with|in|on|at|by|from|to|of|and|&|in|based|para|com|de)\s(?!.* (?:for|with|in|on|at|by|from|to|of|and|&)\s).*$/iu,
      '',
    );
  text = text.split(' ').slice(0, MAX_WORDS).join(' ').replace(SMALL_END, '');
  const cased = text
    .split(' ')
    .map((word) => caseOf(word, description))
    .join(' ');
  return /\p{L}{2}/u.test(cased) ? midSentence(cased) : null;
}

/** Title Case becomes sentence case; names and what the description writes with a capital keep it. */
function caseOf(word: string, description: string): string {
  const letters = word.replace(/[^\p{L}]/gu, '');
  if (/\d|[.+#]\w/.test(word) || /\p{Ll}\p{Lu}/u.test(word) || isName(word)) return isName(word) ? word : word;
  if (letters.length > 1 && letters === letters.toUpperCase())
    return letters.length > 5 || description === description.toUpperCase() ? word.toLowerCase() : word;
  if (!/^\p{Lu}\p{Ll}+/u.test(word)) return word;
  const bare = word.replace(/[^\p{L}'’-]/gu, '');
  const inside = new RegExp(`[\\p{Ll},] ${bare}\\b`, 'u').test(description);
  const lower = new RegExp(`(?<![\\p{L}])${bare.toLowerCase()}(?![\\p{L}])`, 'u').test(description);
  return inside && !lower && !isVerb(bare) ? word : word.toLowerCase();
}
