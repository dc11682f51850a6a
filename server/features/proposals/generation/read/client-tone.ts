import type { JobBrief } from '#shared/proposals/brief.ts';

const CASUAL =
  /\b(?:hey|awesome|cool|gonna|wanna|folks|guys|super|kinda|stuff|cheers|lol|btw|yeah|pls|thx|rockstar|ninja|hola|oi|salut)\b|[:;]-?\)/gi;
const FORMAL =
  /\b(?:hereby|pursuant|kindly|regards|comprehensive|ensure|respective|prospective|qualified|professional|compliance|stakeholders?|proficien\w*|demonstrat\w*|accordance|sincerely|licensed|regulat\w*|sehr geehrte|cordialmente|cordialement)\b/gi;
const CHEERFUL = /!|(?![✅✔✓☑➡🔹🔸📌📍❌⭐▶◼☎©®™])\p{Extended_Pictographic}/gu;
const MIN_WORDS = 40;

/** The client's tone, by the number of its signs. */
export function clientToneOf(post: string): JobBrief['clientTone'] {
  const words = Math.max(MIN_WORDS, post.split(/\s+/).length);
  const share = (pattern: RegExp) => (post.match(pattern)?.length ?? 0) / words;
  const [cheer, casual] = [share(CHEERFUL), share(CASUAL)];
  if (cheer > 0.012 && cheer > casual) return 'enthusiastic';
  if (casual > 0.008) return 'casual';
  return share(FORMAL) > 0.018 ? 'formal' : 'neutral';
}
