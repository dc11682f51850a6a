import { documentToHtml } from '#shared/proposals/document/to-html.ts';
import type { KeptProposal } from '#shared/proposals/work.ts';
import type { WizardState } from '../wizard/wizard-state.ts';
import { proposalsOf } from './draft-content.ts';

/**
 * The same for the same work, after any storage in between. It is asked for with every letter that is typed: a proposal,
 * which may be a megabyte, is read once for as long as it stays the same.
 */
export function digestOf(state: WizardState): string {
  return memoized(state, () => {
    const { fields, samples, tone, style, brief, edit } = state;
    const { proposal, replaced } = proposalsOf(state);
    const isEdited = edit !== null;
    // A stored digest of work without earlier versions was made with an empty one: another here and no such draft is known as saved.
    const earlier = replaced.length === 0 ? [''] : replaced.map(partOf);
    const others = JSON.stringify({ fields, samples, tone, style, brief, isEdited, ...choicesOf(state) }, sortedKeys);
    return hashOf(
      [
        hashOf(others),
        edit ? memoized(edit, () => hashOf(documentToHtml(edit))) : hashOf(''),
        partOf(proposal),
        ...earlier,
      ].join(' '),
    );
  });
}

/** Only what someone has chosen. */
function choicesOf({ language, masked, vouched, locks, lines, corrections, notes }: WizardState) {
  return {
    ...(language !== 'auto' && { language }),
    ...(masked.length > 0 && { masked: masked.toSorted() }),
    ...(vouched.length > 0 && { vouched: vouched.toSorted() }),
    ...(locks.length > 0 && { locks: locks.toSorted() }),
    ...(Object.keys(lines).length > 0 && { lines }),
    ...(corrections.notWork.length + corrections.questions.length > 0 && { corrections }),
    ...(notes !== null && { notes }),
  };
}

/** All of it is in a draft of its person's, to the last letter. */
export function isSaved(state: WizardState): boolean {
  const { draft, unanswered } = state;
  return draft !== null && draft.revision > 0 && unanswered === null && digestOf(state) === draft.savedDigest;
}

const digests = new WeakMap<object, string>();

function memoized(whole: object, digest: () => string): string {
  const known = digests.get(whole);
  if (known !== undefined) return known;
  const made = digest();
  digests.set(whole, made);
  return made;
}

/** A document is read as HTML, which is the same for every spelling of it. */
function partOf(proposal: KeptProposal | null): string {
  if (!proposal) return '';
  return memoized(proposal, () => {
    const { document, ...others } = proposal;
    const html = document && documentToHtml(document);
    return hashOf(
      JSON.stringify({ ...others, html }, (key, value) => (key === 'document' ? undefined : sortedKeys(key, value))),
    );
  });
}

/** A database may give the keys of an object back in another order. */
function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** 53 bits (cyrb53). The browser's own digests are there on https only, and this is no security feature. */
export function hashOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
