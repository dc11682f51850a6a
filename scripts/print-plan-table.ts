// Writes the table of who may use what from the code into docs/product.md; `--check` ends with 1 when it is not today's.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { access, isPro, type PlanHolder, usesPro } from '../shared/plans/access.ts';
import { FEATURES, type Feature } from '../shared/plans/features.ts';
import { TRIAL_CREDITS } from '../shared/plans/limits.ts';

const BEGIN = '<!-- person × feature: written by scripts/print-plan-table.ts -->';
const END = '<!-- end of person × feature -->';

const NOW = new Date('2026-01-01T00:00:00.000Z');
const PEOPLE: Readonly<Record<string, PlanHolder | null>> = {
  visitor: null,
  'free, credits left': { plan: 'free', proTrialCreditsUsed: 0 },
  'free, no credits': { plan: 'free', proTrialCreditsUsed: TRIAL_CREDITS },
  Pro: { plan: 'pro', proTrialCreditsUsed: TRIAL_CREDITS },
  'Pro has ended, no credits': { plan: 'pro', proUntil: NOW, proTrialCreditsUsed: TRIAL_CREDITS },
};

const path = fileURLToPath(new URL('../docs/product.md', import.meta.url));
const page = await readFile(path, 'utf8');
const today = withPlanTable(page);
if (!process.argv.includes('--check')) await writeFile(path, today);
else if (page === today) console.log('docs/product.md has the table of who may use what as the code has it.');
else {
  console.error('docs/product.md has another table of who may use what than the code: run npm run docs:plans');
  process.exitCode = 1;
}

/** `page` with the table of who may use what between its marks, as the code decides it today. @throws Error without marks. */
function withPlanTable(page: string): string {
  const [before, rest = ''] = page.split(BEGIN);
  const [old, after] = rest.split(END);
  if (before === undefined || old === undefined || after === undefined) throw new Error(`no ${BEGIN} … ${END}`);
  return `${before}${BEGIN}\n${planTable()}\n${END}${after}`;
}

function planTable(): string {
  const features = Object.keys(FEATURES) as Feature[]; // keys of a const object, read as its own key type
  const names = Object.keys(PEOPLE);
  const rows = features.map((feature) => {
    const cells = Object.values(PEOPLE).map((holder) => cellOf(holder, feature));
    return row([`\`${feature}\``, ...cells]);
  });
  return [row(['', ...names]), row(['---', ...names.map(() => '---')]), ...rows].join('\n');
}

function cellOf(holder: PlanHolder | null, feature: Feature): string {
  const decision = access(holder, feature, NOW);
  if (!decision.allowed) return decision.reason === 'SIGN_IN_REQUIRED' ? 'sign in' : 'Pro';
  const isPaidByCredit = holder && !isPro(holder, NOW) && holder.proTrialCreditsUsed < TRIAL_CREDITS;
  return isPaidByCredit && usesPro([feature]) ? 'premium' : 'yes';
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
