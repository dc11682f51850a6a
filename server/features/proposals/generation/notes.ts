import type { Block, Fact, Part } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import type { Warning } from '#shared/proposals/contract.ts';
import { documentOfLetter, writtenSections } from '#shared/proposals/document/of-letter.ts';
import { documentToHtml } from '#shared/proposals/document/to-html.ts';
import { LANGUAGE_NAMES, type WrittenLanguage } from '#shared/proposals/languages.ts';
import { demandsOf, shownHeadings, sizesOf } from '#shared/proposals/layout.ts';
import type { LetterLines } from '#shared/proposals/letter/material.ts';
import type { Layout } from '#shared/proposals/options.ts';
import { blocksToPlain } from '#shared/proposals/plain-text.ts';
import { isClaim } from '#shared/proposals/verify/claims.ts';
import { urlsIn } from '#shared/proposals/verify/tokens.ts';
import { detectLanguage } from './read/language.ts';

interface Finished {
  readonly brief: JobBrief;
  /** The language of the proposal. */
  readonly language: WrittenLanguage;
  /** Of the profile. */
  readonly facts: readonly Fact[];
  /** What the user typed for this job. */
  readonly lines: LetterLines;
  readonly blocks: readonly Block[];
  readonly blanks: readonly string[];
  /** Text of the user that no writer gets. */
  readonly left: readonly Fact[];
}

/** What the user should know before sending it. */
export function warningsFor({ brief, language, facts, lines, blocks, blanks, left }: Finished): Warning[] {
  const warnings: (Warning | null)[] = [
    brief.forbidsAi && {
      code: 'client_forbids_ai',
      message: 'This client does not want text written by AI. Use this as notes and write the final words yourself.',
      quote: brief.forbidsAi.quote,
    },
    brief.codeSentence
      ? {
          code: 'opener_is_claim',
          message: `The client asks you to begin with “${brief.codeSentence.word}”. Add it only if it is true: without it, the client may filter your proposal out.`,
          quote: brief.codeSentence.quote,
        }
      : null,
    blanks.length > 0 ? { code: 'blanks_left', message: 'Text in [square brackets] is for you to fill in.' } : null,
    hasOwnProof(facts, blocks) || hasTypedProof(brief, lines)
      ? null
      : {
          code: 'no_own_proof',
          message:
            facts.length === 0
              ? 'Nothing here is about your own work yet. One true sentence about it makes the difference.'
              : 'Nothing in your profile is close to this job. One true sentence about work that is makes the difference.',
        },
    brief.language === 'other' && language === 'en'
      ? {
          code: 'language_not_supported',
          message:
            'Bidwright can’t write in the language of this post yet, so this proposal is in English. Translate it if you’re not sure the client reads English.',
        }
      : null,
    ownInAnotherLanguage(facts, blocks, language),
    left[0]
      ? {
          code: 'own_words_left_out',
          message: 'Something in your profile or samples reads like instructions for an AI, so it was left out.',
          quote: left[0].text,
        }
      : null,
  ];
  return warnings.filter((warning) => warning !== null);
}

/** The user's own sentence about the job; a link alone must still be opened. */
function hasOwnProof(facts: readonly Fact[], blocks: readonly Block[]): boolean {
  const own = new Set(facts.filter(({ text }) => urlsIn(text).length === 0).map(({ id }) => id));
  return blocks.some((block) => block.type !== 'heading' && block.evidence.some((id) => own.has(id)));
}

/** A line about the user's own work, and not only about a rate or a date. */
function hasTypedProof({ questions, asks }: JobBrief, lines: LetterLines): boolean {
  const asked = [
    ...questions.filter(({ kind, yesNoExperience }) => kind === 'experience' || yesNoExperience),
    ...asks.filter(({ kind }) => kind === 'experience' || kind === 'samples' || kind === 'portfolio'),
  ];
  return ['proof', ...asked.map(({ id }) => id)].some((id) => lines[id]?.trim());
}

/** The user's sentences are never translated: only the user can do that. */
function ownInAnotherLanguage(
  facts: readonly Fact[],
  blocks: readonly Block[],
  language: WrittenLanguage,
): Warning | null {
  const text = blocksToPlain(blocks);
  const fact = facts.find(
    (one) =>
      isClaim(one.text) && text.includes(one.text.replace(/[.!?]+$/, '')) && detectLanguage(one.text) !== language,
  );
  return fact
    ? {
        code: 'own_words_other_language',
        message: `A sentence from your profile is not in ${LANGUAGE_NAMES[language].name}. Translate it before you send the proposal.`,
        quote: fact.text,
      }
    : null;
}

/** A text in every form of an answer; its other headings than `shown` are hidden. */
export function textOfAnswer(
  brief: JobBrief,
  blocks: readonly Block[],
  layout: Layout,
  shown: ReadonlySet<Part> = shownHeadings(sizesOf(blocks), layout, demandsOf(brief)),
) {
  const inLayout = blocks.filter((block) => block.type !== 'heading' || shown.has(block.part));
  const document = documentOfLetter(inLayout);
  return {
    document,
    layout,
    formattedProposal: documentToHtml(document),
    plainText: blocksToPlain(inLayout),
    sections: writtenSections(blocks, shown),
    brief,
    ignored: brief.ignored,
  };
}
