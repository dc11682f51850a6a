import type { Question } from '#shared/proposals/brief.ts';
import { withoutContacts } from '#shared/proposals/verify/tokens.ts';
import { contentStems, share, wordsOf } from '#shared/proposals/verify/words.ts';

/** The share of a question's content words at which an edited one is recognised. */
const SAME_QUESTION_FROM = 0.7;

/** The client's question with these words in a proposal; undefined for any other. */
export function findQuestion(asked: string, questions: readonly Question[]): Question | undefined {
  const stems = new Set(contentStems(asked));
  const says = ({ text }: Question) => keyOf(withoutContacts(text)) === keyOf(asked);
  const speaksOf = ({ text }: Question) => share(contentStems(withoutContacts(text)), stems) >= SAME_QUESTION_FROM;
  return questions.find(says) ?? questions.find(speaksOf);
}

function keyOf(text: string): string {
  return wordsOf(text).join(' ');
}
