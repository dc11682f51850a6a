// How clients ask for a code word, in five languages: a sentence about the letter, a word for its beginning, and the code near
// that. The code is named ('the word X'), linked ('with "X"') or placed ('say X first thing'). See docs/decisions/0129-*.

const QUOTED =
  '(?:"([^"\\n]{1,80})"|“([^”"\\n]{1,80})[”"]|„([^“”"\\n]{1,80})[“”"]|«\\s?([^»\\n]{1,80}?)\\s?»|‘([^’\\n]{1,80})’|(?<!\\p{L})\'([^\'\\n]{1,80})\'(?!\\p{L}))';
/** Cut to one word, to its capitals or to the next mark. */
const BARE = '([\\p{L}\\p{N}][\\p{L}\\p{N}_-]{1,40}(?: [\\p{L}\\p{N}-]{1,40}){0,8})';
const WORD =
  '(?:word|code ?word|pass ?word|reference|palabra|frase|contraseña|expresi[óo]n|t[ée]rmino|c[óo]digo|palavra|termo|senha|express[ãa]o|mot|phrase|expression|(?:code|kenn|losungs|schl[üu]ssel|stich|pass)?wort(?:en)?|satz|begriff|ausdruck)';
export const NAMED = new RegExp(
  `(?<!\\p{L})${WORD}(?:[- ](?:clave|secret[ao]|exact[ao]|exat[ao]|siguiente|seguinte|chave|cl[ée]|secr[èe]te?|magique|exacte?|m[áa]gic[ao]))?(?: (?:is|es|é|est|ist|lautet|sea|seja|soit))?\\s?:?\\s?(?:${QUOTED}|${BARE})`,
  'giu',
);
/** 'con "plum"', 'par BOULEVARD', 'schreiben Sie „Ahorn“'. In English the capitals behind 'with' are products. */
export const LINKED = new RegExp(
  `(?<!\\p{L})(?:con|por|com|pel[ao]|par|avec|mit|pon(?:er|é|ga)?|coloc\\p{L}{1,4}|escri[bv]\\p{L}{1,4}|[ée]cri\\p{L}{1,4}|met\\p{L}{1,4}|ponha|schreib\\p{L}{0,2}(?: sie)?(?: bitte)?|indique[zr]?|place[zr]|cit[ae]|setz\\p{L}{0,2}(?: sie)?)(?!\\p{L})\\s?:?\\s?(?:${QUOTED}|${BARE})`,
  'giu',
);
const FIRST_WORD =
  '(?:primei?ras? (?:palabras?|palavras?|l[íi]nea|linha|frase)|premi(?:er|[èe]re)s? (?:mots?|ligne|phrase)|(?:aller)?erste[sn]? (?:wort|zeile|satz)|(?:first|opening) (?:two |three )?words?|subject line|betreffzeile|im betreff|en el asunto|no assunto|objet de (?:ton|votre) message)';
/** 'Lead off with “X”': an order of its own, not 'we start with “X”'. */
export const ORDERED = new RegExp(
  `(?:^\\W*|[,;:)] |(?<!\\p{L})(?:please|and|then|just|kindly) )(?:lead off|open|start|begin) (?:off )?with ${QUOTED}|(?<!\\p{L})(?:start|begin|open) their \\p{L}+ with ${QUOTED}`,
  'giu',
);
/** 'Mention “X” first', 'make the first word of your reply X'. */
export const MADE_FIRST = new RegExp(
  `(?<!\\p{L})(?:(?:mention|write|put|say|include) ${QUOTED}(?= first(?!\\p{L}))|(?:make|have) the (?:very )?first word of your \\p{L}+ (?:${QUOTED}|${BARE}))`,
  'giu',
);
/** 'Say pivot first thing', 'tragam azulejo como primeira palavra'. */
export const AS_FIRST =
  /(?<!\p{L})["“„]?([\p{L}\p{N}][\p{L}\p{N}-]{2,24})["”“]?,? (?:logo |gleich |ganz |(?:(?:has to|must|should|needs to) be |as )(?:the |your )?(?:very )?)?(?:como (?:la )?primei?ra (?:palabra|palavra)|als (?:aller)?erstes wort|comme (?:tout )?premier mot|first (?:thing|word)|right at the (?:start|top))(?!\p{L})/giu;
