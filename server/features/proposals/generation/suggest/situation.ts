import { type Hire, SITUATIONS, type Situation } from '../write/playbook.ts';

interface PostTexts {
  readonly title: string;
  readonly text: string;
}

const ROLE =
  /\b(?:full[- ]time|permanent|salary|employee|employment|position|hiring an?|join our team|years of experience required|vollzeit|festanstellung|tiempo completo|tempo integral|clt|cdi|temps plein)\b/i;
const ROLE_TERMS = /\b(?:salary|benefits|employee|full[- ]time|vollzeit|tiempo completo|tempo integral|temps plein)\b/i;
const CONSULT =
  /\b(?:(?:one|1|an?)[- ]hour|consult(?:ation|ing call)?|quick call|advice|advise|second opinion|mentor(?:ing)?|beratung|asesor[ií]a|consultoria|conseil)\b/i;
const ONGOING =
  /\b(?:ongoing|monthly|weekly|per (?:month|week)|long[- ]term|retainer|part[- ]time|hours (?:a|per) week|mensual(?:es)?|semanal(?:es)?|mensal|mensais|por m[eê]s|laufend|monatlich|r[ée]gulier|par mois)\b/i;
const TASK = /\b(?:quick|small (?:task|job|fix)|today|asap|urgente?|dringend|few hours|one[- ]off|simple fix)\b/i;

/** The kind of hire that a post names; a project when it names none. */
export function hireOf({ title, text }: PostTexts): Hire {
  const whole = `${title}\n${text}`;
  if (ROLE.test(title) || (ROLE.test(text) && ROLE_TERMS.test(text))) return 'role';
  if (CONSULT.test(title)) return 'consult';
  if (ONGOING.test(whole)) return 'ongoing';
  return TASK.test(whole) ? 'task' : 'project';
}

/** One sign of a situation: how much it says in the title; a third of it where the text has it, for up to three places. */
interface Sign {
  readonly situation: Situation;
  readonly weight: number;
  readonly pattern: RegExp;
}

const sign = (situation: Situation, weight: number, source: string): Sign => ({
  situation,
  weight,
  pattern: new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'giu'),
});

