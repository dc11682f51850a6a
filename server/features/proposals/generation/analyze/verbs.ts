/** Base forms of what clients ask for. Words that are as often nouns stand in `AMBIGUOUS` and need more of a sign. */
const VERBS = new Set(
  `comply conform contain name pay read weight setup compress lazy-load minify paraphrase cite typeset vectorize vectorise recolor redirect notarize redline amend containerize dockerize encrypt decrypt authorize throttle invite hem sand plaster tile prune mow plant dig drill hang mend knit cook roast feed bathe groom vaccinate counsel mentor rehearse sing sequence titrate pipette dissect tabulate redact witness chase invoice bill remit declare insure appraise excavate pour plumb solder rewire insulate seal waterproof varnish upholster frame glaze engrave emboss bind stamp laminate subtitle caption colour color rotoscope composite keyframe rig unwrap texture storyboard ghostwrite transliterate phone dial upsell prospect canvass rearrange transpose harmonise remix digest abstract code-sign vet spot-check reupholster cater harvest weed trace ink letter lace pitch-correct comp denoise dereverb equalise master
  shortlist hire fulfil fulfill restock reorder bake weld digitise color-grade shorten lengthen delete purge dedupe deduplicate retest sanitise anonymize anonymise geocode differentiate observe reword tidy reorganise relaunch escalate remind cancel delegate supervise finetune fine-tune aggregate act reach flag negotiate include craft replicate figure greet receive look stay quarantine require tackle accelerate achieve acquire activate adapt add address adjust administer advise align allow analyse analyze animate annotate answer apply architect arrange assemble assess assign assist attach attend audit authenticate author automate avoid balance
  back benchmark book boost brainstorm brand break bring browse budget build calculate calibrate call capture carry carve catalog categorise categorize challenge change check choose clarify classify clean clear clone close coach code collaborate collect combine communicate compare compile complete compose compute conceptualize conduct configure confirm connect consolidate construct consult contact continue contribute control convert convey coordinate copy correct count crawl create critique crop curate customise customize cut
  debug decide decorate define deliver demonstrate deploy derive describe design detect determine develop diagnose digitize direct discuss display distribute divide document draft draw drive dub duplicate edit educate elaborate eliminate email embed employ enable encourage enforce engage engineer enhance enlarge enrich ensure enter enumerate establish estimate evaluate examine execute expand explain explore export extend extract facilitate familiarize feature fetch file fill film filter finalise finalize find fine-tune finish fit fix fold follow forecast form format formalize formulate forward gain gather generate get give grade graph grow guide
  handle harden harmonize help highlight hook host identify illustrate implement import improve incorporate increase index inform ingest initiate input insert inspect install integrate interpret interview introduce invent investigate issue iterate keep label launch layout lay lead leverage license limit link list load localise localize locate log lower maintain make manage manufacture map mark market match maximise maximize measure merge migrate minimise minimize mix model moderate modernise modernize modify monetize monitor motivate mount move narrate navigate negotiate normalise normalize notify
  obtain offer onboard open operate optimise optimize orchestrate order organise organize outline overhaul oversee own pack package paint parse partner patch perform personalise personalize photograph pick pitch place plan play plot populate port position post power predict prepare present preserve prevent price print prioritise prioritize process procure produce profile program promote proofread propose protect prototype prove provide provision publish pull purchase push put qualify query raise read rebrand rebuild recommend reconcile reconnect record recover recreate recruit redesign redo reduce refactor refine refresh register reindex release remake remodel remove rename render renew reorganize repair repeat replace replicate report represent repurpose request research reset reshape resize resolve respond restore restructure retarget retouch retrieve return revamp reverse-engineer reverse revert review revise rewrite rework ring-fence rotate route run
  sanitize save scale scan schedule score scout scrape screen script search secure segment segregate select sell send separate serve set sew shape share shelter ship shoot show shuffle simplify simulate sketch solve sort source speed split stabilise stabilize stage standardise standardize start stitch store strategize streamline strengthen structure study style submit suggest summarise summarize supply support surface survey switch synchronise synchronize synthesise synthesize tag tailor take target teach tell test track train transcribe transfer transform transition translate transport treat trigger trim troubleshoot tune turn tutor type unblock uncover understand undertake unify unlock update upgrade upload use utilise utilize validate verify video view visualise visualize voice walk watch weigh wire work wrap write`.split(
    /\s+/,
  ),
);

/** Verbs that say nothing about the work when a client hires somebody 'to' them. */
const EMPTY = new Set(
  'join apply hear be have become note see know discuss talk chat partner contribute collaborate communicate continue tackle play attend understand gain grow work respond follow familiarize stay'.split(
    ' ',
  ),
);

/** As often nouns or adjectives at the head of a bullet ('design files', 'back navigation', 'clean code'). */
const AMBIGUOUS = new Set(
  `name plant tile plaster bill invoice frame seal stamp texture caption subtitle colour color phone composite rig letter ink digest abstract comp master trace hem sand prospect witness feed direct complete reverse push interview contact query back balance book brand budget call change check clean clear clone close code contact control copy count cut design document draft drive email feature file film filter fit form format graph guide handle help host index input issue label launch layout  license limit link list load log lower map mark market match measure mix model monitor mount move offer open order outline  pack package paint patch place plan play plot port position post power present price print process produce profile program prototype purchase query record release repair report request  return  route  scale schedule score screen script search     shape  show sketch sort source speed split stage start store structure study style supply support surface survey switch tag  test track train transfer transport trigger trim tune type update upgrade upload  video view voice walk watch work   light live group sample`.split(
    /\s+/,
  ),
);

const GERUNDS = new Map<string, string>(
  [...VERBS].flatMap((verb) => gerundsOf(verb).map((form) => [form, verb] as const)),
);

export function isVerb(word: string): boolean {
  return VERBS.has(word.toLowerCase());
}

export function isAmbiguousVerb(word: string): boolean {
  return AMBIGUOUS.has(word.toLowerCase());
}

export function isEmptyVerb(word: string): boolean {
  return EMPTY.has(word.toLowerCase());
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
  taught: 'teach',
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