/** 'The first word must be X', 'Dein erstes Wort soll „X“ sein', 'FIRST WORD: X'. */
export const FIRST_IS = new RegExp(
  `(?<!\\p{L})${FIRST_WORD}(?:(?: [\\p{L}’']+){0,6}? (?:(?:must|should|has to|debe|tiene que|deve|tem que|doit|muss|soll(?:te)?) )?(?:sea|ser|es|seja|é|soit|est|[êe]tre|ist|seront|ser[áa]n?|ser[ãa]o|soll(?:te)?|muss|lauten?|lautet|reads?|pon(?:é|ga)?|escrib[ae]|escreva|is|be)(?!\\p{L})\\s?:?|(?: [\\p{L}’']+){0,6}?\\s?[:=])\\s?(?:${QUOTED}|${BARE})`,
  'giu',
);

/** For the beginning; not 'started', 'begins', 'beginnt', which tell of something. */
export const FIRST = new RegExp(
  `(?<!\\p{L})(?:${FIRST_WORD}|begin|beginning|open|opens|start|lead off|before anything else|first (?:line|thing)|at the (?:very )?(?:start|top)|(?:empie[zc]|comien[zc]|encabe[zc])(?:a|e|an|en)|(?:empez|comenz|inici|arranc|encabez)(?:ar|á|a|e)|arranque|arranquen|come[çc](?:ar|e|em|a)|abr[ae]|inicie|principio|inicio|in[íi]cio|topo|commenc(?:ez|er|e|ent)|d[ée]but(?:ez|er|e)?|ouvr(?:ez|ir|e)|en t[êe]te|en haut|beginnen?|beginnt(?= eure)|anfangen|anfang|anzufangen|fangen|starten?|er[öo]ffnen?|einleiten?|voran|ganz oben)(?!\\p{L})`,
  'giu',
);
export const LAST =
  /(?<!\p{L})(?:(?:termin|finali[zc]|cierr|cerr|acab|encerr|finiss|conclu|schlie(?:ß|ss)|beend)\p{L}{0,6}|finir|al final|à la fin|en fin|no fim|am ende)(?!\p{L})/iu;
export const SAY =
  /(?<!\p{L})(?:work in|slip in|drop in|say|write|mention|include|(?:inclu|menci[oó]n|escri[bv]|a[ñn]ad|insert|insir|colo[cq]|adicion|[ée]cri|ajout|gliss|ins[ée]r|plac|met|nenn|erw[äa]hn|verwend|schreib|benutz|nutz|f[üu]g|unterbring)\p{L}{0,5}|us[aeá]|utili[zs]\p{L}{1,3}|cit[ae]|pon(?:ga|é|er|ha)?)(?!\p{L})/iu;
/** What the applicant writes, as theirs: it is the letter also in a sentence about the work. */
export const YOUR_LETTER =
  /(?<!\p{L})(?:(?:your|ur|their|tu|su|sua|tua|ta|ton|votre|ihre?[mnrs]?|deine?[mnrs]?|eure?[mnrs]?) (?:\p{L}+ )?(?:repl(?:y|ies)|answer|response|message|note|mail|e-?mail|letter|proposal|application|bid|pitch|quote|first (?:word|line)|propuesta|respuesta|postulaci[óo]n|solicitud|carta|candidatura|oferta|mensaje|proposta|resposta|mensagem|candidature|r[ée]ponse|proposition|lettre|offre|courrier|bewerbung|nachricht|antwort|anschreiben|angebot)|(?:proposals?|applications?|bids?) (?:which|that|not|must|should|without)|when you (?:reply|apply)|propuestas que|propostas que|bewerbung(?:en)?)(?!\p{L})/iu;
