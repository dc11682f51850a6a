// The provider of the model-stream bench, in a process of its own, so that its work counts for neither server.
import { z } from 'zod';
import { startLlmEmulator } from '#server/testing/llm.ts';

const order = z.object({ play: z.record(z.string(), z.unknown()) });

const llm = await startLlmEmulator();
const { baseUrl, apiKey, model } = llm;
process.on('message', (message) => {
  const { play } = order.parse(message);
  llm.play(play);
  // What the app asked last, for the relay to ask the same.
  process.send?.({ asked: llm.requests().at(-1) ?? null });
});
process.send?.({ baseUrl, apiKey, model });
