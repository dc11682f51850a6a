import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { load } from 'js-yaml';

/** The folder of `playbook/`, `locales/` and `reader/`: the project's, also for a server that was built into dist/. */
export const DATA_ROOT = findRoot(import.meta.dirname);

function findRoot(from: string): string {
  if (existsSync(join(from, 'reader/weights.bin'))) return from;
  const above = dirname(from);
  if (above === from) throw new Error('reader/weights.bin is not in any folder above the server.');
  return findRoot(above);
}

/** Reads one YAML file; `path` is from the root. The caller checks its shape. */
export function readYaml(path: string): unknown {
  return load(readFileSync(join(DATA_ROOT, path), 'utf8'), { filename: path });
}

/** All YAML files under `folder`, as paths from the root, in order. */
export function yamlFilesIn(folder: string): string[] {
  const whole = join(DATA_ROOT, folder);
  if (!existsSync(whole)) return [];
  return readdirSync(whole, { withFileTypes: true })
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return yamlFilesIn(path);
      return entry.name.endsWith('.yaml') ? [path] : [];
    })
    .sort();
}
