// `tsx scripts/check-budgets.ts` fails when a page of what `npm run build` has made sends more bytes than its budget. It counts
// bytes and no times; e2e/every-page.spec.ts sees to it that a browser loads nothing that is not counted here.
import { BUDGETS, type Budget } from './budgets/table.ts';
import { weigh } from './budgets/weigh.ts';

const isVerbose = process.argv.includes('--list');
const faults = (await Promise.all(BUDGETS.map(faultsOf))).flat();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;

async function faultsOf(budget: Budget): Promise<string[]> {
  try {
    const { scriptBytes, htmlBytes, scripts } = await weigh('dist', budget);
    if (isVerbose) console.log(`${budget.path}: ${htmlBytes} of HTML, ${scriptBytes} in ${scripts.length} scripts`);
    return [
      ...over(`${budget.path} loads`, 'of JavaScript', scriptBytes, budget.mostScriptBytes),
      ...over(`${budget.path} is`, 'of HTML', htmlBytes, budget.mostHtmlBytes ?? Number.POSITIVE_INFINITY),
    ];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function over(what: string, ofWhat: string, bytes: number, most: number): string[] {
  return bytes <= most ? [] : [`${what} ${bytes} bytes ${ofWhat}, ${bytes - most} more than it may`];
}
