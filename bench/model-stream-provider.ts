// The provider of the model-stream bench, in a process of its own, so that its work does not count for the app.
import { z } from 'zod';
import { startLlmStandIn } from '#server/testing/llm.ts';

const order = z.object({ play: z.record(z.string(), z.unknown()) });

const llm = await startLlmStandIn();
const { baseUrl, apiKey, model } = llm;
process.on('message', (message) => {
  const { play } = order.parse(message);
  llm.play(play);
  process.send?.({ isSet: true });
});
process.send?.({ baseUrl, apiKey, model });
