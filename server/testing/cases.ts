/**
 * How many generated cases a test tries: `usual` in a run of all tests, and `all` where faults are looked for at length
 * (`npm run test:faults`), since the later ones hardly ever find what the first have not.
 */
export function casesOf(usual: number, all: number): number {
  return process.env.ALL_CASES === 'true' ? all : usual;
}
