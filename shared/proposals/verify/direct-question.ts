import { stripImperative } from './strip-imperative.ts';

/** 'Where are you based', 'do you have fiber': a question without its mark. */
const IS_DIRECT =
  /^(?:(?:what|which|how|where|when|why|who)(?: \p{L}+){0,3} )?(?:are|do|have|can|could|would|will|did) (?:you|u)(?!\p{L})/iu;

/** The question in an ask, without its order and its reason: 'We want to know do you send native files, because …'; or null. */
export function directQuestionIn(ask: string): string | null {
  const [bare = ''] = stripImperative(ask).split(/,? (?:because|since|so that|bc) /);
  return IS_DIRECT.test(bare) ? bare : null;
}
