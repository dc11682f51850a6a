import type { Fact } from './blocks.ts';

/** What a user asked for counts as their own words: 'mention my NDA with Acme' says that there is one. */
export function factsOfRequests(requests: readonly string[]): Fact[] {
  return requests.map((text, index) => ({ id: `R${index + 1}`, text, from: 'request' }));
}
