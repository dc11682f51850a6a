import { describe, expect, it } from 'vitest';
import { emailAddress } from './identifier.ts';

describe('an address', () => {
  const local = 'a'.repeat(254 - '@freelance.example'.length);

  it.each([
    [`${local}@freelance.example`, true],
    [`a${local}@freelance.example`, false],
    // One character that looks like the four of 'a.m.'.
    [`${'㏂'.repeat(50)}x@freelance.example`, true],
    [`${'㏂'.repeat(100)}x@freelance.example`, false],
  ])('has at most 254 characters, as typed and as stored (%#)', (text, isOne) => {
    expect(emailAddress.safeParse(text).success).toBe(isOne);
  });
});
