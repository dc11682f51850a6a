// `npm start`: builds what is not built yet, then becomes the server. Plain Node on purpose: it needs nothing compiled.
import { ensureBuilt } from './ensure-built.mjs';

await ensureBuilt();
endWithNpm();

// Said at the start and used by nobody unasked: docs/operating.md.
process.env.LOCAL_MODEL_PORTS ||= '11434,1234,8080';

// In this very process: signals and the exit code are the server's own.
const built = new URL('../dist/server/main.js', import.meta.url);
await import(built.href);

/**
 * npm hands a signal to the shell it runs a script in, and most shells end without passing it on: the server would go on
 * alone and hold its port.
 */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}
