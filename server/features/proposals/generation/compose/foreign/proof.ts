import type { Fact } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import { isClaim } from '#shared/proposals/verify/claims.ts';
import { blanksIn, contactIn, markdownIn, urlsIn } from '#shared/proposals/verify/tokens.ts';
import { contentStems } from '#shared/proposals/verify/words.ts';
import { languageOf } from '../../analyze/language.ts';
import { wordCount } from '../phrases.ts';
import type { Abroad, Tongue } from './tongue.ts';

/** A sentence of the user's own. */
export interface Proof {
  readonly text: string;
  readonly evidence: readonly string[];
  /** Says by itself whose it is, and needs no lead. */
  readonly isWhole: boolean;
  /** Stands in another language than the proposal. */
  readonly isForeign: boolean;
}

export interface Proofs {
  /** Best first, at most two. */
  readonly sentences: readonly Proof[];
  readonly links: readonly { readonly url: string; readonly factId: string }[];
}

const MAX_PROOFS = 2;
const MAX_LINKS = 3;

/**
 * The user's own words that speak of the job: sentences in the proposal's language, then others, then skills that the post asks
 * for. Where nothing fits, one sentence all the same.
 */
export function proofsFor(brief: JobBrief, facts: readonly Fact[], language: Abroad, tongue: Tongue): Proofs {
  const job = new Set(contentStems(jobWords(brief)));
  const ranked = facts
    .filter(isTelling)
    .map((fact) => ({ fact, ...relevance(fact, job), isForeign: languageOf(fact.text) !== language }))
    .sort((a, b) => Number(a.isForeign) - Number(b.isForeign) || b.score - a.score);
  const fitting = ranked.filter(({ hits, isForeign }) => hits > (isForeign ? 1 : 0));
  const skills = skillsProof(facts, job, tongue.fixed.skills.matching);
  const best = [...fitting.map(proofOf), ...(skills ? [skills] : [])].slice(0, MAX_PROOFS);
  return { sentences: best.length > 0 ? best : lastResort(ranked[0], facts, tongue), links: linksOf(facts) };
}

function lastResort(ranked: Ranked | undefined, facts: readonly Fact[], { fixed }: Tongue): Proof[] {
  const skills = skillsProof(facts, null, fixed.skills.any);
  if (ranked && (!ranked.isForeign || !skills)) return [proofOf(ranked)];
  return skills ? [skills] : [];
}

interface Ranked {
  readonly fact: Fact;
  readonly isForeign: boolean;
}

/** The user's sentence in the proposal's language that answers `question`, if one does. */
export function factFor(question: string, facts: readonly Fact[], language: Abroad): Fact | null {
  const wanted = new Set(contentStems(question));
  const ranked = facts
    .filter((fact) => isTelling(fact) && languageOf(fact.text) === language)
    .map((fact) => ({ fact, hits: new Set(contentStems(fact.text).filter((stem) => wanted.has(stem))).size }))
    .sort((a, b) => b.hits - a.hits);
  const [best] = ranked;
  return best && best.hits >= Math.max(1, Math.min(2, Math.ceil(wanted.size / 2))) ? best.fact : null;
}

function proofOf({ fact, isForeign }: Ranked): Proof {
  const said = fact.text.trim();
  return { text: /[.!?…]$/.test(said) ? said : `${said}.`, evidence: [fact.id], isWhole: false, isForeign };
}

function jobWords({ title, needs, skills }: JobBrief): string {
  return [title, ...needs.map(({ text }) => text), ...skills.map(({ name }) => name)].join(' ');
}

/** Says something of the writer to any client: no greeting, no letter to someone else, no heading. */
function isTelling({ text, from }: Fact): boolean {
  const words = wordCount(text);
  if (from === 'sample' || words < 4 || words > 32 || urlsIn(text).length > 0 || TO_READER.test(text)) return false;
  if (/[?:…]$|\.{2,}|[<>{}|~]|➔|=>/.test(text.trim()) || contactIn(text) !== null) return false;
  if (blanksIn(text).length > 0 || markdownIn(text) !== null || text === text.toUpperCase()) return false;
  return isClaim(text);
}

const TO_READER =
  /(?<!\p{L})(?:you|your|yours|thanks?|hello|hi|welcome|hire|whatsapp|skype|hola|gracias|usted|contrát\p{L}+|obrigad[oa]|olá|bonjour|merci|vous|votre|hallo|danke)(?!\p{L})/iu;

function relevance({ text }: Fact, job: ReadonlySet<string>): { hits: number; score: number } {
  const stems = new Set(contentStems(text));
  const hits = [...stems].filter((stem) => job.has(stem)).length;
  return { hits, score: hits / Math.sqrt(stems.size + 2) + (/\d/.test(text) ? 0.35 : 0.05) };
}

/** Names of tools and skills read the same in every language; without a `job`, the first few of the list. */
function skillsProof(facts: readonly Fact[], job: ReadonlySet<string> | null, frame: string): Proof | null {
  const shown = facts
    .filter(({ from }) => from === 'skills')
    .flatMap(({ text, id }) =>
      text.split(/\s*[,;•]\s*|\s(?:and|y|e|et|und)\s|\.$/).map((name) => ({ name: name.trim(), id })),
    )
    .filter(({ name }) => wordCount(name) <= 4 && /^[\p{L}\p{N}][\p{L}\p{N} .+#/&'-]*$/u.test(name))
    .filter(({ name }) => job === null || isAskedFor(name, job))
    .slice(0, 4);
  if (shown.length === 0) return null;
  return {
    text: frame.replace('{tools}', () => shown.map(({ name }) => name).join(', ')),
    evidence: [...new Set(shown.map(({ id }) => id))],
    isWhole: true,
    isForeign: false,
  };
}

function isAskedFor(name: string, job: ReadonlySet<string>): boolean {
  const stems = contentStems(name);
  return stems.length > 0 && stems.every((stem) => job.has(stem));
}

function linksOf(facts: readonly Fact[]): Proofs['links'] {
  const links = facts
    .filter(({ from }) => from !== 'sample')
    .toSorted((a, b) => Number(b.from === 'portfolio') - Number(a.from === 'portfolio'))
    .flatMap(({ text, id }) => urlsIn(text).map((url) => ({ url, factId: id })));
  return links.filter(({ url }, index) => links.findIndex((other) => other.url === url) === index).slice(0, MAX_LINKS);
}
