import type { Block, Fact } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import type { GenerateAnswer, Warning } from '#shared/proposals/contract.ts';
import { LANGUAGE_NAMES, type WrittenLanguage } from '#shared/proposals/languages.ts';
import { blocksToPlain } from '#shared/proposals/plain-text.ts';
import { isClaim } from '#shared/proposals/verify/claims.ts';
import { urlsIn } from '#shared/proposals/verify/tokens.ts';
import { languageOf } from './analyze/language.ts';
import { isIntroduction } from './compose/who-writes.ts';
import { fallbackNote, type Outcome } from './llm/index.ts';

interface Finished {
  readonly brief: JobBrief;
  /** What the proposal is written in. */
  readonly language: WrittenLanguage;
  readonly facts: readonly Fact[];
  readonly blocks: readonly Block[];
  readonly report: { readonly blanks: readonly string[] };
  /** What the user entered and no writer gets to see. */
  readonly left: readonly Fact[];
  /** Null where no language model was to write. */
  readonly outcome: Outcome | null;
}

/** What the user should know before sending it. */
export function warningsFor({ brief, language, facts, blocks, report, left, outcome }: Finished): Warning[] {
  const warnings: (Warning | null)[] = [
    fallbackNote(outcome),
    brief.forbidsAi && {
      code: 'client_forbids_ai',
      message:
        'This client does not want text written by a machine. Use this as notes and write the final words yourself.',
      quote: brief.forbidsAi.quote,
    },
    brief.opener && isClaim(brief.opener.word)
      ? {
          code: 'opener_is_claim',
          message: `The client asks you to begin with “${brief.opener.word}”. That is a claim: keep it only if it is true.`,
          quote: brief.opener.quote,
        }
      : null,
    report.blanks.length > 0
      ? { code: 'blanks_left', message: 'Places in [square brackets] are for you: only you know the answer.' }
      : null,
    hasOwnProof(facts, blocks)
      ? null
      : {
          code: 'no_own_proof',
          message:
            facts.length === 0
              ? 'Nothing here rests on your own work yet. One true sentence about it makes the difference.'
              : 'Nothing in your profile speaks of a job like this. One true sentence about work that does makes the difference.',
        },
    brief.language === 'other' && language === 'en'
      ? {
          code: 'language_not_supported',
          message:
            'Proposals cannot be written in the language of this post yet. This one is in English: most clients who post in another language read it, but ask or translate it where you are not sure.',
        }
      : null,
    ownInAnotherLanguage(facts, blocks, language),
    left[0]
      ? {
          code: 'own_words_left_out',
          message: 'Something in your profile or samples is written for a language model. It was left out.',
          quote: left[0].text,
        }
      : null,
  ];
  return warnings.filter((warning) => warning !== null);
}

/** A sentence or a skill of the user's own that speaks of the job; a link alone has yet to be opened. */
function hasOwnProof(facts: readonly Fact[], blocks: readonly Block[]): boolean {
  const said = new Set(facts.filter(({ text }) => urlsIn(text).length === 0).map(({ id }) => id));
  return blocks.some(
    (block) =>
      block.type !== 'heading' &&
      block.evidence.some((id) => said.has(id)) &&
      !(block.type === 'p' && isIntroduction(block.text)),
  );
}

/** The user's sentences stand word for word: only they can say them in another language. */
function ownInAnotherLanguage(
  facts: readonly Fact[],
  blocks: readonly Block[],
  language: WrittenLanguage,
): Warning | null {
  const text = blocksToPlain(blocks);
  const fact = facts.find(
    (one) => isClaim(one.text) && text.includes(one.text.replace(/[.!?]+$/, '')) && languageOf(one.text) !== language,
  );
  return fact
    ? {
        code: 'own_words_other_language',
        message: `A sentence of your profile is not in ${LANGUAGE_NAMES[language].name} and stands as you wrote it. Translate it before you send the proposal.`,
        quote: fact.text,
      }
    : null;
}

/** The questions, asks and puzzles that stand in the text as a blank or not at all. */
export function unansweredIn(brief: JobBrief, marks: Readonly<Record<string, string>>): GenerateAnswer['unanswered'] {
  const asked = [
    ...brief.questions,
    ...brief.asks,
    ...brief.puzzles.map((puzzle) => ({ ...puzzle, text: puzzle.expression })),
  ];
  return asked.filter(({ id }) => marks[id] !== 'met').map(({ id, text, quote }) => ({ id, text, quote }));
}