/** What the applicant writes; 'the application' alone is software as often. */
export const LETTER =
  /(?<!\p{L})(?:(?:your|ur|their) (?:\p{L}+ )?(?:repl(?:y|ies)|answer|response|message|note|mail|e-?mail|letter|proposal|application|bid|pitch|quote|first (?:word|line))|(?:proposals?|applications?|bids?) (?:which|that|not|must|should|without)|when you (?:write|reply|apply)|(?:tu|su|la|una?) (?:propuesta|respuesta|postulaci[óo]n|solicitud|carta|candidatura)|(?:tu|su) (?:oferta|aplicaci[óo]n)|(?:el|tu|su|del) mensaje|propuestas que|(?:(?:a|sua|tua|da|na) (?:proposta|resposta|mensagem|candidatura|carta))|(?:sua|tua) oferta|propostas que|objet de votre message|(?:ta|votre|la) (?:candidature|r[ée]ponse|proposition|lettre)|(?:ton|votre|le) (?:premier )?(?:message|mail|courrier)|votre offre|(?:ihre?[mnrs]?|deine?[mnrs]?|eure?[mnrs]?|der|die|das|in der|jeder) (?:bewerbung|nachricht|antwort|mail|anschreiben|angebot|schreiben)|bewerbung(?:en)?|anschreiben)(?!\p{L})/iu;
