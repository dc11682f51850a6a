import type { Need } from '#shared/proposals/brief.ts';
import { wordCount } from '../clause.ts';
import { isVerb } from '../verbs.ts';
import { BROKEN, FIELD_NAME, NAMED_THING, NOUN_THEN_VERB } from './words.ts';

/** Whether words can stand as a need: long enough, about something, and neither half a sentence nor two. */
export function isWhole({ words, form }: { words: string; form: Need['form'] }): boolean {
  const count = wordCount(words);
  if (
    count < 2 ||
    count > 20 ||
    !/\p{L}{3}/u.test(words) ||
    /https?:|@\w+\.|\b\d{1,3}(?:\.\d{1,3}){3}\b|[=<>{}\\]|^\S*[)\]]/.test(words)
  )
    return false;
  if (
    form === 'verb' &&
    /^\S+ for\b/i.test(words) &&
    !/^(?:search|look|plan|prepare|account|care|test|design|optimi[sz]e|check|apply|work|write)\b/i.test(words)
  )
    return false;
  if (form === 'verb' && /^\S+ (?:out|up|in|on|it|them|us|you|this|that|together|things?)(?: \S{1,4})?$/i.test(words))
    return count > 2;
  if (
    form === 'noun' &&
    / (?:where|which|who|whose)(?: \S+)?$|^(?:this|that|these|it)\b|^\p{L}+ing (?:\S+ ){1,3}(?:allows|causes|makes|means|lets)\b/iu.test(
      words,
    )
  )
    return false;
  if (form === 'noun' && (FIELD_NAME.test(words) || NAMED_THING.test(words) || NOUN_THEN_VERB.test(words)))
    return false;
  const [first = '', join = '', last = ''] = words.split(' ');
  if (count === 3 && /^(?:and|or|&)$/.test(join) && isVerb(first) && isVerb(last)) return false;
  return !BROKEN.test(words) && !/^(?:help|assist) (?:them|customers?|clients?|users?)\b/i.test(words);
}
