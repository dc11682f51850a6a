import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const MESSAGE = /\blog\.(?:info|warn|error)\(\s*(?:\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\},\s*)?['`]([^'`]+)['`]/g;

it('an operator who reads a message of the log finds one place in the code for it', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.ts$/.test(file) && !file.startsWith('testing'),
  );
  const messages = files.flatMap((file) =>
    [...readFileSync(`server/${file}`, 'utf8').matchAll(MESSAGE)].map(([, said]) => said),
  );
  expect(messages.length).toBeGreaterThan(20);
  expect(messages.filter((said, at) => messages.indexOf(said) !== at)).toEqual([]);
});
