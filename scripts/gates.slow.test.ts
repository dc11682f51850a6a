import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUDGETS } from './budgets/table.ts';
import { keyOf, readVerdicts, VERDICTS_FILE } from './patterns/verdicts.ts';
import { copyProject, root } from './project-copy.ts';
import { STEPS } from './test-run/steps.ts';

// A gate that cannot fail guards nothing: each is run, as `npm test` runs it, on a copy of this project with a fault in it.
// Some take half a minute for the whole project: they get its settings, `shared/` and little else.
const LITTLE =
  /^(?:\.gitignore|\.oxlintrc\.json|(?:package|biome|tsconfig[^/]*)\.json|knip\.config\.ts|shared(?:\/.*)?|(?:web|server|scripts)|web\/paths\.ts|server\/config(?:\.ts|\/.*)?|scripts\/(?:check-plan-rules\.ts|plan-rules(?:\/.*)?))?$/;

/** Imports across a boundary between folders: a file, and what it imports. */
const ACROSS = [
  ['server/features/plans/planted-above.ts', '../proposals/index.ts'],
  ['web/features/drafts/planted-above.ts', '#web/features/account/index.ts'],
  ['web/features/proposals/planted-inside.ts', '#web/features/plans/use-viewer.ts'],
  ['server/features/drafts/planted-table.ts', '../../db/schema/index.ts'],
  ['server/features/proposals/generation/planted-database.ts', '../../../db/client.ts'],
  ['server/features/proposals/generation/read/planted-writer.ts', '../write/index.ts'],
  ['server/db/planted-feature.ts', '../features/plans/index.ts'],
  ['web/ui/planted-feature.ts', '../features/plans/index.ts'],
  ['shared/http/planted-package.ts', 'react'],
  ['dev-providers/paddle/planted-app.ts', '#server/config.ts'],
] as const;

let copy = '';

