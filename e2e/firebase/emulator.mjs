// A process of its own: the Auth emulator of firebase-tools on a free port, which it prints. Started below the command line of
// the package, because that asks Google for news and updates first, and a test needs no network.
import { createRequire } from 'node:module';

const { createApp } = createRequire(import.meta.url)('firebase-tools/lib/emulator/auth/server');

const app = await createApp('demo-bidwright');
const server = app.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
process.once('SIGTERM', () => process.exit());
