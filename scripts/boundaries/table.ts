import { INSIDE_FEATURES } from './inside-features.ts';
import type { OnlyIn } from './only-in.ts';
import { OWN_PHRASE_IN_TEXT } from './plain-english.ts';
import { PLAN_RULES } from './plan-rules.ts';

/** One module: the files below `path`, and the modules whose files they may import besides their own. */
export interface Module {
  readonly path: string;
  readonly mayImport: readonly string[];
  /** Only the files right in the folder; a folder inside needs a row of its own. */
  readonly isFlat?: true;
}

// Which feature may build on which: the right side is imported by the left. The same in shared, server and web.
const FEATURES = {
  identity: [],
  billing: ['identity'],
  plans: ['identity', 'billing'],
  profiles: ['identity', 'billing', 'plans'],
  proposals: ['identity', 'billing', 'plans', 'profiles'],
  drafts: ['identity', 'billing', 'plans', 'profiles', 'proposals'],
  account: ['identity', 'billing', 'plans', 'profiles', 'proposals', 'drafts'],
  contact: [],
  health: [],
} as const satisfies Record<string, readonly string[]>;

const names = Object.entries<readonly string[]>(FEATURES);
// Prices and cycles are ground: money is counted by them in shared, server and web.
const sharedOf = (features: readonly string[]) =>
  ['http', 'site', ...features, ...(features.includes('billing') ? ['plans'] : [])].map((name) => `shared/${name}`);

/** A feature of the server or the web, and its folders if they have walls between them. */
function modulesOf(feature: string, parts: readonly string[]): Module[] {
  const folders = INSIDE_FEATURES[feature];
  const mayImport = [...parts, feature];
  if (!folders) return [{ path: feature, mayImport }];
  const inside = Object.entries(folders).map(([folder, besides]) => ({
    path: `${feature}/${folder}`,
    mayImport: [...parts, ...[folder, ...besides].map((path) => `${feature}/${path}`)],
  }));
  return [{ path: feature, mayImport, isFlat: true }, ...inside];
}

const shared: Module[] = [
  { path: 'shared/http', mayImport: [] },
  { path: 'shared/site', mayImport: ['shared/http'] },
  // What a plan is knows nothing of how it is paid.
  ...names.map(([name, below]) => ({
    path: `shared/${name}`,
    mayImport: name === 'billing' ? sharedOf([...below, name]) : sharedOf(name === 'plans' ? ['identity'] : below),
  })),
];

// What every part of the server is on. An expected failure is named by AppError wherever it is noticed.
const GROUND = [
  'server/config.ts',
  'server/log.ts',
  'server/log-error.ts',
  'server/http/app-error.ts',
  'server/tracing',
];
const SERVER_PARTS = ['server/app-parts.ts', 'server/db', 'server/http', 'server/jobs', 'server/mail', ...GROUND];

const GENERATION = 'server/features/proposals/generation';
const inGeneration = (path: string) => `${GENERATION}/${path}`;
const ENGINE = ['server/http/app-error.ts', 'server/tracing', 'shared/http', 'shared/plans', 'shared/proposals'];
/** What writes one section, or reads a letter of other origin, is made of. */
const STEPS = ['check-context.ts', 'prepared.ts', 'tasks.ts', 'writer.ts', 'read', 'write', 'llm'].map(inGeneration);

