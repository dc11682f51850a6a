/**
 * Zod would otherwise try `new Function` with the first schema that is made, which the content policy forbids and reports.
 * Set by the name zod reads, without importing it: this runs before any page, and with it any schema, is loaded.
 */
export function checkWithoutEval(): void {
  Reflect.set(globalThis, '__zod_globalConfig', { jitless: true });
}
