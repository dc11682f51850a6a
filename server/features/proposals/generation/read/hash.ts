export const HASH_BITS = 20;
const FNV_START = 2_166_136_261;
const FNV_PRIME = 16_777_619;

/** FNV-1a, folded to `HASH_BITS`; `before`: the hash of what comes first. Source: http://www.isthe.com/chongo/tech/comp/fnv/ */
export function hashOf(feature: string, before = FNV_START): number {
  const hash = hashFrom(feature, before);
  return (hash ^ (hash >>> 15)) & ((1 << HASH_BITS) - 1);
}

/** The hash of a text before it is folded, to continue from. */
export function hashFrom(text: string, before = FNV_START): number {
  let hash = before;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return hash;
}
