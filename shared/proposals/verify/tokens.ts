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

/** 'name at example dot com', 'Skype: live:name', 'WhatsApp +49 …', '@name on Telegram'. */
const DISGUISED =
  /\b[\w.+-]{2,40} ?(?:\(at\)|\[at\]|\bat\b) ?[\w-]{2,40} ?(?:\(dot\)|\[dot\]|\bdot\b) ?[a-z]{2,6}\b|\b(?:telegram|whats ?app|skype|viber|wechat|signal)\b[^\n.?!]{0,14}?(?:\blive:[\w.-]{3,40}|@\w{3,40}|\+?\d[\d ().-]{6,20}\d)|@\w{3,40} (?:on|at|in) (?:telegram|skype|whats ?app)\b|\b(?:wa|t)\.me\/\S{2,60}/i;

/** An address or a number by which someone could be reached past the platform. */
export function contactIn(text: string): string | null {
  const mail = EMAIL.exec(text);
  if (mail) return mail[0];
  const disguised = DISGUISED.exec(text);
  if (disguised) return disguised[0];
  const phones = withoutUrls(text).match(PHONE) ?? [];
  return phones.find((phone) => phone.replace(/\D/g, '').length >= 9) ?? null;
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

const BARE_DOMAIN =
  /(?<![\w@./-])[a-z0-9][a-z0-9-]{1,40}\.(?:com|net|org|io|co|dev|info|biz|me|de|fr|es|br|uk)(?:\/[^\s<>"']{0,200})?(?![\w-])/gi;
/** Products whose name is a domain. */
const PRODUCTS =
  /^(?:make|monday|booking|cal|draw|fast|n8n|amazon|asp|fly|socket|customer|salesforce|wordpress|etsy)\.(?:com|io|net|co|org)$/i;

/** Web addresses without 'https': 'example.com/work'; names of products are none. */
export function bareDomainsIn(text: string): string[] {
  const found = withoutUrls(text).match(BARE_DOMAIN) ?? [];
  return found
    .map((domain) => domain.replace(/(?<![.,;:!?])[.,;:!?]+$/, ''))
    .filter((domain) => !PRODUCTS.test(domain));
}