const server: Module[] = [
  { path: 'server/app-parts.ts', mayImport: [...GROUND, 'server/db', 'server/jobs', 'server/mail'] },
  { path: 'server/config.ts', mayImport: ['server/config', 'shared/site'] },
  { path: 'server/config', mayImport: ['shared/plans'] },
  { path: 'server/log-error.ts', mayImport: [] },
  { path: 'server/log.ts', mayImport: ['server/log-error.ts', 'server/config.ts'] },
  { path: 'server/http/app-error.ts', mayImport: ['shared/http'] },
  { path: 'server/tracing', mayImport: GROUND },
  { path: 'server/db', mayImport: GROUND },
  { path: 'server/http', mayImport: [...GROUND, 'server/db', 'shared/http', 'shared/site'] },
  { path: 'server/jobs', mayImport: [...GROUND, 'server/db', 'shared/site'] },
  { path: 'server/mail', mayImport: [...GROUND, 'server/jobs', 'shared/http', 'shared/site'] },
  // The engine knows no HTTP and no database. Inside it the reader knows no writer, and the writer no model.
  { path: GENERATION, mayImport: [...ENGINE, GENERATION] },
  { path: `${GENERATION}/data-files.ts`, mayImport: [] },
  { path: `${GENERATION}/word-weights.ts`, mayImport: ['shared/proposals', `${GENERATION}/data-files.ts`] },
  { path: `${GENERATION}/writer.ts`, mayImport: ['shared/proposals', `${GENERATION}/read`] },
  {
    path: `${GENERATION}/read`,
    mayImport: ['shared/proposals', ...['data-files.ts', 'word-weights.ts'].map(inGeneration)],
  },
  {
    path: `${GENERATION}/write`,
    mayImport: [
      'shared/profiles',
      'shared/proposals',
      ...['data-files.ts', 'word-weights.ts', 'writer.ts', 'read'].map(inGeneration),
    ],
  },
  {
    path: `${GENERATION}/llm`,
    mayImport: [
      'server/http/fetch-without-redirect.ts',
      'server/tracing',
      'shared/http',
      'shared/proposals',
      ...['writer.ts', 'read'].map(inGeneration),
    ],
  },
  { path: `${GENERATION}/sections`, mayImport: [...ENGINE, ...STEPS, inGeneration('pipeline.ts')] },
  {
    path: `${GENERATION}/pasted`,
    mayImport: [...ENGINE, ...STEPS, ...['notes.ts', 'word-weights.ts'].map(inGeneration)],
  },
  ...names.flatMap(([name, below]) =>
    modulesOf(`server/features/${name}`, [
      ...SERVER_PARTS,
      ...sharedOf([name, ...below]),
      ...below.map((other) => `server/features/${other}`),
    ]),
  ),
  // Several processes of the app on one machine.
  { path: 'server/cluster', mayImport: ['server', 'shared'] },
  // What an operator runs beside the app: the check of an installation, export and import.
  { path: 'server/operate', mayImport: ['server', 'shared', 'dev-providers'] },
  { path: 'server/testing', mayImport: ['server', 'shared', 'dev-providers'] },
  { path: 'server', mayImport: ['server', 'shared', 'dev-providers'], isFlat: true },
];

/** Emulators of outside providers. They import nothing of the app, like the real ones. */
const devProviders: Module[] = [
  { path: 'dev-providers/google', mayImport: ['dev-providers/http'] },
  { path: 'dev-providers/http', mayImport: [] },
  { path: 'dev-providers/llm', mayImport: ['dev-providers/http'] },
  { path: 'dev-providers/paddle', mayImport: ['dev-providers/http'] },
];

const WEB_PARTS = ['web/api', 'web/ui', 'web/paths.ts'];

const RESULT = 'web/features/proposals/result';

const web: Module[] = [
  { path: 'web/ui', mayImport: [] },
  { path: 'web/styles', mayImport: [] },
  { path: 'web/analytics', mayImport: ['web/ui', 'web/paths.ts', 'shared/site'] },
  { path: 'web/paths.ts', mayImport: ['shared/site'] },
  { path: 'web/api', mayImport: ['shared/http', 'shared/site'] },
  // The front page shows what the engine writes.
  {
    path: 'web/features/site',
    mayImport: [
      ...WEB_PARTS,
      'shared/http',
      'shared/site',
      'shared/plans',
      'shared/proposals',
      'web/features/plans',
      'web/site-shell',
    ],
  },
  // The frame of every page, of the site and of the app.
  { path: 'web/site-shell', mayImport: ['web/ui', 'web/paths.ts', 'shared/site', 'shared/identity'] },
  ...names.flatMap(([name, below]) =>
    modulesOf(`web/features/${name}`, [
      ...WEB_PARTS,
      ...sharedOf([name, ...below]),
      ...below.map((other) => `web/features/${other}`),
      // Its page is one of the site's.
      ...(name === 'contact' ? ['web/features/site'] : []),
    ]),
  ),
  { path: `${RESULT}/text`, mayImport: ['web/ui', 'shared/proposals'] },
  { path: `${RESULT}/emoji`, mayImport: ['web/ui', 'shared/proposals'] },
  // The playground of all components, seen in development alone.
  { path: 'web/playground', mayImport: ['web', 'shared'] },
  { path: 'web/app', mayImport: ['web', 'shared'] },
  { path: 'web/head', mayImport: ['web', 'shared'] },
  // What tests of components share.
  { path: 'web/testing', mayImport: ['web', 'shared'] },
  { path: 'web', mayImport: ['web', 'shared'], isFlat: true },
];

