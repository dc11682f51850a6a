import { availableParallelism, loadavg } from 'node:os';
import { expect, it } from 'vitest';
import { freePort } from '../free-port.ts';
import { killsOf } from '../kills.ts';
import type { MainProcess } from '../main-process.ts';
import { programVersion } from '../programs.ts';
import type { Person } from '../signed-up-people.ts';
import { until } from '../until.ts';
import { BalancedLoad } from './balanced-load.ts';
import { type BALANCERS, startBalancer } from './balancer.ts';
import { freshInstallation, type Installation } from './fresh-installation.ts';

const PEOPLE = 4;
/** How often both processes are restarted. */
const ROUNDS = killsOf(1);
/** Answers between two restarts. */
const BETWEEN = 100;
const SETTINGS = {
  TRUST_PROXY: '1',
  WRITING_PACE: '300',
  GENERATION_LIMIT: '900000/hour,900000/hour',
  // A busy test machine is not a slow writer.
  ENGINE_DEADLINE_MS: '60000',
};

it.for(['haproxy', 'nginx'] as const)(
  'two processes behind %s are restarted one after the other under load: no request fails, no stream is cut',
  { timeout: 1_200_000 + ROUNDS * 1_200_000 },
  async (program, { skip, task }) => {
    if (programVersion(program, '-v') === undefined) return skip(`not run: needs the Debian package ${program}`);
    // Only other work excuses a slow database.
    const isQuiet = (loadavg()[0] ?? 0) < availableParallelism() / 2;
    const { load, all, home, ports, start } = await startTwoBehind(program);
    const running = load.run();
    const startedAt = performance.now();
    let restarts = 0;
    await until(() => load.answered > BETWEEN);
    for (; restarts < ROUNDS * all.length; restarts++) {
      const which = restarts % all.length;
      const old = all[which];
      old?.child.kill('SIGTERM');
      expect(await old?.ended).toBe(0);
      const next = start(which);
      all[which] = next;
      await next.origin;
      // The balancer must have found it before the other one ends.
      await until(async () => (await requestsOf(ports[which === 0 ? 'first' : 'second'])) > 0);
      const answered = load.answered;
      await until(() => load.answered > answered + BETWEEN);
      await home.sql('delete from rate_limits');
    }
    load.end();
    await running;
    const seconds = (performance.now() - startedAt) / 1_000;
    const stored = await home.sql("select content from document_revisions where content like 'State %'");
    const lost = load.saved.filter((text) => !stored.some(({ content }) => content === text)).length;
    const { failed, ...counted } = load.counted;
    const rate = Math.round(load.answered / seconds);
    task.meta.counted = { tried: load.answered + failed, failed, lost, restarts, ...counted, rate };
    const busy = isQuiet ? counted.busy : 0;
    expect({ faults: load.faults, lost, restarts, busy }).toEqual({
      faults: {},
      lost: 0,
      restarts: ROUNDS * all.length,
      busy: 0,
    });
  },
);

async function startTwoBehind(program: keyof typeof BALANCERS) {
  const home = await freshInstallation();
  const ports = { own: await freePort(), first: await freePort(), second: await freePort() };
  const origin = `http://127.0.0.1:${ports.own}`;
  const start = (which: number): MainProcess =>
    home.start({ ...SETTINGS, APP_ORIGIN: origin, PORT: String(which === 0 ? ports.first : ports.second) });
  const all = [start(0), start(1)];
  for (const main of all) await main.origin;
  await startBalancer(program, ports);
  const people: Person[] = [];
  // A database on a busy machine may take too long for the first ones.
  while (people.length < PEOPLE)
    await aPerson(home, origin).then(
      (person) => people.push(person),
      () => undefined,
    );
  const load = new BalancedLoad({ browser: (cookies) => home.browser(origin, cookies), people });
  return { load, all, home, ports, start };
}

async function aPerson(home: Installation, origin: string): Promise<Person> {
  const browser = home.browser(origin);
  const { id } = await browser.signUp();
  await home.sql("update users set plan = 'pro' where id = $1", [id]);
  return { id, cookies: browser.cookies };
}

/** How many reads a process has answered since its start: it is asked past the balancer. */
async function requestsOf(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^http_request_seconds_count\{[^}]*path="\/api\/drafts"[^}]*\} (\d+)/m.exec(text)?.[1] ?? 0);
}
