// `npm run dev`: the pages with hot reload, and the server started again on every change. One Ctrl+C ends both.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createProbe } from 'node:net';
import { createServer } from 'vite';
import { readConfig } from '#server/config.ts';
import { siteSettingsOf } from '#server/http/installed-pages.ts';
import { sitePages } from './dev-site.ts';

const pagePort = await freePort(Number(process.env.PORT ?? 5173));
const apiPort = await freePort(3000);
const origin = `http://localhost:${pagePort}`;

const api = startApi();
process.env.BIDWRIGHT_SERVER = `http://127.0.0.1:${apiPort}`;
const config = readConfig({ ...process.env, APP_ORIGIN: process.env.APP_ORIGIN ?? origin });
// The server starts the payment emulator unless a provider is configured.
const settings = { ...siteSettingsOf(config), billing: config.paddle?.environment ?? 'standin' };
const pages = await createServer({
  plugins: [sitePages(settings)],
  server: { port: pagePort, strictPort: true },
});
await pages.listen();
console.log(`\nBidwright for development: ${origin} (components: ${origin}/gallery)\n`);

let isEnding = false;
process.once('SIGINT', () => void end(0));
process.once('SIGTERM', () => void end(0));
api.once('exit', (code) => void end(code ?? 1));

function startApi(): ChildProcess {
  // The page's own address is where calls come from, so it is the one that the server must take for its own.
  const env = { ...process.env, PORT: String(apiPort), APP_ORIGIN: process.env.APP_ORIGIN ?? origin };
  const watch = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'];
  return spawn(process.execPath, watch, { env, stdio: ['ignore', 'inherit', 'inherit'] });
}

async function end(code: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  const ended = api.exitCode === null && api.signalCode === null ? once(api, 'exit') : undefined;
  api.kill('SIGTERM');
  await Promise.all([ended, pages.close()]);
  process.exit(code);
}

/** `wanted` when nothing listens there on this machine, else the next port that is free. */
async function freePort(wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + 100; port++) {
    if (await isFree(port)) return port;
  }
  throw new Error(`None of the ports ${wanted} to ${wanted + 99} is free.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createProbe();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
