// Checks that docs/configuration.md lists the settings of server/config.ts, each once and with its default value.
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { SETTINGS } from '../server/config.ts';

const PAGE = 'docs/configuration.md';
/** A row of its tables: the name of a setting and its default, a value in backticks or what happens without one. */
const ROW = /^\| `([A-Z_]+)` \| (.+?) \| /gm;

const rows = [...readFileSync(PAGE, 'utf8').matchAll(ROW)].map(([, name = '', shown = '']) => ({ name, shown }));
const faults = [
  ...Object.keys(SETTINGS)
    .filter((name) => rows.filter((row) => row.name === name).length !== 1)
    .map((name) => `${name} is not there exactly once`),
  ...rows.filter(({ name }) => !Object.hasOwn(SETTINGS, name)).map(({ name }) => `${name} is no setting`),
  ...rows
    .filter(({ name, shown }) => !isDefault(shown, SETTINGS[name]))
    .map(({ name }) => `${name} has another default`),
];
console.log(
  faults.length > 0 ? `${PAGE} has other settings than the code: ${faults.join(', ')}` : `${PAGE} has them all.`,
);
process.exitCode = faults.length > 0 ? 1 : 0;

/** A setting without a default value may say anything. */
function isDefault(shown: string, schema: z.ZodType | undefined): boolean {
  const preset = presetOf(schema);
  return preset === undefined || shown === `\`${preset}\``;
}

/** The default value, also before a transformation; undefined for none. */
function presetOf(schema: unknown): string | number | undefined {
  if (schema instanceof z.ZodPipe) return presetOf(schema.in);
  return schema instanceof z.ZodDefault ? z.union([z.string(), z.number()]).parse(schema.def.defaultValue) : undefined;
}
