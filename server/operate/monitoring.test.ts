import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startLlmApp } from '../testing/llm-app.ts';
import { programVersion, runProgram } from '../testing/programs.ts';

const FOLDER = fileURLToPath(new URL('../../deploy/monitoring/', import.meta.url));
/** Prometheus makes it itself. */
const OF_PROMETHEUS = ['up'];
const SUFFIX = /_(bucket|count|sum)$/;

const rules = z.object({ groups: z.array(z.object({ rules: z.array(z.object({ expr: z.string() })) })) });
const dashboard = z.object({ panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })) });

describe('the alert rules and the dashboard', () => {
  it('ask only for metrics that the app has', async () => {
    const app = await startLlmApp();
    const text = await (await fetch(`${app.origin}/metrics`)).text();
    const there = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map((match) => match[1]));
    const alerts = rules.parse(load(await readFile(`${FOLDER}alerts.yaml`, 'utf8')));
    const panels = dashboard.parse(JSON.parse(await readFile(`${FOLDER}dashboard.json`, 'utf8')));
    const asked = [
      ...alerts.groups.flatMap((group) => group.rules),
      ...panels.panels.flatMap(({ targets }) => targets),
    ].flatMap(({ expr }) => [...expr.matchAll(/\b([a-z_]+)\{/g)].map((match) => match[1] ?? ''));
    expect(asked.length).toBeGreaterThan(30);
    const unknown = asked.filter((name) => !there.has(name) && !there.has(name.replace(SUFFIX, '')));
    expect(unknown.filter((name) => !OF_PROMETHEUS.includes(name))).toEqual([]);
  });

  it.for([
    ['rules', ['check', 'rules', 'alerts.yaml']],
    ['examples', ['test', 'rules', 'alerts.test.yaml']],
    ['settings', ['check', 'config', 'prometheus.yaml']],
  ] as const)('pass promtool: %s', ([_name, args], context) => {
    if (programVersion('promtool') === undefined) return context.skip('not run: needs the Debian package prometheus');
    const files = args.map((arg) => (arg.endsWith('.yaml') ? `${FOLDER}${arg}` : arg));
    const { status, stdout, stderr } = runProgram('promtool', files);
    expect({ status, said: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, said: '' });
  });
});
