import type { JobBrief } from '#shared/proposals/brief.ts';
import { isVerbPhrase, repaired } from './need-wording.ts';
import { tame, wordCount } from './phrases.ts';

/** What the work is called where the post has no name for it. */
export const UNNAMED = 'this work';

/** What to call the work in a sentence, with its article: 'your Shopify app', 'the Kotlin developer role'. */
export function workNameOf(brief: JobBrief): string {
  const { text } = repaired(tame(brief.subject), 'noun');
  const bare = text.replace(/^(?:an?|the|your|this) /i, '').replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})+#%]+$/gu, '');
  if (!isName(bare)) return UNNAMED;
  return / role$/.test(bare) ? `the ${bare}` : `your ${bare}`;
}

/** The title as a task, when that is what it is: 'build a Bolt AI app'. */
export function taskInSubject(brief: JobBrief): string | null {
  const { text } = repaired(tame(brief.subject), 'noun');
  return isVerbPhrase(text) && wordCount(text) >= 3 && wordCount(text) <= 14 && !/\b(?:I|me|we|you)\b/.test(text)
    ? text
    : null;
}

function isName(text: string): boolean {
  const words = wordCount(text);
  if (words < 1 || words > 11 || isVerbPhrase(text)) return false;
  return (
    !/[?!“”"<>{}=\\|]|\b(?:I|me|we|you|is|are|need\w*|looking|hiring|seeking|all|several|some|related)\b|\/|,|\d x \d/i.test(
      text,
    ) && text.length > 2
  );
}
