/** What only some files may say. `pattern` is looked for in code, not in comments; tests may spell anything out. */
export interface OnlyIn {
  readonly what: string;
  readonly pattern: Pick<RegExp, 'test'>;
  readonly under: RegExp;
  readonly except: RegExp;
  /** It is looked for in the comments too, and in tests. */
  readonly isOfComments?: true;
}

// Statements about plans outside the catalogue, which would become wrong when the catalogue changes.

const APP = /^(shared|server|web)\//;
const PLANS = /^shared\/plans\//;

const COMPARED = [
  // plan === x, user.plan !== x, user['plan'] == x, x === user.plan
  /\bplan\b['"]?\]?\s*[!=]==?/,
  /[!=]==?\s*[\w.?]*\bplan\b/,
  // plan ? a : b, but not the optional `plan?: …`, nor `plan?.`, nor a question that ends in it
  /\.plan\s*\?(?![.?:])|\bplan['"]?\]? \? /,
  /\bswitch\s*\([^)]*\bplan\b/,
  // BY_PLAN[user.plan]
  /\[[\w.?]+\.plan\]/,
  /\.(?:includes|has|indexOf)\([^()]*\bplan\b[^()]*\)|\bplan\??\.(?:includes|startsWith|match)\(/,
  /\b(?:eq|ne|inArray)\(\s*[\w.]+\.plan\b/,
];

const PRICED = [
  /\b8?999\b|\b\d+\.99\b/,
  // $7.50, $10/month
  /\$\d+\.\d\d\b|\$\d+\s*(?:\/|per|a)\s*(?:mo|y)/i,
  // 25% off, save 25%
  /\b\d+\s?%\s*(?:off|less|cheaper|discount|saving)|\bsave\s+\d+\s?%/i,
];

const NUMBER = '(?:\\d+|one|two|three|four|five|six|seven|ten)';

const LIMITED = [
  // 3 premium proposals, 5 proposals, three free proposals, 3 trial credits
  new RegExp(`\\b${NUMBER}\\s+(?:(?:free|premium|trial)\\s+)+(?:proposals?|credits?)\\b|\\b\\d+\\s+proposals?\\b`, 'i'),
  new RegExp(`\\b${NUMBER}\\s+premium\\b`, 'i'),
  /\bunlimited\s+(?:free\s+)?(?:proposals?|generations?)\b/i,
  // 7-day free trial, free for 7 days, 7 days free
  /\b\d+-day\b|\bfree\s+for\s+\d+\s+days?\b|\b\d+\s+days?\s+(?:free|of\s+(?:free\s+)?trial)\b/i,
  // creditsUsed >= 3, 3 - user.proTrialCreditsUsed, const TRIAL_CREDITS = 3
  /[cC]redits?(?:Used|Left)?\s*(?:[<>]=?|[!=]==?)\s*[1-9]|\b\d+\s*-\s*[\w.?]*[cC]redits?Used\b/,
  /\b(?:TRIAL|FREE|CREDITS?)_\w+\s*=\s*[1-9]/,
];

/** Prices, limits and comparisons of plans are only in shared/plans. */
export const RULES: readonly OnlyIn[] = [
  {
    what: 'what a plan allows is decided in shared/plans alone; ask access()',
    pattern: anyOf(COMPARED),
    under: APP,
    except: PLANS,
  },
  {
    what: 'who may use what is asked through requireFeatures on the server and useAccess on a screen',
    pattern: /import\s*\{[^}]*\baccess\b[^}]*\}\s*from\s*['"][^'"]*plans\/access\.ts['"]/,
    under: /^(server|web)\//,
    except: /^(server|web)\/features\/plans\//,
  },
  {
    what: 'a price stands in shared/plans/catalogue.ts alone',
    pattern: anyOf(PRICED),
    under: APP,
    except: /^shared\/plans\/catalogue\.ts$/,
  },
  {
    what: 'a limit of a plan stands in shared/plans alone, and its words are made there',
    pattern: anyOf(LIMITED),
    under: APP,
    except: PLANS,
  },
  {
    what: 'a comment that turns off a check gives its reason after --, and is one of a check that runs',
    pattern: /\b(?:ox|es)lint-disable\b(?!.* -- \S)|\bbiome-ignore\b/,
    under: /./,
    except: /^scripts\/plan-rules\//,
    isOfComments: true,
  },
];

/** One that matches where one of `patterns` does; upper and lower case are distinguished as in each of them. */
function anyOf(patterns: readonly RegExp[]): Pick<RegExp, 'test'> {
  return { test: (text) => patterns.some((pattern) => pattern.test(text)) };
}
