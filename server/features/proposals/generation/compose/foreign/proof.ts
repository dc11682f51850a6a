import type { Fact } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import { isClaim } from '#shared/proposals/verify/claims.ts';
import { blanksIn, contactIn, markdownIn, urlsIn } from '#shared/proposals/verify/tokens.ts';
import { languageOf } from '../../analyze/language.ts';
import { wordCount } from '../phrases.ts';
import { isPeople, skillsIn } from '../skills-proof.ts';
import { leans } from '../telling.ts';
import { WHO_WRITES } from '../who-writes.ts';
import { familiesAbroad } from './families.ts';
import type { Abroad, Tongue } from './tongue.ts';

/** A sentence of the user's own. */
export interface Proof {
  readonly text: string;
  readonly evidence: readonly string[];
  /** Stands in another language than the proposal. */
  readonly isForeign: boolean;
}

export interface Proofs {
  /** Best first, at most two; none where nothing of the user's speaks of this job. */
  readonly sentences: readonly Proof[];
  /** Where there is none: who is writing. Null where the user tells nothing of themself. */
  readonly introduction: Proof | null;
  readonly links: readonly { readonly url: string; readonly factId: string }[];
}

const MAX_PROOFS = 2;
const MAX_LINKS = 3;

/**
 * The user's own words that speak of the job: sentences in the proposal's language, then others, then skills that the post asks
 * for.
 */
export function proofsFor(brief: JobBrief, facts: readonly Fact[], language: Abroad, tongue: Tongue): Proofs {
  const skills = skillsProof(facts, jobOf(brief).all, tongue.fixed.skills);
  const sentences = [...furtherProofs(brief, facts, language), ...(skills ? [skills] : [])].slice(0, MAX_PROOFS);
  const introduction = sentences.length > 0 ? null : introductionOf(rankedFor(brief, facts, language)[0], language);
  return { sentences, introduction, links: linksOf(facts) };
}

/** What is said of the writer: proof, or who they are where nothing proves anything for this job. */
export function ownWordsIn({ sentences, introduction }: Proofs): readonly Proof[] {
  return introduction ? [introduction] : sentences;
}

/** What stands in another language is led in as that already. */
function introductionOf(best: Ranked | undefined, language: Abroad): Proof | null {
  if (!best) return null;
  const proof = proofOf(best);
  return proof.isForeign ? proof : { ...proof, text: `${WHO_WRITES[language]} ${proof.text}` };
}

/** All that the user says of themself and that fits the job, the best first. */
export function furtherProofs(brief: JobBrief, facts: readonly Fact[], language: Abroad): Proof[] {
  return rankedFor(brief, facts, language)
    .filter(({ hits }) => hits > 0)
    .map(proofOf);
}

interface Ranked {
  readonly fact: Fact;
  readonly hits: number;
  readonly isForeign: boolean;
}

function rankedFor(brief: JobBrief, facts: readonly Fact[], language: Abroad): Ranked[] {
  const job = jobOf(brief);
  return facts
    .filter(isTelling)
    .map((fact) => ({ fact, ...relevance(fact, job), isForeign: languageOf(fact.text) !== language }))
    .sort((a, b) => Number(a.isForeign) - Number(b.isForeign) || b.score - a.score);
}

/** The user's sentence in the proposal's language that answers `question`, if one does. */
export function factFor(question: string, facts: readonly Fact[], language: Abroad): Fact | null {
  const wanted = familiesAbroad(question);
  const ranked = facts
    .filter((fact) => isTelling(fact) && languageOf(fact.text) === language)
    .map((fact) => ({ fact, hits: [...familiesAbroad(fact.text)].filter((word) => wanted.has(word)).length }))
    .sort((a, b) => b.hits - a.hits);
  const [best] = ranked;
  return best && best.hits >= Math.max(1, Math.min(2, Math.ceil(wanted.size / 2))) ? best.fact : null;
}

function proofOf({ fact, isForeign }: { readonly fact: Fact; readonly isForeign: boolean }): Proof {
  const said = fact.text.trim();
  return { text: /[.!?…]$/.test(said) ? said : `${said}.`, evidence: [fact.id], isForeign };
}

interface Job {
  /** What the title and the tools say. */
  readonly core: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
}

function jobOf({ title, needs, skills }: JobBrief): Job {
  const core = familiesAbroad([title, ...skills.map(({ name }) => name)].join(' '));
  return { core, all: new Set([...core, ...familiesAbroad(needs.map(({ text }) => text).join(' '))]) };
}

/** Says something of the writer to any client: no greeting, no letter to someone else, no heading. */
function isTelling({ text, from }: Fact): boolean {
  const words = wordCount(text);
  if (from === 'sample' || words < 4 || words > 32 || urlsIn(text).length > 0 || TO_READER.test(text)) return false;
  if (/[?:…]$|\.{2,}|[<>{}|~]|➔|=>/.test(text.trim()) || contactIn(text) !== null) return false;
  if (blanksIn(text).length > 0 || markdownIn(text) !== null || text === text.toUpperCase()) return false;
  return isClaim(text) && !LEANS.test(text) && !(languageOf(text) === 'en' && leans(text));
}

const TO_READER =
  /(?<!\p{L})(?:you|your|yours|thanks?|hello|hi|welcome|hire|whatsapp|skype|hola|gracias|usted|contrát\p{L}+|obrigad[oa]|olá|bonjour|merci|vous|votre|hallo|danke)(?!\p{L})/iu;
/** Begins from the sentence before. */
const LEANS =
  /^(?:también|además|allí|ahí|después|luego|eso|esto|esa|ese|ellos|ellas|também|além disso|lá|ali|depois|isso|isto|essa|esse|eles|elas|aussi|là|ensuite|puis|cela|ça|ils|elles|il|elle|auch|außerdem|dort|danach|dann|dabei|das|dies|diese[rsmn]?|sie|er|es)(?!\p{L})/iu;

/** A single word of the tasks that is shared may be chance; one of the title or a tool is not. */
function relevance({ text }: Fact, { core, all }: Job): { hits: number; score: number } {
  const words = familiesAbroad(text);
  const shared = [...words].filter((word) => all.has(word));
  const hits = shared.length > 1 || shared.some((word) => core.has(word)) ? shared.length : 0;
  return { hits, score: shared.length / Math.sqrt(words.size + 2) + (/\d/.test(text) ? 0.35 : 0.05) };
}

/** Names of tools and skills read the same in every language. */
function skillsProof(facts: readonly Fact[], job: ReadonlySet<string>, frame: string): Proof | null {
  const shown = skillsIn(facts)
    .filter(({ name }) => !isPeople(name) && isAskedFor(name, job))
    .slice(0, 4);
  if (shown.length === 0) return null;
  return {
    text: frame.replace('{tools}', () => shown.map(({ name }) => name).join(', ')),
    evidence: [...new Set(shown.map(({ id }) => id))],
    isForeign: false,
  };
}

function isAskedFor(name: string, job: ReadonlySet<string>): boolean {
  const words = [...familiesAbroad(name)];
  return words.length > 0 && words.every((word) => job.has(word));
}

function linksOf(facts: readonly Fact[]): Proofs['links'] {
  const links = facts
    .filter(({ from }) => from !== 'sample')
    .toSorted((a, b) => Number(b.from === 'portfolio') - Number(a.from === 'portfolio'))
    .flatMap(({ text, id }) => urlsIn(text).map((url) => ({ url, factId: id })));
  return links.filter(({ url }, index) => links.findIndex((other) => other.url === url) === index).slice(0, MAX_LINKS);
}
