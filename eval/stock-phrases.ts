/**
 * Phrases that clients have read a thousand times. Kept apart from the composer's own list on purpose: the composer
 * avoids what it knows, this finds what it does not.
 */
const STOCK_PHRASES = [
  'i am writing to',
  'i hope this message finds you',
  'i hope you are doing well',
  'i came across your',
  'i am excited',
  "i'm excited",
  'i am thrilled',
  'i would love to',
  "i'd love to",
  'perfect fit',
  'perfect candidate',
  'great fit',
  'ideal candidate',
  'look no further',
  'rest assured',
  'hit the ground running',
  'think outside the box',
  'go above and beyond',
  'top-notch',
  'cutting-edge',
  'state-of-the-art',
  'world-class',
  'best-in-class',
  'proven track record',
  'years of experience under my belt',
  'high-quality results',
  'exceed your expectations',
  'your satisfaction is my',
  'win-win',
  'game-changer',
  'game changer',
  'delve',
  'leverage',
  'seamless',
  'synergy',
  'tapestry',
  'in today’s fast-paced',
  "in today's fast-paced",
  'elevate your',
  'unlock the',
  'take it to the next level',
  'to the next level',
  'dear hiring manager',
  'dear sir',
  'to whom it may concern',
  'passionate about',
  'detail-oriented professional',
  'look forward to hearing from you',
  'do not hesitate',
  "don't hesitate",
  'at your earliest convenience',
  'feel free to reach out',
] as const;

/** The stock phrases that stand in `text` and not already in `allowed`, the post and the user's own words. */
export function stockPhrasesIn(text: string, allowed: string): string[] {
  const [here, there] = [text.toLowerCase(), allowed.toLowerCase()];
  return STOCK_PHRASES.filter((phrase) => here.includes(phrase) && !there.includes(phrase));
}
