import type { LlmSettings } from '../../../config.ts';
import { hostOf } from '../generation/llm/index.ts';
import type { Found } from './probe.ts';

const MOST_NAMED = 8;

/** The fault of the language model and what to do, as a message for the operator; undefined when it is ready. */
export function setupFault(llm: LlmSettings, { state, said, models }: Found): string | undefined {
  const host = hostOf(llm);
  if (state === 'ready') return undefined;
  if (state === 'key_refused')
    return llm.apiKey === undefined
      ? `${host} wants a key (${said}): set LLM_API_KEY.`
      : `${host} refused the key (${said}): check ${llm.keyNames.join(' or ')}.`;
  if (state === 'out_of_credit') return `${host} says that the account has no money left (${said}): add credit there.`;
  if (state === 'model_unknown')
    return `${host} does not know the model ${llm.model} (${said}): ${otherModel(llm, models)}`;
  return `${host} does not answer as it should (${said}): check that it runs and that LLM_BASE_URL names it.`;
}

function otherModel({ provider, model }: LlmSettings, models: readonly string[]): string {
  const pull = provider === 'ollama' ? `run 'ollama pull ${model}', or ` : '';
  const named = models.slice(0, MOST_NAMED).join(', ');
  if (named === '') return `${pull}set LLM_MODEL to one that it has, and check LLM_BASE_URL.`;
  return `${pull}set LLM_MODEL to one that it has, such as ${named}.`;
}
