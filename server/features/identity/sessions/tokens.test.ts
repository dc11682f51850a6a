import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { hashOfToken, newToken } from './cookies.ts';

const BITS = 256;

describe('a thousand tokens of sessions and mailed links', () => {
  const tokens = Array.from({ length: 1000 }, newToken);

  it('are all different, and none is a UUID, which would be half as random', () => {
    expect(new Set(tokens).size).toBe(1000);
    for (const token of tokens) {
      expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
      expect(Buffer.from(token, 'base64url')).toHaveLength(BITS / 8);
      expect(z.uuid().safeParse(token).success).toBe(false);
    }
  });

  it('have every bit set about as often as not, and no bit that follows from another', () => {
    const bits = tokens.map((token) => bitsOf(Buffer.from(token, 'base64url')));
    // Six standard deviations of a fair coin thrown 1,000 times: a million runs of this test pass by luck.
    const tolerance = 6 * Math.sqrt(1000 / 4);
    for (let i = 0; i < BITS; i++) {
      const ones = bits.filter((token) => token[i] === 1).length;
      expect(Math.abs(ones - 500), `bit ${i}`).toBeLessThan(tolerance);
      const same = bits.filter((token) => token[i] === token[(i + 1) % BITS]).length;
      expect(Math.abs(same - 500), `bits ${i} and the next`).toBeLessThan(tolerance);
    }
  });

  it('are found by a hash from which they cannot be had', () => {
    const hashes = tokens.map(hashOfToken);
    expect(new Set(hashes).size).toBe(1000);
    expect(hashes[0]).toMatch(/^[\w-]{43}$/);
    expect(hashes[0]).not.toBe(tokens[0]);
  });
});

function bitsOf(bytes: Buffer): number[] {
  return [...bytes].flatMap((byte) => Array.from({ length: 8 }, (_, i) => (byte >> i) & 1));
}
