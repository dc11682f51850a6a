import { setTimeout as wait } from 'node:timers/promises';
import type { GenerationEvent } from '../features/proposals/index.ts';
import { type ScriptedEngine, scriptedEngine } from './engine.ts';

/** About two seconds for the whole text, in which it is stored twice on the way. */
const SLOW_MS = 20;

/**
 * What writes in a process of its own: `stuck` never gets further than its first words, `silent` not even to those, and `slow`
 * writes letter by letter, as a language model does. `model` is the real engine with the language model of the settings.
 */
export const WRITER_NAMES = ['well', 'stuck', 'silent', 'slow', 'model'] as const;
export type WriterName = (typeof WRITER_NAMES)[number];

export const WRITERS: Readonly<Record<Exclude<WriterName, 'model'>, () => ScriptedEngine>> = {
  well: () => scriptedEngine(),
  stuck: () => scriptedEngine({ pauseAt: 20 }),
  silent: () => scriptedEngine({ pauseAt: 0 }),
  slow: () => slowly(scriptedEngine()),
};

function slowly(engine: ScriptedEngine): ScriptedEngine {
  async function* generate(...given: Parameters<ScriptedEngine['generate']>): AsyncIterable<GenerationEvent> {
    for await (const event of engine.generate(...given)) {
      if (event.type !== 'delta') {
        yield event;
        continue;
      }
      for (const text of event.text) {
        await wait(SLOW_MS);
        yield { type: 'delta', text };
      }
    }
  }
  return { ...engine, generate };
}
