import { describe, expect, it } from 'vitest';
import { faultsOf } from './faults.ts';

// Put together here, so that this file's own planted imports are not taken for imports of its own.
const from = (path: string) => `import type { A } from '${path}';`;
const opened = (path: string) => `const page = import('${path}');`;
const ENGINE = 'server/features/proposals/generation';
const faults = (path: string, text: string) => faultsOf([{ path, text }], 1);

describe('a boundary is between', () => {
  it.each([
    ['web and server, for a type too', 'web/api/x.ts', from('#server/config.ts')],
    ['server and web', 'server/http/x.ts', from('#web/paths.ts')],
    ['shared and server', 'shared/plans/x.ts', opened('../../server/log.ts')],
    ['components and features', 'web/ui/x.tsx', from('../features/plans/index.ts')],
    ['plans and the proposals that use them', 'server/features/plans/x.ts', from('../proposals/index.ts')],
    ['a feature and the inside of another', 'web/features/proposals/x.ts', from('#web/features/plans/use-viewer.ts')],
    ['contact and everything else', 'web/features/contact/x.ts', from('#web/features/plans/index.ts')],
    ['the engine and the database', 'server/features/proposals/generation/x.ts', from('#server/db/client.ts')],
    ['the reader and the writer', `${ENGINE}/read/x.ts`, from('../write/index.ts')],
    ['the built-in writer and the model', `${ENGINE}/write/x.ts`, from('../llm/index.ts')],
    ['the model and the built-in writer', `${ENGINE}/llm/x.ts`, from('../write/index.ts')],
    ['a letter and the screens of the wizard', 'web/features/proposals/result/x.tsx', from('../wizard/wizard.tsx')],
    ['a letter and its storage', 'web/features/proposals/result/x.tsx', from('../workspace/workspace.ts')],
    ['the workspace and its screens', 'web/features/proposals/workspace/x.ts', from('../steps/job-step.tsx')],
    ['streams and runs', 'server/features/proposals/stream/x.ts', from('../runs.ts')],
    ['lists and the saving of drafts', 'server/features/drafts/lists/x.ts', from('../saving/service.ts')],
    ['two ways to sign in', 'server/features/identity/google/x.ts', from('../passkeys/service.ts')],
    [
      'the client of the payment provider and our records',
      'server/features/billing/paddle/x.ts',
      from('../records/rows.ts'),
    ],
    ['the text of a letter and its screens', 'web/features/proposals/result/text/x.ts', from('../letter/heading.ts')],
    ['the app and its tools', 'server/http/x.ts', from('#server/testing/database.ts')],
  ])('%s', (_name, path, text) => {
    expect(faults(path, text)).toHaveLength(1);
  });

  it.each([
    'server/features/billing/common/x.ts',
    'server/features/common/x.ts',
    'server/utils/x.ts',
    'web/lib/x.ts',
    'shared/misc/x.ts',
    'tools/x.ts',
  ])('the app and a folder that no row names: %s', (path) => {
    expect(faults(path, '')).toEqual([`${path} is in no module of scripts/boundaries/table.ts`]);
  });

  it.each([
    ['a feature by its index.ts', 'web/features/site/x.tsx', from('#web/features/plans/index.ts')],
    ['a page by the router', 'web/app/router.tsx', opened('#web/features/account/account-page.tsx')],
    ['a feature below', 'server/features/proposals/x.ts', from('../plans/index.ts') + from('#shared/plans/access.ts')],
    ['its whole feature by a test', `${ENGINE}/llm/x.test.ts`, from('../composer.ts')],
    ['a test database by a test', 'server/http/x.test.ts', from('#server/testing/database.ts')],
  ])('but not before %s', (_name, path, text) => {
    expect(faults(path, text)).toEqual([]);
  });
});

it('a check is turned off for a reason alone, in a test too', () => {
  const off = '// oxlint-disable-next-line no-alert';
  for (const path of ['web/api/x.ts', 'web/api/x.test.ts']) {
    for (const comment of [off, `${off} -- `, `${off}\n// why -- not`, '// biome-ignore lint/a: b']) {
      expect(faults(path, comment)).toEqual([expect.stringContaining('gives its reason after --')]);
    }
    expect(faults(path, `${off} -- the one message of this page`)).toEqual([]);
  }
});

