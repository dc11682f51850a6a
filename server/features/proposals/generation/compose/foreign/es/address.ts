import { type Address, replaced } from '../address.ts';

const VERBS = [
  ['busca', 'buscas'],
  ['necesita', 'necesitas'],
  ['quiere', 'quieres'],
  ['nombra', 'nombras'],
  ['menciona', 'mencionas'],
  ['escribe', 'escribes'],
  ['podrá', 'podrás'],
  ['recibirá', 'recibirás'],
  ['verá', 'verás'],
] as const;

const OTHERS = [
  ['recibirá usted', 'recibirás'],
  ['usted la haya', 'la hayas'],
  ['cuando tenga', 'cuando tengas'],
  ['que espera', 'que esperas'],
  ['que describe', 'que describes'],
  ['que indica', 'que indicas'],
  ['(que|aquí) puede', '$1 puedes'],
  ['cuándo puede', 'cuándo puedes'],
  ['dónde vive', 'dónde vives'],
  ['sobre usted', 'sobre ti'],
  ['sabrá', 'sabrás'],
  ['recibirá', 'recibirás'],
  ['respuesta suya', 'respuesta tuya'],
  ['se lo (enviaré|comunicaré)', 'te lo $1'],
  ['se le (plantearán)', 'se te $1'],
  ['para que lo apruebe', 'para que lo apruebes'],
  ['para que usted la revise', 'para que la revises'],
  ['escríbame', 'escríbeme'],
  ['prepararle', 'prepararte'],
  ['cuénteme cómo lo ve', 'cuéntame cómo lo ves'],
  ['permítame plantearle', 'permíteme plantearte'],
  ['le', 'te'],
  ['su', 'tu'],
  ['sus', 'tus'],
] as const;

/** 'tú' for 'usted'. */
export const ADDRESS: Address = {
  signs: {
    familiar:
      /(?<!\p{L})(?:t[uú]|tus|tuy[oa]s?|te|ti|contigo|tienes|has|eres|puedes|sabes|conoces|trabajas|cobras|prefieres|cu[eé]nta(?:nos|me)|dinos|dime|env[ií]a(?:nos|me)?|manda(?:nos|me)?|empieza|incluye|indica|escribe|menciona|responde|adjunta|m[aá]ndanos|env[ií]anos|\p{L}+r[ií]as)(?!\p{L})/giu,
    polite:
      /(?<!\p{L})(?:ustede?s?|su|sus|le|les|tiene|ha|puede|env[ií]e(?:nos|me)?|mande|empiece|comience|incluya|indique(?:nos|me)?|escriba|mencione|responda|adjunte|cu[eé]nte(?:nos|me)|d[ií]ganos)(?!\p{L})/giu,
  },
  surelyPolite:
    /(?<!\p{L})(?:ustede?s?|env[ií]e(?:nos|me)?|m[aá]nde(?:nos|me)?|empiece|comience|incluya|indique(?:nos|me)?|escriba(?:nos|me)?|mencione|responda|adjunte|cu[eé]nte(?:nos|me)|d[ií]ganos)(?!\p{L})/giu,
  close:
    /(?<!\p{L})(?:tú|tus?|te|ti|tuy[oa]s?|(?!(?:además|demás|detrás|jamás|quizás|más|atrás)(?!\p{L}))\p{L}+ás|\p{L}+rías|quieres|necesitas|dices|escribes|usas|sueñas|pides|buscas|puedes|tengas|tienes|añades|trabajas|mencionas|\p{L}+(?:r|[aeéáíi])(?:te|me)(?:lo)?|míralo|mira|écha\p{L}*|echa|dime|dímelo|has|eres|veas|hayas|sepas|prefieras|digas)(?!\p{L})/iu,
  frame: (polite) =>
    replaced(polite, [...VERBS.map(([verb, familiar]) => [`usted ${verb}`, familiar] as const), ...OTHERS]),
  things: (text) => replaced(text, [['su(s?)', 'tu$1']]),
};