/** Tools may import the app; the app imports no tool. */
const tools: Module[] = [
  { path: 'scripts', mayImport: ['shared', 'server', 'e2e', 'playwright.config.ts'] },
  { path: 'eval', mayImport: ['shared', 'server', 'scripts'] },
  { path: 'bench', mayImport: ['shared', 'server', 'eval', 'scripts'] },
  { path: 'e2e', mayImport: ['shared', 'server', 'eval', 'scripts'] },
  { path: 'e2e/firebase', mayImport: ['shared', 'server', 'web', 'scripts', 'e2e', 'playwright.config.ts'] },
  // Here the browser's own code meets the real server, without a browser.
  { path: 'e2e/identity-contract', mayImport: ['shared', 'server', 'web/features/identity'] },
];

/** The architecture. Modules are matched by their longest path; a file in none of them is a fault. */
export const MODULES: readonly Module[] = [...shared, ...server, ...devProviders, ...web, ...tools];

const APP = /^(shared|server|web)\//;
const TOOLS = /^(scripts|e2e|bench|eval)\/|^(server|web)\/testing\/|\.fixture\.ts$|\.config\.ts$/;

export const ONLY_IN: readonly OnlyIn[] = [
  {
    what: 'the environment is read in server/config.ts alone',
    pattern: /\bprocess\.env\b/,
    under: APP,
    except: /^server\/config\.ts$|^server\/testing\//,
  },
  ...PLAN_RULES,
  {
    what: "a table is used in server/db and its feature's repository.ts alone",
    pattern: /from\s+['"][^'"]*\/db\/schema\//,
    under: /./,
    except: /^server\/db\/|\/repository\.ts$|^server\/testing\/|^scripts\//,
  },
  {
    what: 'shared is pure and imports zod, parse5 and itself',
    pattern: /(?:(?<!['"])\bfrom\s*|\bimport\s*\(?\s*)['"](?!zod['"]|parse5['"]|#shared\/|\.)/,
    under: /^shared\//,
    except: /^$/,
  },
  {
    what: 'nothing that runs in a browser imports Node',
    pattern: /(?:(?<!['"])\bfrom\s*|\bimport\s*\(?\s*)['"]node:/,
    under: /^(shared|web)\//,
    except: /^$/,
  },
  {
    what: 'the interface speaks plain product English (docs/conventions.md, Words)',
    pattern: OWN_PHRASE_IN_TEXT,
    under: /^(?:web|shared|server)\//,
    // Here are texts for a model, words of clients, and the name of a user of the system.
    except:
      /^(?:web|server)\/(?:playground|testing)\/|^server\/features\/proposals\/generation\/(?:llm|read|write)\/|^server\/db\/embedded\/account\.ts$|\.fixture\.ts$/,
  },
  {
    what: 'a comment that turns off a check gives its reason after --, and is one of a check that runs',
    pattern: /\b(?:ox|es)lint-disable\b(?!.* -- \S)|\bbiome-ignore\b/,
    under: /./,
    except: /^scripts\/boundaries\//,
    isOfComments: true,
  },
  {
    what: 'a test framework is used by tests and tools alone',
    pattern: /from\s+['"](vitest|@playwright\/test|fast-check)['"]/,
    under: /./,
    except: TOOLS,
  },
];

/** Fewer files than this and the check has looked at the wrong folder, or past its own rules. */
export const FEWEST_FILES = 1_500;
