/** How a Romance language tells of what somebody is to do: 'que traduzca …, corrija … y nos entregue …'. */
export interface Told {
  /** Stands before the clause and makes a wish of it: 'necesito que', 'alguien que'. */
  readonly wish: RegExp;
  /** Where a new clause may begin; the groups hold nothing. */
  readonly joint: RegExp;
  /** 'nos', 'me', 'lhe' before the verb: said to the client, and left out. */
  readonly clitic: RegExp;
  /** The dictionary form of a verb that says a wish; null for every other word. */
  readonly infinitive: (word: string) => string | null;
  /** The same of a verb that merely tells, which is a task only right behind 'someone who'. */
  readonly indicative: (word: string) => string | null;
  /** How many words may stand before the verb: 'que alguien con paciencia traduzca'. */
  readonly reach: number;
  /** Someone is told of, and the verb stands right behind: 'alguien que diseña'. */
  readonly someone: RegExp;
}

const MAX_CLAUSES = 5;
/** Nobody tells of work in a longer sentence; a hostile one has ten thousand joints. */
export const MAX_CHARS = 600;
/** What stands before a noun, never before such a verb. */
const DETERMINER =
  /^(?:el|la|los|las|un|una|unos|unas|su|sus|mi|mis|tu|tus|cada|este|esta|ese|esa|o|a|os|as|um|uma|seu|sua|meu|minha|no|na|do|da|ao|de|del|en|em|con|com|por|para|sin|sem|y|e|al|más|mais|muy|le|les|l|des|du|au|notre|mon|ma|votre|son|sa|ses|nos|en|dans|avec|pour|sans|et|ou|o|à|ce|cette|très)$/iu;

/** The clauses of a wish, each in the infinitive; none where the sentence wishes nothing of a person. */
export function toldClauses(whole: string, told: Told): string[] {
  const sentence = whole.slice(0, MAX_CHARS);
  const wish = told.wish.exec(sentence);
  if (wish === null) return [];
  const rest = sentence.slice(wish.index + wish[0].length).replace(/\s[–—]\s/g, ', ');
  const [first = '', ...parts] = rest.split(new RegExp(`(${told.joint.source})`, told.joint.flags));
  const begun = firstClause(first, told, told.someone.test(wish[0]));
  let clauses: readonly string[] = begun === null ? [''] : [begun];
  for (let at = 0; at < parts.length; at += 2) clauses = joined(clauses, parts[at] ?? '', parts[at + 1] ?? '', told);
  return clauses.filter((clause) => clause !== '').slice(0, MAX_CLAUSES);
}

/** A further clause begins with its verb; what has none belongs to the one before, or is another sentence. */
function joined(clauses: readonly string[], joint: string, part: string, told: Told): string[] {
  const next = clauseFrom(part.split(/\s+/), 0, told);
  if (next !== null) return [...clauses, next];
  const last = clauses.at(-1) ?? '';
  if (last === '' || GOES_ON.test(`${joint}${part}`)) return [...clauses, ''];
  return [...clauses.slice(0, -1), `${last}${joint}${part}`];
}

/** 'que sepa …', 'pero no …': another sentence about somebody, or what is not wanted. */
const GOES_ON =
  /^\s*(?:,\s*)?(?:(?:y|e|et) )?(?:que|qui|qu[’']\p{L}+|quien|pero|mas|mais|aunque|porque|car|pues|pois|si|se|no|não|ne|ya|yo|eu|je|on|lo|cuando|quando|quand|nada|sin que|sem que)(?!\p{L})/iu;

function firstClause(text: string, told: Told, isSomeone: boolean): string | null {
  const words = text.trim().split(/\s+/);
  for (let at = 0; at < Math.min(words.length, told.reach); at++) {
    const before = words[at - 1]?.replace(/^[ldn][’']/, '') ?? '';
    if (/^(?:no|não|ne|n[’']\p{L}+)$/iu.test(before)) return null;
    const clause = DETERMINER.test(before) && !told.clitic.test(`${before} `) ? null : clauseFrom(words, at, told);
    if (clause !== null) return clause;
  }
  return isSomeone ? clauseFrom(words, 0, { ...told, infinitive: told.indicative }) : null;
}

function clauseFrom(words: readonly string[], at: number, told: Told): string | null {
  const whole = words.slice(at).join(' ');
  const text = whole.replace(told.clitic, '');
  const [verb = '', ...rest] = text.split(' ');
  const infinitive = told.infinitive(verb.toLowerCase().replace(/[,;]$/, ''));
  const said = rest
    .join(' ')
    .replace(HERSELF, '')
    .replace(/^l[ao]s que se puedan?(?= |$)/iu, 'lo que se pueda');
  if (infinitive === null || said === '') return null;
  // 'La ordene', 'les mette en ligne': what is meant stands in another sentence.
  return OBJECT.test(whole.slice(0, whole.length - text.length)) ? '' : `${infinitive} ${said}`;
}

const OBJECT = /(?<!\p{L})(?:l[aeo]s?|[ao]s?|l[’'])(?!\p{L})/iu;
const HERSELF = /^(?:ella misma|él mismo|ella|ela mesma|ele mesmo|elle-même|lui-même) /iu;

/** 'hacer: haga hiciera' by lines → each form and its dictionary form. */
export function formsOf(table: string): ReadonlyMap<string, string> {
  return new Map(
    table
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [infinitive = '', forms = ''] = line.trim().split(': ');
        return forms.split(' ').map((form): [string, string] => [form, infinitive]);
      }),
  );
}
