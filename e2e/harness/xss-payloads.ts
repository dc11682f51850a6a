import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Others are beside the project where the project is checked; elsewhere there are none. */
const FILE = fileURLToPath(new URL('../../../shared/xss/payloads.json', import.meta.url));
const listed = z.array(z.object({ payload: z.string() })).nonempty();

/** The list of others first has to be readable: an empty one would show nothing. */
export function listedPayloads(): string[] {
  if (!existsSync(FILE)) return [];
  return listed.parse(JSON.parse(readFileSync(FILE, 'utf8'))).map(({ payload }) => payload);
}
