import type { JobBrief } from '#shared/proposals/brief.ts';
import { familiesIn, rootsOf } from './roots.ts';

/** What is wanted, by word, and how much each weighs. */
export type Wanted = ReadonlyMap<string, number>;

const WEIGHTS = { tool: 2, title: 1.5, core: 1, detail: 0.7 } as const;
/** Words that half of all posts hold say half as much. */
const WEAK_PART = 0.5;

/** The words of a job, the most telling of their places deciding what they weigh. */
export function jobWordsOf({ title, subject, needs, skills }: JobBrief): Wanted {
  const wanted = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const { family, kind } of rootsOf(text)) {
      const word = kind ?? family;
      if (TOO_COMMON.has(family) || /^\d+$/.test(word)) continue;
      const own = isWeakWord(family) ? weight * WEAK_PART : weight;
      wanted.set(word, Math.max(wanted.get(word) ?? 0, own));
    }
  };
  for (const { name } of skills) add(name, WEIGHTS.tool);
  add(`${title} ${subject}`, WEIGHTS.title);
  for (const { text, core } of needs) add(text, core ? WEIGHTS.core : WEIGHTS.detail);
  return wanted;
}

/** How much of what is wanted a text holds, in how many words, of how many. */
export function weightIn(text: string, wanted: Wanted): { weight: number; hits: number; words: number } {
  const words = new Set(rootsOf(text).map(({ family, kind }) => kind ?? family));
  const shared = [...words].flatMap((word) => wanted.get(word) ?? []);
  return { weight: shared.reduce((sum, one) => sum + one, 0), hits: shared.length, words: words.size };
}

/** Too common to say what a post is about, or whether a sentence is. */
export const TOO_COMMON = familiesIn(
  'experience work project similar previous share tell provide include describe years worked using relevant examples portfolio skills clients services business development developer expert team build built building create creating make help helped various industry industries solution solutions high quality deliver delivering result results year good great strong role specialist professional freelance freelancer senior junior job company companies need needed support ensure including based online full time part international level needs understanding field fields performance performing different user users product products working new successful successfully process manage management managing current industry-standard complex existing first system systems content technology technologies information general custom research person people someone somebody manager assistant agency long short small large month week day hour hours daily weekly monthly last past start started run ran handle handled set own able know knowledge',
);

const WEAK = familiesIn(
  'data website web app application video site online shop store email social media report sales customer design image photo text page document file call phone list english language software platform tool digital marketing account campaign server cloud number test search study school home market local public order form brand model code program review plan meeting record training training story print office organization tech group member area life health care event',
);

/** Stands in so many posts that it tells little of any. */
export function isWeakWord(family: string): boolean {
  return WEAK.has(family);
}
