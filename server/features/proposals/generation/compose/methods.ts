import { AI } from './fields/ai.ts';
import { APP } from './fields/app.ts';
import { CONTENT } from './fields/content.ts';
import { DATA } from './fields/data.ts';
import { DESIGN } from './fields/design.ts';
import { DEVOPS } from './fields/devops.ts';
import { FINANCE } from './fields/finance.ts';
import { FIX } from './fields/fix.ts';
import type { Field } from './fields/index.ts';
import { INTEGRATION } from './fields/integration.ts';
import { LEGAL } from './fields/legal.ts';
import { MARKETING } from './fields/marketing.ts';
import { SUPPORT } from './fields/support.ts';
import { WEB } from './fields/web.ts';

interface Method {
  readonly verbs: RegExp;
  /** Where the verb means this and nothing else: who turns talks into a memoir wants no retries. */
  readonly trades: readonly Field[];
  readonly tails: readonly string[];
}

/** How a kind of task is done well: clauses that stand after 'Do this: …'. No numbers, no claims, no dates. */
const METHODS: readonly Method[] = [
  {
    verbs: /^(?:fix|resolve|debug|diagnose|repair)\b/,
    trades: [FIX, WEB, APP, INTEGRATION, DEVOPS],
    tails: [
      'the cause gets found before anything is changed, and the fix is tested on a copy first',
      'first made to happen on demand, then traced, then repaired',
      'one change at a time, each checked before the next',
      'with a note for you on what was wrong and why it will not return',
    ],
  },
  {
    verbs: /^(?:integrate|connect|sync|hook up)\b/,
    trades: [INTEGRATION, WEB, APP, AI],
    tails: [
      'tested on sample records first, with retries and a log for every failed call',
      'with a clear rule for which system wins when two disagree',
      'the fields get mapped on paper before anything is wired up',
      'built so that a run can be repeated without doubling a record',
    ],
  },
  {
    verbs: /^(?:automate|schedule|trigger)\b/,
    trades: [INTEGRATION, AI],
    tails: [
      'with the exceptions listed first, since they are where such flows stop',
      'tried on real cases by hand before it runs on its own',
      'failures will reach a person instead of vanishing',
      'kept simple enough for your team to change later',
    ],
  },
  {
    verbs: /^(?:analy[sz]e|track|measure|report|forecast|calculate|visuali[sz]e)\b/,
    trades: [DATA, MARKETING],
    tails: [
      'with each figure defined beside it, so that two readers get the same result',
      'checked against a source you already trust',
      'the raw data stays untouched, and every step can be repeated',
      'ending in a plain statement of what it means for you',
    ],
  },
  {
    verbs: /^(?:write|draft|rewrite)\b/,
    trades: [CONTENT],
    tails: [
      'outline first, draft second, so that changes stay cheap',
      'with sources kept beside every statement that needs one',
      'one short passage comes first, so that you can set the tone',
      'proofread in a separate pass before you see it',
    ],
  },
  {
    verbs: /^(?:design|redesign|draw|sketch|illustrate)\b/,
    trades: [DESIGN],
    tails: [
      'rough directions first, and you choose before the fine work begins',
      'tested at the smallest size before it is polished',
      'with open, tidy files at the end',
      'each round shown beside the one before it',
    ],
  },
  {
    verbs: /^(?:migrate|move|convert|transfer|import|port)\b/,
    trades: [WEB, APP, DEVOPS, INTEGRATION],
    tails: [
      'rehearsed on a copy, with a way back at every step',
      'counted before and after, so that nothing gets lost on the way',
      'old and new run side by side until you say otherwise',
      'with a list of what moves, what stays and what can go',
    ],
  },
  {
    verbs: /^(?:set ?up|configure|install|deploy|provision)\b/,
    trades: [WEB, APP, DEVOPS, INTEGRATION],
    tails: [
      'on a test setup first, then live, with the settings written down',
      'with access in your name from the first day',
      'followed by a check of each part from the outside',
      'documented so that someone else could repeat it',
    ],
  },
  {
    verbs: /^(?:review|audit|check|verify)\b/,
    trades: [LEGAL, FINANCE],
    tails: [
      'against a written list, with every finding weighed',
      'the serious points come first and the cosmetic ones last',
      'each finding comes with a proposal, not only a complaint',
      'with proof you can look at for each point',
    ],
  },
  {
    verbs: /^(?:manage|organi[sz]e|coordinate|answer|respond)\b/,
    trades: [SUPPORT],
    tails: [
      'with one open list, so that you can see what is done and what waits',
      'with clear rules on what comes to you and what gets settled alone',
      'the routine gets written down, so that it does not hang on one person',
      'exceptions reach you early, with a suggestion',
    ],
  },
  {
    verbs: /^(?:optimi[sz]e|improve|speed up|reduce)\b/,
    trades: [WEB, APP, MARKETING, DEVOPS],
    tails: [
      'measured before and after, so that the gain is a fact',
      'the biggest leak first, the fine tuning later',
      'one change at a time, so that it is clear what helped',
      'with the failed attempts reported as well',
    ],
  },
  {
    verbs: /^(?:build|create|develop|implement|code|program)\b/,
    trades: [WEB, APP, AI, INTEGRATION],
    tails: [
      'a thin working version first, then the rest around it',
      'in pieces that you can open and try as they appear',
      'the riskiest part first, while a change of course is still cheap',
      'with the dull cases covered too (empty, slow, wrong input)',
      'shown to you in use before the finishing touches',
    ],
  },
];

/** Wordings of how to go about `task`, a verb phrase; none where verb and trade do not both say what kind of task it is. */
export function methodsFor(task: string, field: Field): readonly string[] {
  const text = task.toLowerCase();
  return METHODS.find(({ verbs, trades }) => verbs.test(text) && trades.includes(field))?.tails ?? [];
}
