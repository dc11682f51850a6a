import type { Stated } from '#shared/proposals/brief.ts';
import { sourceOf } from './span.ts';
import type { Unit } from './units.ts';

/** 'AI agents' and the like are what posts are about; only these are ways to write a text. */
const AI =
  '(?:AI(?:[- ](?:generated|written|tools?|text|content|responses?|proposals?|assisted|writing|that|to|for|please|responses|answers))?(?![- ](?!generated|written|tools?|text|content|responses?|proposals?|assisted|writing|that|to|for|please|answers|will|are|is|or|and|in|when)\\p{L})|A\\.I\\.|LLMs?|chat ?gpt|gpt|language models?|artificial intelligence|IA|KI|inteligencia artificial|intelig[êe]ncia artificial)';
const TEXT_BY_AI =
  '(?:AI[- ](?:generated|written|assisted|copy|copied)|(?:written|generated|made|created|done) (?:by|with|using) (?:an? )?(?:AI|chat ?gpt|LLMs?)|chat ?gpt|use of AI|us(?:e|ed|ing) (?:an? )?(?:AI|chat ?gpt|LLMs?)|con IA|com IA|par IA|mit KI)';
const NO_AI = new RegExp(
  `\\b(?:no|not|without|don(?:'|’)?t|do not|never|avoid|zero|non|won(?:'|’)?t|will not|sans|sin|sem|ohne|keine?n?)\\b[^.!?\\n]{0,60}\\b${AI}(?![\\p{L}])|${TEXT_BY_AI}[^.!?\\n]{0,80}\\b(?:ignored|rejected|discarded|declined|deleted|disqualif\\w+|not (?:be )?(?:accepted|considered|allowed|welcome|read)|banned|forbidden|prohibited|won(?:'|’)?t be|(?:reject|skip|archiv)\\w*|(?:go(?:es)?|land|end up) (?:straight |right )?(?:to|into|in) the (?:bin|trash|spam)|binned|trashed|thrown (?:away|out)|descart\\w+|rejet\\w+|ignor\\w+|nicht)`,
  'iu',
);
/** 'We reject anything written by ChatGPT': the refusal stands first. */
const REFUSES_AI = new RegExp(
  `\\b(?:reject|declin|discard|delet|disqualif|bann?|block|bin|trash)\\p{L}*\\b[^.!?\\n]{0,80}\\b${TEXT_BY_AI}`,
  'iu',
);
/** 'Applications that look like they were generated will be deleted.' */
const LOOKS_LIKE_AI =
  /\b(?:looks?|sounds?|reads?|smells?|feels?|seems?)(?: (?:like|as if|to be))?(?: (?:it|they)(?: was| were|['’]s| is| are)?)? ?(?:been )?(?:(?:auto|machine|computer)?-?generated|(?:from |by )?(?:an? )?(?:robot|bot|machine)|written by (?:an? )?(?:robot|bot|machine)|AI|chat ?gpt)\b[^.!?\n]{0,80}\b(?:ignored|rejected|discarded|declined|deleted|binned|skipped|trashed|not (?:be )?(?:read|answered|considered))\b/i;
/** 'NO AI.' and nothing else. */
const BARE_BAN =
  /^(?:please,? |kindly,? )?(?:do not|don[’']t|never) (?:use|send) (?:chat ?gpt|AI|LLMs?)\b(?! (?:in|for|on|to)\b)|^\W*(?:please,? |strictly |absolutely )?no (?:AI|chat ?gpt|LLMs?|bots)(?: (?:text|please|allowed|ever|slop|at all|anything))?(?: please)?(?:,? (?:please|it[’']s|it is|that is|this is)[^.]{0,60})?\W*$/i;
/** 'must not use AI in the product' forbids nothing to the applicant's letter; these words tie it to text or work. */
const OF_TEXT =
  /\b(?:proposals?|appl(?:y|ying|ication\w*)|cover letters?|repl(?:y|ies)|respon[ds]\w*|bids?|messages?|generate\w*|generic|written|writing|write|content|text|work|articles?|tools?|detect\w*|letters?|copy|propuestas?|propostas?|candidaturas?|r[ée]ponses?|bewerbung\w*|gpt)\b/i;
const NO_AGENCY =
  /\b(?:no (?:agenc(?:y|ies)|companies|teams|outsourcing|middlemen|third part(?:y|ies))|(?:individuals?|freelancers?|independent (?:contractors?|freelancers?)) only|not (?:an? |a )?(?:agency|company|agencies|companies)|agenc(?:y|ies) (?:please )?(?:do not|don(?:'|’)?t|need not|will not|should not|not)|(?:without|please,? no) agenc(?:y|ies)|sin agencias|nada de agencias|sem ag[êe]ncias|pas d(?:'|’)agences?|keine agenturen)\b/i;

export function forbidsAiOf(units: readonly Unit[]): Stated | null {
  return first(
    units,
    (text) =>
      BARE_BAN.test(text) ||
      LOOKS_LIKE_AI.test(text) ||
      ((NO_AI.test(text) || REFUSES_AI.test(text)) && OF_TEXT.test(text)),
  );
}

export function noAgenciesOf(units: readonly Unit[]): Stated | null {
  return first(units, (text) => NO_AGENCY.test(text));
}

function first(units: readonly Unit[], says: (text: string) => boolean): Stated | null {
  const unit = units.find((one) => one.text.length < 600 && says(one.text));
  return unit === undefined ? null : { ...sourceOf(unit), text: unit.text.replace(/\s+/g, ' ') };
}