/** Why a code is asked for: to see who reads. */
export const WHY =
  /(?<!\p{L})(?:so (?:that )?(?:i|we)(?:['’]ll| can| will)? (?:know|see|tell)|to filter (?:out )?|to (?:show|prove)(?: me| us)?(?: that)? (?:you|i)|(?:para|pra) (?:saber|filtrar|ver qui[eé]n)|as[íi] (?:s[ée]|filtro|veo)|assim (?:sei|filtro)|(?:solo|s[óo]) (?:leemos|leo|lemos|leio)|pour (?:savoir|voir qui|filtrer|v[ée]rifier)|sinon (?:je|on|nous)|damit (?:ich|wir) (?:wei(?:ß|ss|ssen)|sehe)|dann wei(?:ß|ss) ich|sonst wird)(?!\p{L})/iu;
/** What the client wants made has a beginning too. */
export const WORK =
  /(?<!\p{L})(?:films?|vid[eé]os?|textes|texts|jede[mnrs]? (?:texte?|artikel)|articles?|art[íi]culos?|artigos?|artikel|fiches?|chaque|cada|each|every|t[íi]tulo|titre|titel|titles?|headlines?|[üu]berschrift|banner|spots?|(?:chatbots?|(?:the|our|el|le|o|der|unser|das) (?:chat)?(?:bot|rob[oôó])|software|sist?[eè]m[ae]|system|customers?|clientes|clients|kunden|mieter|socios|formular\p{L}*|autom[áa]tica|anuncio|an[úu]ncio|annonce|auto-reply|reminder|relance|rechnung\p{L}*)|jingle|resumo|resumen|résumé|logos?(?! (?:como|na|no))|chapters?|kapitel|cap[íi]tulos?|pages?|seite|script|drehbuch|newsletter)(?!\p{L})/iu;
/** 'the word "Sale" on the banner' is work. */
export const ON_THE_WORK =
  /^\W{0,3}(?:en|no|na|dans|sur|auf|im|in|on) (?:el |la |los |las |o |a |le |les |l[’']|den |dem |der |die |das |the )?(?:banner|logo\p{L}*|t[ií]tulo|titre|portada|capa|couverture|encabezado|cabe[cç]alho|men[uú]|menu|etiqueta|[ée]tiquette|página principal|website|webseite|seite|plakat|cartel|cartaz|affiche|headline|title)/iu;
/** Before a code: nobody should write it. 'Proposals which do not open with X are deleted' wants it. */
export const REFUSES =
  /(?<!(?:which|that|who|die|que|qui|proposals|propuestas|propostas|bewerbungen),? (?:do |does )?)(?<!(?<!\p{L})(?:si|unless|wenn|if|falls|se) (?:\p{L}+ )?)(?<!\p{L})(?:not|never|don['’]t|no|nicht|kein\p{L}*|nie|nunca|jam[áa]s|jamais|n[ãa]o|ne|[ée]vit\p{L}*|inutile|avoid|vermeid\p{L}*)(?!\p{L})(?!(?: [^.:;,]{0,40})? (?:unless|but|without|except|until|que les|si no|sans|ohne|sem|sin|si|que n[ãa]o|wenn)(?!\p{L}))[^.:;,]{0,60}$/iu;
/** What becomes of a letter that nobody should write so. */
const IGNORED =
  '(?:ignor|delet|skip|close|stop reading|clos|descart|gel[öo]scht|l[öo]sche|aussortiert|lese ich nicht|gesperrt|supprim|bloque|borr|stale|nem leio|n[ãa]o leio|je passe|lis pas|spam)';
export const IGNORED_AFTER = new RegExp(
  `^(?!.{0,60}(?:sonst|sinon|otherwise|or else|si no |sen[ãa]o|sem |without|ohne |sans ))[^.:;]{0,80}${IGNORED}`,
  'iu',
);
export const RELATIVE_BEFORE =
  /(?<!\p{L})(?:that|which|who|anyone|whoever|wer|que|qui|quem|die|if|si|se|wenn|falls|letters|with|mit|con|com|avec)(?!\p{L})(?![^.:;,]*(?<!\p{L})(?:not|don['’]t|doesn['’]t|fail|no|n[ãa]o|ne|nicht|without|lack)(?!\p{L}))[^.:;,]{0,60}$/iu;
export const IGNORED_BEFORE = new RegExp(
  `${IGNORED}[^.:;,]{0,40}(?<!\\p{L})(?:that|which|who|anyone|que|qui|quem|die|when|if)(?!\\p{L})(?![^.:;,]*(?<!\\p{L})(?:not|don['’]t|doesn['’]t|no|n[ãa]o|ne|nicht)(?!\\p{L}))[^.:;,]{0,60}$`,
  'iu',
);
/** 'Applicants who do not start with X are ignored' wants it. */
export const MUST_NOT_LACK =
  /(?<!\p{L})(?:which|that|who|que|qui|die),? (?:do(?:es)? not|don['’]t|doesn['’]t|fail to|no|n[ãa]o|ne|nicht)(?!\p{L})/iu;
/** 'Anyone who starts with …'. */
export const ANYONE_WHO_STARTS =
  /(?<!\p{L})(?:anyone|anybody|whoever|those|people|applicants|freelancers|proposals|messages|letters|bids) (?:who |that |which )?(?:start|begin|open|with)/iu;
/** 'Never open your message with …'. */
export const NEVER_BEFORE = /(?<!\p{L})(?:never|not|don['’]t|avoid|please don['’]t) $/iu;
export const IS_LABEL = /^\W*(?:first word|erstes wort|primei?ra pala[bv]ra|premier mot)\s?[:=]/iu;
/** 'Bitte mit „Staffel“ anfangen.' */
export const SHORT_ORDER =
  /^\W{0,5}(?:bitte|por favor) (?:mit|con|com) [^.\n]{2,40} (?:anfangen|beginnen|starten|empezar|comenzar|começar)(?!\p{L})/iu;
/** 'Escribe la palabra X en la primera línea.' */
export const IN_FIRST_WORDS = new RegExp(`^[^.;]{0,20}(?<!\\p{L})${FIRST_WORD}`, 'iu');
/** 'Inicia tu mensaje con', 'Fangt eure Nachricht bitte mit': what follows is a code without marks too. */
export const BEGINS_LETTER_WITH =
  /(?<!\p{L})(?:empie[zc]\p{L}|empez\p{L}{1,2}|comien[zc]\p{L}|inici[ae]|arranc\p{L}|abr[ae]|comece|commencez?|d[ée]butez?|beginnt?|beginnen sie|fangt?|fangen sie|startet?|starten sie) (?:bitte )?\p{L}+ \p{L}+ (?:bitte )?(?:con|por|com|par|avec|mit) $/iu;
export const NOT_A_CODE =
  /^(?:una?|el|la|los|las|su|sus|tu|tus|um|uma|os?|as?|seu|sua|une?|les?|votre|vos|der|die|das|dem|den|eine?[nmrs]?|ihre?[nmrs]?|deine?[nmrs]?|con|com|avec|mit|que|como|qui|wie|bitte|por|por favor|si|se|en|em|in|de|y|e|et|und|al|no|ao|au)$/iu;
export const IN_CAPITALS = /^(?=.{3})(?=.*\p{Lu}{2})[\p{Lu}\p{N}-]+(?: |$)/u;
export const WITH_DIGITS = /^(?=.*\p{L})(?=.*\d)[\p{L}\d-]{4,}$/u;
/** How far the code may be from what asks for it, in characters. */
export const NEAR = 60;
export const PHRASE_WORDS = 6;
/** A code without marks is a word that few posts have. */
export const UNUSUAL = 3;
