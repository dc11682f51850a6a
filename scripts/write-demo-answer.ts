// `npm run demo:write` writes what the engine makes of the front page's post into shared/proposals/demo-answer.ts.
// `npm test` compares: a change of the engine that changes this text is seen, and taken over by running it again.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeDemo } from '#server/features/proposals/demo/write-demo.ts';
import { createEngine } from '#server/features/proposals/index.ts';
import { DEMO_POST } from '#shared/proposals/demo-post.ts';

const FILE = fileURLToPath(new URL('../shared/proposals/demo-answer.ts', import.meta.url));

const { signal } = new AbortController();
const { answer } = await writeDemo(createEngine(), DEMO_POST, { newId: () => 'nobody', signal });
writeFileSync(
  FILE,
  `import type { DemoAnswer } from './demo.ts';

/** The proposal of the front page as the engine writes it, so that it can be read before anything is asked. Made by \`npm run demo:write\`. */
export const DEMO_ANSWER: DemoAnswer = ${JSON.stringify(answer, null, 2)};
`,
);
