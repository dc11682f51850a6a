import { expect, it } from 'vitest';
import { isClaim } from '#shared/proposals/verify/claims.ts';
import { numbersIn } from '#shared/proposals/verify/tokens.ts';
import { AI } from './fields/ai.ts';
import { APP } from './fields/app.ts';
import { CONTENT } from './fields/content.ts';
import { DATA } from './fields/data.ts';
import { DESIGN } from './fields/design.ts';
import { DEVOPS } from './fields/devops.ts';
import { FINANCE } from './fields/finance.ts';
import { FIX } from './fields/fix.ts';
import { GENERAL } from './fields/general.ts';
import type { Field } from './fields/index.ts';
import { INTEGRATION } from './fields/integration.ts';
import { LEGAL } from './fields/legal.ts';
import { MARKETING } from './fields/marketing.ts';
import { PLAIN } from './fields/plain.ts';
import { SUPPORT } from './fields/support.ts';
import { VIDEO } from './fields/video.ts';
import { WEB } from './fields/web.ts';
import { TONE_BANKS, type ToneBank } from './tones/index.ts';

const FIELDS: Record<string, Field> = {
  AI,
  APP,
  CONTENT,
  DATA,
  DESIGN,
  DEVOPS,
  FINANCE,
  FIX,
  GENERAL,
  INTEGRATION,
  LEGAL,
  MARKETING,
  SUPPORT,
  VIDEO,
  WEB,
};

/** As they stand in a proposal that writes 'we are' and in one that writes 'we’re'. */
function bothWays(wording: string): string[] {
  const filled = wording.replace(/\{\w+\}/g, 'sort the shelf');
  return [filled, filled.replace(/\b(I|we|you) (?:am|are)\b/gi, "$1're")];
}

/** What the gates would take out of every proposal that it stands in. */
function refused(lists: Record<string, readonly string[]>): string[] {
  return Object.values(lists)
    .flat()
    .filter((wording) => bothWays(wording).some((text) => isClaim(text) || numbersIn(text).length > 0));
}

it.each(Object.entries<ToneBank>(TONE_BANKS))('claims and counts nothing in the tone %s', (_, bank) => {
  const { contractions: _contractions, ...lists } = bank;
  expect(refused(lists)).toEqual([]);
});

it('claims and counts nothing where a tone talks', () => {
  expect(refused(PLAIN)).toEqual([]);
});

it.each(Object.entries(FIELDS))('claims and counts nothing in the trade %s', (_, field) => {
  const { signs: _signs, weak: _weak, unless: _unless, ...lists } = field;
  expect(refused(lists)).toEqual([]);
});
