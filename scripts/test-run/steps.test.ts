import { expect, it } from 'vitest';
import { STEPS, usualSteps } from './steps.ts';

it('leaves out of the usual run only what is slow, and nothing of the full one', () => {
  const commands = usualSteps().map(({ command }) => command.join(' '));
  const shorter = STEPS.filter(({ command }) => !commands.includes(command.join(' '))).map(({ name }) => name);
  expect(shorter).toEqual([
    ...['Firebase emulator', 'unit, server and component tests', 'end-to-end tests', 'Firebase mode'],
  ]);
  expect(commands.filter((command) => command.startsWith('vitest '))).toEqual([
    expect.stringMatching(/ --project=!slow$/),
  ]);
  expect(commands.filter((command) => command.startsWith('playwright '))).toEqual([
    expect.stringMatching(/ --grep-invert=@full$/),
  ]);
});
