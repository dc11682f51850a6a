/** What a question or a piece of advice is about, and the words in a post that make it void: who asks what stands there has not read it. */
export const ANSWERED: readonly { readonly asks: RegExp; readonly given: RegExp }[] = [
  {
    // Designs.
    asks: /\bdesigns? ready\b|screens be worked out|worked out together|\bsketch the (?:flow|screens?)|figma|wireframe|rough directions/i,
    given:
      /\b(?:mock-?ups?|wireframes?|figma|prototypes?)\b|\bdesigns? (?:(?:is|are|has|have been|files?) )?(?:already )?(?:ready|done|there|attached|finished|provided|complete\w*|exists?)\b|\b(?:have|did|made|finished|already) (?:\w+ ){0,3}(?:designs?|designed)\b/i,
  },
  {
    // Texts, pictures and other material.
    asks: /\b(?:texts?|pictures?|photos?|copy|material|content)\b[^.?]*\b(?:ready|there|exist|made|written|missing|lie)\b|what is there, what is missing|where does all that is needed|content gaps|name what is missing|sort and label/i,
    given:
      /\b(?:texts?|copy|content|photos?|pictures?|images?|scripts?|footage|material|assets?|logos?|files?)(?:,? (?:and|&|or) \w+)? (?:(?:is|are|will be|has been|have been) )?(?:already )?(?:ready|provided|supplied|written|there|attached|available|done|in (?:a|the|our|one|my) (?:\w+ )?(?:folder|drive|dropbox))\b|\b(?:we|I)(?:['’]ll| will| can)? (?:have|provide|supply|send|deliver|give you|hand over)(?: you)? (?:all |the |our |my |a |with )*(?:texts?|copy|content|photos?|pictures?|images?|scripts?|footage|material|assets?|files?)\b/i,
  },
  {
    // How often.
    asks: /\bhow often\b|how fresh|\bhow many (?:times|orders|messages) (?:a|per)\b|refresh/i,
    given:
      /\b(?:daily|weekly|monthly|hourly|nightly|real[- ]?time|quarterly|every (?:\w+ )?(?:minutes?|hours?|days?|mornings?|nights?|evenings?|weeks?|months?|mondays?|fridays?|two|three|five|ten|\d+)|each (?:day|week|month|morning|night)|once (?:a|per) \w+|(?:\d+|two|three) times (?:a|per) \w+)\b/i,
  },
  {
    // An example of what is wanted.
    asks: /\bexamples?\b[^.?]*\b(?:like|close|mind|good)\b|\bcomes? close\b|\bwhose feel\b|one video you like|finished example|\bis there an? (?:\w+ )?(?:example|site|app|piece)|which (?:published )?(?:text|video|piece)[^.?]*(?:sounds?|closest)/i,
    given:
      /\b(?:for example|examples? (?:is|are|below|here|attached)|an example|inspir\w+|references? (?:is|are|attached|below|video|image|site)|similar to|(?:something|style|looks?|feel|sounds?) like|like this(?: one)?|clone of|attached|see (?:the )?(?:link|attachment|deck|file))\b|https?:\/\//i,
  },
  {
    // What was tried before.
    asks: /\b(?:tried|attempted)\b|worked on this before|gone wrong when others|others did this/i,
    given:
      /\b(?:(?:already|have|we|I)(?:['’]ve)? tried|(?:previous|last|former|earlier) (?:developer|freelancer|designer|agency|editor|writer|guy|person|attempt|one)|didn['’]t (?:help|work)|did not (?:help|work)|no luck)\b/i,
  },
  {
    // Who will use it.
    asks: /\bwho (?:will|would) (?:use|read|see|watch)\b|who (?:uses|reads) (?:it|the)|where will they be standing|where will most people watch/i,
    given:
      /\b(?:used by|for (?:our|my|the) (?:\w+ ){0,2}(?:customers?|clients?|staff|team|patients?|students?|visitors?|readers?|members?|drivers?|employees?|guests?|users)|our (?:readers|audience|users|viewers) (?:are|is)|target (?:audience|group|market))\b/i,
  },
  {
    // Sizes and formats.
    asks: /which formats will you need|length, format and where it will be seen|where will (?:people|it) (?:see it|be seen)/i,
    given: /\b(?:\d+\s?(?:x|×|by)\s?\d+|9:16|16:9|1:1|mp4|pdf|a[3-6]|for (?:instagram|youtube|tiktok|amazon|print))\b/i,
  },
  {
    // How and when it fails.
    asks: /fail every time|a case where it always works/i,
    given:
      /\b(?:every time|always|randomly|sometimes|now and then|intermittent\w*|only (?:on|when|in|for)|once in a while)\b/i,
  },
  {
    // The error itself.
    asks: /exact error text/i,
    given: /\b(?:error (?:message|code|text|says|is)|traceback|stack ?trace|throws|exception)\b|error: /i,
  },
  {
    // What came before the trouble.
    asks: /last thing that changed|did it ever work|last work as it should/i,
    given:
      /\b(?:after (?:an?|the|we|i|our|updating|upgrading|moving|switching) ?\w*|since (?:the|we|i|an?|last)|used to work|worked (?:fine|until|before)|stopped working)\b/i,
  },
  { asks: /is there a test system/i, given: /\b(?:staging|test (?:system|server|site|copy|environment)|sandbox)\b/i },
  {
    asks: /keep as it is|stay exactly as it is/i,
    given: /\bkeep (?:the|our|my|everything|all)\b|\bmust (?:stay|not change|remain)\b|\bexactly as\b/i,
  },
  {
    asks: /how is the sound recorded/i,
    given: /\b(?:tracks?|zencastr|riverside|zoom|audacity|recorded (?:on|in|with|via))\b/i,
  },
  {
    asks: /at what time of day/i,
    given: /\b\d{1,2}(?::\d\d)? ?(?:am|pm|h)\b|\b(?:mornings?|afternoons?|evenings?|time ?zone|office hours)\b/i,
  },
  {
    asks: /which tool does your team use/i,
    given: /\b(?:trello|asana|notion|clickup|slack|jira|airtable|monday\.com|basecamp)\b/i,
  },
  {
    asks: /style rules or words to avoid/i,
    given: /\b(?:style ?guide|house style|words to avoid|brand voice|tone of voice)\b/i,
  },
  { asks: /without a connection|has no signal/i, given: /\boffline\b/i },
  { asks: /is there a backend already/i, given: /\bback-?end\b|\bapi\b|\bfirebase\b|\bsupabase\b/i },
  { asks: /music you already have the rights/i, given: /\bmusic\b/i },
  {
    asks: /is the routine written down/i,
    given: /\b(?:checklist|sops?|manual|documented|written (?:down|instructions|procedure)|handbook)\b/i,
  },
  {
    // Spanish, Portuguese, French and German: an example of what is wanted.
    asks: /(?<!\p{L})(?:ejemplo|exemplo|exemple|beispiel)\p{L}*(?!\p{L})[^.]*\?/iu,
    given:
      /(?<!\p{L})(?:por ejemplo|parecid[oa]s?|similar(?:es)? a|como (?:este|esta|esto)|adjunt\p{L}+|referencias?|por exemplo|parecid[oa]|igual a|em anexo|anexad[oa]s?|par exemple|comme (?:celui|celle|ceci)|ci-joint\p{L}*|zum beispiel|wie (?:hier|dieses|diese)|im anhang|angehängt|vorlage)(?!\p{L})|https?:/iu,
  },
  {
    // What material is there.
    asks: /(?:qué material|que material|quel matériel|quels? (?:documents|éléments)|welches material|was (?:liegt|ist) (?:schon|bereits))/iu,
    given:
      /(?<!\p{L})(?:ya (?:está|están|tenemos|tengo)|list[oa]s?|já (?:está|estão|temos|tenho)|pront[oa]s?|déjà|prête?s?|fourni\p{L}*|fertig|bereits|vorhanden|liegen? (?:bereit|vor)|habe(?:n)? (?:ich|wir) schon)(?!\p{L})/iu,
  },
  {
    // How often.
    asks: /(?:cada cuánto|con qué frecuencia|com que frequência|de quanto em quanto|à quelle fréquence|tous les combien|wie oft)/iu,
    given:
      /(?<!\p{L})(?:diari[oa]\p{L}*|semanal\p{L}*|mensual\p{L}*|mensal\p{L}*|cada (?:día|semana|mes|lunes|hora)|todo (?:dia|mês)|toda semana|por (?:semana|mes|mês|día|dia)|quotidien\p{L}*|hebdomadaire\p{L}*|mensuel\p{L}*|chaque|par (?:jour|semaine|mois)|tous les|täglich\p{L}*|wöchentlich\p{L}*|monatlich\p{L}*|jede[nrsm]?|pro (?:tag|woche|monat))(?!\p{L})/iu,
  },
  {
    // What was tried before.
    asks: /(?:se ha intentado ya|já foi tentado|já se tentou|déjà (?:été )?(?:essayé|tenté)|schon versucht|bereits versucht)/iu,
    given:
      /(?<!\p{L})(?:(?:ya )?(?:hemos|he) (?:probado|intentado)|probamos|intentamos|tentamos|tentei|já tentamos|(?:avons|ai) (?:déjà )?(?:essayé|tenté)|(?:haben|habe) (?:schon|bereits|es|das)?[^.]{0,20}(?:versucht|probiert))(?!\p{L})/iu,
  },
];

/** Whether a post answers already what `wording` asks or advises. */
export function isAnswered(wording: string, post: string): boolean {
  return ANSWERED.some(({ asks, given }) => asks.test(wording) && given.test(post));
}

/** The wordings of a list that a post leaves open; the whole list where it answers all of them. */
export function openIn(list: readonly string[], post: string): readonly string[] {
  const open = list.filter((wording) => !isAnswered(wording, post));
  return open.length > 0 ? open : list;
}
