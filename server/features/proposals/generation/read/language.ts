import type { JobBrief } from '#shared/proposals/brief.ts';

export type Language = JobBrief['language'];

/** Function words, and a few words of every post; single sentences are classified by them too. */
const FUNCTION_WORDS: Readonly<Record<Exclude<Language, 'other'>, ReadonlySet<string>>> = {
  en: words(
    'the and to of a in for is with we you our are be will on that an i as or your need from have it this looking my can at who please must by should not has do if all build create developer help',
  ),
  es: words(
    'el la los las de que y en un una para con por del se es su al nuestro nuestra buscamos estamos necesito necesitamos busco experiencia como más o si tu eres tiene este esta debe lo nuestros proyecto tu te sus sin muy qué cómo así también cada hasta desde donde cuando ya hay será después antes todo toda unas unos esto eso mejor nada nunca falta le me al mi dices usas',
  ),
  pt: words(
    'o os as de que e em um uma para com por do da dos das se é seu ao na no nosso nossa buscamos estamos preciso precisamos busco experiência como mais ou você não este esta deve profissional projeto sua seus suas algumas pelo pela à às isso isto aqui muito já até sem cada depois antes assim quando onde será tudo nada nunca eu também só vai dá há meu minha etapa resposta primeira começar vou',
  ),
  fr: words(
    "le la les de des et en un une pour avec par du est que qui nous vous notre votre nos dans sur au aux ce cette cherche cherchons recherchons besoin expérience ou plus être pas je l'équipe projet il y a cela ceci ces très déjà sans chaque après avant quand où sera être vos tout toute rien jamais mon ma mes peu étape aura quelque chose commencer suivante premier première",
  ),
  de: words(
    'der die das und in ein eine einen für mit von zu ist wir sie ich unser unsere den dem des auf als suche suchen sind nach oder auch bei nicht erfahrung benötigen brauchen eines einer im ihr ihre ihren ihrer ihrem ihnen am zum zur vom beim wird werden wenn dann wie hier nur noch schon mehr jede jeder jeden jedes alles ersten erste um über vor durch ohne dir mir mich du dein deine es damit bis laut geht sich etwas kurze wäre würde',
  ),
};

/** The language of most function words of the post. An English half wins: a proposal is written in one language. */
export function languageOf(text: string): Language {
  const tokens = text.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
  const latin = tokens.filter((token) => /^[\p{Script=Latin}'’]+$/u.test(token));
  const counts = countsOf(latin);
  const [best = 'en', score = 0] = Object.entries(counts).sort((a, b) => b[1] - a[1])[0] ?? [];
  if (counts.en >= 8 && counts.en >= latin.length * 0.1 && counts.en >= score * 0.6) return 'en';
  if (latin.length < tokens.length * 0.5) return 'other';
  if (isSlavic(tokens, counts.en)) return 'other';
  if (score === 0) return /[äöüß¿ñãõçàèêûœ]/i.test(text) || latin.length === 0 ? 'other' : 'en';
  return isLanguage(best) ? best : 'other';
}

const SLAVIC = words(
  'i w z na do nie jest się że dla oraz jak po od za przez który która które proszę szukam szukamy potrzebuję strony sklep jeśli lub ale tylko będzie są mam mamy ma też bez przed przy czy pracy já je se na že pro jako ale nebo který která hledáme potřebujeme si som sú ktorý pre alebo',
);
/** Letters that none of the supported languages has: Polish, Czech, Romanian, Turkish. */
const OTHER_LETTERS = /[ąęłńśźżřěůďťňőűșțğışıđ]/;

/** Polish and similar languages have words like 'do' and 'on' that English has too. */
function isSlavic(tokens: readonly string[], english: number): boolean {
  const lettered = tokens.filter((token) => OTHER_LETTERS.test(token)).length;
  const small = tokens.filter((token) => SLAVIC.has(token)).length;
  return lettered >= 2 && lettered + small > english * 1.5 && lettered + small >= tokens.length * 0.12;
}

/** True for a line that is clearly in another language than the post's: the translated half of a bilingual post. */
export function isForeign(line: string, language: Language): boolean {
  if (language === 'other') return false;
  const tokens = line.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
  if (tokens.length < 3) return /[\u0400-\u04FF\u0600-\u06FF\u4E00-\u9FFF]/.test(line);
  const latin = tokens.filter((token) => /^[\p{Script=Latin}'’]+$/u.test(token));
  if (latin.length < tokens.length * 0.5) return true;
  const counts = countsOf(latin);
  const own = counts[language];
  return Object.entries(counts).some(([name, count]) => name !== language && count >= 3 && count > own * 2);
}

function countsOf(tokens: readonly string[]): Record<Exclude<Language, 'other'>, number> {
  const count = (set: ReadonlySet<string>) => tokens.filter((token) => set.has(token)).length;
  const lettered = (letters: RegExp) => tokens.filter((token) => letters.test(token)).length;
  return {
    en: count(FUNCTION_WORDS.en),
    es: count(FUNCTION_WORDS.es) + lettered(/ñ/),
    pt: count(FUNCTION_WORDS.pt) + lettered(/[ãõ]/),
    fr: count(FUNCTION_WORDS.fr) + lettered(/[èëœùî]|^(?:l|d|qu|c|s|n)[’']/),
    de: count(FUNCTION_WORDS.de) + lettered(/[ßäöü]/),
  };
}

function isLanguage(name: string): name is Exclude<Language, 'other'> {
  return name in FUNCTION_WORDS;
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
