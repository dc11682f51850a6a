import type { JobBrief } from '#shared/proposals/brief.ts';
import { AI } from './ai.ts';
import { APP } from './app.ts';
import { CONTENT } from './content.ts';
import { DATA } from './data.ts';
import { DESIGN } from './design.ts';
import { DEVOPS } from './devops.ts';
import type { Field } from './field.ts';
import { FINANCE } from './finance.ts';
import { FIX } from './fix.ts';
import { GENERAL } from './general.ts';
import { INTEGRATION } from './integration.ts';
import { LEGAL } from './legal.ts';
import { MARKETING } from './marketing.ts';
import { SUPPORT } from './support.ts';
import { VIDEO } from './video.ts';
import { WEB } from './web.ts';

export type { Field } from './field.ts';

// Narrow trades before wide ones: the first wins a tie.
const FIELDS = [
  LEGAL,
  FINANCE,
  AI,
  FIX,
  DEVOPS,
  APP,
  INTEGRATION,
  MARKETING,
  VIDEO,
  CONTENT,
  DESIGN,
  WEB,
  DATA,
  SUPPORT,
];
// 'Fix …' is a repair, whatever it is that broke.
const REPAIR = /^(?:fix|repair|debug|resolve|troubleshoot)\b|\b(?:won[’']t|declines?|errors?|bugs?|duplicates?)\b/i;
const REPAIR_BONUS = 4;
// The title says what the job is, and before its 'for …' what is to be done; a skill list names much besides.
const WEIGHTS = { title: 3, purpose: 1, needs: 1, skills: 0.5 } as const;
/** Below this a trade is a guess: one word of one task. The neutral bank fits every job. */
const SURE_FROM = 2;
/** To try something out is no building of it. */
const TRIAL = /^(?:test|try|beta[- ]test)\b/i;

/** The trade that a post belongs to. */
export function fieldOf(brief: JobBrief): Field {
  if (TRIAL.test(brief.title)) return GENERAL;
  const [title, purpose] = titleParts(brief.title);
  const needs = [...brief.needs.map((need) => need.text), brief.pain?.text ?? ''].join('\n');
  const skills = brief.skills.map((skill) => skill.name).join('\n');
  const scored = FIELDS.map((field) => ({
    field,
    score:
      (field === FIX && REPAIR.test(brief.title) ? REPAIR_BONUS : 0) +
      WEIGHTS.title * hits(title, field) +
      WEIGHTS.purpose * hits(purpose, field) +
      WEIGHTS.needs * hits(needs, field) +
      WEIGHTS.skills * hits(skills, field),
  }));
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a));
  return best.score >= SURE_FROM ? best.field : GENERAL;
}

/** 'Editor for a fashion shop' is about editing, and the shop only where it happens. */
function titleParts(full: string): [string, string] {
  const title = full.replace(/\([^()]*\)/g, ' ');
  const at = / (?<!\b(?:looking|searching|request|need|help) )for /i.exec(title)?.index ?? title.length;
  return [title.slice(0, at), title.slice(at)];
}

function hits(text: string, { signs }: Field): number {
  return new Set((text.match(signs) ?? []).map((word) => word.toLowerCase())).size;
}
