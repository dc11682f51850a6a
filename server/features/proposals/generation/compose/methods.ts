/** How a kind of task is done well: clauses that stand after 'Do this: …'. No numbers, no claims, no dates. */
const METHODS: { readonly verbs: RegExp; readonly tails: readonly string[] }[] = [
  {
    verbs: /^(?:fix|resolve|troubleshoot|debug|diagnose|repair|solve|correct|trace)/,
    tails: [
      'the cause gets found before anything is changed, and the fix is tested on a copy first',
      'first made to happen on demand, then traced, then repaired',
      'one change at a time, each checked before the next',
      'with a note for you on what was wrong and why it will not return',
    ],
  },
  {
    verbs: /^(?:integrat|connect|sync|link|hook|combine|embed)/,
    tails: [
      'tested on sample records first, with retries and a log for every failed call',
      'with a clear rule for which system wins when two disagree',
      'the fields get mapped on paper before anything is wired up',
      'built so that a run can be repeated without doubling a record',
    ],
  },
  {
    verbs: /^(?:automat|streamlin|schedul|trigger|scrap|extract|process|generat|summari|handle|turn)/,
    tails: [
      'with the exceptions listed first, since they are where such flows stop',
      'tried on real cases by hand before it runs on its own',
      'failures will reach a person instead of vanishing',
      'kept simple enough for your team to change later',
    ],
  },
  {
    verbs:
      /^(?:identif|find|analy|track|measur|report|forecast|calculat|visuali|monitor|categori|evaluat|pull|collect|gather|compare|determin)/,
    tails: [
      'with each figure defined beside it, so that two readers get the same result',
      'checked against a source you already trust',
      'the raw data stays untouched, and every step can be repeated',
      'ending in a plain statement of what it means for you',
    ],
  },
  {
    verbs:
      /^(?:write|draft|proofread|translat|transcrib|document|creat\w* (?:content|articles?|a tutorial)|research|prepare|compile|rewrite|publish)/,
    tails: [
      'outline first, draft second, so that changes stay cheap',
      'with sources kept beside every statement that needs one',
      'one short passage comes first, so that you can set the tone',
      'proofread in a separate pass before you see it',
    ],
  },
  {
    verbs: /^(?:design|redesign|draw|sketch|illustrat|render|brand|style|moderni)/,
    tails: [
      'rough directions first, and you choose before the fine work begins',
      'tested at the smallest size before it is polished',
      'with open, tidy files at the end',
      'each round shown beside the one before it',
    ],
  },
  {
    verbs: /^(?:migrat|move|convert|upgrad|transfer|import|switch|port|replace)/,
    tails: [
      'rehearsed on a copy, with a way back at every step',
      'counted before and after, so that nothing gets lost on the way',
      'old and new run side by side until you say otherwise',
      'with a list of what moves, what stays and what can go',
    ],
  },
  {
    verbs: /^(?:set ?up|setup|configur|install|deploy|launch|upload|host|provision)/,
    tails: [
      'on a test setup first, then live, with the settings written down',
      'with access in your name from the first day',
      'followed by a check of each part from the outside',
      'documented so that someone else could repeat it',
    ],
  },
  {
    verbs: /^(?:review|audit|check|verify|inspect|confirm|assess|test|validat)/,
    tails: [
      'against a written list, with every finding weighed',
      'the serious points come first and the cosmetic ones last',
      'each finding comes with a proposal, not only a complaint',
      'with proof you can look at for each point',
    ],
  },
  {
    verbs: /^(?:manage|maintain|organi|coordinat|oversee|respond|answer|communicat|keep)/,
    tails: [
      'with one open list, so that you can see what is done and what waits',
      'with clear rules on what comes to you and what gets settled alone',
      'the routine gets written down, so that it does not hang on one person',
      'exceptions reach you early, with a suggestion',
    ],
  },
  {
    verbs: /^(?:optimi|improv|enhanc|increas|reduc|speed|refin|boost|grow|scale|promot|market)/,
    tails: [
      'measured before and after, so that the gain is a fact',
      'the biggest leak first, the fine tuning later',
      'one change at a time, so that it is clear what helped',
      'with the failed attempts reported as well',
    ],
  },
  {
    verbs: /^(?:build|creat|develop|implement|cod|program|make|add|construct|architect|produc|allow|enabl)/,
    tails: [
      'a thin working version first, then the rest around it',
      'in pieces that you can open and try as they appear',
      'the riskiest part first, while a change of course is still cheap',
      'with the dull cases covered too (empty, slow, wrong input)',
      'shown to you in use before the finishing touches',
    ],
  },
];

const OTHER_TAILS = [
  'settled with you in a few lines before the work on it begins',
  'shown to you early, while it is easy to correct',
  'checked against your own words before it counts as done',
  'done in small steps, each one visible to you',
  'with the open points asked in one list first',
  'beginning with one real case, so that both of us see what it takes',
  'first on a small part, then on the whole',
  'with a short note on what was decided and why',
] as const;

/** For things to deliver: they fit one and many. */
const NOUN_TAILS = [
  'in a plain first version early, then refined with your notes',
  'with the open points asked in one list first',
  'in small steps, each one visible to you',
  'tried on a real case before the details are polished',
  'with the exact form agreed in a few lines before the work begins',
  'held against your own words before that part is called finished',
] as const;

/** How to go about a thing to deliver. */
export function methodsForNoun(): readonly string[] {
  return NOUN_TAILS;
}

/** Wordings of how to go about `task`, a verb phrase or a thing to deliver. */
export function methodsFor(task: string): readonly string[] {
  const text = task.toLowerCase();
  return METHODS.find(({ verbs }) => verbs.test(text))?.tails ?? OTHER_TAILS;
}