describe('a gate that reads all of the code', () => {
  beforeAll(async () => {
    copy = await copyProject((path) => !LITTLE.test(path));
  });

  afterAll(() => rm(copy, { recursive: true, force: true }));

  it('lint: an import across a boundary, even of a type, a feature that is not compared, an unawaited promise, an any, a hook behind a condition, an image without words, what is too long, a circle of types', async () => {
    await plant('web/planted-type.ts', `${importing('Config', '#server/config.ts')}export type Mine = Config;\n`);
    await plant('shared/planted.ts', exporting('readConfig', '#server/config.ts'));
    await plant('server/planted.ts', exporting('paths', '#web/paths.ts'));
    await plant('shared/planted-dom.ts', 'export const title = document.title;\n');
    await plant('scripts/planted.mjs', "/** @type {number} */\nexport const count = 'one';\n");
    const features = join(copy, 'shared/plans/features.ts');
    const decided = await readFile(features, 'utf8');
    const one = "'drafts.planted': { audience: 'pro', group: 'Writing' },";
    await writeFile(features, decided.replace("'drafts.versions'", `${one}\n  'drafts.versions'`));
    await plant('server/planted-lint.ts', 'export function go(): void {\n  Promise.reject(new Error());\n}\n');
    await plant('server/planted-any.ts', 'export const given: any = 1;\nexport const sure = [1].at(0)!;\n');
    const hook =
      "import { useState } from 'react';\nexport function A({ on }: { on: boolean }) {\n  if (on) useState(1);\n";
    await plant('web/ui/planted-lint.tsx', `${hook}  return <img src="/a.png" />;\n}\n`);
    await plant(
      'shared/http/planted-long.ts',
      Array.from({ length: 301 }, (_, line) => `export const a${line} = 1;\n`).join(''),
    );
    const lines = Array.from({ length: 60 }, (_, line) => `  given.push(${line});\n`).join('');
    await plant('server/planted-function.ts', `export function fill(given: number[]): void {\n${lines}}\n`);
    for (const [here, there] of [
      ['one', 'other'],
      ['other', 'one'],
    ])
      await plant(
        `shared/http/planted-${here}.ts`,
        `${importing(`T${there}`, `./planted-${there}.ts`)}export type T${here} = T${there}[];\n`,
      );
    for (const [path, imported] of ACROSS) await plant(path, exporting('planted', imported));
    await plant('server/http/planted-env.ts', 'export const port = process.env.PORT;\n');
    const said = (await failureOf('lint')).split('\n\n');
    for (const [code, file] of [
      ['TS6307', 'web/planted-type'],
      ['TS6307', 'shared/planted'],
      ['TS6307', 'server/planted'],
      ['TS2584', 'shared/planted-dom'],
      ['TS2322', 'scripts/planted'],
      // A feature without a name in the comparison.
      ['TS2741', 'shared/plans/features'],
      ['max-lines', 'shared/http/planted-long'],
      ['max-lines-per-function', 'server/planted-function'],
      ['no-cycle', 'shared/http/planted-one'],
      ['no-floating-promises', 'server/planted-lint'],
      ['no-explicit-any', 'server/planted-any'],
      ['no-non-null-assertion', 'server/planted-any'],
      ['rules-of-hooks', 'web/ui/planted-lint'],
      ['alt-text', 'web/ui/planted-lint'],
      ['no-process-env', 'server/http/planted-env'],
      ...ACROSS.map(([path]) => ['no-restricted-imports', path.replace('.ts', '')]),
    ])
      expect(said).toContainEqual(expect.stringMatching(new RegExp(`\\(${code}\\): [^]*\\[${file}\\.\\w+:`)));
    await writeFile(features, decided);
  });

  it('format: a file that was not formatted', async () => {
    await plant('web/planted-format.ts', 'export const a = "double quotes"\n');
    expect(await failureOf('format')).toContain('web/planted-format.ts');
  });

  it('plan rules: a price outside shared/plans', async () => {
    await plant('web/features/plans/planted.tsx', 'export const PRICE = <b>$9.99</b>;\n');
    expect(await failureOf('plan rules')).toContain(
      'plans/planted.tsx: a price stands in shared/plans/catalogue.ts alone',
    );
  });

  it('dead code: a file and an export that nothing uses', async () => {
    await plant('shared/http/planted-unused.ts', 'export const nobodyAsksForThis = 1;\n');
    const used = await readFile(join(copy, 'web/paths.ts'), 'utf8');
    await plant('web/paths.ts', `${used}\nexport const plantedUnused = 1;\n`);
    await plant('web/main.tsx', "import { paths } from './paths.ts';\nconsole.log(paths);\n");
    const said = await failureOf('dead code');
    expect(said).toContain('shared/http/planted-unused.ts');
    expect(said).toContain('plantedUnused');
  });
});

