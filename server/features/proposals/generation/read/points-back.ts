import { baseOfGerund, isVerb } from './verbs.ts';

interface Words {
  /** Refers to something that was named before. */
  readonly pronoun: RegExp;
  /** What names a thing. */
  readonly name: RegExp;
}

const WORDS: Readonly<Record<string, Words>> = {
  en: {
    pronoun:
      /(?<![\p{L}'’-])(?:it|them|they|(?:this|that|these|those)(?=[.,;!?)”]|$| (?:and|or|but|so|is|are|was|were|to|done|fixed|asap|again|quickly|properly|up)(?!\p{L})))(?![\p{L}'’-])/iu,
    name: /(?<![\p{L}'’-])(?:the|an?|our|my|your|their|his|her|its|some|any|each|every|both)(?!\p{L})|\d| \p{Lu}/u,
  },
  es: {
    pronoun:
      /(?<!\p{L})(?:\p{L}{2,20}[aeiáéí]rl[oa]s?|\p{L}{0,15}[áéíóú]\p{L}{0,8}[aeo]n?l[oa]s?|hazl[oa]s?|esto|eso|lo(?! (?:que|de|m[áa]s|mejor|antes|ideal|mismo|siguiente|posible)(?!\p{L})))(?!\p{L})/iu,
    name: /(?<!\p{L})(?:el|las?|los|un[oa]?s?|mis?|nuestr[oa]s?|sus?|tus?|cada|est[ae]s?)(?!\p{L})|\d| \p{Lu}|\p{L}{4}s(?!\p{L})/u,
  },
  pt: {
    pronoun: /(?<=\p{L}-)l?[oa]s?(?!\p{L})|(?<!\p{L})(?:isso|isto|el[ea]s?)(?!\p{L})/iu,
    name: /(?<![\p{L}-])(?:os?|as?|uma?|uns|umas|meus?|minhas?|noss[oa]s?|seus?|suas?|cada|ess[ea]s?|est[ea]s?)(?!\p{L})|\d| \p{Lu}|\p{L}{4}s(?!\p{L})/u,
  },
  fr: {
    pronoun:
      /(?<=\p{L}-)(?:les?|la)(?!\p{L})|(?<!\p{L})(?:ça|cela|ceci|(?:il|elle)s?(?! (?:nous|me|vous|y|faut|faudrait|faudra|est|s['’]agit)))(?!\p{L})/iu,
    name: /(?<![\p{L}-])(?:l['’]|(?:les?|la|une?|des|du|mon|ma|mes|notre|nos|votre|vos|ce|cette|cet|ces|chaque)(?!\p{L}))|\d| \p{Lu}|\p{L}{4}s(?!\p{L})/u,
  },
  de: {
    pronoun: /(?<!\p{L})(?:es|er|dies|dieses(?=[.,;!?)“]|$)|das(?=[.,;!?)“]|$))(?!\p{L})/iu,
    // Every noun has a capital letter.
    name: /\d| (?!Sie |Ihnen )\p{Lu}/u,
  },
};

/** 'It would be great if …', 'make it easy to …' point at what follows. */
const POINTS_AHEAD =
  /^(?:it(?:['’]s|['’]d| is| would| will| should) (?:be )?(?:\p{L}+ )?(?:great|nice|good|best|ideal|important|essential|vital|critical|crucial|helpful|useful|possible|necessary|better|fine|ok|okay|enough|a)|(?:it|this) (?:\p{L}+ )?(?:easy|easier|possible|clear|simple|simpler|safe|quick|look|feel)) (?:that|if|for|to|when|like|plus|bonus)/iu;
const NO_NAMES = new Set(
  'a about also and are as at be but can could do ensure for get have help how i i’d i’m if immediately in is just keep let like make me must need needs now of on or out please possible properly should so somebody someone sure that then to up us want we we’d what when where who why will with would you'.split(
    ' ',
  ),
);

/**
 * Whether a sentence needs the one before it: 'Find out why and fix it', 'It crashes on Android'. A pronoun stands in it before
 * anything is named. 'wholly' names nothing behind the pronoun either: the sentence before it says all there is.
 */
export function pointsBack(sentence: string, language: string): 'wholly' | 'partly' | null {
  const words = WORDS[language];
  const text = sentence.replace(/^[“"'\s]+/, '');
  const found = words?.pronoun.exec(text);
  if (!words || !found || POINTS_AHEAD.test(text.slice(found.index))) return null;
  const before = text.slice(0, found.index);
  if (words.name.test(before) || (language === 'en' && !before.split(/[^\p{L}'’-]+/u).every(namesNothing))) return null;
  return words.name.test(text.slice(found.index + found[0].length)) ? 'partly' : 'wholly';
}

function namesNothing(word: string): boolean {
  const plain = word.toLowerCase().replace("'", '’');
  return plain === '' || NO_NAMES.has(plain) || plain.endsWith('ly') || isVerb(plain) || baseOfGerund(plain) !== null;
}
