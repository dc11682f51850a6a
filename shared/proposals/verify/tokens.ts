const URL_PATTERN = /\b(?:https?:\/\/|www\.)[^\s<>"'“”‘’()[\]]+/gi;
const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u;
const PHONE = /(?<![\w.,/])\+?\(?\d[\d\s().-]{7,}\d(?![\w/])/g;

/** Web addresses as written, without the punctuation of the sentence around them. */
export function urlsIn(text: string): string[] {
  return (text.match(URL_PATTERN) ?? []).map((url) => url.replace(/(?<![.,;:!?…])[.,;:!?…]+$/, ''));
}

function withoutUrls(text: string): string {
  return text.replace(URL_PATTERN, ' ');
}

const DATE = /^(?:19|20)\d\d[-. ]\d\d?[-. ]\d\d?/;

/** 'name at example dot com', 'Skype: live:name', 'WhatsApp +49 …', '@name on Telegram'. */
const DISGUISED =
  /\b[\w.+-]{2,40} ?(?:\(at\)|\[at\]|\bat\b) ?[\w-]{2,40} ?(?:\(dot\)|\[dot\]|\bdot\b) ?[a-z]{2,6}\b|\b(?:telegram|whats ?app|skype|viber|wechat|signal)\b[^\n.?!]{0,14}?(?:\blive:[\w.-]{3,40}|@\w{3,40}|\+?\d[\d ().-]{6,20}\d)|@\w{3,40} (?:on|at|in) (?:telegram|skype|whats ?app)\b|\b(?:wa|t)\.me\/\S{2,60}/i;

/** Every address or number by which someone could be reached past the platform. */
export function contactsIn(text: string): string[] {
  const found = contactIn(text);
  return found === null ? [] : [found, ...contactsIn(text.replaceAll(found, ' '))];
}

/** An address or a number by which someone could be reached past the platform. */
export function contactIn(text: string): string | null {
  const mail = EMAIL.exec(text);
  if (mail) return mail[0];
  const disguised = DISGUISED.exec(text);
  if (disguised) return disguised[0];
  const phones = withoutUrls(text).match(PHONE) ?? [];
  return phones.find((phone) => phone.replace(/\D/g, '').length >= 9 && !DATE.test(phone)) ?? null;
}

/** The text with … in place of each e-mail address and telephone number. */
export function withoutContacts(text: string): string {
  const found = contactIn(text);
  const rest = found === null ? text : text.replaceAll(found, '…');
  // A match across a web address is not one piece of the text.
  return rest === text ? text : withoutContacts(rest);
}

/** The bracketed places that only the user can fill. */
export function blanksIn(text: string): string[] {
  return text.match(/\[[^[\]\n]{1,200}\]/g) ?? [];
}

const MARKDOWN = /\*\*|(?<![\w/])__\w|^#{1,6}\s|```|\[[^[\]\n]{1,300}\]\([^()\n]{0,500}\)|^[ \t\u00A0]*[*+-]\s|^>\s/m;

export function markdownIn(text: string): string | null {
  return MARKDOWN.exec(text)?.[0] ?? null;
}

const NAME_OF_SITE = '(?<![\\w@./-])[a-z0-9](?:[a-z0-9-]{0,40}[a-z0-9])?(?:\\.[a-z0-9-]{1,40}){0,2}';
const PATH = '/[^\\s<>"\'\u201c\u201d()[\\]]{1,200}';
/** A domain; those whose ending is also a word, as in 'request.app', only with a path. */
const SITE = new RegExp(
  `${NAME_OF_SITE}(?:\\.(?:com|net|org|io|dev|info|biz|me|art|de|fr|es|br|uk|eu|nl|ch|pt|it|co|ai|xyz|tv|gg)(?:${PATH})?|\\.(?:app|site|store|shop|design|studio|page|link|online|cloud|pro|in|us|ca|au|at|be)${PATH})(?![\\w-])`,
  'gi',
);
/** Products whose name is a domain. */
const PRODUCTS =
  /^(?:make|monday|booking|cal|draw|fast|n8n|amazon|asp|fly|socket|customer|salesforce|wordpress|etsy|realtor|hotels|clay|apollo|character|fireflies|otter|copy|deno|crates|docs|ado|vb|paint|f|realm|weights)\.(?:com|io|net|co|org|ai|rs)$/i;

/** Web addresses without 'https': 'example.com/work'; names of products are none. */
export function sitesIn(text: string): string[] {
  const found = withoutUrls(text).match(SITE) ?? [];
  return found
    .map((domain) => domain.replace(/(?<![.,;:!?])[.,;:!?]+$/, ''))
    .filter((domain) => !PRODUCTS.test(domain));
}

const LINKED = /!?\[([^[\]\n]{1,300})\]\(([^()\s]{0,500})(?: "[^"\n]{0,200}")?\)/g;
/** Marks that are taken away and what they leave. */
const MARKUP: readonly (readonly [RegExp, string])[] = [
  [/^[ \t]{0,20}(?:```|~~~)[\w-]{0,20}[ \t]{0,20}$/gm, ''],
  [/```/g, ''],
  [/^[ \t\u00A0]*#{1,6}\s+/gm, ''],
  [/\s#{2,6}(?=\s)/g, ''],
  [/^[ \t]*>\s+/gm, ''],
  [
    /<\/?(?:a|b|i|u|p|em|strong|br|hr|ul|ol|li|div|span|h[1-6]|code|pre|blockquote|table|tr|td|th|img|sub|sup|mark|small)(?:\s[^<>\n]{0,300})?\/?>/gi,
    '',
  ],
  [/\*\*(?=\S)|(?<=\S)\*\*/g, ''],
  [/(?<![\w/_])__(?=\w)|(?<=[\w.!?,;:])__(?![\w/_])/g, ''],
  [/(?<![\w*])\*(?=[^\s*][^*\n]{0,200}\*(?![\w*]))|(?<=[^\s*])\*(?![\w*])(?<=\*[^*\n]{1,200}\*)/g, ''],
  [/(?<![\w`])`(?=[^`\n]{1,200}`)|(?<=[^`\n])`(?![\w`])/g, ''],
];

/**
 * Text without Markdown and HTML; `report` gets each mark with the word beside it. `isOwn`: the address of a link that stays
 * beside its words.
 */
export function withoutMarkup(
  text: string,
  codes: readonly string[],
  report: (was: string) => void,
  isOwn: (url: string) => boolean,
): string {
  if (!MARK.test(text) || codes.some((code) => MARK.test(code) && text.includes(code))) return text;
  const unlinked = text.replace(LINKED, (was: string, words: string, url: string) => {
    report(was);
    return isOwn(url) && !words.includes(url) ? `${words} (${url})` : words;
  });
  return MARKUP.reduce(
    (rest, [mark, left]) =>
      rest.replace(mark, (was: string) => {
        report(was.trim());
        return left;
      }),
    unlinked,
  );
}

/** What any markup has in it. */
const MARK = /[*_`#<>]|\]\(|~~~/;
