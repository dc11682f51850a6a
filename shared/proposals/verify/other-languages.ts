import type { ClaimLanguage } from './text-language.ts';

/**
 * What checking a text needs to know of Spanish, Portuguese, French and German. It is used beside the English rules and in every
 * text, so that a change of language hides nothing. Nothing in it may match English.
 */

/** Words without content of their own; those that mean something in English ('plus', 'main', 'son') are not among them. */
export const EMPTY_WORDS_IN_OTHER_LANGUAGES =
  `el la los las lo un una unos unas uno de del al y e o u que en con por para su sus tu tus mi mis se es ser como pero si
  este esta estos estas ese esa eso esto hay le les muy ya cada todo toda todos todas donde cuando entre sobre hasta desde sin
  os as ao aos da das dos do na nas nos num numa uma umas uns em com seu sua seus suas meu minha meus minhas é são ser ou mas não
  isso isto esse essa pela pelo pelas pelos você também muito já cada toda todo até entre
  le les des du une et ou où est sont ce cet cette ces dans pour par avec sans aux au votre vos notre nos mon ma mes ne pas qui dont
  ainsi très déjà chaque tout toute tous toutes leur leurs vous nous je il elle ils elles être
  der die das den dem des ein eine einen einem einer eines und oder aber mit für von vom zu zum zur bei beim nach aus auf im ist sind
  sein seine seiner ihr ihre ihren ihrem ihrer unser unsere unseren mein meine meinen dein deine wir ich sie er es sich nicht auch als
  wie dass über durch um an werden wird kann habe haben jede jeder jedes alle`.split(/\s+/);

const BEFORE = '(?<![\\p{L}\\p{N}])';
const AFTER = '(?![\\p{L}\\p{N}])';
const wholeWord = (source: string) => new RegExp(`${BEFORE}(?:${source})${AFTER}`, 'iu');

const SPANISH_DID =
  'trabaj|desarroll|diseñ|cre|lider|gestion|implement|lanc|logr|colabor|particip|ayud|aument|ilustr|edit|redact|elabor|automati[cz]|integr|optimi[cz]|organi[cz]|coordin|mejor|prepar|configur|program|public|dict|factur|entregu|migr|realic|realiz|analic|analiz';
const PORTUGUESE_DID =
  'trabalh|ilustr|revis|legend|desenh|cri|projet|lider|gerenci|implement|entregu|entreg|atu|particip|ajud|lanc|lanç|edit|realiz|migr|aument|estud|form|ganh|public|public|organiz|coorden|elabor|automatiz|integr|otimiz|colabor|prest|conquist|alcanc|program';
const FRENCH_DOES =
  'relis|corrige|illustre|maîtrise|connais|possède|dispose|travaille|exerce|dirige|gère|parle|pratique|utilise|développe|conçois|rédige|traduis|réalise|accompagne|enseigne|forme|pilote';
const GERMAN_DOES =
  'lektoriere|schreibe|zeichne|baue|arbeite|arbeitete|beherrsche|kenne|kannte|verfüge|besitze|betreue|betreute|leite|leitete|führe|führte|übersetze|übersetzte|schrieb|gestaltete|gestalte|programmierte|programmiere|studierte|entwickelte|entwickle|erstellte|baute|konnte|spreche|unterrichte|veröffentlichte|gewann|gründete';

