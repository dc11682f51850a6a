// Writes the table of who may use what from the code into docs/product.md; `--check` ends with 1 when it is not today's.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { withPlanTable } from './plan-table/plan-table.ts';

const path = fileURLToPath(new URL('../docs/product.md', import.meta.url));
const page = await readFile(path, 'utf8');
const today = withPlanTable(page);
if (!process.argv.includes('--check')) await writeFile(path, today);
else if (page === today) console.log('docs/product.md has the table of who may use what as the code has it.');
else {
  console.error('docs/product.md has another table of who may use what than the code: run npm run docs:plans');
  process.exitCode = 1;
}
