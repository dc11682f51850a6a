export function capitalised(text: string): string {
  // 'iOS', 'n8n' and 'eBay' keep their own beginning.
  return /^[a-z][a-z'’-]*(?=$|[\s,.;:!?/])/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

export function sentence(text: string): string {
  const trimmed = text.trim().replace(/[,;:\s]+$/, '');
  return capitalised(/[.!?…]["”’]?$/.test(trimmed) ? trimmed : `${trimmed}.`);
}

/** 'a, b and c'; parts that hold a comma themselves are parted by semicolons. */
export function listed(parts: readonly string[], last = 'and'): string {
  if (parts.length < 2) return parts.join('');
  const isDeep = parts.some((part) => part.includes(',') || / and /.test(part));
  const head = parts.slice(0, -1).join(isDeep ? '; ' : ', ');
  return `${head}${isDeep ? '; ' : ' '}${last} ${parts.at(-1) ?? ''}`;
}

export function filled(frame: string, values: Record<string, string>): string {
  return frame.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);
}

// Fields, methods and trades, which are no tools for all their capitals.
const NO_TOOL =
  /(?:ing|tion|sion|ence|ment|sis|ics|ology|design|vision|strategy|support|service|entry|quality|automations?)$|^(?:ui|ux|ui\/ux|ux\/ui|seo|sem|smm|ppc|ai|ml|llms?|ocr|nlp|saas|vpn|apa|crm|erp|api|apis|rest|devops|qa|html ?5? ?email|b2b|b2c|kpi|roi|cto|ceo|mvp|hr|it|pr|cro|gdpr|hipaa|compliance|attention to .*|.* knowledge|.* skills)$/i;

/** 'Zoom' and 'n8n' are tools; 'editing' and 'Machine Learning' are the work itself. */
export function isTool(name: string): boolean {
  return /[\p{Lu}\d]/u.test(name) && !NO_TOOL.test(name.trim());
}

const BROAD_WORDS = 8;

/** 'How would you approach this?' is answered by a method; with a condition in it only the user has the answer. */
export function isBroad(question: string): boolean {
  return wordCount(question) <= BROAD_WORDS;
}

export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Text of the post on its way into a sentence: no markup, no brackets (which mark blanks), quotes straightened out. */
export function tame(text: string): string {
  return text
    .replace(/[*_`#>|]+(?=\s|$)|(?<=^|\s)[*_`#>|]+/g, ' ')
    .replace(/\*+|`+/g, '')
    .replace(/\[/g, '(')
    .replace(/\]/g, ')')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[?!.,;:](?:\s|$))/g, '')
    .trim();
}

const CONTRACTIONS: readonly [RegExp, string][] = [
  [/(?<!\b(?:from|to|of|with|for|by|than) )\b(I|you|we|they|it|he|she) will\b/gi, "$1'll"],
  [/(?<!\b(?:from|to|of|with|for|by|than) )\b(I|you|we|they) would\b/gi, "$1'd"],
  [/(?<!\bas )\b(it|that|there|what) is\b(?!\s*[:;.,!?])/gi, "$1's"],
  // 'The wish here is to …' holds another 'here'.
  [/(?<=^|[.!?:] )(here) is\b(?!\s*[:;.,!?])/gi, "$1's"],
  [/(?<!\b(?:from|to|of|with|for|by|than) )\b(you|we|they) are\b(?!\s*[:;.,!?])/gi, "$1're"],
  [/\b(do|does|did|is|are|was|were|has|have|should|would|could) not\b/gi, "$1n't"],
  [/\bcannot\b/gi, "can't"],
  [/\b(l)et us\b/gi, "$1et's"],
];

/** Spoken forms, for the tones that talk. Only the frames pass through here, never the words of the post or the user. */
export function contracted(text: string): string {
  return CONTRACTIONS.reduce((rest, [pattern, short]) => rest.replace(pattern, short), text);
}
