import { stemsOf } from '../word-weights.ts';
import { fold, withoutAccents } from '../write/fold.ts';
import { type Chances, kindsOfPost } from '../write/kinds-of-work.ts';
import type { Hire, Situation } from '../write/playbook.ts';
import { phrasesOf } from './phrases.ts';
import { hireOf, situationsOf } from './situation.ts';

export interface PostGiven {
  readonly title: string;
  readonly text: string;
  readonly language: string;
  /** Where the caller knows it better. */
  readonly hire?: Hire | undefined;
}

/** A post as the choice of lines sees it. */
export interface ReadPost {
  readonly language: string;
  readonly hire: Hire;
  /** How much speaks for each situation; they sum to 1. */
  readonly situations: Readonly<Record<Situation, number>>;
  readonly title: ReadonlySet<string>;
  /** Phrases of the title and the first sentences. */
  readonly lead: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  readonly titleStems: ReadonlySet<string>;
  readonly chances: Chances;
  readonly unaccented: string;
  readonly folded: string;
  readonly words: number;
}

/** Clients say what they need at the beginning; what follows a long way down is about them. */
const MOST_CHARS = 3_000;
const LEAD_CHARS = 260;

export function readForLines({ title, text, language, hire }: PostGiven): ReadPost {
  const body = text.slice(0, MOST_CHARS);
  const whole = `${title}\n${body}`;
  return {
    language,
    hire: hire ?? hireOf({ title, text: body }),
    situations: situationsOf({ title, text: body }),
    title: phrasesOf(title),
    lead: phrasesOf(`${title}\n${body.slice(0, LEAD_CHARS)}`),
    all: phrasesOf(whole),
    stems: stemsOf(whole),
    titleStems: stemsOf(title),
    chances: kindsOfPost(title, body, language),
    unaccented: withoutAccents(whole),
    folded: fold(whole),
    words: whole.split(/\s+/).length,
  };
}
