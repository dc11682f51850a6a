import { SKILLS } from './skill-list.ts';

const PLACES =
  'africa african america american americas arab arabic argentina asia asian australia australian austria austrian belgium brazil brazilian britain british california canada canadian chile china chinese colombia croatia cyprus czech danish denmark dubai dutch egypt england english estonia eu europe european finland finnish florida france french georgia german germany ghana greece greek hawaii hebrew hindi hungary india indian indonesia ireland irish israel italian italy japan japanese kenya korea korean latin london malaysia mexican mexico netherlands nigeria norway norwegian pakistan paris peru philippines poland polish portugal portuguese romania russian scotland serbia singapore slovak spain spanish sweden swedish swiss switzerland taiwan texas thai thailand turkey turkish uae uk ukraine ukrainian usa vietnam vietnamese york';
const CALENDAR =
  'january february april june july august september october november december monday tuesday wednesday thursday friday saturday sunday christmas easter';
const BRANDS =
  'adobe amazon apple google microsoft meta netflix spotify airbnb uber zillow redfin upwork fiverr airtable stripe tiktok youtube instagram facebook linkedin twitter reddit wikipedia goodreads skool hostinger siteground godaddy samsung tesla nike ikea walmart target disney steam playstation xbox nintendo iphone ipad mac windows wall';

const NAMES: ReadonlySet<string> = new Set([
  ...`${PLACES} ${CALENDAR} ${BRANDS}`.split(' ').filter((word) => word !== 'target' && word !== 'wall'),
  ...SKILLS.filter((skill) => /^\p{Lu}/u.test(skill.name) && !skill.needsCapital && !skill.name.includes(' ')).map(
    (skill) => skill.name.toLowerCase(),
  ),
]);

/** True for words that keep their capital in the middle of an English sentence. */
export function isName(word: string): boolean {
  return NAMES.has(word.toLowerCase());
}

const CASING: ReadonlyMap<string, string> = new Map(
  SKILLS.filter((skill) => !skill.needsCapital && !skill.name.includes(' ')).map((skill) => [
    skill.name.toLowerCase(),
    skill.name,
  ]),
);

const ACRONYMS: ReadonlyMap<string, string> = new Map(
  [
    'AI',
    'API',
    'APIs',
    'UI',
    'UX',
    'MVP',
    'SaaS',
    'B2B',
    'B2C',
    'PDF',
    'CV',
    'VA',
    'FAQ',
    'KPI',
    'KPIs',
    'CTA',
    'URL',
    'P&L',
    'CPA',
    'CSV',
    '3D',
    '2D',
  ].map((word) => [word.toLowerCase(), word]),
);

/** How a known name is written ('wordpress' → 'WordPress'); undefined for other words. */
export function nameCasing(word: string): string | undefined {
  const lower = word.toLowerCase();
  const known = CASING.get(lower) ?? ACRONYMS.get(lower);
  if (known !== undefined) return known;
  return isName(lower) ? lower.charAt(0).toUpperCase() + lower.slice(1) : undefined;
}
