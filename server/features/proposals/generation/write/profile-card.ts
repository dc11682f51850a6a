import { isListOfNames, labelledFact } from '#shared/profiles/facts.ts';
import type { Fact } from '#shared/proposals/blocks.ts';
import type { LetterFact } from '#shared/proposals/letter/material.ts';
import { stemsOf, weightOf } from '../word-weights.ts';
import { type Candidate, ofRoleOrWork, ROLE } from './fact-sentences.ts';
import type { LanguagePack } from './language-pack.ts';
import { likeliestOf } from './sentence-kinds.ts';
import { isSlogan } from './slogans.ts';

interface CardJob {
  readonly title: string;
  readonly text: string;
  readonly language: string;
}

/** A word that few posts have: a role that shares one with the post is of its trade. */
const RARE = 2.5;
const MOST_WORDS_OF_ROLE = 7;
const MOST_WORDS_OF_SENTENCE = 24;
const MOST_ITEMS = 4;

/**
 * Who the user is, in at most two fixed sentences: their role where it meets the post, and what their list has of the things that the post
 * names. Empty where neither does. Before a past job only the role stands.
 */
export function profileCard(
  facts: readonly Fact[],
  candidates: readonly Candidate[],
  job: CardJob,
  { pack, lead }: { readonly pack: LanguagePack; readonly lead: readonly LetterFact[] },
): LetterFact[] {
  const role = roleIn(facts, job, pack) ?? whoIn(candidates, job);
  if (lead.some(({ id }) => id === role?.id)) return [];
  const list = lead.length > 0 ? null : listIn(facts, job, pack, role?.text ?? '');
  return [role, list].filter((one) => one !== null);
}

/** 'WordPress developer, WooCommerce' → 'I am a WordPress developer.' */
function roleIn(facts: readonly Fact[], job: CardJob, pack: LanguagePack): LetterFact | null {
  for (const { id, text, from } of facts) {
    if (from !== 'headline') continue;
    for (const part of text.split(/[,;]\s+/)) {
      const role = roleSentence(part.trim(), pack);
      if (role !== null && part.split(/\s+/).length <= MOST_WORDS_OF_ROLE && meets(part, job) && !isSlogan(part))
        return { id, text: role };
    }
  }
  return null;
}

/** 'WordPress developer' → 'I am a WordPress developer.' Null for what names no role; in English alone. */
function roleSentence(text: string, pack: LanguagePack): string | null {
  const said = ofRoleOrWork(text, pack);
  return said === text || !ROLE.test(text) ? null : said.replace(/[\p{L}\p{N})%+]$/u, '$&.');
}

/** The sentence in which the user says what they are. */
function whoIn(candidates: readonly Candidate[], job: CardJob): LetterFact | null {
  const found = candidates.find(
    ({ text, chances }) =>
      likeliestOf(chances) === 'who' &&
      SAYS_ROLE.test(text) &&
      text.split(/\s+/).length <= MOST_WORDS_OF_SENTENCE &&
      !isSlogan(text) &&
      meets(text, job),
  );
  return found ? { id: found.id, text: found.text } : null;
}

const SAYS_ROLE =
  /^(?:I am an? |I['’]m an? |I work as an? |Ich bin |Ich arbeite als |Soy |Trabajo como |Sou |Trabalho como |Je suis |J['’]exerce comme )(?=\S)/u;

/** A word of it that is rare is in the title, or two are in the post. */
function meets(said: string, { title, text, language }: CardJob): boolean {
  const inTitle = stemsOf(title);
  const inPost = stemsOf(`${title}\n${text}`);
  const rare = [...stemsOf(said)].filter((stem) => inPost.has(stem) && weightOf(stem, language) >= RARE);
  return rare.some((stem) => inTitle.has(stem)) || rare.length >= 2;
}

/** 'Liquid, React, CSS' of the profile, where the post names Liquid: 'Of what you name, I work with Liquid.' */
function listIn(facts: readonly Fact[], job: CardJob, pack: LanguagePack, known: string): LetterFact | null {
  const post = `${job.title}\n${job.text}`;
  for (const { id, text, from } of facts) {
    if (from !== 'skills') continue;
    const labelled = labelledFact(text);
    const line = labelled?.kind === 'skill' ? labelled.text : text;
    if (!isListOfNames(line)) continue;
    const items = line
      .replace(/\.$/, '')
      .split(/\s*[,;|·•]\s*/)
      .filter((item) => isName(item) && names(post, item) && !names(known, item));
    const own = [...new Set(items)].slice(0, MOST_ITEMS);
    if (own.length > 0) return { id, text: pack.card.list.replace('{list}', joined(own, pack.card.and)) };
  }
  return null;
}

/** A thing with a name: 'Power Query', 'n8n', 'CSS'; not 'Communication' or 'writing'. */
function isName(item: string): boolean {
  return /\p{Lu}.*\p{Lu}|\p{Ll}\p{Lu}|\d/u.test(item) || (/^\p{Lu}\p{Ll}+$/u.test(item) && !COMMON.test(item));
}

const COMMON =
  /^(?:Communication|Writing|Design|Marketing|Research|Management|Editing|Translation|Development|Programming|Analysis|Sales|Support|Planning|Strategy|Testing|Teaching|Leadership|Teamwork|Creativity|Automation|Accounting|Finance|Illustration|Animation|Photography|Video|Audio|Music|Copywriting|Proofreading|Branding|Consulting|Training|Education|Data|Content|English|Spanish|French|German|Portuguese)$/;

/** As whole words, with its own capitals or in small letters. */
function names(text: string, item: string): boolean {
  const at = text.toLowerCase().indexOf(item.toLowerCase());
  if (at === -1) return false;
  const around = `${text.charAt(at - 1)}${text.charAt(at + item.length)}`;
  return !/[\p{L}\p{N}]/u.test(around) && /\p{Lu}|\d/u.test(text.slice(at, at + item.length));
}

function joined(items: readonly string[], and: string): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}
