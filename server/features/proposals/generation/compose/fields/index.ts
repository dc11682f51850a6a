import type { JobBrief } from '#shared/proposals/brief.ts';
import { CONTENT, DATA, DESIGN, FINANCE, LEGAL } from './business.ts';
import type { Field } from './field.ts';
import { GENERAL, MARKETING, SUPPORT } from './office.ts';
import { AI, APP, DEVOPS, FIX, INTEGRATION, WEB } from './software.ts';

export type { Field } from './field.ts';

// Narrow trades before wide ones: the first wins a tie.
const FIELDS = [LEGAL, FINANCE, AI, FIX, DEVOPS, APP, INTEGRATION, MARKETING, CONTENT, DESIGN, WEB, DATA, SUPPORT];
// 'Fix …' is a repair, whatever it is that broke.
const REPAIR = /^(?:fix|repair|debug|resolve|troubleshoot)\b|\b(?:won[’']t|declines?|errors?|bugs?|duplicates?)\b/i;
const REPAIR_BONUS = 4;
// The title says what the job is; a skill list names much besides.
const TITLE_WEIGHT = 3;

/** The trade that a post belongs to. */
export function fieldOf(brief: JobBrief): Field {
  const body = [...brief.needs.map((need) => need.text), brief.pain?.text ?? ''].join('\n');
  const skills = brief.skills.map((skill) => skill.name).join('\n');
  const scored = FIELDS.map((field) => ({
    field,
    score:
      (field === FIX && REPAIR.test(brief.title) ? REPAIR_BONUS : 0) +
      TITLE_WEIGHT * hits(`${brief.title}\n${brief.subject}`, field) +
      hits(body, field) +
      hits(skills, field) / 2,
  }));
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a));
  return best.score > 0 ? best.field : GENERAL;
}

function hits(text: string, { signs }: Field): number {
  return new Set((text.match(signs) ?? []).map((word) => word.toLowerCase())).size;
}
