// `tsx scripts/check-bundle.ts` fails if a production bundle contains code of the payment emulator:
// there it would make people Pro for nothing. Nor may it contain the playground of components.
// Run it on what `npm run build` has made.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const GALLERY = { file: 'web/playground/gallery-page.tsx', text: 'Gallery of components' };

const marker = await readMarker();
const found = [...(await filesWith('dist/server', marker)), ...(await filesWith('dist/client', marker))];
const faults = found.map((file) => `${file} holds '${marker}': it is part of the Paddle emulator`);
// A search that finds nothing anywhere would find nothing here either.
if ((await filesWith('dist/dev-providers', marker)).length === 0) {
  faults.push(
    `dist/dev-providers does not hold '${marker}': the search looks for the wrong text, or at the wrong build`,
  );
}
for (const file of await filesWith('dist/client', GALLERY.text))
  faults.push(`${file} holds '${GALLERY.text}': it is part of the playground`);
if (!(await readFile(GALLERY.file, 'utf8')).includes(GALLERY.text))
  faults.push(`${GALLERY.file} does not hold '${GALLERY.text}': the search looks for the wrong text`);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;

async function readMarker(): Promise<string> {
  const text = await readFile('dev-providers/paddle/marker.ts', 'utf8');
  const said = /PADDLE_EMULATOR_MARKER = '([^']+)'/.exec(text)?.[1];
  if (said === undefined) throw new Error('dev-providers/paddle/marker.ts names no marker');
  return said;
}

async function filesWith(folder: string, part: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = await Promise.all(files.map((file) => readFile(file, 'latin1')));
  return files.filter((_file, i) => texts[i]?.includes(part));
}
