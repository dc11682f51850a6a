import type { Fact } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import { urlsIn } from '#shared/proposals/verify/tokens.ts';
import { contentStems } from '#shared/proposals/verify/words.ts';
import { isVerb } from '../read/verbs.ts';

const MOST = 80;
const TOKEN = /[\p{L}\p{N}]+/gu;

/**
 * The words of post and profile with a spelling of their own: capitals inside ('WhatsApp'), a digit among small letters ('n8n'), an
 * abbreviation ('MCP'), or a skill in small letters ('npm'). A word that is also written in another way is none.
 */
export function spellingsOf(post: string, { skills }: Pick<JobBrief, 'skills'>, facts: readonly Fact[]): string[] {
  const text = withoutAddresses([post, ...facts.map((fact) => fact.text)].join('\n'));
  const written = new Map<string, Set<string>>();
  for (const line of text.split('\n')) {
    // A line in capitals says nothing of its words.
    const isShouted = line.length > 3 && line === line.toUpperCase();
    for (const [word] of isShouted ? [] : line.matchAll(TOKEN)) {
      const forms = written.get(word.toLowerCase()) ?? new Set();
      written.set(word.toLowerCase(), forms.add(word));
    }
  }
  const names = new Set(skills.flatMap(({ name }) => (/^\S+$/.test(name) ? [name] : [])));
  const own = [...written].flatMap(([, forms]) => {
    const [only, ...more] = forms;
    return only !== undefined && more.length === 0 && (isSpelled(only) || names.has(only)) ? [only] : [];
  });
  return [...new Set(own)].slice(0, MOST);
}

/** Words in capitals for their weight: 'ONLY', 'URGENT'. */
const SHOUTED =
  /^(?:urgent|free|live|full|fast|soon|asap|good|best|real|high|long|term|time|very|team|game|note|date|great|daily|always|never|today|first|strong|every|other|total|extra|large|small|quick|remote|hourly|fixed|price|budget|video|images?|phone|email|website|online)$/;

function isSpelled(word: string): boolean {
  const small = word.toLowerCase();
  if (/^\p{Lu}{3,6}$/u.test(word)) return !SHOUTED.test(small) && !isVerb(small) && contentStems(small).length > 0;
  return /^\p{L}*\p{Ll}\p{Lu}/u.test(word) || /^\p{Lu}{2,}\p{Ll}+$/u.test(word) || /^\p{Ll}+\d+\p{L}*$/u.test(word);
}

function withoutAddresses(text: string): string {
  return urlsIn(text).reduce((rest, url) => rest.replaceAll(url, ' '), text);
}