describe('a thing stays in its one place', () => {
  it.each([
    ['the environment', 'server/http/x.ts', 'const port = process.env.PORT;'],
    ['a table', 'server/features/proposals/service.ts', from('../../db/schema/writing.ts')],
    ['Node, not in shared', 'shared/http/x.ts', from('node:path')],
    ['Node, not in the browser', 'web/api/x.ts', from('node:path')],
    ['vitest, not in the app', 'server/http/x.ts', from('vitest')],
  ])('%s', (_name, path, text) => {
    expect(faults(path, text).length).toBeGreaterThan(0);
  });

  it.each([
    ['a comment that names it', 'web/api/x.ts', '// $9.99 and process.env are said elsewhere\n/* 999 */'],
    ['an address with two slashes before it', 'web/api/x.ts', "const a = 'https://x.example';"],
    ['a property named from', 'shared/proposals/x.ts', "const a: Fact['from'] = b;"],
    ['a test that spells it out', 'web/api/x.test.ts', "expect(price).toBe('$9.99');"],
  ])('and is not seen in %s', (_name, path, text) => {
    expect(faults(path, text)).toEqual([]);
  });

  const FORMS = ['if (user.plan === x) show();', "plan !== 'free'", "'pro' === user.plan", "user['plan'] == PRO"];
  const MORE_FORMS = ['switch (plan) {', 'user.plan ? a : b', 'WORDS[user.plan]', "['pro'].includes(user.plan)"];
  it.each([...FORMS, ...MORE_FORMS, "eq(users.plan, 'pro')"])('a comparison of plans: %s', (code) => {
    expect(faults('web/features/proposals/x.tsx', code)).toEqual([expect.stringContaining('ask access()')]);
    expect(faults('shared/plans/x.ts', code)).toEqual([]);
  });

  it.each(['<b>$9.99</b>', 'const cents = 8999;', "'$7.50'", '<p>$10/month</p>', '$8 a month', '25% off', 'Save 25 %'])(
    'a price: %s',
    (code) => {
      const [fault] = faults('web/features/site/x.tsx', code);
      expect(fault).toContain('a price stands in shared/plans/catalogue.ts alone');
      expect(faults('shared/plans/catalogue.ts', code)).toEqual([]);
    },
  );

  const SAID = ['3 premium proposals', 'five free proposals', '5 proposals a week', 'Unlimited proposals', '3 premium'];
  const TRIALS = ['a 7-day trial', 'Free for 7 days', '7 days free', 'const TRIAL_CREDITS = 3;'];
  const COUNTED = ['creditsUsed >= 3', 'remainingCredits === 2', '3 - user.proTrialCreditsUsed'];
  it.each([...SAID, ...TRIALS, ...COUNTED])('a limit of a plan: %s', (code) => {
    const [fault] = faults('web/features/site/x.tsx', `const a = () => ${code}`);
    expect(fault).toContain('a limit of a plan stands in shared/plans alone');
    expect(faults('shared/plans/x.ts', code)).toEqual([]);
  });

  it('what is decided from access() itself, outside the index of plans', () => {
    const code = "import { access, type PlanHolder } from '#shared/plans/access.ts';";
    expect(faults('server/features/profiles/x.ts', code)).toHaveLength(1);
    expect(faults('web/features/account/x.tsx', code)).toHaveLength(1);
    expect(faults('server/features/plans/x.ts', code)).toEqual([]);
  });

  it.each([
    'plan?: string',
    "{ question: 'What is in the free plan?' }",
    'plan?.name ?? none',
    "plan: 'pro'",
    'remainingCredits === 0',
    '`${days}-day free trial`',
    "standing === 'pro'",
    '<col className="w-[36%]" />',
  ])('and what only looks like one is none: %s', (code) => {
    expect(faults('web/features/account/x.tsx', code)).toEqual([]);
  });

  it('is seen behind an address with two slashes', () => {
    expect(faults('web/api/x.ts', "const a = 'https://x.example'; const price = 999;")).toHaveLength(1);
  });
});

it('does not pass when it has read next to nothing', () => {
  expect(faultsOf([{ path: 'web/api/x.ts', text: '' }])).toEqual([
    'only 1 files were read; at least 1500 were expected',
  ]);
});
