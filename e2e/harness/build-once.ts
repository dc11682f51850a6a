import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fromGlobalSetup } from './from-global-setup.ts';

/**
 * Of all workers of a run, the first to come builds into the folder that `build` is given; the others wait for it. Answers
 * where it is until the run ends.
 */
export async function buildOnce(name: string, build: (outDir: string) => Promise<void>): Promise<string> {
  const built = join(fromGlobalSetup('E2E_BUILDS'), name);
  const building = `${built}.building`;
  while (!existsSync(built)) {
    const isOurs = await mkdir(building).then(
      () => true,
      () => false,
    );
    if (isOurs && !existsSync(built)) await buildInto(building, built, build);
    else await wait(100);
  }
  return built;
}

async function buildInto(building: string, built: string, build: (outDir: string) => Promise<void>): Promise<void> {
  try {
    await build(building);
    await rename(building, built);
  } catch (error) {
    await rm(building, { recursive: true, force: true });
    throw error;
  }
}
