declare global {
  /** Read by zod when it is first loaded; zod's own types do not name it. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

/**
 * Zod would otherwise try `new Function` with the first schema that is made, which the content policy forbids and reports.
 * Set here because this runs before any page, and with it any schema, is loaded.
 */
export function checkWithoutEval(): void {
  globalThis.__zod_globalConfig = { ...globalThis.__zod_globalConfig, jitless: true };
}
