import { inject } from 'vitest';
import { z } from 'zod';

declare module 'vitest' {
  interface ProvidedContext {
    /** The list of others as encoded JSON, where the project is checked; see vitest.config.ts. */
    xssPayloads: string;
  }
}

export function listedPayloads(): string[] {
  return z.array(z.string()).parse(JSON.parse(decodeURIComponent(inject('xssPayloads'))));
}
