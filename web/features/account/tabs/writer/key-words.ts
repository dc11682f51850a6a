import type { KeyUsage, OwnKeyAnswer } from '#shared/proposals/own-key.ts';

const MICROS_IN_CENT = 10_000;

/** '12 texts, 34,210 tokens, about $0.05'. */
export function usageInWords({ texts, inputTokens, outputTokens, micros, unpricedTexts }: KeyUsage): string {
  if (texts === 0) return 'Nothing written yet';
  const used = `${countOf(texts, 'text')}, ${countOf(inputTokens + outputTokens, 'token')}`;
  if (unpricedTexts === texts) return `${used}. We do not know the price of this model.`;
  const cost = `${used}, ${dollars(micros)}`;
  return unpricedTexts === 0 ? cost : `${cost}, without ${countOf(unpricedTexts, 'text')} of unknown price`;
}

/** The writer, and what is sent to whom, in one line. */
export function writerInWords({ key, providers, otherwise }: Pick<OwnKeyAnswer, 'key' | 'providers' | 'otherwise'>) {
  const provider = providers.find(({ id }) => id === key?.provider);
  if (key?.isReadable && provider) {
    return `${key.model} from ${provider.name} writes your proposals with your key. The job post and what you entered about yourself go to ${provider.host}.`;
  }
  return otherwise === 'model'
    ? 'The language model of this site writes your proposals. “What we send to the AI” in the proposal tool shows what it gets.'
    : 'Our built-in writer writes your proposals. Nothing leaves this server.';
}

function dollars(micros: number): string {
  return micros < MICROS_IN_CENT ? 'less than one cent' : `about $${(micros / MICROS_IN_CENT / 100).toFixed(2)}`;
}

function countOf(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
