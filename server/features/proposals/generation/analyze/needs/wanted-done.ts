import type { Told } from './told.ts';
import { orderOfParticiple } from './verb-signs.ts';

const WISH =
  "(?:wants?|needs?|wish(?:es)?|(?:would|['’]d) (?:also |really |just )*(?:like|love|want|prefer|rather have|appreciate)|prefer|like)(?: also| just| only)?(?: to (?:have|get|see))?";
const NOUN_WORD =
  "(?!(?:to|that|which|who|for|and|or|but|in|on|of|with|by|at|from|is|are|was|be)\\b)[\\p{L}\\p{N}'’&/-]+";
const OBJECT = `(?:it|them|everything|this|that|these|those|(?:all|both) of (?:it|them|these|this)|(?:the|my|our|a|an|all|both|each|every|these|those|\\d+|two|three|four|five|six|ten|some) (?:${NOUN_WORD} ){0,4}?${NOUN_WORD}(?: of (?:the |my |our )?${NOUN_WORD})?)`;
const AFTER_PARTICIPLE =
  '(?=$|[.,;!]|\\s(?:in|into|on|onto|to|by|from|for|with|without|as|at|up|out|off|down|back|and|so|before|after|per|again|against|using|over|via|within|until|every|each|twice|once|where|when|smaller|bigger|shorter|longer|\\p{L}{3,}ly)\\b)';
const DONE = new RegExp(
  `(?:\\b(?<first>${WISH})|(?<joint>,(?: and)?| and| plus)) (?<object>${OBJECT})(?: all)? (?<participle>[\\p{L}-]{3,20})${AFTER_PARTICIPLE}`,
  'giu',
);
/** 'I want it all in one clean table', 'I want it ready for Amazon'. */
const PLACED = new RegExp(
  `\\b${WISH} (it|them|everything|all of (?:it|them)|the (?:whole thing|lot)|this|these)(?: all)? (?=(?:in|into|as|onto|ready|available|live|up)\\b)`,
  'iu',
);
/** 'What I need is for it to be split up', 'I want the photos to be sorted'. */
const TO_BE = new RegExp(
  `\\b(?:${WISH}|need is|want is|like is)(?: for)? (${OBJECT}|[\\p{L}-]+s) to be ([\\p{L}-]{3,20})\\b`,
  'iu',
);
/** 'We want the mole to walk, dig and carry a parcel', 'wants orders to land in Xero'. */
const TO_DO =
  /\b(?:wants?|(?:would|['’]d) (?:also |really )*(?:like|love|prefer)|expects?|prefer) ((?:the|our|my|all|each|every|both|these|those) (?:[\p{L}\p{N}'’-]+ ){0,3}?[\p{L}\p{N}'’-]+|[\p{Ll}-]{3,}s|it|them) to (?=(?!be\b)\p{L}|be able to )/iu;
/** 'I'd rather have somebody who knows the law read through the papers'. */
const HAVE_SOMEBODY =
  /\b(?:rather|like to|want to|need to|love to|prefer to|hope to) have (?:someone|somebody|a person|a professional|an expert)(?: (?:who|that|with|from) (?:[^\s,.]+ ){1,6}?)? ?(?=(?:read|go|look|check|take|write|review|draft|build|make|turn|work|sort|clean|fix|set|put|tell|explain|translate|record|draw|redraw|design|edit|test) (?:a|an|the|my|our|it|them|this|all|each|through|over|at|up|into)\b)/iu;
const PERSON =
  /\b(?:you|someone|somebody|person|freelancer|developer|designer|writer|expert|candidate|anyone|translator|editor)\b/i;

/** What the client wants done to a thing, or a thing to do: 'I want it rebuilt and the texts shortened'. */
export function wantedDoneIn(text: string): Told[] {
  const said = text.replace(/[.!]+$/, '');
  const done = doneIn(said);
  if (done.length > 0) return done.map((words) => ({ words, form: 'verb' }));
  const have = HAVE_SOMEBODY.exec(said);
  if (have !== null) return [{ words: said.slice(have.index + have[0].length), form: 'verb' }];
  const toBe = TO_BE.exec(said);
  const verb = toBe === null ? null : orderOfParticiple(toBe[2] ?? '');
  if (toBe !== null && verb !== null)
    return [{ words: withObject(verb, toBe[1] ?? '', said.slice(toBe.index + toBe[0].length)), form: 'verb' }];
  const toDo = TO_DO.exec(said);
  if (toDo !== null) {
    const rest = said.slice(toDo.index + toDo[0].length);
    return [
      {
        words: /^be able to /i.test(rest)
          ? rest.replace(/^be able to /i, `let ${toDo[1]} `)
          : PERSON.test(toDo[1] ?? '')
            ? rest
            : `make ${toDo[1]} ${rest}`,
        form: 'verb',
      },
    ];
  }
  const placed = PLACED.exec(said);
  if (placed === null) return [];
  const where = said.slice(placed.index + placed[0].lastIndexOf(placed[1] ?? ''));
  const more = doneIn(where, true);
  const end = more.length === 0 ? -1 : where.search(/,? (?:and|plus) (?=(?:the|our|my|all|each) )/i);
  return [`get ${end === -1 ? where : where.slice(0, end)}`, ...(end === -1 ? [] : more)].map((words) => ({
    words,
    form: 'verb',
  }));
}

function doneIn(text: string, isWished = false): string[] {
  const found = [...text.matchAll(DONE)].filter(
    ({ groups }) => orderOfParticiple(groups?.['participle'] ?? '') !== null,
  );
  const wished = isWished
    ? found.length > 0
      ? 0
      : -1
    : found.findIndex(({ groups }) => groups?.['first'] !== undefined);
  if (wished === -1) return [];
  return found.slice(wished).map((match, i, kept) => {
    const end = match.index + match[0].length;
    const verb = orderOfParticiple(match.groups?.['participle'] ?? '') ?? '';
    return withObject(verb, match.groups?.['object'] ?? '', text.slice(end, kept[i + 1]?.index));
  });
}

/** 'split' and 'up in something sane' around 'it'; 'made smaller' wants its object between. */
function withObject(verb: string, object: string, rest: string): string {
  return `${verb} ${object}${rest}`;
}