const SIGNS: readonly Sign[] = [
  sign(
    'broken',
    3,
    "fix(?:es|ing)?|bugs?|broken|not (?:working|loading|showing|sending|syncing|saving|connecting|playing|indexed)|does(?:n't|n’t| not) (?:work|load|show|send|sync|save|connect|play|open|start)|stopped working|troubleshoot\\w*|debug\\w*|errors?|crash\\w*|hacked|malware|fails?|failing|went down|goes down|keeps? (?:dropping|breaking|failing|logging|crashing|getting)|stuck|suspended|disapproved|wrong (?:results?|numbers?|values?)|corrupt\\w*|recover\\w*|repair\\w*|rettung|repar\\w*|fehler\\w*|kaputt|funktioniert nicht|no funciona|não funciona|nao funciona|ne (?:marche|fonctionne) (?:pas|plus)|erreurs?|erro|errores|dépann\\w*|reparieren|beheben|arregl\\w*|corrigir|solucionar|réparer|caíd[oa]",
  ),
  sign(
    'new',
    2,
    '(?:want|need|looking for|make|get) an? (?:(?:new|simple|small|custom|nice|basic) )?(?:website|site|web ?shop|app|bot|logo|flyer|poster|video|script|plugin|shop|store|page|form|tool|dashboard|book|template|game|banner|song|jingle|trailer)|build(?:ing)?|create|creating|creation|design(?:ing)?|develop(?:ment|ing)?|from scratch|mvp|prototype|new (?:website|site|app|store|shop|logo|brand|game|book|platform|landing page|system|course)|set ?up|launch(?:ing)?|make (?:a|an|me|us)|write (?:a|an|me|us|our|the)|writer|logo|illustrat\\w*|compose\\w*|draft(?:ing)?|implement\\w*|erstell\\w*|entwickl\\w*|aufbau\\w*|entwerf\\w*|gestalt\\w*|neue[rns]?|crear|creación|desarroll\\w*|diseñ\\w*|nuev[oa]s?|criar|criação|desenvolv\\w*|nov[oa]s?|créer|création|développ\\w*|concevoir|conception|nouve(?:au|lle)s?|desde cero|do zero|ex nihilo',
  ),
  sign(
    'running',
    2,
    'ongoing|monthly|weekly|daily|per (?:month|week)|manage(?:r|ment)?|maintain\\w*|maintenance|improve\\w*|optimi[sz]\\w*|redesign\\w*|upgrade\\w*|migrat\\w*|existing|currently|scale|scaling|grow|speed up|audit|refresh|revamp|overhaul|clean ?up|refactor\\w*|take over|support|moderat\\w*|bookkeep\\w*|our (?:current|live)|seo|ppc|google ads|facebook ads|ads|social media|verbesser\\w*|optimier\\w*|betreu\\w*|laufend\\w*|bestehend\\w*|mejor\\w*|mantenimiento|gestion\\w*|optimiz\\w*|existentes?|melhor\\w*|manutenção|otimiz\\w*|amélior\\w*|maintenance|optimis\\w*|existant\\w*|refonte',
  ),
  sign(
    'one_off',
    2,
    'proofread\\w*|translat\\w*|transcri\\w*|retouch\\w*|edit(?:ing)?|convert\\w*|conversion|data entry|type ?(?:set|up)|format(?:ting)?|review|report|analysis|presentation|slides?|spreadsheet|scrape|scraping|list of|\\d+ (?:pages?|words?|photos?|images?|minutes?|products?|slides?|rows?)|one[- ]off|one[- ]time|quick|small (?:task|job)|attached|pdf|voice ?over|narrat\\w*|digiti[sz]\\w*|cut ?out|subtitl\\w*|caption\\w*|übersetz\\w*|korrektur\\w*|lektor\\w*|traduc\\w*|tradu[çz]\\w*|revis\\w*|relecture|correction|corrección|transkri\\w*|retoque|retouche|einmalig\\w*|puntual|pontual|ponctuel\\w*',
  ),
  sign(
    'role',
    4,
    "full[- ]time|permanent|salary|(?:this|the|open|remote|vacant) position|hiring|we(?:'re| are) hiring|join our team|team member|employment|responsibilities|benefits|report(?:s|ing)? to the|years of experience|vollzeit|festanstellung|tiempo completo|tempo integral|temps plein|cdi|clt|stelle|vaga|puesto|poste",
  ),
  sign(
    'errand',
    3,
    'my (?:son|daughter|kids?|wife|husband|mum|mom|dad|mother|father|grand(?:ma|pa|mother|father|parents?)|wedding|birthday|dog|cat|homework|thesis|dissertation|essay|cv|r[eé]sum[eé]|cover letter|own use|girlfriend|boyfriend|partner|living room|bedroom|kitchen|house|garden|flat|apartment|car|laptop|family|brother|sister|late|school|exam|nephew|niece)|for myself|personal use|privat|mein(?:e|er|en|em)? (?:sohn|tochter|frau|mann|mutter|vater|oma|opa|hochzeit|hund|bewerbung|lebenslauf)|mi (?:hij[oa]|boda|madre|padre|abuel[oa]|perro|casa|curr[ií]culum|tesis)|m(?:eu|inha) (?:filh[oa]|casamento|m[aã]e|pai|av[oóô]|cachorro|casa|curr[ií]culo|tese)|m(?:on|a) (?:fils|fille|mariage|m[eè]re|p[eè]re|grand-m[eè]re|chien|maison|cv|th[eè]se)',
  ),
];
/** What is true of a post without any sign. */
const BEFORE: Readonly<Record<Situation, number>> = {
  new: 1,
  running: 0.8,
  broken: 0.1,
  one_off: 0.6,
  role: 0.1,
  errand: 0.1,
};
const MOST_PLACES = 3;
const LEAD_CHARS = 260;

/** How much speaks for each situation of a post; they sum to 1. */
export function situationsOf({ title, text }: PostTexts): Record<Situation, number> {
  const points = { ...BEFORE };
  const lead = text.slice(0, LEAD_CHARS);
  for (const { situation, weight, pattern } of SIGNS)
    points[situation] +=
      weight *
      (Math.min(1, placesOf(pattern, title)) +
        0.5 * Math.min(1, placesOf(pattern, lead)) +
        0.2 * placesOf(pattern, text));
  if (hireOf({ title, text }) === 'role') points.role += 4;
  const all = SITUATIONS.reduce((sum, situation) => sum + points[situation], 0);
  for (const situation of SITUATIONS) points[situation] /= all;
  return points;
}

export function likeliestOf(situations: Readonly<Record<Situation, number>>): Situation {
  return SITUATIONS.reduce((best, one) => (situations[one] > situations[best] ? one : best), 'new');
}

function placesOf(pattern: RegExp, text: string): number {
  return Math.min(MOST_PLACES, text.match(pattern)?.length ?? 0);
}
