import type { JobBrief } from '#shared/proposals/brief.ts';
import { familiesIn } from '../roots.ts';
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

export type { Field, Said } from './field.ts';

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
/** A word that other trades use too is half a sign. */
const WEAK = 0.5;
/** Two words that point to one trade; where one stands in the title, a weak one beside it will do. Below that it is a guess. */
const SURE_FROM = 2;
const SURE_WITH_TITLE_FROM = 1.5;
const BARE_TITLE = 2;
/** To try something out is no building of it. */
const TRIAL = /^(?:test|try|beta[- ]test)\b/i;

/** The trade that a post belongs to: only where its words leave no doubt, since advice of another trade shows that nobody read it. */
export function fieldOf(brief: JobBrief): Field {
  if (TRIAL.test(brief.title)) return GENERAL;
  const [title, purpose] = titleParts(brief.title);
  const needs = [...brief.needs.map((need) => need.text), brief.pain?.text ?? ''].join('\n');
  const skills = brief.skills.map((skill) => skill.name).join('\n');
  const scored = FIELDS.filter((field) => !field.unless.test(title) && isSure(brief, field)).map((field) => ({
    field,
    score:
      (field === FIX && REPAIR.test(brief.title) ? REPAIR_BONUS : 0) +
      WEIGHTS.title * hits(title, field) +
      WEIGHTS.purpose * hits(purpose, field) +
      WEIGHTS.needs * hits(needs, field) +
      WEIGHTS.skills * hits(skills, field),
  }));
  const [first, ...rest] = scored;
  return first ? rest.reduce((a, b) => (b.score > a.score ? b : a), first).field : GENERAL;
}

/** How much a text speaks of a trade: one for each different word of it, half for one that others use as well. */
function hits(text: string, { signs, weak }: Field): number {
  const own = different(text, signs);
  return own.size + WEAK * [...different(text.replace(signs, ' '), weak)].filter((word) => !own.has(word)).length;
}

/** Words that independently say the same; what stands behind 'for' in the title, or in a list of tools, says half as much. */
function isSure({ title: full, needs, pain, skills }: JobBrief, field: Field): boolean {
  const [title, purpose] = titleParts(full);
  const isTitled = different(title, field.signs).size > 0;
  if (field === FIX && !isTitled && !REPAIR.test(title)) return false;
  const said = [title, ...needs.map(({ text }) => text), pain?.text ?? ''].join('\n');
  const all = [said, purpose, ...skills.map(({ name }) => name)].join('\n');
  // 'Logo for a bakery' says nothing else.
  if (isTitled && familiesIn(title).size <= BARE_TITLE) return true;
  const evidence = hits(said, field) + WEAK * (hits(all, field) - hits(said, field));
  return evidence >= (isTitled ? SURE_WITH_TITLE_FROM : SURE_FROM) && different(said, field.signs).size > 0;
}

/** 'Editor for a fashion shop' is about editing, and the shop only where it happens. */
function titleParts(full: string): [string, string] {
  const title = full.replace(/\([^()]*\)/g, ' ');
  const at = / (?<!\b(?:looking|searching|request|need|help) )for /i.exec(title)?.index ?? title.length;
  return [title.slice(0, at), title.slice(at)];
}

/** Whether a sentence speaks of a trade in a word that no other has. */
export function speaksOf(field: Field, text: string): boolean {
  return different(text, field.signs).size > 0;
}

/** 'design' and 'designer' are one word for this. */
function different(text: string, words: RegExp): Set<string> {
  return new Set((text.match(words) ?? []).map((word) => [...familiesIn(word)].join(' ')));
}
