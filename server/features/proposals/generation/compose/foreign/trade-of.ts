import type { JobBrief } from '#shared/proposals/brief.ts';
import { familiesAbroad } from './families.ts';
import type { Tongue, Trade } from './tongue.ts';

/** What stands in posts of every trade says half as much, in whichever language. */
const WEAK =
  /^(?:apps?|appli|web|webs|bots?|sitio|sites?|website\p{L}*|webseite\p{L}*|v[ií]d[eé]os?|text\p{L}*|contenid\p{L}*|conte[uú]dos?|contenus?|inhalte?n?|fotos?|photos?|im[aá]g\p{L}*|bild\p{L}*|client\p{L}*|kunden\p{L}*|e-?mails?|correos?|courriels?|marcas?|marke\p{L}*|marque|model\p{L}*|mod[èe]l\p{L}*|c[oó]digo|code|instagram|informes?|relat[óo]rios?|rapports?|bericht\p{L}*|server|servidor|serveur|libro|livro|livre|buch|legal\p{L}*|tabelle\p{L}*|tableaux?|termin\p{L}*|e?mails?|palabras|palavras|mots|w[öo]rter|graphi\p{L}*|program\p{L}*)$/iu;
/** Work for which there is no advice of its own, whatever it is about. */
const OF_NO_TRADE =
  /(?<!\p{L})(?:locu\p{L}*|locuci[oó]n|narra\p{L}*|voz|voix|sprecher\p{L}*|stimme|nachsprech\p{L}*|fot[oó]graf\p{L}*|photograph\p{L}*|h[oö]rbuch\p{L}*|audiolib\p{L}*|audiolivr\p{L}*|livre audio|p[oó]dcasts?|audios?|mezcla|mixagem|mixage)(?!\p{L})/iu;

const SURE_FROM = 2;
const SURE_WITH_TITLE_FROM = 1.5;
const SURE_FROM_TITLE_ALONE = 1;
const WEAK_PART = 0.5;

/** The trade that a post belongs to, where independent words of it leave no doubt; null else: the advice for every job fits better. */
export function tradeOf({ title, needs, skills }: JobBrief, { trades }: Pick<Tongue, 'trades'>): Trade | null {
  if (OF_NO_TRADE.test(title)) return null;
  const said = [title, ...needs.map(({ text }) => text)].join('\n');
  const all = [said, ...skills.map(({ name }) => name)].join('\n');
  const ranked = Object.values(trades)
    .map((trade) => ({
      trade,
      evidence: evidenceIn(said, trade) + WEAK_PART * (evidenceIn(all, trade) - evidenceIn(said, trade)),
      titled: evidenceIn(title, trade),
    }))
    .filter(({ trade, evidence, titled }) => evidence >= enoughFor(trade, titled))
    .sort((a, b) => b.titled - a.titled || b.evidence - a.evidence);
  return ranked[0]?.trade ?? null;

  function enoughFor(trade: Trade, titled: number): number {
    if (titled < 1) return SURE_FROM;
    return isContested(trade) ? SURE_WITH_TITLE_FROM : SURE_FROM_TITLE_ALONE;
  }

  /** Another trade has words in the post that this one has not. */
  function isContested(trade: Trade): boolean {
    const own = new Set(said.match(trade.signs) ?? []);
    return Object.values(trades).some((other) => (said.match(other.signs) ?? []).some((word) => !own.has(word)));
  }
}

/** One for each different word of a trade. */
function evidenceIn(text: string, { signs }: Trade): number {
  const words = new Map((text.match(signs) ?? []).map((word) => [[...familiesAbroad(word)].join(' '), word]));
  return [...words.values()].reduce((sum, word) => sum + (WEAK.test(word) ? WEAK_PART : 1), 0);
}
