import { wordCount } from './phrases.ts';

interface About {
  readonly said: RegExp;
  /** Whether the whole sentence is quoted, and not only what `said` finds. */
  readonly whole: boolean;
  /** What somebody who does such work would want to know about it, whatever it is. */
  readonly asks: readonly string[];
}

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';

const ABOUT: readonly About[] = [
  {
    said: new RegExp(
      `\\b(?:by|before|no later than) (?:the )?(?:end of (?:the |this |next )?\\p{L}+|(?:next |this )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?: (?:noon|morning|evening|night))?|Christmas|Easter|(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? )?(?:${MONTHS})(?: \\d{1,2})?|next (?:week|month)|summer|autumn|winter|spring)\\b|\\b(?:in|within) (?:\\d+|two|three|four|five|six) (?:days|weeks)\\b`,
      'u',
    ),
    whole: false,
    asks: [
      'Is that the day for a first version, or for the finished work?',
      'Does that leave time for a round of corrections, or is it the last day of all?',
    ],
  },
  {
    said: /\b(?:I|we)(?:['’]ve| have)?(?: already)? tried\b/i,
    whole: true,
    asks: ['What did it do right, and where did it stop?', 'How far did that get you?'],
  },
  {
    said: /\b(?:suspect|my guess|our guess|(?:I|we) think (?:it|the|that|something)|seems to be)\b/i,
    whole: true,
    asks: ['What makes you think so?', 'What have you seen that points there?'],
  },
  {
    said: /\b(?:must|has to|should) (?:stay|remain)\b|\bkeep (?:the|our|my)\b|\bmust not (?:change|be changed|be touched)\b/i,
    whole: true,
    asks: ['Is there anything else that has to stay as it is?', 'What else should nobody touch?'],
  },
  {
    said: /\b(?:sounds?|looks?|feels?|reads?|talks?) like\b|\bnot (?:too |so )?(?:cute|corporate|cheesy|boring|stiff|salesy|flashy|cartoonish)\b|\bin the style of\b/i,
    whole: true,
    asks: ['What would come close and still be wrong?', 'Is there one out there that gets this right, in your eyes?'],
  },
  {
    said: /\b(?:previous|last|former|other|original) (?:developer|dev|freelancer|agency|designer|editor|writer|coder|guy|person)\b/i,
    whole: true,
    asks: ['What is left of that work, and can I look at it before we agree on anything?'],
  },
  {
    said: /\b(?:sometimes|randomly|now and then|once in a while|every so often|1 out of|one (?:in|out of) (?:\d+|ten|five|twenty|three|four))\b/i,
    whole: true,
    asks: [
      'What was different the last time that happened?',
      'When did that happen last, and what came right before it?',
    ],
  },
  {
    said: /\b(?:\d{1,3}(?:[,.]\d{3})+|\d{2,4}|[Tt]en|[Tt]welve|[Ff]ifteen|[Ss]ixteen|[Tt]wenty|[Tt]hirty|[Ff]orty|[Ff]ifty|[Hh]undreds of|[Tt]housands of) (?:[\p{L}-]{3,} ){0,2}(?:contacts|products|records|rows|files|images|photos|pictures|invoices|orders|documents|listings|companies|leads|domains|addresses|recordings|letters|statements|calls|entries|items|websites|charts|workflows|templates|prompts|receipts|transactions|tickets|drawings|labels)\b(?! (?:a|an|per|each|every)\b)/u,
    whole: false,
    asks: [
      'Are all of those much the same, or are there odd ones among them?',
      'Which of those would you give me as a first sample?',
    ],
  },
];

const QUOTED_WORDS = 16;
const FRAMES = ['You write “{q}”. {a}', 'Your post says “{q}”. {a}'] as const;

/** Questions about what the client says themselves, in their own words: they can be asked of nobody else. */
export function questionsAbout(sentences: readonly string[]): string[] {
  const found = ABOUT.flatMap(({ said, whole, asks }) => {
    const quotes = sentences.flatMap((sentence) => {
      const match = said.exec(sentence)?.[0];
      return match === undefined ? [] : [whole ? sentence : match];
    });
    const quote = quotes.find((one) => wordCount(one) <= QUOTED_WORDS && !/["“”?]/.test(one));
    return quote === undefined ? [] : [asks.map((ask) => [quote, ask] as const)];
  });
  return found
    .flat()
    .flatMap(([quote, ask], at) => [
      (FRAMES[at % FRAMES.length] ?? FRAMES[0]).replace('{q}', () => quote).replace('{a}', () => ask),
    ]);
}
