import type { WrittenLanguage } from '#shared/proposals/languages.ts';
import { beginsLikeRefusal, isDeclined, wordCount } from '#shared/proposals/text/chat-words.ts';
import { detectLanguage } from '../read/language.ts';

/** Of fewer words no language is told. */
const MIN_WORDS = 4;
/** So many words in another language are no name and no quotation; of a whole text, so few. */
const SURE_WORDS = 20;
const WHOLE_WORDS = 8;
/** Some servers send reasoning as text, without the mark at its beginning: the one at its end is waited for so long. */
const THOUGHT_WORDS = 600;
const THOUGHT =
  /^(?:okay|ok|alright|hmm|let me|let['’]s|we need|we have to|the user|the client (?:wants|needs|is)|i (?:need|have|should|must) (?:to )?(?:write|think|start|open|produce|begin))(?!\p{L})/iu;

/** Whether an answer that begins so can be shown; 'more': what follows tells. `isWhole`: nothing follows. */
export function judgeBeginning(
  text: string,
  language: WrittenLanguage,
  isWhole: boolean,
): 'fine' | 'more' | 'declined' | 'other_language' {
  if (isDeclined(text)) return 'declined';
  const words = wordCount(text);
  if (isWhole) return words < WHOLE_WORDS || detectLanguage(text) === language ? 'fine' : 'other_language';
  if (words < MIN_WORDS || (beginsLikeRefusal(text) && words < SURE_WORDS)) return 'more';
  if (THOUGHT.test(text) && words < THOUGHT_WORDS) return 'more';
  if (detectLanguage(text) === language) return 'fine';
  return words < SURE_WORDS ? 'more' : 'other_language';
}