/** Sentences that say what the writer has done, is or has. */
export const CLAIMS_IN_OTHER_LANGUAGES: readonly RegExp[] = [
  wholeWord(
    `(?:he|hemos) (?:\\p{L}+ ){0,2}?(?:\\p{L}+(?:ado|ido)|hecho|dicho|escrito|visto|puesto|abierto|resuelto|vuelto)`,
  ),
  wholeWord(
    `(?:re)?(?:${SPANISH_DID})(?:é|amos)|hice|hicimos|fui|fuimos|escribí|escribimos|traduje|tradujimos|construí|dirigí|conseguí|obtuve|reduje|vendí|estudié|me formé`,
  ),
  wholeWord(
    'mantengo|mantenemos|redacto|traduzco|ilustro|diseño|edito|tengo|tenemos|poseo|cuento con|contamos con|llevo|llevamos|domino (?:el|la|los|las|a)|dominamos|manejo (?:el|la|los|las|con)|soy|somos|me dedico|(?<=^|[,;:] |(?<!\\p{L})(?:yo|y|que) )trabajo (?:como|con|desde|en)',
  ),
  wholeWord(
    '(?:mi|nuestra|mis|nuestros) (?:\\p{L}+ ){0,2}?(?:experiencia|trayectoria|clientes|proyectos|equipo|formación|carrera|título|certificad\\p{L}+|especialidad)',
  ),
  wholeWord(
    'años de (?:\\p{L}+ )?(?:experiencia|trayectoria)|con (?:amplia |más de )?\\p{L}* ?experiencia en|expert[oa] en|especiali(?:sta|zad[oa]) en',
  ),
  wholeWord(
    `(?:${PORTUGUESE_DID})(?:ei|amos|emos)|(?:re)?fiz|(?:re)?fizemos|fomos|desenvolvi|atendi|redigi|concluí|dirigi|escrevi|traduzi|construí|produzi|reduzi|dei|conduzi|vendi|me formei`,
  ),
  wholeWord(
    'mantenho|edito|ilustro|traduzo|escrevo|desenho|tenho|temos|possuo|possuímos|conto com|sou|domino (?:o|a|os|as)|conheço|atuo|(?<=^|[,;:] |(?<!\\p{L})(?:eu|e|que) )trabalho (?:como|com|há|desde|em)|venho \\p{L}+ndo|já (?:fiz|trabalhei|\\p{L}+ei)',
  ),
  wholeWord(
    '(?:minha|meu|meus|minhas|nossa|nosso|nossos) (?:\\p{L}+ ){0,2}?(?:experiência|trajetória|clientes?|projetos?|equipe|formação|carreira|especialidade|certificad\\p{L}+)',
  ),
  wholeWord(
    'anos de (?:\\p{L}+ )?experiência|experiente em|especiali(?:sta|zad[oa]) em|com (?:ampla |vasta )?experiência em',
  ),
  wholeWord("j[’']ai|j[’']avais|nous avons|j[’']étais|je suis|nous sommes|je fus"),
  wholeWord(`j['’]écris|je (?:l[ae]s? |vous )?(?:${FRENCH_DOES})`),
  wholeWord(
    '(?:mon|ma|mes|notre|nos) (?:\\p{L}+ ){0,2}?(?:expérience|expériences|parcours professionnel|clients?|clientes?|projets?|formation|diplômes?|carrière|compétences|expertise|équipe)',
  ),
  wholeWord(
    "(?:ans|années) d[’']expérience|expert(?:e)? en|spécialis(?:te|é|ée) (?:en|dans|du|de la)|fort(?:e)? de|titulaire d|diplômée? (?:de|d|en)",
  ),
  wholeWord(
    'ich habe|habe ich|wir haben|haben wir|ich hatte|hatte ich|ich bin|bin ich|wir sind|sind wir|ich war|war ich',
  ),
  wholeWord(`ich (?:${GERMAN_DOES})|(?:${GERMAN_DOES}) ich`),
  wholeWord(
    '(?:mein|meine|meinen|meiner|meinem|unsere|unser|unseren) (?:\\p{L}+ ){0,2}?(?:\\p{L}*erfahrung(?:en)?|kunden|kundinnen|projekte?|team|ausbildung|studium|laufbahn|\\p{L}*kenntnisse|abschluss|schwerpunkt)',
  ),
  wholeWord(
    'jahren? (?:\\p{L}+ )?\\p{L}*erfahrung|(?:lang|mehr)jährige[rnms]?|\\p{L}*erfahrung (?:in|mit|als|im)|spezialisiert auf|expert(?:e|in) für|zertifizierte[rn]?',
  ),
];

/** First person of the past where one ending marks it, only in sentences of that language; the future ends in -ré, -rei. */
export const PAST_IN_OTHER_LANGUAGES: Readonly<Partial<Record<ClaimLanguage, RegExp>>> = {
  es: /(?<!\p{L})(?!(?:café|porqué|bebé|comité|chalé|carné|olé|josé)(?!\p{L}))\p{L}{2,20}(?<![aei]r)(?<!qu)é(?!\p{L})/iu,
  pt: /(?<!\p{L})\p{L}{3,20}(?<![aei]r)ei(?!\p{L})/iu,
};

/** What such forms say about this job, now or later: none of it is about the past. */
export const NO_CLAIM_IN_OTHER_LANGUAGES: readonly RegExp[] = [
  new RegExp(
    `${BEFORE}(?:no (?:lo |la |los |las )?(?:he|hemos|tengo|soy|conozco)|não (?:fiz|tenho|sou|conheço|trabalhei)|ainda não|je n[’']ai (?:pas|jamais|encore|aucun)|je ne suis pas|(?:ich habe|habe ich|ich bin|bin ich)(?: \\p{L}+){0,5}? (?:nicht|nie|kein\\p{L}*))${AFTER}[^.!?;\\n]*`,
    'iu',
  ),
  wholeWord('(?:he|hemos|hei) (?:leído|visto|entendido|comprendido|revisado su|revisado tu)'),
  wholeWord(
    'tengo (?:una|alguna|otra|solo una|un par de)? ?(?:preguntas?|dudas?|curiosidad|que)|tenemos que|tenho (?:uma|alguma|só uma)? ?(?:perguntas?|dúvidas?|que|de)|temos que',
  ),
  wholeWord('(?:soy|sou) (?:todo oídos|todo ouvidos)|cuento con (?:su|tu) (?:respuesta|confirmación)'),
  wholeWord(
    "j[’']ai (?:une|quelques|juste une|lu|bien lu|compris|noté|vu|hâte|besoin)|je suis (?:disponible|à votre disposition|prête?|ravie?|curieu\\p{L}+|heureu\\p{L}+|sûre?)",
  ),
  wholeWord(
    '(?:ich habe|habe ich) (?:(?:noch |nur |dazu )?eine(?:n)? (?:\\p{L}+ )?(?:\\p{L}*frage|bitte|idee|vorschlag|vermutung)|ihre|deine|keine|verstanden|gelesen|gesehen)|(?:ich bin|bin ich) (?:gespannt|bereit|verfügbar|erreichbar|neugierig|sicher)',
  ),
];
