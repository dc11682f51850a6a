import type { Skill } from '#shared/proposals/brief.ts';
import { type Span, sourceOf, subSpan } from './span.ts';
import type { Unit } from './units.ts';
import { type ListedSkill, WORD_LISTS } from './word-lists.ts';

const MAX_SKILLS = 24;
const TOKEN = /[\p{L}\p{N}.][\p{L}\p{N}+#.'·-]*/gu;

interface Spelling {
  readonly skill: ListedSkill;
  readonly text: string;
}

let byFirstWord: Map<string, Spelling[]> | undefined;

/** Spellings by their first word, longest first; built on first use. */
function readLexicon(): Map<string, Spelling[]> {
  if (byFirstWord !== undefined) return byFirstWord;
  byFirstWord = new Map();
  for (const skill of WORD_LISTS.skills) {
    for (const text of skill.spellings) {
      const first = /^[\p{L}\p{N}.][\p{L}\p{N}+#.'·-]*/u.exec(text)?.[0] ?? text;
      byFirstWord.set(
        first,
        [...(byFirstWord.get(first) ?? []), { skill, text }].sort((a, b) => b.text.length - a.text.length),
      );
    }
  }
  return byFirstWord;
}

/** Tools and skills the post names, in the client's own casing, first mention first. */
export function skillsOf(post: Span, units: readonly Unit[]): Skill[] {
  const found = new Map<string, Skill>();
  for (const skill of [...findListed(post), ...fromSkillLines(units)].sort(
    (a, b) => a.start - b.start || b.quote.length - a.quote.length,
  )) {
    const key = keyOf(skill.name);
    if (key !== '' && !found.has(key)) found.set(key, skill);
  }
  return [...found.values()].slice(0, MAX_SKILLS);
}

function keyOf(name: string): string {
  const lower = name.toLowerCase();
  const first = /^[\p{L}\p{N}.][\p{L}\p{N}+#.'·-]*/u.exec(lower)?.[0] ?? lower;
  const known = readLexicon()
    .get(first)
    ?.find(({ text }) => text === lower);
  return (known?.skill.name ?? lower).toLowerCase();
}

function findListed(post: Span): Skill[] {
  const lower = post.text.toLowerCase();
  if (lower.length !== post.text.length) return [];
  const words = readLexicon();
  const found: Skill[] = [];
  let past = 0;
  for (const match of lower.matchAll(TOKEN)) {
    if (match.index < past) continue;
    const spelling = spellingsOf(match[0], words)?.find(
      (one) => isWholeName(lower, match.index, one) && capitalOk(post.text, match.index, one),
    );
    if (spelling === undefined) continue;
    past = match.index + spelling.text.length;
    const span = subSpan(post, match.index, past);
    found.push({ ...sourceOf(span), name: ownCasing(span.text, spelling.skill) });
  }
  return found;
}

/** The spellings that begin with a word, without the full stops of a sentence around it. */
function spellingsOf(word: string, words: ReadonlyMap<string, readonly Spelling[]>): readonly Spelling[] | undefined {
  const token = /[.'-]$/.test(word) ? word.replace(/(?<![.'-])[.'-]+$/, '') : word;
  return words.get(token) ?? (token.startsWith('.') ? words.get(token.replace(/^\.+/, '')) : undefined);
}

function isWholeName(lower: string, at: number, { text }: Spelling): boolean {
  return (
    lower.startsWith(text, at) &&
    !/[\p{L}\p{N}+#]/u.test(lower.charAt(at + text.length)) &&
    !/[/@.][\w-]*$/.test(lower.slice(Math.max(0, at - 12), at).replace(/[a-z]+\/(?=$)/, ''))
  );
}

function capitalOk(post: string, at: number, { skill, text }: Spelling): boolean {
  if (!skill.needsCapital || text !== skill.name.toLowerCase() || text.includes('.')) return true;
  const word = post.slice(at, at + text.length);
  if (!/^\p{Lu}/u.test(word)) return false;
  if (text === 'react') return true;
  if (text.length === 1)
    return (
      /[,/(&] ?$|\b(?:in|with|or|and|of|using) $/.test(post.slice(Math.max(0, at - 8), at)) &&
      /^[\s,/)]/.test(post.slice(at + 1, at + 2))
    );
  return (
    /[\p{Ll},(/&] $|[,(/] ?$/u.test(post.slice(Math.max(0, at - 2), at)) &&
    !/^\s(?:sure|it|the|a|an|your|our)\b/.test(post.slice(at + text.length, at + text.length + 6))
  );
}

/** The post's casing, unless it is plainly careless ('javascript', 'WORDPRESS'). */
function ownCasing(written: string, skill: ListedSkill): string {
  const careless = written === written.toLowerCase() || (written === written.toUpperCase() && written.length > 5);
  if (!careless) return written;
  return skill.name.toLowerCase() === written.toLowerCase() ? skill.name : written;
}

/** Short lines under 'Skills' name a skill each, listed or not. */
function fromSkillLines(units: readonly Unit[]): Skill[] {
  return units
    .filter((unit) => unit.section === 'skills' && unit.kind !== 'heading' && unit.text.length <= 60)
    .flatMap((unit) => {
      const span = subSpan(unit, 0, /[(:.]|\s[-–]\s/.exec(unit.text)?.index ?? unit.text.length);
      const words = span.text.split(/\s+/).length;
      return words <= 4 &&
        !/^(?:\d|experience|strong|excellent|good|proven|ability|knowledge|familiar)/i.test(span.text)
        ? [{ ...sourceOf(span), name: span.text }]
        : [];
    });
}
