import { z } from 'zod';

const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
});

export interface Audit {
  readonly words: string;
  readonly vulnerabilities: readonly string[];
}

/** Reads what `npm audit --json` has printed. A registry that cannot be asked is no fault of ours, and is said plainly. */
export function readAudit(printed: string): Audit {
  const found = report.safeParse(parseOrNothing(printed));
  if (!found.success) {
    const words = 'Known vulnerabilities: NOT CHECKED, because this registry does not answer `npm audit`.';
    return { words, vulnerabilities: [] };
  }
  const vulnerabilities = Object.entries(found.data.vulnerabilities).map(
    ([name, { severity, range }]) => `${name} ${range} has a known vulnerability: ${severity}`,
  );
  return { words: `Known vulnerabilities of what is shipped: ${vulnerabilities.length}.`, vulnerabilities };
}

function parseOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