describe('a gate that reads a part of it', () => {
  beforeAll(async () => {
    copy = await copyProject();
  });

  afterAll(() => rm(copy, { recursive: true, force: true }));

  it('plan table: someone may do what docs/product.md does not say', async () => {
    const features = join(copy, 'shared/plans/features.ts');
    const decided = await readFile(features, 'utf8');
    await writeFile(
      features,
      decided.replace("'tone.casual': { audience: 'credits'", "'tone.casual': { audience: 'everybody'"),
    );
    expect(await failureOf('plan table')).toContain('docs/product.md has another table');
    await writeFile(features, decided);
  });

  it('copied code: ten lines in two features, with other names around them and other comments in them', async () => {
    const lines = Array.from(
      { length: 9 },
      (_, line) => `  given.set('a${line}', (given.get('a${line}') ?? 0) + 1);\n`,
    );
    const counting = (name: string) =>
      `export function ${name}(given: Map<string, number>): void {\n  // ${name}\n${lines.join('')}}\n`;
    await plant('server/features/contact/planted-copy.ts', counting('countMessages'));
    await plant('server/features/profiles/planted-copy.ts', counting('countProfiles'));
    const said = await failureOf('copied code');
    expect(said).toContain('contact/planted-copy.ts');
    expect(said).toContain('profiles/planted-copy.ts');
  });

  it('configuration: a setting that the page does not have', async () => {
    const page = await readFile(join(copy, 'docs/configuration.md'), 'utf8');
    await plant('docs/configuration.md', page.replace('`WRITING_PACE`', '`OTHER`'));
    expect(await failureOf('configuration')).toContain('docs/configuration.md has other settings than the code');
    await plant('docs/configuration.md', page);
  });

  it('playbook: a file without a part, a line that says nothing, the same line in two files', async () => {
    const path = 'playbook/en/ecommerce/shopify-speed.yaml';
    const whole = await readFile(join(copy, path), 'utf8');
    await plant('playbook/en/ecommerce/planted-part.yaml', 'job: Planted\nhire: [task]\n');
    await plant(
      'playbook/en/ecommerce/planted-twin.yaml',
      whole.replace('Which apps bring', 'This will ensure which apps bring'),
    );
    const said = await failureOf('playbook');
    expect(said).toMatch(/planted-part\.yaml: wrong/);
    expect(said).toMatch(/planted-twin\.yaml: Begins with a word that points at nothing: This will ensure/);
    expect(said).toMatch(/planted-twin\.yaml: Holds a banned phrase: This will ensure/);
    expect(said).toMatch(/(?:planted-twin|shopify-speed)\.yaml: “.+” is in .+ as well/);
    for (const name of ['part', 'twin']) await rm(join(copy, `playbook/en/ecommerce/planted-${name}.yaml`));
  });

  it('reader weights: a labelled post that they were not trained on, and a line without a label', async () => {
    const path = 'reader/posts/en/01.txt';
    const whole = await readFile(join(copy, path), 'utf8');
    const post = '\n# Logo for a bakery\n@ kind=plain trade=design\nN*|We need a logo for our bakery.\nK|Thanks!\n';
    await plant(path, `${whole}${post}A line without a label.\n`);
    const said = await failureOf('reader weights');
    expect(said).toContain('reader/word-counts.json is not what the posts give');
    expect(said).toMatch(/reader\/posts\/en\/01\.txt:\d+ This is no unit: A line without a label/);
    await plant(path, whole);
  });

  it('schema: tables and SQL that one machine alone could serve', async () => {
    const tables = `import { pgTable, primaryKey, serial, timestamp, uuid } from 'drizzle-orm/pg-core';
export const counted = pgTable('counted', { id: serial().primaryKey() });
export const owned = pgTable(
  'owned',
  { userId: uuid('user_id').notNull(), id: uuid('id').defaultRandom(), at: timestamp('at') },
  (t) => [primaryKey({ columns: [t.id, t.userId] })],
);
`;
    await plant('server/db/schema/planted.ts', tables);
    const index = await readFile(join(copy, 'server/db/schema/index.ts'), 'utf8');
    await plant('server/db/schema/index.ts', `${index}\nexport * from './planted.ts';\n`);
    await plant('server/db/planted.ts', 'export const listen = (db: D) => db.execute(sql`listen proposals`);\n');
    const said = await failureOf('schema');
    for (const fault of [
      'counted: id is numbered or computed by the database',
      'owned: the key (id, user_id) does not begin with user_id',
      'owned: id has the default gen_random_uuid()',
      'owned: at has no time zone',
      'The migrations do not lead to the schema',
      'db/planted.ts: LISTEN or NOTIFY',
    ])
      expect(said).toContain(fault);
  });

  it('bundle: code of the payment emulator in a production bundle', async () => {
    const marker = 'bidwright-standin-paddle';
    const files = {
      'server/chunk-1.js': `const said = '${marker}';\n`,
      'client/assets/a.js': `"${marker}"`,
      'dev-providers/paddle.js': 'renamed',
    };
    for (const [path, text] of Object.entries(files)) await plantBuilt(path, text);
    const said = await failureOf('bundle');
    expect(said).toContain('dist/server/chunk-1.js');
    expect(said).toContain('dist/client/assets/a.js');
    expect(said).toContain('the search looks for the wrong text');
  });

  it('patterns: one without a verdict, one that is slow, one slow at word boundaries, and one whose text nobody knows', async () => {
    const read = 'server/features/proposals/generation/read';
    // To measure those that are not linear takes as long as everything else.
    const keys = Object.keys(readVerdicts(join(root, VERDICTS_FILE)));
    const verdicts = Object.fromEntries(keys.map((key) => [key, { verdict: 'safe' }]));
    const attack = { pumps: [{ prefix: '', pump: 'a' }], suffix: '!' };
    const slow = {
      [keyOf({ source: 'a*planted$', flags: '' })]: {
        verdict: 'vulnerable',
        complexity: '2nd degree polynomial',
        attack,
      },
    };
    await plant(VERDICTS_FILE, JSON.stringify({ ...verdicts, ...slow }));
    await plant(`${read}/planted-new.ts`, 'export const NEW = /^planted (?:a+)+$/;\n');
    await plant(`${read}/planted-slow.ts`, 'export const SLOW = /a*planted$/;\n');
    await plant(`${read}/planted-bound.ts`, 'export const BOUND = /(?:\\bplanted|\\bword) \\p{L}/iu;\n');
    await plant(`${read}/planted-hidden.ts`, 'export const find = (word: string) => new RegExp(word);\n');
    const said = await failureOf('patterns');
    expect(said).toContain('planted-new.ts:1: /^planted (?:a+)+$/ has no verdict: run npm run patterns');
    expect(said).toMatch(/planted-slow\.ts:1: .* is 2nd degree polynomial: \d+ ms on 20301 characters/);
    expect(said).toContain('planted-bound.ts:1: with the flags i and u a leading \\b is slow');
    expect(said).toContain('planted-hidden.ts:1: build it where the file is loaded');
  });

  it('budgets: a page that loads more than it may, a page that is longer, and a part that the build does not have', async () => {
    for (const { html, parts } of BUDGETS) {
      await plantBuilt(html, '<script type="module" src="/assets/start-12345678.js"></script>');
      for (const part of parts) await plantBuilt(`client/assets/${part}-12345678.js`, 'import"./below-12345678.js"');
    }
    await plantBuilt('client/assets/start-12345678.js', 'import("./later-12345678.js")');
    await plantBuilt('client/assets/later-12345678.js', 'x'.repeat(500_000));
    await plantBuilt('client/assets/below-12345678.js', 'x'.repeat(500_000));
    const below = 'client/assets/below-12345678.js.br';
    await plantBuilt(below, 'x');
    expect(await run('budgets')).toEqual({ code: 0, said: '' });
    await plantBuilt(below, 'x'.repeat(250_000));
    await plantBuilt('site/pages/faq.html', `${'x'.repeat(14_400)}<script src="/assets/start-12345678.js">`);
    await rm(join(copy, 'dist/client/assets/account-page-12345678.js'));
    const said = await failureOf('budgets');
    expect(said).toContain('/proposal-tool loads 250');
    expect(said).toContain('/faq is 14');
    expect(said).not.toContain('/faq loads');
    expect(said).toContain("0 files of 'account-page'");
  });
});

const plantBuilt = (path: string, text: string) => plant(`dist/${path}`, text);

// Put together here, so that this file's own planted imports are not taken for imports of its own.
const importing = (name: string, path: string) => `import type { ${name} } from '${path}';\n`;
const exporting = (name: string, path: string) => `export { ${name} } from '${path}';\n`;

async function plant(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(copy, path)), { recursive: true });
  await writeFile(join(copy, path), text);
}

/** What the gate of that name says of the copy; it must fail. */
async function failureOf(name: string): Promise<string> {
  const { code, said } = await run(name);
  expect(code, `exit code of ${name}`).not.toBe(0);
  return said;
}

async function run(name: string): Promise<{ code: unknown; said: string }> {
  const [command, ...args] = STEPS.find((step) => step.name === name)?.command ?? [''];
  const options = { cwd: copy, maxBuffer: 50_000_000, shell: process.platform === 'win32' };
  return new Promise((resolve) => {
    execFile(join(root, 'node_modules/.bin', command), args, options, (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, said: stripVTControlCharacters(stdout + stderr) });
    });
  });
}
