/** Files that belong together, by the beginning of their path from the project's folder. A file may be in several lanes. */
export interface Lane {
  readonly name: string;
  readonly paths: readonly string[];
}

const feature = (name: string) => [`server/features/${name}/`, `web/features/${name}/`, `shared/${name}/`];
const helper = (...names: readonly string[]) => names.map((name) => `server/testing/${name}`);
const spec = (...names: readonly string[]) => names.map((name) => `e2e/${name}`);

/**
 * CI runs the slow tests and the end-to-end tests of a lane when one of its files has changed, and those of every lane when a file
 * has changed that no lane has. A lane's own tests are in its paths as well.
 */
export const LANES: readonly Lane[] = [
  {
    name: 'identity',
    paths: [
      ...feature('identity'),
      ...feature('account'),
      ...spec('account', 'auth', 'session', 'sign-in', 'google', 'me.', 'identity-contract'),
      'dev-providers/google/',
      ...helper('authenticator', 'google', 'linking-parts', 'passkeys', 'signed-up-people', 'stolen-account'),
    ],
  },
  {
    // What it implements is the port of identity.
    name: 'firebase',
    paths: ['e2e/firebase/', ...feature('identity'), ...helper('fake-firebase')],
  },
  {
    name: 'billing',
    paths: [
      ...feature('billing'),
      ...feature('plans'),
      ...spec('checkout', 'credits', 'plan-changes', 'pricing', 'subscription', 'weekly-limit', 'paddle-overlay'),
      'dev-providers/paddle/',
      ...helper(
        'entitlement',
        'overlay',
        'paddle-settings',
        'paid-app',
        'payment-',
        'premium',
        'signed-event',
        'webhooks',
      ),
    ],
  },
  { name: 'drafts', paths: [...feature('drafts'), ...spec('autosave', 'draft', 'two-devices'), ...helper('draft')] },
  {
    name: 'proposals',
    paths: [
      ...feature('proposals'),
      ...feature('profiles'),
      ...['locales/', 'playbook/', 'reader/', 'eval/', 'scripts/reader/', 'scripts/playbook/', 'dev-providers/llm/'],
      ...spec('change-requests', 'first-screen', 'letter', 'llm', 'model-app', 'on-this-device', 'own-', 'proposal'),
      ...spec('sections', 'tool-on-demand', 'wizard', 'your-assistant'),
      ...helper(
        'engine',
        'injections',
        'llm',
        'model-ways',
        'proposal-reader',
        'tea-letter',
        'trade-writer',
        'writers',
      ),
    ],
  },
  {
    name: 'site',
    paths: [
      ...feature('site'),
      ...feature('contact'),
      ...['web/site-', 'web/analytics/', 'web/public/', 'server/http/site-', 'scripts/site-pictures/'],
      ...spec('analytics', 'contact', 'landing', 'light-site', 'media', 'site', 'visits'),
    ],
  },
  {
    name: 'web',
    paths: [
      ...['web/app/', 'web/ui/', 'web/api/', 'web/head/', 'web/styles/', 'web/playground/', 'web/testing/'],
      ...['web/main.tsx', 'web/paths.ts', 'index.html'],
      ...spec('every-page', 'first-screen', 'header', 'languages', 'light-site', 'page-headers', 'stale-build'),
      ...spec('tool-on-demand', 'page-weight'),
    ],
  },
  {
    name: 'server',
    paths: [
      ...['config', 'features/health/', 'http/', 'jobs/', 'mail/', 'tracing/', 'cluster/'].map(
        (path) => `server/${path}`,
      ),
      // Files beside the folders, and their tests.
      ...[
        'access',
        'app',
        'disk-full',
        'emulators',
        'every-form',
        'faulty-line',
        'forged-requests',
        'local-models',
        'log',
        'main',
      ]
        .concat('paddle-emulator', 'pool-starvation', 'queries-per-request', 'start')
        .map((file) => `server/${file}`),
      ...['shared/http/', 'dev-providers/http/', 'deploy/', '.dockerignore'],
      ...spec('forged-requests', 'page-headers'),
    ],
  },
  { name: 'database', paths: ['server/db/', 'server/operate/', 'drizzle.config.ts', 'scripts/schema-rules/'] },
  {
    name: 'tools',
    paths: [
      ...[
        'scripts/',
        'bench/',
        '.ci/run',
        '.gitignore',
        '.jscpd.json',
        '.oxlintrc.json',
        'biome.json',
        'knip.config.ts',
      ],
      // What a new version of a package may break is seen by the lock file, which no lane has.
      ...['package.json', 'playwright.config.ts', 'tsconfig', 'vitest.config.ts', 'vitest.faults.config.ts'],
    ],
  },
  // No slow test reads these; the gates that do are always run.
  {
    name: 'papers',
    paths: ['docs/', '.ci/base', 'CONTRIBUTING.md', 'GLOSSARY.md', 'LICENSE', 'README.md', 'SECURITY.md'],
  },
];
