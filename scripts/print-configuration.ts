// Writes docs/configuration.md from the schema of the settings; `--check` ends with 1 when the page is not today's.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { configurationPage } from './configuration/page.ts';

const path = fileURLToPath(new URL('../docs/configuration.md', import.meta.url));
const today = configurationPage();
if (!process.argv.includes('--check')) await writeFile(path, today);
else if ((await readFile(path, 'utf8')) === today) console.log('docs/configuration.md has the settings of the code.');
else {
  console.error('docs/configuration.md has other settings than the code: run npm run docs:config');
  process.exitCode = 1;
}
