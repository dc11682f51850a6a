const GERMAN: Readonly<Record<string, string>> = {
  geschrieben: 'schreiben',
  umgeschrieben: 'umschreiben',
  geschnitten: 'schneiden',
  zugeschnitten: 'zuschneiden',
  angeglichen: 'angleichen',
  verglichen: 'vergleichen',
  abgeglichen: 'abgleichen',
  gelesen: 'lesen',
  eingetragen: 'eintragen',
  übertragen: 'übertragen',
  zusammengefasst: 'zusammenfassen',
  angepasst: 'anpassen',
  gezogen: 'ziehen',
  umgezogen: 'umziehen',
  gezeichnet: 'zeichnen',
  gefunden: 'finden',
  behoben: 'beheben',
  aufgenommen: 'aufnehmen',
  gestrichen: 'streichen',
  verbunden: 'verbinden',
  gebaut: 'bauen',
};

const THING = '(?:die|das|der|alle|unsere?|meine?|jede[rs]?|diese[rs]?|es)(?!\\p{L})[^,.;:!?()]{1,60}?';
const MUST = '(?:muss|m[üu]ssen|m[üu]sste[n]?|soll|sollen|sollten?)';
/** The thing before or behind its verb, then one participle or several, each of the later ones with a thing of its own. */
const PLAIN = new RegExp(
  `(?:^|[,;:] |(?<!\\p{L})(?:und|aber|au[ßs]erdem) )(?:und |au[ßs]erdem |auch )?(${THING}) ${MUST} ([^.;!?]{3,240}?) werden(?!\\p{L})`,
  'giu',
);
const TURNED = new RegExp(
  `(?:^|[,;:] )(?:[^,.;:]{2,40} )?${MUST} (?:auch |noch |dann |danach )*((?:die|das|der|alle|unsere?|meine?|\\d+)(?!\\p{L}) [^.;!?]{3,240}?) werden(?!\\p{L})`,
  'iu',
);
const DONE = /^(.*?)\s?(?<!\p{L})(\p{Ll}{4,}(?:t|en))$/u;

/** 'Die Belege müssen sortiert, die Buchungen geprüft werden' → 'die Belege sortieren', 'die Buchungen prüfen'. */
export function obligedInGerman(sentence: string): string[] {
  const text = sentence.slice(0, 600);
  const plain = [...text.matchAll(PLAIN)].flatMap(([, thing = '', rest = '']) =>
    clauses(thing === 'es' ? '' : thing, rest),
  );
  if (plain.length > 0) return plain;
  const [, rest = ''] = TURNED.exec(text) ?? [];
  return rest === '' ? [] : clauses('', rest);
}

function clauses(thing: string, rest: string): string[] {
  let open = '';
  return rest.split(/(,\s(?:und\s)?|\s(?:und|sowie)\s)/u).flatMap((piece) => {
    open += piece;
    const [, middle = '', participle = ''] = DONE.exec(open.trim().replace(/^(?:,\s)?(?:und\s|sowie\s)?/u, '')) ?? [];
    const verb = participle === '' ? null : german(participle);
    if (verb === null) return [];
    open = '';
    const said = /^(?:die|das|der|den|alle|unsere?|meine?|\d+)(?!\p{L})/iu.test(middle) ? middle : `${thing} ${middle}`;
    return said.trim() === '' ? [] : [`${accusative(said.trim())} ${verb}`];
  });
}

function german(participle: string): string | null {
  const known = GERMAN[participle];
  if (known !== undefined) return known;
  if (!participle.endsWith('t') || participle.length < 5) return null;
  const bare = participle.replace(
    /^((?:ab|an|auf|aus|ein|um|vor|zu|nach|durch|zusammen|hoch|neu|weg|frei|fest|fertig|bereit|weiter|zurück|dar|bei|her|hin|los|still)?)ge(?=\p{L}{3})/u,
    '$1',
  );
  if (bare.endsWith('iert')) return `${bare.slice(0, -1)}en`;
  return /(?:el|er)t$/.test(bare) ? `${bare.slice(0, -1)}n` : `${bare.replace(/e?t$/, '')}en`;
}

function accusative(thing: string): string {
  return thing
    .replace(/^der(?= )/iu, 'den')
    .replace(/^jeder(?= )/iu, 'jeden')
    .replace(/^dieser(?= )/iu, 'diesen')
    .replace(/^(?:Die|Das|Alle|Unsere?|Meine?|Jedes?|Dieses?)(?= )/u, (word) => word.toLowerCase());
}
