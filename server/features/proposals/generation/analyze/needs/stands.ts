import type { JobBrief, Need } from '#shared/proposals/brief.ts';

type Language = JobBrief['language'];

interface Stops {
  /** No need begins with these: adverbs, pronouns, relative words, conjunctions, finite verbs. */
  readonly starts: RegExp;
  /** Nor ends with these: conjunctions, prepositions, articles, relative words, quantifiers. */
  readonly ends: RegExp;
}

/** Ends well with a preposition: 'what people are afraid of', 'the tool you work with'. */
const LEFT_BEHIND = /\b(?:what|which|who|whom|that|where|you|they|people|everybody|anybody) .*\S+ \S+$/i;

const ENGLISH: Stops = {
  starts:
    /^(?:sometimes|never|always|often|usually|currently|already|only|just|also|even(?! out)|perhaps|maybe|not|no one|nobody|nothing|i|you|he|she|we|they|it|its|anyone|anybody|someone|somebody|everyone|everybody|which|who|whose|whom|that(?! )|where|when|while|whenever|because|since|although|though|and|or|but|so|if|than|nor|is|are|was|were|has|had|does|did|do(?:es)?n['’]t|isn['’]t|aren['’]t|won['’]t|can(?:['’]t|not)?|could|would|should|must|will|might|may|there|here|an? (?:sometimes|never|always|often|usually|anyone|someone|somebody|it|its|they|he|she|you|and|or|but|if|when|which|who|that|where|is|are))\b/i,
  ends: /\b(?:and|or|but|nor|a|an|the|which|who|whose|whom|what|how|because|although|if|than|some|any|every|each|several|few|as|is|are|was|were|be|been|being|don['’]t|doesn['’]t|just|very|incl|too (?:much|many)|in what|what in|by when|(?:it|that|what|he|she|who|there)['’]s|they['’]re|whatever you['’]re \p{Ll}+|(?<=\bthe \p{Ll}+ \p{Ll}+ )to (?:go|put|be|get))$/iu,
};
/** 'A few words of what it is' is whole. */
const ENDS_IN_CLAUSE =
  /\b(?:what|who|how|where|which|as) (?:it|this|that|they|he|she|things|all (?:of )?(?:it|this)) (?:is|are|was|were)$/i;
/** 'Figure it out and fix it', 'attach one' name nothing. */
const ONLY_POINTS = /^(?:\p{L}+ (?:it|them|this|that|one)(?: \p{Ll}{2,4})?(?:,? and |, |$))+$/u;
/** 'Automatizar isso', 'ihn lektorieren': the same abroad. */
const ONLY_POINTS_ABROAD = /^(?:\p{L}+ (?:isso|isto|eso|esto|ello|cela|ça)|(?:ihn|es|sie|das|dies) \p{Ll}+n)$/iu;
const ENGLISH_PREPOSITION = /\b(?:of|for|from|with|at|by|into|onto|to|per|via|between|among|about|during|until)$/i;

const ABROAD: Partial<Record<Language, Stops>> = {
  es: {
    starts:
      /^(?:que|quien(?:es)?|cual|cuando|donde|porque|pero|y|e|o|si|no|nunca|siempre|a veces|solo|s[oó]lo|tambi[eé]n|ya|yo|t[uú]|[eé]l|ella|ellos|es|son|est[aá]n?|tiene|hay|fue|se|en (?:el|la|los|las) que|con (?:el|la) que)(?!\p{L})/iu,
    ends: /(?<!\p{L})(?:y|e|o|u|pero|que|quien|donde|cuando|de|del|al|a|en|con|por|para|sin|sobre|entre|el|la|los|las|un|una|unos|unas|su|sus|cada|algunos?|algunas?|muy|m[aá]s|si|porque)$/iu,
  },
  pt: {
    starts:
      /^(?:que|quem|qual|quando|onde|porque|mas|e|ou|se|n[aã]o|nunca|sempre|[àa]s vezes|s[oó]|tamb[eé]m|j[aá]|eu|ele|ela|eles|[ée]|s[aã]o|est[aá]|tem|h[aá]|foi|n[oa] qual|em que)(?!\p{L})/iu,
    ends: /(?<!\p{L})(?:e|ou|mas|que|quem|onde|quando|de|d[oa]s?|ao|à|em|n[oa]s?|com|por|para|pra|sem|sobre|entre|os|as|um|uma|seu|sua|cada|alguns|algumas|muito|mais|se|porque)$/iu,
  },
  fr: {
    starts:
      /^(?:que|qui|quoi|dont|o[uù]|quand|lorsque|parce|mais|et|ou|si|ne|jamais|toujours|parfois|seulement|aussi|d[ée]j[àa]|je|tu|il|elle|on|ils|elles|c[’']est|est|sont|a|ont|y|lequel|laquelle|sur (?:lequel|laquelle)|avec (?:lequel|laquelle))(?!\p{L})/iu,
    ends: /(?<!\p{L})(?:et|ou|mais|que|qui|dont|o[uù]|quand|de|du|des|au|aux|à|en|dans|avec|par|pour|sans|sur|entre|le|la|les|un|une|votre|vos|chaque|quelques|tr[èe]s|si|parce)$/iu,
  },
  de: {
    // 'Der eine kleine Seite baut', 'Auf der man den Stand sehen kann': clauses of a relative pronoun.
    starts:
      /^(?:und|oder|aber|sondern|dass|weil|wenn|ob|wer|wo|wie|als|nicht|nie|immer|manchmal|nur|auch|schon|bereits|ich|du|er|sie|es|wir|man|ist|sind|hat|haben (?=\S+$)|war|wird|(?:auf|bei|mit|in|an|aus|von|für|durch|zu) (?:der|dem|den|die|das|welche[rmn]?) (?:man|wir|ich|es|er|sie|nicht)|(?:der|die|das|dem|den) (?:eine?[nmrs]? |die |das |den |es |sich |mir |uns |man |wir ).*\p{Ll}(?:en|t))(?![\p{L}-])/iu,
    ends: /(?<!\p{L})(?:und|oder|aber|dass|weil|wenn|ob|die|das|der|den|dem|des|eine?[nmrs]?|von|mit|f[üu]r|bei|nach|vom|im|am|zum|zur|jede[nmrs]?|einige|mehrere|sehr|kann|(?<!, dass .{3,120} )k[öo]nnen|soll|sollen|ihre?[nmrs]?)$/iu,
  },
};

const FINITE =
  "(?:is|are|was|were|has|have|had|should|must|will|would|can|could|needs?|wants?|does|do|doesn['’]t|isn['’]t|gets?|says?)";
const SUBJECT_LESS = '(?:if|when|once|that|which|who|where|what|how|whether|so|because|as|while|until|and|or|to)';
/** ', four customers should have an idle', ', she would insist': a second sentence behind the first. */
const SECOND_SENTENCE = new RegExp(
  `, (?:(?:and|but|so) )?(?:(?:i|you|he|she|we|they|it|there|this|that)(?: \\p{Ll}+(?:ly)?)?(?: |['’])(?:${FINITE}|\\p{Ll}{3,}|s|d|re|ll|ve)\\b|(?!${SUBJECT_LESS}\\b)(?:(?!${SUBJECT_LESS}\\b)[^\\s,]+ ){1,4}${FINITE}\\b)`,
  'iu',
);
const ASIDE_OF_MIND =
  / (?:you|i|they|we) (?:don['’]t|do not) (?:care|mind|know)$|,? (?:nothing fancy|all the better|whatever you)\b.*$|(?<=\p{L}{3} (?:\S+ ){3,}) to (?:go|come|put|be)$|,? incl$| (?:who|which) \p{Ll}+$/iu;
const OPEN_QUOTE = /(?<![\p{L}\p{N}])['‘](?=\p{L})/gu;
const CLOSED_QUOTE = /(?<=[\p{L}\p{N}.,!?])['’](?!\p{L})/gu;

/** A need without the second sentence that ran into it. */
export function withoutSecondSentence(words: string): string {
  const cut = words.replace(ASIDE_OF_MIND, '');
  const [head = ''] = cut.split(/,/, 1);
  const second = SECOND_SENTENCE.exec(cut);
  // 'When something breaks, you should …' is one sentence.
  if (second === null || /(?:^| )(?:if|when|once|after|because|as soon as) /i.test(head)) return cut;
  return cut.slice(0, second.index);
}

/** Whether the words of a need can be put into a sentence of somebody else: whole at both ends, its marks closed. */
export function stands(words: string, form: Need['form'], language: Language): boolean {
  if (!isClosed(words)) return false;
  if (language !== 'en') {
    const stops = ABROAD[language];
    return (
      !ONLY_POINTS_ABROAD.test(words) && (stops === undefined || !(stops.starts.test(words) || stops.ends.test(words)))
    );
  }
  if (
    ONLY_POINTS.test(words) ||
    ENGLISH.starts.test(words) ||
    (ENGLISH.ends.test(words) && !ENDS_IN_CLAUSE.test(words))
  )
    return false;
  if (ENGLISH_PREPOSITION.test(words) && !LEFT_BEHIND.test(words)) return false;
  return form === 'verb' || !/^(?:needs?|wants?|have|don['’]t|what|how|this|these|those|them)\b/i.test(words);
}

function isClosed(words: string): boolean {
  const count = (mark: RegExp) => words.match(mark)?.length ?? 0;
  return (
    count(/"/g) % 2 === 0 &&
    count(/[“„]/g) <= count(/[”“]/g) &&
    count(/«/g) === count(/»/g) &&
    count(/\(/g) === count(/\)/g) &&
    count(/\[/g) === count(/\]/g) &&
    (count(OPEN_QUOTE) === 0 || count(CLOSED_QUOTE) >= count(OPEN_QUOTE))
  );
}
