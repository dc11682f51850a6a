import { fold } from '../write/fold.ts';
import type { Presumption } from '../write/playbook.ts';

/** Signs in a post that a line's presumption is true. */
const SIGNS: Readonly<Record<Presumption, RegExp>> = {
  code: /\b(?:existing|current(?:ly)?|already|legacy|code ?base|repo(?:sitory)?|github|inherited|take over|taking over|maintain|bug|refactor|source code|our (?:app|site|platform|code)|bestehend\w*|vorhanden\w*|existentes?|actualmente|atualmente|existant\w*)\b/i,
  live: /\b(?:existing|current(?:ly)?|already|live|running|in production|our (?:site|store|shop|app|account|website|channel|campaigns?|page)|my (?:site|store|shop|app|account|website|channel|campaigns?|page)|traffic|visitors|customers|users|since|bestehend\w*|unser\w*|mein\w*|nuestr[oa]s?|mis?|tengo|tenemos|tenho|temos|nosso|nossa|minha|meu|notre|mon|ma|nos|existante?)\b/i,
  data: /\b(?:existing|data|records|history|past|years? of|export|spreadsheet|database|logs?|previous|backlog|archive|datos|dados|donnees|daten|historique|historial|historico)\b/i,
  list: /\b(?:[1-9]\d{1,5}|dozens|hundreds|thousands|many|bulk|large (?:number|list)|ongoing|weekly|daily|monthly|hunderte|tausende|wochentlich|monatlich|taglich|centaines|milliers|mensuel\w*|cientos|centenas|milhares|mensual|mensal|semanal)\b/i,
  team: /\b(?:our team|team of|colleagues|staff|employees|department|we are|developers|designers|equipo|equipe|kollegen|mitarbeiter\w*|collegues|colegas|nous sommes|wir sind|somos)\b/i,
  files:
    /\b(?:attached|attachment|files?|footage|drafts?|script|brief|manuscript|document|recordings?|provide|send you|share|material|figma|pdf|drive|anhang|angehangt|vorlage\w*|unterlagen|liegt vor|vorhanden|liefern|piece jointe|ci-joint\w*|fourni\w*|fichiers?|maquette\w*|adjunt\w*|archivos?|facilitamos|facilitaremos|enviamos|anexo\w*|arquivos?|fornec\w*)\b/i,
};

/** Whether a post, without accents, shows all that a line presumes. */
export function showsAll(presumed: readonly Presumption[], unaccented: string): boolean {
  return presumed.every((one) => SIGNS[one].test(unaccented));
}

/** Whether a folded post has one of the cues as whole words. */
export function answersOneOf(cues: readonly string[], folded: string): boolean {
  return cues.some((cue) => isSaid(foldedCue(cue), folded));
}

const foldedCues = new Map<string, string>();

function foldedCue(cue: string): string {
  const known = foldedCues.get(cue) ?? fold(cue);
  foldedCues.set(cue, known);
  return known;
}

/** Whether a post has a cue as whole words; an ending may follow a number. */
function isSaid(words: string, text: string): boolean {
  if (words === '') return false;
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    const end = at + words.length;
    const isInWord =
      /[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, at - 2), at)) || /^\p{L}/u.test(text.slice(end, end + 2));
    if (!isInWord) return true;
  }
  return false;
}
