import type { JobBrief, Need } from '#shared/proposals/brief.ts';
import { stands as isWholeNeed } from '../analyze/needs/stands.ts';
import { isAmbiguousVerb, isVerb } from '../analyze/verbs.ts';

/** Whether a task can stand in a sentence of ours; half of one, or what points at something outside of it, is worse than none. */
export function stands(text: string, form: Need['form'], language: JobBrief['language']): boolean {
  const bare = text.replace(/[\s.,;:!?)]+$/, '');
  return isWholeNeed(bare, form, language) && (language !== 'en' || !(pointsElsewhere(bare) || isBroken(bare)));
}

/** 'Extend your architecture to power', 'a solutions': no sentence around it makes it whole. */
const BROKEN =
  /\bto (?:power|enable|support|provide|ensure|allow|include|make|give|let)$|\ban? \p{L}+(?:tions|ments|sites|signers|opers)$/iu;

/** Or two lines of a list that ran into one: 'at the edge Preserve tracking tokens'. */
function isBroken(text: string): boolean {
  return (
    BROKEN.test(text) ||
    [...text.matchAll(/(?<=\p{Ll} )\p{Lu}\p{Ll}+(?= \p{Ll})/gu)].some(({ 0: word }) => {
      const verb = word.toLowerCase();
      return isVerb(verb) && !isAmbiguousVerb(verb);
    })
  );
}

const PERSON =
  /\b(?!(?:orders?|numbers?|papers?|letters?|posters?|folders?|headers?|footers?|banners?|stickers?|newsletters?|chapters?|servers?|filters?|computers?|vouchers?|flyers?|offers?|corners?|winters?|summers?|trailers?|colou?rs?|errors?|doors?|floors?|after|over|under|never|other|others)\b)(?:\p{L}{2,}(?:ers?|ors?|ists?|ants?|ees?|ians?)|m[ae]n|wom[ae]n|mothers?|fathers?|parents?|sisters?|brothers?|sons?|daughters?|wi(?:fe|ves)|husbands?|aunts?|uncles?|cousins?|boys?|girls?|child(?:ren)?|kids?|bab(?:y|ies)|friends?|people|staff|clients?|students?|pupils?|patients?|guests?|boss(?:es)?|dogs?|cats?)\b/iu;
const SMALL =
  /^(?:the|an?|your|all|any|some|each|every|this|these|those|of|in|on|at|to|for|from|with|by|into|and|or|as|so|that|not|up|out|down|off|over|back|then|more|less|very)$/i;
/** 'Make it easy to …', 'find it hard': says no more than the word behind it. */
const EMPTY_IT = /^it (?:easy|easier|possible|clear|clearer|simple|simpler|hard|harder|quick|quicker|look|feel)\b/i;

/** 'Catch him up' needs the sentence before it: a pronoun with nothing in front of it that it could mean. */
function pointsElsewhere(text: string): boolean {
  for (const match of text.matchAll(/\b(?:him|her|he|she|his|hers|them|they|it|those|each one)\b(?!['’-])/gi)) {
    const [pronoun, before] = [match[0].toLowerCase(), text.slice(0, match.index)];
    if (
      pronoun === 'those' &&
      /^those (?!(?:who|that|of|which|once|in|on|at|to|for|with|and|or|as|are|is|from|by|into|two|three|four|five|six)\b)\p{L}/iu.test(
        text.slice(match.index),
      )
    )
      continue;
    if (pronoun === 'it' && EMPTY_IT.test(text.slice(match.index))) continue;
    const isPerson = /^(?:him|her|he|she|his|hers)$/.test(pronoun);
    if (isPerson ? !PERSON.test(before) : !namesThing(before)) return true;
  }
  return false;
}

function namesThing(before: string): boolean {
  const words = before.split(/[^\p{L}\p{N}'’-]+/u).filter((word) => word !== '');
  return words.some((word, at) => !SMALL.test(word) && (at > 0 || !isVerb(word)));
}
