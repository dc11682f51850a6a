import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { startMailedApp } from '../testing/mailed-app.ts';
import { until } from '../testing/until.ts';

const DAY_MS = 86_400_000;
const MESSAGE = {
  ...{ name: 'Ada Lovelace', email: 'ada@freelance.example', subject: 'An invoice' },
  message: 'Where do I find the invoice of May?',
};

/** What a mail server may do instead of its work, from the greeting on. */
const FAULTS: readonly (readonly [name: string, (socket: Socket) => void])[] = [
  ['hangs up at once', (socket) => socket.destroy()],
  ['is busy', (socket) => socket.end('421 4.3.2 too busy\r\n')],
  ['sends noise', (socket) => socket.end(Buffer.from(Array.from({ length: 4096 }, (_, i) => i % 256)))],
  ['greets and is cut', (socket) => greet(socket, () => socket.resetAndDestroy())],
  ['knows no password', (socket) => greet(socket, () => socket.write('535 5.7.8 not you\r\n'))],
  ['breaks in the middle of a line', (socket) => greet(socket, () => socket.end('250-mail.exam'))],
];

it('whatever a mail server does, a message to support is answered, stored, and mailed once it is mended', async () => {
  const { app, mailbox, pass, sql } = await startMailedApp({ SUPPORT_EMAIL: 'support@bidwright.example' });
  const { port } = new URL(mailbox.url);
  for (const [n, [what, act]] of FAULTS.entries()) {
    await mailbox.goDown();
    const faulty = await startFaulty(Number(port), act);
    const { body } = await app.post('/api/contact', { ...MESSAGE, subject: `Invoice ${n}` });
    expect(body, what).toMatchObject({ success: true });
    await app.app.jobs.idle();
    expect(mailbox.received, what).toHaveLength(n);
    await faulty.stop();
    await mailbox.comeBack();
    pass(DAY_MS);
    await until(() => mailbox.received.length > n);
    pass(DAY_MS);
    await app.app.jobs.idle();
    expect(mailbox.received, what).toHaveLength(n + 1);
  }
  expect(await sql('select subject from contact_messages order by subject')).toEqual(
    FAULTS.map((_fault, n) => ({ subject: `Invoice ${n}` })),
  );
});

function greet(socket: Socket, then: () => void): void {
  socket.write('220 mail.example ESMTP\r\n');
  socket.on('data', then);
}

async function startFaulty(port: number, act: (socket: Socket) => void): Promise<{ stop(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    // The other end may be gone before this one speaks.
    socket.on('error', () => undefined);
    act(socket);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const stop = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => resolve());
    });
  onTestFinished(stop);
  return { stop };
}
