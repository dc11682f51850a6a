import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { programVersion, runProgram } from '../testing/programs.ts';

const fileOf = (name: string) => fileURLToPath(new URL(`../../deploy/${name}`, import.meta.url));

it.for([
  ['haproxy', 'haproxy.cfg', ['-c', '-f']],
  ['nginx', 'nginx.conf', ['-p', tmpdir(), '-t', '-c']],
] as const)('%s takes the file of deploy/ without a complaint', ([program, file, args], context) => {
  if (programVersion(program, '-v') === undefined) return context.skip(`not run: needs the Debian package ${program}`);
  const { status, stdout, stderr } = runProgram(program, [...args, fileOf(file)]);
  expect({ status, complaints: /warn|alert|emerg/i.test(stderr) ? stdout + stderr : '' }).toEqual({
    status: 0,
    complaints: '',
  });
});
