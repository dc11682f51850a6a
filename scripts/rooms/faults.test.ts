import { describe, expect, it } from 'vitest';
import { faultsOf } from './faults.ts';

// Put together here, so that this file's own planted imports are not taken for imports of its own.
const from = (path: string) => `import type { A } from '${path}';`;
const opened = (path: string) => `const page = import('${path}');`;
const faults = (path: string, text: string) => faultsOf([{ path, text }], 1);

describe('a wall stands between', () => {
  it.each([
    ['web and server, for a type too', 'web/api/x.ts', from('#server/config.ts')],
    ['server and web', 'server/http/x.ts', from('#web/paths.ts')],
    ['shared and server', 'shared/plans/x.ts', opened('../../server/log.ts')],
    ['components and features', 'web/ui/x.tsx', from('../features/plans/index.ts')],
    ['plans and the proposals that stand on them', 'server/features/plans/x.ts', from('../proposals/index.ts')],
    ['a feature and the inside of another', 'web/features/proposals/x.ts', from('#web/features/plans/offer.ts')],
    ['contact and everything else', 'web/features/contact/x.ts', from('#web/features/plans/index.ts')],
    ['the engine and the database', 'server/features/proposals/generation/x.ts', from('#server/db/client.ts')],
    ['the house and its tools', 'server/http/x.ts', from('#server/testing/database.ts')],
  ])('%s', (_name, path, text) => {
    expect(faults(path, text)).toHaveLength(1);
  });

  it.each(['server/features/common/x.ts', 'server/utils/x.ts', 'web/lib/x.ts', 'shared/misc/x.ts', 'tools/x.ts'])(
    'the house and a folder that no row names: %s',
    (path) => {
      expect(faults(path, '')).toEqual([`${path} is in no room of scripts/rooms/table.ts`]);
    },
  );

  it.each([
    ['a feature by its door', 'web/features/site/x.tsx', from('#web/features/plans/index.ts')],
    ['a page by the router', 'web/app/router.tsx', opened('#web/features/site/landing-page.tsx')],
    [
      'what stands below',
      'server/features/proposals/x.ts',
      from('../plans/index.ts') + from('#shared/plans/access.ts'),
    ],
    ['a test database by a test', 'server/http/x.test.ts', from('#server/testing/database.ts')],
  ])('but not before %s', (_name, path, text) => {
    expect(faults(path, text)).toEqual([]);
  });
});

describe('a thing stays in its one place', () => {
  it.each([
    ['the environment', 'server/http/x.ts', 'const port = process.env.PORT;'],
    ['what Pro may do', 'web/features/proposals/x.tsx', "if (user.plan === 'pro') show();"],
    ['a price', 'web/features/site/x.tsx', 'const text = <b>$9.99</b>;'],
    ['a price in cents', 'server/features/billing/x.ts', 'const cents = 8999;'],
    ['a table', 'server/features/proposals/service.ts', from('../../db/schema/generations.ts')],
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

  it('is seen behind an address with two slashes', () => {
    expect(faults('web/api/x.ts', "const a = 'https://x.example'; const price = 999;")).toHaveLength(1);
  });
});

it('does not pass when it has read next to nothing', () => {
  expect(faultsOf([{ path: 'web/api/x.ts', text: '' }])).toEqual([
    'only 1 files were read; at least 150 were expected',
  ]);
});
