import { WORD_LISTS } from './word-lists.ts';

/** Base forms of what clients ask for. */
const VERBS = WORD_LISTS.verbs;

const GERUNDS = new Map<string, string>(
  [...VERBS].flatMap((verb) => gerundsOf(verb).map((form) => [form, verb] as const)),
);

export function isVerb(word: string): boolean {
  return VERBS.has(word.toLowerCase());
}

/** 'tracking' → 'track'; null when the word is no such form. */
export function baseOfGerund(word: string): string | null {
  return GERUNDS.get(word.toLowerCase()) ?? null;
}

const IRREGULAR: Readonly<Record<string, string>> = {
  kept: 'keep',
  written: 'write',
  rewritten: 'rewrite',
  made: 'make',
  remade: 'remake',
  built: 'build',
  rebuilt: 'rebuild',
  drawn: 'draw',
  redone: 'redo',
  cut: 'cut',
  set: 'set',
  sent: 'send',
  taken: 'take',
  found: 'find',
  given: 'give',
  shown: 'show',
  put: 'put',
  run: 'run',
  hung: 'hang',
  laid: 'lay',
  split: 'split',
  read: 'read',
  brought: 'bring',
  rewound: 'rewind',
  bound: 'bind',
  ground: 'grind',
  told: 'tell',
  retold: 'retell',
  sold: 'sell',
  held: 'hold',
  dug: 'dig',
  thrown: 'throw',
  taught: 'teach',
  paid: 'pay',
  swept: 'sweep',
  sewn: 'sew',
  woven: 'weave',
  sung: 'sing',
  shot: 'shoot',
  reshot: 'reshoot',
  overseen: 'oversee',
  chosen: 'choose',
  spread: 'spread',
  hidden: 'hide',
  torn: 'tear',
  broken: 'break',
  fed: 'feed',
  led: 'lead',
  lit: 'light',
  reset: 'reset',
  typeset: 'typeset',
  recut: 'recut',
  redrawn: 'redraw',
  undone: 'undo',
  done: 'do',
  rethought: 'rethink',
  overwritten: 'overwrite',
  caught: 'catch',
  bought: 'buy',
  won: 'win',
  sought: 'seek',
  spelt: 'spell',
};

/** 'kept' → 'keep', 'translated' → 'translate'; null when the word is no such form. */
export function baseOfParticiple(word: string): string | null {
  const lower = word.toLowerCase();
  const known = IRREGULAR[lower];
  if (known !== undefined) return known;
  const candidates = [
    lower.replace(/d$/, ''),
    lower.replace(/ed$/, ''),
    lower.replace(/ied$/, 'y'),
    lower.replace(/(.)\1ed$/, '$1'),
  ];
  return lower.endsWith('ed') ? (candidates.find((base) => base !== lower && VERBS.has(base)) ?? null) : null;
}

/** 'tracks' → 'track', 'identifies' → 'identify'. */
export function baseOfThirdPerson(word: string): string | null {
  const lower = word.toLowerCase();
  const candidates = [lower.replace(/ies$/, 'y'), lower.replace(/es$/, ''), lower.replace(/s$/, '')];
  return candidates.find((base) => base !== lower && VERBS.has(base)) ?? null;
}

function gerundsOf(verb: string): string[] {
  if (/[^aeiou]e$/.test(verb) || /(?:ue|[iu]se)$/.test(verb)) return [`${verb.slice(0, -1)}ing`];
  if (verb.endsWith('ie')) return [`${verb.slice(0, -2)}ying`];
  const doubled = `${verb}${verb.slice(-1)}ing`;
  if (/^[^aeiou]*[aeiou][bdglmnprt]$/.test(verb)) return [doubled];
  if (/(?:fer|mit|bed|git|gin|cel|bel|vel|tal|rol)$/.test(verb)) return [doubled, `${verb}ing`];
  return [`${verb}ing`];
}
