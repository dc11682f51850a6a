import { AI } from './ai.ts';
import { APP } from './app.ts';
import { CONTENT } from './content.ts';
import { DATA } from './data.ts';
import { DESIGN } from './design.ts';
import { DEVOPS } from './devops.ts';
import { FINANCE } from './finance.ts';
import { FIX } from './fix.ts';
import { GENERAL } from './general.ts';
import type { Field } from './index.ts';
import { INTEGRATION } from './integration.ts';
import { LEGAL } from './legal.ts';
import { MARKETING } from './marketing.ts';
import { SUPPORT } from './support.ts';
import { VIDEO } from './video.ts';
import { WEB } from './web.ts';

/** Every trade by its name, and the one for all others: for tests that go through them. */
export const FIELDS: Readonly<Record<string, Field>> = {
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
