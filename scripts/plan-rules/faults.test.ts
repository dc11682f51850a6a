import { describe, expect, it } from 'vitest';
import { faultsOf } from './faults.ts';

const faults = (path: string, text: string) => faultsOf({ path, text });

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
