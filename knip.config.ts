import type { KnipConfig } from 'knip';

export default {
  entry: [
    'server/{main,operate/main}.ts',
    // A thread is started from it.
    'server/features/proposals/generation/tasks-worker.ts',
    'web/{main,site-main,site-server}.tsx',
    'web/head/{app,auth,site,tool}.ts',
    'web/styles/site.css',
    // Each runs in a process of its own.
    'bench/model-stream-{provider,readers,relay}.ts',
    'bench/load-{bare,generator,readers}.ts',
    'bench/health-asker.ts',
    'scripts/*.{ts,mjs}',
    'server/testing/{embedded,jobs,second}-app.ts',
    'e2e/firebase/{run.ts,emulator.mjs,*.config.ts,*.{spec,test}.ts}',
  ],
  // Of the operating system: the test of a full disk makes a small one, and one suite has a pooler.
  ignoreBinaries: ['mount', 'umount', 'pgbouncer'],
  project: ['{server,shared,dev-providers,web,eval,bench,scripts,e2e}/**/*.{ts,tsx,mjs,css}'],
  // A component's props and a function's answer have names for the reader, also where no other file needs them.
  ignoreExportsUsedInFile: { interface: true, type: true },
  compilers: { css: importsOfStyles },
} satisfies KnipConfig;

/** Style sheets name packages in @import, @plugin and url(). */
function importsOfStyles(text: string): string {
  const names = [...text.matchAll(/@(?:import|plugin)\s+["']([^"']+)["']|url\(["']?([@\w][^"')]*)/g)];
  return names.map(([, imported, linked]) => `import '${imported ?? linked}';`).join('\n');
}
