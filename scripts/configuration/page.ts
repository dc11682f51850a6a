import { z } from 'zod';
import { REFERENCE, type SettingText } from '../../server/config/reference.ts';
import { SETTINGS } from '../../server/config.ts';

const HEAD = `# Configuration

Every setting of Bidwright. All of them come from the environment and are optional. \`server/config.ts\` reads and checks them once at the
start and reports all errors together. An empty value counts as not set. \`npm run doctor\` says what is set and what is wrong with it.

This page is written from the code: change the texts in \`server/config/reference.ts\` and run \`npm run docs:config\`.
`;

/**
 * The page of all settings, as Markdown.
 * @throws Error that names a setting without a text, or a text without a setting.
 */
export function configurationPage(
  settings: Readonly<Record<string, z.ZodType>> = SETTINGS,
  reference: typeof REFERENCE = REFERENCE,
): string {
  const described = Object.values(reference).flatMap((texts) => Object.keys(texts));
  const missing = Object.keys(settings).filter((name) => !described.includes(name));
  const unknown = described.filter((name) => !Object.hasOwn(settings, name));
  if (missing.length > 0) throw new Error(`server/config/reference.ts says nothing about ${missing.join(', ')}`);
  if (unknown.length > 0) throw new Error(`server/config/reference.ts names what is no setting: ${unknown.join(', ')}`);
  const sections = Object.entries(reference).map(([heading, texts]) => {
    const rows = Object.entries(texts).map(([name, text]) => rowOf(name, text, settings[name]));
    return `\n## ${heading}\n\n| name | default | meaning |\n|---|---|---|\n${rows.join('\n')}\n`;
  });
  return HEAD + sections.join('');
}

function rowOf(name: string, text: SettingText, schema: z.ZodType | undefined): string {
  const preset = presetOf(schema);
  if ((preset === undefined) === (text.unset === undefined))
    throw new Error(`${name}: server/config/reference.ts has to say what happens when it is not set, or the schema`);
  const shown = preset === undefined ? text.unset : `\`${preset}\``;
  return `| \`${name}\` | ${shown} | ${text.meaning}${text.isSecret ? ' (secret)' : ''} |`;
}

/** The default value, also before a transformation; undefined for none. */
function presetOf(schema: unknown): string | number | undefined {
  if (schema instanceof z.ZodPipe) return presetOf(schema.in);
  return schema instanceof z.ZodDefault ? z.union([z.string(), z.number()]).parse(schema.def.defaultValue) : undefined;
}
