// `npm run doctor`, `npm run db:export -- FILE`, `npm run db:import -- FILE`: builds what is not built yet, then runs the tool.
import { ensureBuilt } from './ensure-built.mjs';

await ensureBuilt();
const built = new URL('../dist/server/operate.js', import.meta.url);
await import(built.href);
